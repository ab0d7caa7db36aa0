/** Needs boardgame.io, which `npm run long` and `npm run bench` install. */

import { ChaCha8, stretchSeed } from '@conclave/engine';
import { expect, test } from 'vitest';
import { clientPlayer, reducerPlayer } from '../peers/boardgame.ts';
import { randomPlay } from '../random-play.ts';
import { ticTacToe } from '../tic-tac-toe.ts';

const rng = () => new ChaCha8(stretchSeed('tic-tac-toe'));

test('both sides play the very same games from the same random numbers', () => {
  const lengths = (playOne: (rng: ChaCha8) => number) => {
    const shared = rng();
    return Array.from({ length: 60 }, () => playOne(shared));
  };
  const ours = lengths((shared) => randomPlay(ticTacToe, 2, {}, shared));
  expect(new Set(ours).size).toBeGreaterThan(3);
  expect(lengths(reducerPlayer())).toEqual(ours);
  expect(lengths(clientPlayer())).toEqual(ours);
});
