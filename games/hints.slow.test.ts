/**
 * Hints are true: they say that there is no choice only where that is so, and mean a whole move where it has several
 * steps.
 */

import { consult, playMatch } from '@conclave/bots';
import { type AnyMatch, type AnyMove, ChaCha8, canonical, Match, type Seat, sha256 } from '@conclave/engine';
import { expect, test } from 'vitest';
import { botsByGame } from './bots.ts';
import { gameEntries } from './entries.ts';

const BUDGET = { iterations: 20 };
/** Moments of every match at which all seats ask. */
const MOMENTS = 24;
const NO_CHOICE = ['forced', 'onlyMove'];
/** A step, after which one may go on. */
const WALKING = ['step', 'go'];
/** Marks and standing orders: one may always make them, and they decide nothing now. */
const ASIDE: Readonly<Record<string, readonly string[]>> = {
  abbey: ['cross'],
  nuns: ['order', 'edge', 'pass'],
};

async function playedMatch(id: string, seats: number): Promise<AnyMatch> {
  const { game, players } = await botsByGame[id]();
  const match: AnyMatch = Match.open(game, seats, {}, sha256(`hints ${id} ${seats}`));
  playMatch(
    match,
    Array.from({ length: seats }, (_none, seat) => ({
      bot: players.easy(),
      rng: new ChaCha8(sha256(`bot ${seat}`)),
      budget: BUDGET,
    })),
  );
  return match;
}

/** Whether there is nothing to choose: a way may fork behind the first door. */
function hasNoChoice(match: AnyMatch, seat: Seat): boolean {
  const fork = match.fork();
  for (;;) {
    const { moves, decision } = fork.perspective(seat);
    const real = moves.filter(({ kind }) => !ASIDE[match.game.id]?.includes(kind));
    if (real.length !== 1) return false;
    if (!WALKING.includes(real[0].kind)) return true;
    if (!fork.submit({ type: 'move', seat, move: real[0], decision }).ok || !fork.isAsked(seat)) return true;
  }
}

/** What of a whole move cannot be made as it was meant, while nothing else happens. */
function notLegal(match: AnyMatch, seat: Seat, moves: readonly AnyMove[]): string[] {
  const fork = match.fork();
  for (const [at, move] of moves.entries()) {
    if (!fork.isAsked(seat)) return [];
    const made = fork.submit({ type: 'move', seat, move, decision: fork.decision(seat) });
    if (!made.ok) return [`step ${at} of ${canonical(moves)}: ${canonical(made.refusal)}`];
  }
  return [];
}

test.each(gameEntries.map(({ game }) => game))('$id: hints are true', async (game) => {
  const seats = Math.min(3, game.seats.max);
  const { players } = await botsByGame[game.id]();
  const played = await playedMatch(game.id, seats);
  const record = { ...played.record(), end: null };
  const untrue: string[] = [];
  let asked = 0;
  for (let i = 0; i < MOMENTS; i++) {
    const match: AnyMatch = Match.replay(game, record, Math.floor((i * played.length) / MOMENTS));
    if (match.outcome) continue;
    for (let seat: Seat = 0; seat < seats; seat++) {
      const perspective = match.perspective(seat);
      if (perspective.moves.length === 0) continue;
      asked++;
      const {
        move,
        why,
        further = [],
      } = consult(
        { bot: players.strong(), rng: new ChaCha8(sha256(`hint ${i}`)), budget: BUDGET },
        { perspective, seat, seats, options: match.options },
      );
      const at = `${match.length}, seat ${seat}:`;
      if (NO_CHOICE.includes(why.key) && !(move && hasNoChoice(match, seat)))
        untrue.push(`${at} ${why.key} ${canonical(move)}`);
      if (move) untrue.push(...notLegal(match, seat, [move, ...further]).map((fault) => `${at} ${fault}`));
    }
  }
  expect(untrue).toEqual([]);
  expect(asked).toBeGreaterThan(MOMENTS / 2);
});
