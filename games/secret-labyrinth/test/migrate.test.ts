import { expect, test } from 'vitest';
import { ALL_CARDS } from '../rules/cards.ts';
import { secretLabyrinth } from '../rules/game.ts';
import { migrate } from '../rules/migrate.ts';
import { loserOf, NONE, type State } from '../rules/state.ts';
import { act, card, named, position, run } from './position.ts';

/** The state as version 1 kept it: the duel as loose values, takings by card. */
function version1({ duel, taken, paid: _paid, exchanges: _exchanges, owesCard, ...kept }: State) {
  const open = duel && !duel.isOver ? duel : null;
  const shown = open?.shown ?? [];
  return {
    ...kept,
    turnUp: owesCard,
    taker: ALL_CARDS.map((one) => taken.find((taking) => taking.card === one)?.seat ?? NONE),
    latest: taken.at(-1)?.card ?? NONE,
    rival: open?.rival ?? NONE,
    prize: open?.prize ?? null,
    stake: open?.stake ?? 0,
    victor: open?.victor ?? NONE,
    loser: open && open.victor !== null ? loserOf(open) : NONE,
    shown: open && open.challenger > open.rival ? [...shown].reverse() : shown,
  };
}

function duelling(steps: number): State {
  const hands = [named('crown'), named('ring')];
  const state = position({ changed: true, pawns: ['frame-0', 'frame-1'], hands, wanted: card('goblet') });
  const moves = [
    () => act(state, 0, run('frame-1')),
    () => act(state, 0, { kind: 'challenge', seat: 1 }),
    () => act(state, 0, { kind: 'stake', prize: 'treasure', die: false }),
    () => act(state, 1, { kind: 'weapon', weapon: 'stone' }),
    () => act(state, 0, { kind: 'weapon', weapon: 'paper' }),
  ];
  for (const move of moves.slice(0, steps)) move();
  return state;
}

test.each([0, 1, 2, 3, 4])('a match of version 1 goes on after %i steps towards a duel', (steps) => {
  const state = duelling(steps);
  expect(migrate(version1(state), 1)).toEqual(state);
});

test('a duel of version 1 that is decided goes on: the winner places the loser', () => {
  const state = duelling(5);
  const later = migrate(version1(state), 1);
  expect({ ...later, paid: state.paid }).toEqual(state);
  act(later, 0, { kind: 'place', to: 30 });
  expect(secretLabyrinth.toAct(later)).toEqual([0]);
});

test('a card taken last in version 1 is still the last', () => {
  const state = position({ changed: true, hands: [named('ring'), named('crown')], wanted: card('goblet') });
  state.taken.reverse();
  expect(migrate(version1(state), 1).taken.at(-1)).toEqual({ card: card('crown'), seat: 1 });
});
