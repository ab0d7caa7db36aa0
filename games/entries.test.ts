import { LANGUAGES, readOptions } from '@conclave/engine';
import { expect, test } from 'vitest';
import { gameEntries } from './entries.ts';

test('every game in the list of games has its own id, and words in every language', () => {
  expect(gameEntries.length).toBeGreaterThan(0);
  expect(new Set(gameEntries.map(({ game }) => game.id)).size).toBe(gameEntries.length);
  for (const { game, text } of gameEntries) {
    expect(game.id).toMatch(/^[a-z-]+$/);
    for (const language of LANGUAGES) {
      expect(text[language].name).not.toBe('');
      expect(Object.keys(text[language].options)).toEqual(Object.keys(game.options));
    }
  }
});

test('of events that its rules do not know, told by an older or newer version, every game says nothing', () => {
  const voice = { reader: 0, name: String };
  for (const { text } of gameEntries)
    for (const language of LANGUAGES)
      for (const type of ['ofOtherRules', 'toString', '__proto__'])
        expect(text[language].sentence({ type }, voice)).toBe('');
});

test('every game proposes a first match that its rules accept', () => {
  const refused = gameEntries.filter(({ game, firstMatch }) => {
    const { seats, chair, options } = firstMatch;
    return !readOptions(game, seats, options).ok || chair < 0 || chair >= seats;
  });
  expect(refused).toEqual([]);
});

test('a newcomer is a novice in the Nuns, and does not meet Raphael in Templar', () => {
  const of = (id: string) => gameEntries.find(({ game }) => game.id === id);
  const nuns = of('nuns');
  const templar = of('templar');
  const { chair, seats, options } = nuns?.firstMatch ?? { chair: 0, seats: 0, options: {} };
  expect(nuns?.text.en.role?.(chair, seats, options)).not.toBe(nuns?.text.en.role?.(0, seats, options));
  expect(templar?.firstMatch).toMatchObject({ seats: 3, options: { firstGame: true } });
});
