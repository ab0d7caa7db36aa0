/** From when on bots are waited for: the last thing that everybody could see, or the opening of a window. */

import { type AnyMatch, type AnyMove, Match, stretchSeed } from '@conclave/engine';
import { bids } from '@conclave/engine/testing/probes/bids';
import { cloister } from '@conclave/engine/testing/toy';
import { expect, test } from 'vitest';
import { Beat } from '../beat.ts';

function tableOf(match: AnyMatch) {
  let time = 0;
  const beat = new Beat(match, () => time);
  beat.since();
  const play = (seat: number, move: AnyMove) => {
    time += 100;
    const done = match.submit({ type: 'move', seat, move, decision: match.decision(seat) });
    expect(done.ok).toBe(true);
    return beat.since();
  };
  return { beat, play };
}

test('in a window from its opening, whoever drafts or hands in; the next window begins anew', () => {
  const { play } = tableOf(Match.open(bids, 2, { rounds: 2 }, stretchSeed(1)));
  expect(play(0, { kind: 'add' })).toBe(0);
  expect(play(0, { kind: 'add' })).toBe(0);
  expect(play(0, { kind: 'bid' })).toBe(0);
  expect(play(1, { kind: 'pass' })).toBe(400);
  expect(play(1, { kind: 'add' })).toBe(400);
});

test('elsewhere from what all were told; a note of one’s own is nothing to wait for', () => {
  const { play } = tableOf(Match.open(cloister(null), 3, {}, stretchSeed(1)));
  expect(play(0, { kind: 'note', mark: 1 } as AnyMove)).toBe(0);
  expect(play(0, { kind: 'show' })).toBe(200);
  expect(play(1, { kind: 'note', mark: 2 } as AnyMove)).toBe(200);
});

test('a beat that was waited for is over until something new is seen', () => {
  const { beat, play } = tableOf(Match.open(cloister(null), 3, {}, stretchSeed(1)));
  beat.end();
  expect(play(0, { kind: 'note', mark: 1 } as AnyMove)).toBe(-Infinity);
  expect(play(0, { kind: 'show' })).toBe(200);
});
