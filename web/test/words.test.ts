import { gamesById } from '@conclave/games';
import { gameEntries } from '@conclave/games/entries';
import { describe, expect, test } from 'vitest';
import { en } from '../words/en.ts';
import { fr } from '../words/fr.ts';

/** Every plain sentence with its path. */
function sentences(words: object, path = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, value]) => {
    if (typeof value === 'string') return [[`${path}.${key}`, value] satisfies [string, string]];
    return typeof value === 'object' && value !== null ? sentences(value, `${path}.${key}`) : [];
  });
}

describe('words', () => {
  test('French is not English left over', () => {
    const french = new Map(sentences(fr));
    const same = sentences(en).filter(([path, text]) => french.get(path) === text && text.length > 8);
    expect(same).toEqual([]);
    expect(french.size).toBeGreaterThan(100);
  });

  test('French sets its signs off with a space that does not break', () => {
    const loose = sentences(fr).filter(([, text]) => / [:;?!»]|« /.test(text) || /[a-zéè][;?!]/.test(text));
    expect(loose).toEqual([]);
  });
});

describe('the list of games', () => {
  test('every game can be fetched, with its own rules and text', async () => {
    expect(gameEntries.length).toBeGreaterThan(0);
    for (const { game, text } of gameEntries) {
      expect(Object.keys(gamesById)).toContain(game.id);
      expect((await gamesById[game.id].rules()).id).toBe(game.id);
      expect((await gamesById[game.id].text()).en.name).toBe(text.en.name);
    }
  });
});
