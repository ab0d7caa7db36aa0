import { ChaCha8, stretchSeed } from '@conclave/engine';
import { expect, test } from 'vitest';
import { HOME, START } from '../../rules/board.ts';
import type { Card } from '../../rules/cards.ts';
import { secretLabyrinth } from '../../rules/game.ts';
import type { Move } from '../../rules/moves.ts';
import { NONE, type State } from '../../rules/state.ts';
import { card, duelWonBy, position } from '../../test/position.ts';
import { chances } from '../changes.ts';
import { decide } from '../decisions.ts';
import type { Counts } from '../hand-counts.ts';
import { Holdings } from '../worth.ts';

const NOTHING: Counts = { treasure: 0, gnome: 0, animal: 0 };

/** What seat 0 does, by what everybody is known to hold and which cards may be next. */
function decided(state: State, hands: readonly Counts[], next: readonly Card[], seed: string): Move | null {
  const view = secretLabyrinth.view(state, 0, false);
  const holdings = new Holdings([{ hands, weight: 1 }], view.goal);
  const { turned, wanted } = view;
  const snapshot = { turned, pawns: state.pawns, wanted, holdings, patience: 1 };
  const knowledge = { assignments: [], order: () => next, next };
  const rng = new ChaCha8(stretchSeed(seed));
  const asked = { view, seat: 0, snapshot, knowledge, budget: { iterations: 1 }, rng };
  return decide(asked, secretLabyrinth.moves(state, 0)).move;
}

function placing(wanted: Card): State {
  return Object.assign(position(), { stage: 'place', duel: duelWonBy(0), wanted });
}

test.each([
  ['the wanted card', placing(card('ring')), []],
  ['the card that is next', placing(NONE), [card('ring')]],
])('losers are sent where no square is farther from %s', (_what, state, next) => {
  const move = decided(state, [NOTHING, NOTHING], next, 'far');
  const ways = (to: number) => chances(state.turned, to, HOME[card('ring')]);
  const free = secretLabyrinth.moves(state, 0).flatMap((one) => (one.kind === 'place' ? [ways(one.to)] : []));
  expect(move?.kind === 'place' && ways(move.to)).toBe(Math.min(...free));
  expect(Math.max(...free)).toBeGreaterThan(Math.min(...free));
});

test('among alike rivals nobody is always the one who is challenged', () => {
  const hands = [NOTHING, { ...NOTHING, treasure: 3 }, { ...NOTHING, treasure: 3 }];
  const state = position({ seats: 3, wanted: card('goblet') });
  const met = Object.assign(state, {
    stage: 'rest',
    mayChallenge: true,
    pawns: [START[0], START[0], START[0]],
  });
  const rivals = new Set(
    Array.from({ length: 20 }, (_, i) => {
      const move = decided(met, hands, [], `alike ${i}`);
      return move?.kind === 'challenge' ? move.seat : null;
    }),
  );
  expect(rivals).toEqual(new Set([1, 2]));
});
