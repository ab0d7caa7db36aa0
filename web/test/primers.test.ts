/** Six panels and the things of the box, for every game and in both languages. */

import { LANGUAGES } from '@conclave/engine';
import { games } from '@conclave/games';
import type { Picture } from '@conclave/kit';
import type { ComponentChildren, VNode } from 'preact';
import { describe, expect, it, vi } from 'vitest';

vi.mock('preact/hooks', async (original) => ({ ...(await original<object>()), useEffect: () => {} }));

/** Elements of a drawing, each counted. */
function nodesOf(drawing: ComponentChildren): number {
  if (Array.isArray(drawing)) return drawing.reduce<number>((sum, one) => sum + nodesOf(one), 0);
  if (typeof drawing !== 'object' || drawing === null) return 0;
  const { type, props } = drawing as VNode<{ readonly children?: ComponentChildren }>;
  if (typeof type === 'function') return nodesOf((type as (props: unknown) => ComponentChildren)(props));
  return 1 + nodesOf(props.children);
}

describe.each(games)('the primer of $id', (game) => {
  it('has six panels and eight things, each with its picture and its words', async () => {
    const [text, pictures] = await Promise.all([game.text(), game.primer()]);
    for (const language of LANGUAGES) {
      const primer = text[language].primer;
      expect(primer?.goal).toHaveLength(2);
      expect(primer?.panels).toHaveLength(6);
      expect(primer?.box).toHaveLength(8);
    }
    expect(pictures.panels).toHaveLength(6);
    expect(pictures.box).toHaveLength(8);
  });

  it('draws every panel with at most 120 nodes, and every thing of the box with at most 180', async () => {
    const { panels, box } = await game.primer();
    for (const language of LANGUAGES) {
      const counts = (pictures: readonly Picture[]) => pictures.map((draw) => nodesOf(draw({ language })));
      expect(Math.min(...counts(panels), ...counts(box))).toBeGreaterThan(0);
      expect(Math.max(...counts(panels))).toBeLessThanOrEqual(120);
      expect(Math.max(...counts(box))).toBeLessThanOrEqual(180);
    }
  });

  it('puts pictures into the margin of statements that there are, each panel once', async () => {
    const [text, { margin = {}, panels }] = await Promise.all([game.text(), game.primer()]);
    const statements = text.en.rules.flatMap(({ paragraphs }) => paragraphs.map(({ id }) => id));
    for (const id of Object.keys(margin)) expect(statements).toContain(id);
    expect(Object.values(margin).toSorted()).toEqual([...panels.keys()]);
  });
});
