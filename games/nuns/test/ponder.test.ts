/** What the table asks the mind in its worker. */

import { ChaCha8, type Json, Match, stretchSeed } from '@conclave/engine';
import { nextRequest, stateOf } from '@conclave/engine/testing';
import { expect, test } from 'vitest';
import { ponder, type Whereabouts } from '../mind/ponder.ts';
import { POINTS } from '../rules/convent.ts';
import { type Nuns, nuns } from '../rules/game.ts';
import { FIRST_NOVICE, noviceOf, seatOf } from '../rules/state.ts';

const SEATS = 4;
const QUESTION = { about: 'novices' };

test('where the others can be: never without the truth, nothing of one’s own, and less than everywhere', () => {
  const rng = new ChaCha8(stretchSeed('ponder'));
  const match: Match<Nuns> = Match.open(nuns, SEATS, {}, stretchSeed('ponder'));
  let fewest = POINTS;
  for (let steps = 0; steps < 400 && !match.outcome; steps++) {
    const request = nextRequest(match, rng);
    if (request === null || !match.submit(request).ok || steps % 20 > 0) continue;
    const state = stateOf(match);
    for (const seat of [0, 2]) {
      const found = ponder(match.perspective(seat), seat, SEATS, match.options, QUESTION) as Whereabouts[];
      const others = state.novices.flatMap((_novice, i) =>
        seatOf(state, FIRST_NOVICE + i) === seat ? [] : [FIRST_NOVICE + i],
      );
      expect(found.map(({ figure }) => figure)).toEqual(others);
      for (const { figure, points } of found) {
        expect(points).toContain(noviceOf(state, figure).at);
        fewest = Math.min(fewest, points.length);
      }
    }
  }
  expect(fewest).toBeLessThan(POINTS / 4);
});

test('any other question is not answered', () => {
  const match = Match.open(nuns, 2, {}, stretchSeed('other'));
  const questions: Json[] = [null, 'novices', { about: 'guards' }, { about: 'novices', more: 1 }];
  for (const question of questions)
    expect(ponder(match.perspective(0), 0, 2, match.options, question)).toBeNull();
});
