import { ChaCha8, stretchSeed } from '@conclave/engine';
import { expect, test } from 'vitest';
import { firstTrickMind } from '../mind/mind.ts';
import { firstTrick } from '../rules/game.ts';
import { position } from './position.ts';

test('a card that was played is in nobody’s hand', () => {
  const state = position(
    [
      [1, 2],
      [3, 4],
    ],
    { rest: [5, 6], table: [null, null] },
  );
  const view = firstTrick.view(state, 0, false);
  const mind = firstTrickMind(0, 2, {}, view);
  mind.told({ type: 'played', seat: 1, card: 8 }, view);
  const imagined = mind.imagine(new ChaCha8(stretchSeed('mind')), { iterations: 1 });
  expect(imagined?.hands.flat()).not.toContain(8);
  expect(
    mind.excludes(
      position([
        [1, 2],
        [3, 8],
      ]),
    ),
  ).toBe(true);
});
