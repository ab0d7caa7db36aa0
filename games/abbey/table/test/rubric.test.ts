import { expect, test } from 'vitest';
import { english } from '../words-en.ts';
import { french } from '../words-fr.ts';

test('at mass the line counts the cards that are still to be picked, and then asks for them', () => {
  const { pass } = english.rubric.window;
  expect(pass(6, 6, 'Bertrand')).toMatch(/^Pick 6 cards for Bertrand/);
  expect(pass(1, 6, 'Bertrand')).toMatch(/^Pick one more card for Bertrand/);
  expect(pass(1, 1, 'Bertrand')).toMatch(/^Pick a card for Bertrand/);
  expect(pass(0, 6, 'Bertrand')).toMatch(/^Hand in/);
  expect(french.rubric.window.pass(1, 6, 'Bertrand')).toMatch(/^Choisissez encore une carte pour Bertrand/);
});
