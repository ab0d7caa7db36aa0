/** Practice from a moment of a match: what was hidden is supposed anew, and fits all that one seat was told. */

import { playMatch } from '@conclave/bots';
import {
  type AnyMatch,
  ChaCha8,
  canonical,
  type Level,
  Match,
  type MatchRecord,
  type Seat,
  startPractice,
  stretchSeed,
} from '@conclave/engine';
import { expect, test } from 'vitest';
import { games } from './index.ts';

const FIT = { iterations: 400 };
/** Of a short match so many moments are tried, and so many steps go on from each. */
const TRIED = 3;
const STEPS = 25;

const seatedAt = (bots: Awaited<ReturnType<(typeof games)[number]['bots']>>, seats: number, level: Level) =>
  Array.from({ length: seats }, (_none, seat) => ({
    bot: bots.players[level](),
    rng: new ChaCha8(stretchSeed(`practice bot ${seat}`)),
    budget: { iterations: Math.min(bots.iterations, 30) },
  }));

test.each(games.map((game) => [game.id, game] as const))('%s', async (id, game) => {
  const [rules, bots, review] = await Promise.all([game.rules(), game.bots(), game.review?.()]);
  if (!review) throw new Error(`no review of ${id}`);
  const { seats, options } = game.firstMatch;
  const match: AnyMatch = Match.open(rules, seats, options, stretchSeed(`practice ${id}`));
  playMatch(match, seatedAt(bots, seats, 'easy'));
  const record: MatchRecord<unknown> = match.record();
  let others = 0;
  for (let number = 1; number <= TRIED; number++) {
    const at = Math.floor((record.entries.length * number) / (TRIED + 1));
    const seat: Seat = number % seats;
    const seed = stretchSeed(`practice ${id} ${at}`);
    const begin = (suppose?: typeof review.suppose) =>
      startPractice(rules, { record, at, seat, seed }, suppose);
    const supposed = begin((knowledge, rng) => review.suppose(knowledge, rng, FIT));
    const real = begin();
    if (!supposed || !real) throw new Error(`${id}: nothing fits at ${at}`);
    const [here, there] = [real, supposed].map(
      ({ snapshot, openingTold, log }): AnyMatch => Match.restore(rules, snapshot as never, openingTold, log),
    );
    // Windows are numbered anew.
    const seen = (one: AnyMatch) => canonical({ ...one.perspective(seat), question: null });
    expect(seen(there) === seen(here), `entry ${at}`).toBe(true);
    if (there.hash() !== here.hash()) others++;
    // Bots find nothing there that could not be.
    const from = there.length;
    playMatch(there, seatedAt(bots, seats, 'fair'), STEPS);
    expect(there.length).toBeGreaterThan(from);
  }
  // In Templar only the answers to an open window are hidden.
  expect(others).toBeGreaterThan(id === 'templar' ? -1 : 0);
});
