/** In random games: whoever was heard in truth is on one of the points her marker leaves. */

import { ChaCha8, Match, stretchSeed } from '@conclave/engine';
import { nextRequest, stateOf } from '@conclave/engine/testing';
import { expect, test } from 'vitest';
import { noisesOf } from '../mind/noises.ts';
import { POINTS } from '../rules/convent.ts';
import type { Event } from '../rules/events.ts';
import { nuns } from '../rules/game.ts';
import { FIRST_NOVICE, noviceOf } from '../rules/state.ts';

test('NR-14, NR-26 her point is among those that a true marker leaves', () => {
  const rng = new ChaCha8(stretchSeed('noises'));
  let heard = 0;
  let least = POINTS;
  for (const seats of [2, 4]) {
    const match = Match.open(nuns, seats, {}, stretchSeed(`noises ${seats}`));
    for (let steps = 0, cursor = 0; steps < 1500 && !match.outcome; steps++) {
      const request = nextRequest(match, rng);
      if (request === null || !match.submit(request).ok) continue;
      const { told, view } = match.perspective('gallery');
      const placed = told
        .slice(cursor)
        .flatMap((event) =>
          'markers' in event ? (event as Extract<Event, { type: 'noises' }>).markers : [],
        );
      cursor = told.length;
      const noises = noisesOf(told);
      const lying = view.skritch.filter(({ figure }) => figure >= FIRST_NOVICE);
      expect(noises.map(({ figure, guard, to }) => [figure, guard, to])).toEqual(
        lying.map(({ figure, guard, to }) => [figure, guard, to]),
      );
      const state = stateOf(match);
      for (const { figure, points } of noises.slice(noises.length - placed.length)) {
        const { at, blessing } = noviceOf(state, figure);
        if (blessing.feigned !== null) continue;
        heard++;
        least = Math.min(least, points.length);
        expect(points).toContain(at);
      }
    }
  }
  expect(heard).toBeGreaterThan(5);
  expect(least).toBeLessThan(POINTS / 4);
});
