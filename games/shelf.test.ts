import { LANGUAGES } from '@conclave/engine';
import { expect, test } from 'vitest';
import { shelf } from './shelf.ts';

test('every game on the shelf has its own id, and words in every language', () => {
  expect(shelf.length).toBeGreaterThan(0);
  expect(new Set(shelf.map(({ game }) => game.id)).size).toBe(shelf.length);
  for (const { game, text } of shelf) {
    expect(game.id).toMatch(/^[a-z-]+$/);
    for (const language of LANGUAGES) {
      expect(text[language].name).not.toBe('');
      expect(Object.keys(text[language].options)).toEqual(Object.keys(game.options));
    }
  }
});
