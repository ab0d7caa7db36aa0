/** Words that no text of the page or of its games may contain. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tapped } from '@conclave/kit';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDERS = ['engine', 'kit', 'games', 'web', 'cli', 'server', 'wire'];

interface Text {
  readonly file: string;
  readonly text: string;
}

/** What stands between quotes in the sources that speak; comments and tests do not. */
function texts(isMeant: (file: string) => boolean): Text[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => join(folder, file))
      .filter((file) => /\.tsx?$/.test(file) && !/node_modules|[/]dist[/]|[/]test(?:ing)?[/]/.test(file))
      .filter(isMeant)
      .flatMap((file) => {
        const source = readFileSync(join(ROOT, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
        return [...source.matchAll(/'[^'\n]*'|`[^`]*`|"[^"\n]*"/g)].map(([text]) => ({ file, text }));
      }),
  );
}

test('nobody is “at it”, a “Guest”, or a number', () => {
  const said = texts(() => true);
  expect(said.length).toBeGreaterThan(10_000);
  const wrong = [
    /(?<!\blook )\bat it\b(?! again)/i,
    /\bGuest\b(?! House)/,
    /\bInvitée?\b/,
    /\b(?:Seat|Player|Siège|Joueur) (?:\d|\$\{)/,
  ];
  const found = said.filter(({ text }) => wrong.some((pattern) => pattern.test(text)));
  // A row of the terminal's menu: which seat it is about.
  expect(found.filter(({ text }) => text !== '`Seat ${number}`')).toEqual([]);
});

test('nothing tells a finger to click', () => {
  const said = texts((file) => /^games\/[^/]+\/table\/(?:words|lesson)/.test(file));
  const clicks = said.filter(({ text }) => /\bcli(?:ck|c\b|qu)/i.test(text));
  expect(clicks.length).toBeGreaterThan(30);
  const left = clicks.map(({ text }) => tapped(tapped(text, 'en'), 'fr'));
  expect(left.filter((text) => /\bcli(?:ck|c\b|qu)/i.test(text))).toEqual([]);
});

test('what a table says of clicks goes through the words that know the hand', () => {
  const elsewhere = texts(
    (file) => /^games\/[^/]+\/table\//.test(file) && !/\/(?:words|lesson)[^/]*(?:\/|\.ts$)/.test(file),
  );
  expect(elsewhere.length).toBeGreaterThan(1000);
  expect(elsewhere.filter(({ text }) => /\bclic(?:k|s?\b|qu)/i.test(text) && / /.test(text))).toEqual([]);
});
