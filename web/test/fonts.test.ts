/** Fonts are cut down to what is written in both languages. Nothing may be missing. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { charactersIn } from './woff2.ts';

const ROOT = new URL('../..', import.meta.url).pathname;
const FONTS = join(ROOT, 'web/fonts');
const faces = readdirSync(FONTS).filter((name) => name.endsWith('.woff2'));
/** Letters, digits, punctuation, spaces and signs of sums: arrows, stars and the like are the system's. */
const WRITTEN = /[\p{L}\p{N}\p{P}\p{Zs}\p{Sc}+<=>±×−]/u;
/** Not in the fonts before they were cut either: the narrow space of French, and the sign of an icon. */
const OF_THE_SYSTEM = '\u202f†';
const NOT_TEXT = /\/(node_modules|dist|test|pictures|public|sources)\//;

function* sources(folder: string): Iterable<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (NOT_TEXT.test(`${path}/`)) continue;
    if (entry.isDirectory()) yield* sources(path);
    else if (/\.(tsx?|html)$/.test(entry.name)) yield readFileSync(path, 'utf8');
  }
}

const written = new Set<string>();
for (const folder of ['games', 'kit', 'web'])
  for (const source of sources(join(ROOT, folder)))
    for (const character of source)
      if (WRITTEN.test(character) && !OF_THE_SYSTEM.includes(character)) written.add(character);

test.each(faces)('%s writes every character of our texts', (name) => {
  expect(faces).toHaveLength(5);
  expect(written).toContain('œ');
  const known = charactersIn(readFileSync(join(FONTS, name)));
  expect([...written].filter((character) => !known.has(character))).toEqual([]);
});

test('names of people with letters of our neighbours are written in the font of texts', () => {
  const known = charactersIn(readFileSync(join(FONTS, 'eb-garamond-400-normal.woff2')));
  for (const letter of 'Müller Peña João Søren Åsa Øyvind Ñandú groß') expect(known).toContain(letter);
});
