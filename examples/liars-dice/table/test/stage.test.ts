/** The cups are lifted before anything else changes, and what is shown event by event ends where the rules are. */

import { ChaCha8, Match, stretchSeed, type Watcher } from '@conclave/engine';
import { nextRequest } from '@conclave/engine/testing';
import { difference } from '@conclave/engine/testing/difference';
import { expect, test } from 'vitest';
import { liarsDice } from '../../rules/game.ts';
import type { View } from '../../rules/view.ts';
import { stage } from '../stage.ts';

/** What everybody sees of a view. */
const open = ({ round, active, bid, lifted, players }: View) => ({
  ...{ round, active, bid, lifted },
  dice: players.map(({ dice }) => dice),
});

test.each([2, 6])('%i players: event by event to where the rules are', (seats) => {
  const match = Match.open(liarsDice, seats, {}, stretchSeed('stage'));
  const rng = new ChaCha8(stretchSeed('steps'));
  const watchers: readonly Watcher[] = [0, 'gallery'];
  let lifted = 0;
  while (match.outcome === null) {
    const before = watchers.map((watcher) => match.perspective(watcher));
    const request = nextRequest(match, rng);
    if (request) match.submit(request);
    for (const [i, watcher] of watchers.entries()) {
      const after = match.perspective(watcher, before[i].told.length);
      let shown = before[i].view;
      for (const event of after.told) {
        shown = stage(shown, event);
        if (event.type !== 'lifted') continue;
        lifted++;
        // LD-4 nobody sees the next roll of another by it, and nobody has lost a die yet.
        expect(shown.players).toEqual(before[i].view.players);
        expect([shown.lifted?.cups.length, shown.bid]).toEqual([seats, null]);
      }
      // A bid always ends its frame, and the end of the match is no round.
      if (after.told.some(({ type }) => type === 'roundBegun'))
        expect(difference(open(shown), open(after.view), 'view')).toBe('');
    }
  }
  expect(lifted).toBeGreaterThan(0);
});
