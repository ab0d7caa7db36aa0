/** A step that is made for the player says nothing that the gallery does not know. */

import { ChaCha8, Match, stretchSeed } from '@conclave/engine';
import { nextRequest } from '@conclave/engine/testing';
import { expect, test } from 'vitest';
import { patrolOf } from '../../mind/patrol.ts';
import { type Nuns, nuns } from '../../rules/game.ts';
import { FEWEST_POINTS } from '../../rules/state.ts';
import { forced } from '../forced.ts';

test('it is the only point the gallery sees her go to, and never after a hidden Fast could matter', () => {
  const rng = new ChaCha8(stretchSeed('forced'));
  let made = 0;
  for (let game = 0; game < 3; game++) {
    const match: Match<Nuns> = Match.open(nuns, 4, {}, stretchSeed(`forced ${game}`));
    for (let steps = 0; steps < 1500 && !match.outcome; steps++) {
      const seat = match.toAct().at(0) ?? 0;
      const { view, moves } = match.perspective(seat);
      const move = forced(view, moves);
      if (move) {
        made++;
        const { view: seen } = match.perspective('gallery');
        if (seen.active === null) throw new Error('nobody moves');
        expect(seen.points).toBeLessThan(FEWEST_POINTS);
        expect(patrolOf(seen, seen.active)[0]).toEqual([move.kind === 'go' && move.to]);
      }
      const request = nextRequest(match, rng);
      if (request !== null) match.submit(request);
    }
  }
  expect(made).toBeGreaterThan(20);
});
