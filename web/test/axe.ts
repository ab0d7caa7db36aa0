/** The serious faults that axe finds on a page. */

import axe from 'axe-core';
import type { Page } from 'playwright-core';

interface Finding {
  readonly id: string;
  readonly impact: string | null;
  readonly nodes: readonly { readonly html: string }[];
}

interface Axe {
  /** Of other results than these it works out one example only. */
  run(options: { resultTypes: string[]; runOnly?: string[] }): Promise<{ violations: Finding[] }>;
}

/** The one rule that asks for colours. */
export const CONTRAST = ['color-contrast'];

export async function findings(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found: readonly Finding[] = await page.evaluate(async (runOnly) => {
    // It passes over what is not painted.
    document.documentElement.style.opacity = '';
    const { axe } = window as unknown as { axe: Axe };
    return (await axe.run({ resultTypes: ['violations'], ...(runOnly && { runOnly }) })).violations;
  }, rules);
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}
