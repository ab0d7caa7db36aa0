/** Every reason that a bot of Secret Labyrinth gives is so, as far as the state can tell. */

import { everyWhy, type WhyCheck } from '@conclave/bots/testing/every-why';
import type { AnyMove } from '@conclave/engine';
import { expect, test } from 'vitest';
import { HOME } from '../../rules/board.ts';
import type { SecretLabyrinth } from '../../rules/game.ts';
import { NONE } from '../../rules/state.ts';
import type { WhyKey } from '../../rules/why.ts';
import { secretLabyrinthBots } from '../bots.ts';

type Check = WhyCheck<SecretLabyrinth>;
type Told = Parameters<Check>[0];

/** Where the pawn stands after all that the bot means to do, by the rules. */
function endsAt({ match, seat, thought }: Told): number {
  const fork = match.fork();
  for (const move of [thought.move, ...(thought.further ?? [])]) {
    if (move === null) continue;
    const done = fork.submit({ type: 'move', seat, move: move as AnyMove, decision: fork.decision(seat) });
    if (!done.ok) throw new Error(done.refusal.reason);
    if (move.kind === 'run') return move.to;
  }
  return (fork.perspective(seat).view as { players: { pawn: number }[] }).players[seat].pawn;
}

const kindIs =
  (...kinds: string[]): Check =>
  ({ thought }) =>
    kinds.includes(thought.move?.kind ?? '');
const moves: Check = kindIs('turn', 'shift', 'run', 'done');
/** Weighed by chances that only a search can tell; held by the bots' own tests. */
const weighed: Check = () => null;
const leader = ({ view }: Told, other: number) => view.players[other].count;

const CHECKS: Record<WhyKey, Check> = {
  wins: weighed,
  takesWanted: (said) =>
    said.state.wanted !== NONE &&
    (said.thought.move?.kind === 'claim' || endsAt(said) === HOME[said.state.wanted]),
  leadsToDuel: (said) => {
    const at = endsAt(said);
    return said.state.pawns.some((pawn, other) => other !== said.seat && pawn === at) || null;
  },
  nearer: ({ state }) => state.wanted !== NONE,
  nearerToPawns: ({ state }) => state.wanted === NONE,
  lookedAt: moves,
  onlyDuels: ({ state }) => state.wanted === NONE,
  tries: kindIs('animal', 'challenge'),
  hasMore: (said) => {
    const { move } = said.thought;
    return move?.kind === 'challenge' && leader(said, move.seat) > leader(said, said.seat);
  },
  hasNoMore: (said) =>
    said.moves.every(
      (move) => move.kind !== 'challenge' || leader(said, move.seat) <= leader(said, said.seat),
    ),
  weakestRival: kindIs('rival'),
  blocks: weighed,
  duelPays: kindIs('challenge', 'stake', 'rival'),
  duelDoesNotPay: ({ thought, moves: all }) =>
    thought.move?.kind === 'done' && all.some(({ kind }) => kind === 'challenge'),
  sendsAway: kindIs('place'),
  exchangePays: kindIs('animal', 'from'),
  givesLeast: kindIs('give'),
  takesAnimal: kindIs('jump'),
  oneThird: kindIs('weapon'),
  partOfPlan: kindIs('done'),
  random: () => true,
  onlyMove: ({ moves: all }) => all.length === 1,
};

test('every reason of every level is so', () => {
  const settings = { seats: [3, 4], seed: 'labyrinth whys', most: 500 };
  const { untrue, checked } = everyWhy<SecretLabyrinth>(secretLabyrinthBots, CHECKS, settings);
  expect(untrue).toEqual([]);
  for (const key of ['takesWanted', 'nearer', 'lookedAt', 'duelPays', 'oneThird'])
    expect(checked[key], key).toBeGreaterThan(0);
});
