/** Every reason that a bot of Templar gives is so. */

import { everyWhy, type WhyCheck } from '@conclave/bots/testing/every-why';
import { ChaCha8, stretchSeed } from '@conclave/engine';
import { expect, test } from 'vitest';
import { type Templar, templar } from '../../rules/game.ts';
import { handSize, type State } from '../../rules/state.ts';
import type { WhyKey } from '../../rules/why.ts';
import { templarBots } from '../bots.ts';
import { Turns } from '../turns.ts';

type Check = WhyCheck<Templar>;
type Told = Parameters<Check>[0];

/** The state after all that the bot means to do in this turn. */
function afterwards({ state, seat, thought }: Told): State {
  const after = templar.clone(state);
  const rng = new ChaCha8(stretchSeed('why'));
  for (const move of [thought.move, ...(thought.further ?? [])]) {
    if (move) templar.play(after, seat, move, { rng, tell() {}, tellOnly() {}, seal() {} });
  }
  return after;
}

const inStock = (state: State, seat: number) =>
  state.stock.slice(5 * seat, 5 * seat + 5).reduce((sum, count) => sum + count, 0);
const points = (said: Told) => afterwards(said).scores[said.seat] - said.state.scores[said.seat];
/** From the choice of a card on: what is left of a turn says nothing of its whole. */
const isWhole = ({ thought }: Told) => thought.move?.kind === 'card' || thought.move?.kind === 'portal';

const CHECKS: Record<WhyKey, Check> = {
  onlyMove: ({ moves }) => moves.length === 1,
  wait: ({ thought, moves }) => thought.move === null && moves.length === 0,
  opening: ({ thought }) => thought.move?.kind === 'first',
  // Set-up, and the ring to be turned.
  atOnce: ({ thought }) => ['place', 'rings', 'turn', 'first'].includes(thought.move?.kind ?? ''),
  pointsNow: (said) => (isWhole(said) ? points(said) === said.thought.why.params.points : null),
  hides: (said) => {
    const { objects } = said.thought.why.params;
    return isWhole(said)
      ? inStock(said.state, said.seat) - inStock(afterwards(said), said.seat) === objects
      : null;
  },
  fetches: (said) => {
    const { objects } = said.thought.why.params;
    return isWhole(said)
      ? inStock(afterwards(said), said.seat) - inStock(said.state, said.seat) === objects
      : null;
  },
  cardsBack: (said) => {
    const { hands } = said.state;
    const more = handSize(afterwards(said).hands[said.seat]) - handSize(hands[said.seat]);
    return isWhole(said) ? more === said.thought.why.params.cards : null;
  },
  prepares: (said) => (isWhole(said) ? points(said) <= 0 : null),
  searched: ({ state, seat, thought }) =>
    new Turns(() => 0, true).list(state, seat).length >= Number(thought.why.params.turns) || null,
  planned: ({ thought, moves }) =>
    moves.some((move) => JSON.stringify(move) === JSON.stringify(thought.move)),
};

test('every reason of every level is so', () => {
  const bots = { ...templarBots, iterations: 1 };
  const { untrue, checked } = everyWhy<Templar>(bots, CHECKS, {
    seats: [2, 4],
    seed: 'templar whys',
    most: 260,
  });
  expect(untrue).toEqual([]);
  for (const key of ['pointsNow', 'hides', 'fetches', 'cardsBack', 'opening', 'planned'])
    expect(checked[key], key).toBeGreaterThan(0);
});
