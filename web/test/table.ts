/** What a person does at a table page, for tests. */

import type { Page } from 'playwright-core';

export interface Person {
  /** An easy bot, or another person at this device. */
  readonly kind: 'person' | 'easy' | 'fair' | 'strong';
}

/** Through the new-match page, as anybody would. */
export async function newMatch(
  page: Page,
  address: string,
  game: string,
  others: readonly Person['kind'][],
): Promise<void> {
  await page.goto(`${address}/new/${game}`);
  await page.locator(`input[name=seats][value="${others.length + 1}"]`).check({ force: true });
  for (const [index, kind] of others.entries()) {
    await page
      .locator('.seat-row select')
      .nth(index + 1)
      .selectOption(kind);
  }
  await page.locator('button[type=submit]').click();
  await page.waitForURL('**/local/*');
  await page.waitForSelector('main.table-page');
}

/** Bots without their pause. */
export async function hurry(page: Page): Promise<void> {
  const url = new URL(page.url());
  url.searchParams.set('pace', '0');
  await page.goto(url.href);
  await page.waitForSelector('main.table-page');
}

/** Nothing moves and nothing is asked of the rules any more. */
export async function settled(page: Page): Promise<void> {
  await page.waitForSelector('main[data-settled="true"]');
}

type Chance = (below: number) => number;

/** Small and repeatable: which choice to take. */
export function chance(seed: number): Chance {
  let state = seed;
  return (below) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
}

const MOST_STEPS = 600;

/** Plays on by the page in words, choosing by label at random, until the end. Gives the number of own steps. */
export async function playInWords(page: Page, draw: Chance, mayForm = 0.12): Promise<number> {
  let steps = 0;
  for (let i = 0; i < MOST_STEPS; i++) {
    await page.waitForSelector('.ending, .moves .button, [data-hand-over], [data-lift], [data-form]', {
      timeout: 20_000,
    });
    if ((await page.locator('.ending').count()) > 0) return steps;
    if (await clicked(page, '[data-lift]')) continue;
    if (await clicked(page, '[data-hand-over]')) continue;
    const moves = page.locator('.moves .button');
    const forms = page.locator('[data-form]');
    const [closed, open] = [await moves.count(), await forms.count()];
    if (open > 0 && (closed === 0 ? draw(10) < 2 : draw(1000) < mayForm * 1000)) {
      await forms
        .nth(draw(open))
        .click()
        .catch(() => {});
      while ((await page.locator('[data-choice]').count()) > 0) {
        const choices = page.locator('[data-choice]');
        await choices
          .nth(draw(await choices.count()))
          .click({ timeout: 2000 })
          .catch(() => {});
      }
      if (await clicked(page, '[data-confirm]')) steps++;
    } else if (closed > 0) {
      const chosen = await moves
        .nth(draw(closed))
        .click({ timeout: 2000 })
        .then(
          () => true,
          () => false,
        );
      if (chosen) steps++;
    } else {
      await page.waitForTimeout(50);
    }
  }
  throw new Error('the game did not end');
}

async function clicked(page: Page, selector: string): Promise<boolean> {
  const button = page.locator(selector).first();
  if ((await button.count()) === 0) return false;
  return button.click({ timeout: 2000 }).then(
    () => true,
    () => false,
  );
}

export async function useWords(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/settings`);
  await page.locator('input[name=view][value=words]').check({ force: true });
}

/** One look at a drawn Temple Code table: declares what the notebook leaves, else takes a card. */
async function actByNotebook(page: Page): Promise<void> {
  const help = page.locator('.notebook select');
  if ((await help.inputValue()) !== 'follows') await help.selectOption('follows');
  await settled(page);
  const left = page.locator('.tc-suspects li');
  if ((await left.count()) === 1 && (await page.locator('.tc-own-stand.lit').count()) > 0) {
    const names = (await left.first().innerText()).trim().split(' · ');
    await page.locator('.tc-own-stand').click();
    for (const name of names) await page.locator(`[data-statuette]:has-text("${name}")`).click();
    await page.locator('[data-declare]').click();
  } else if (!(await clicked(page, '[data-hand-over]'))) {
    await clicked(page, '.tc-front .target.lit');
  }
  await settled(page);
}

/** People at one device. */
export async function playByNotebook(page: Page): Promise<void> {
  for (let i = 0; i < MOST_STEPS; i++) {
    await page.waitForSelector('.ending, [data-hand-over], [data-lift], .tc-front .target.lit', {
      timeout: 20_000,
    });
    if ((await page.locator('.ending').count()) > 0) return;
    if (!(await clicked(page, '[data-lift]'))) await actByNotebook(page);
  }
  throw new Error('the game did not end');
}

/** People on devices of their own: whoever is asked acts. */
export async function playTogether(pages: readonly Page[]): Promise<void> {
  for (let i = 0; i < MOST_STEPS; i++) {
    for (const page of pages) {
      if ((await page.locator('.ending').count()) > 0) {
        await Promise.all(pages.map((other) => other.waitForSelector('.ending')));
        return;
      }
      if ((await page.locator('.tc-front .target.lit').count()) > 0) await actByNotebook(page);
    }
    await pages[0].waitForTimeout(50);
  }
  throw new Error('the game did not end');
}
