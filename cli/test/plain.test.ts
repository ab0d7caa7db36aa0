/** Lines one after the other: nobody hears the same page twice. */

import { PassThrough } from 'node:stream';
import { LANGUAGES } from '@conclave/engine';
import { expect, test } from 'vitest';
import { Keyboard } from '../terminal/keyboard.ts';
import { BLANK, heading, hintsOn, type Line, type Page } from '../terminal/page.ts';
import { PlainLines } from '../terminal/plain.ts';
import { cliWords } from '../words/index.ts';

/** A key and its words stay on one line. */
const KEY = 'Enter\u00a0the\u00a0whole\u00a0page';
const plan: readonly Line[] = [heading('The plan'), { text: 'a hundred rooms' }, BLANK];
const hand = (cards: number): readonly Line[] => [heading('You'), { text: `${cards} cards` }, BLANK];
const page = (cards: number): Page => ({
  title: 'Abbey',
  body: [...hand(cards), ...plan],
  wholePage: 'Enter the whole page',
  footer: ['? help'],
});

/** What is written for each of the pages when these lines are typed. */
async function written(pages: readonly Page[], typed: readonly string[]): Promise<string[]> {
  let text = '';
  const output = {
    write: (more: string) => {
      text += more;
    },
  };
  const input = new PassThrough();
  const screen = new PlainLines(new Keyboard(input), output, {
    colour: false,
    columns: 80,
    interruptible: false,
  });
  const found: string[] = [];
  for (const [at, one] of pages.entries()) {
    text = '';
    input.write(`${typed[at]}\n`);
    await screen.ask(one);
    found.push(text);
  }
  return found;
}

test('what is as it was is named only, and a key shows it all', async () => {
  const [first, second, third] = await written([page(5), page(4), page(4)], ['x', '', 'x']);
  expect(first).toContain('a hundred rooms');
  expect(first).not.toContain(KEY);
  expect(second).toContain('4 cards');
  expect(second).toContain('The plan …');
  expect(second).not.toContain('a hundred rooms');
  expect(second).toContain(KEY);
  expect(third).toContain('4 cards');
  expect(third).toContain('a hundred rooms');
});

test('a page that is read for itself is always whole', async () => {
  const { wholePage: _none, ...rules } = page(5);
  const [, again] = await written([rules, rules], ['x', 'x']);
  expect(again).toContain('a hundred rooms');
});

test('a question on the way to a move names the table that was on the page before', async () => {
  const form: Page = { title: 'Ask', body: plan, wholePage: null, question: 'Whom?', footer: ['Esc back'] };
  const [, asked] = await written([page(5), form], ['x', 'x']);
  expect(asked).toContain('The plan …');
  expect(asked).toContain('Whom?');
  expect(asked).not.toContain(KEY);
});

test('hints of keys that a reader of lines has not are left out, or say what to type', async () => {
  const hints: Page = {
    title: 'Abbey',
    body: [],
    footer: [{ keys: 'PgUp scroll', lines: null }, { keys: '↑↓', lines: 'a number' }, '? help'],
  };
  const [shown] = await written([hints], ['x']);
  expect(shown).toMatch(/a\u00a0number.·.\?\u00a0help/);
  expect(shown).not.toContain('PgUp');
});

test.each(LANGUAGES)('no hint in %s names a key that lines do not have', (language) => {
  const { menu, play } = cliWords[language];
  const { commands, footerWatching, footerReading, footerForm, footerFile, footerEnd } = play;
  const footers = [menu.footer, commands, footerWatching, footerReading, footerForm, footerFile, footerEnd];
  for (const hint of hintsOn('lines', footers.flat())) expect(hint).not.toMatch(/[↑↓←→]|Pg|Esc|Échap/);
});
