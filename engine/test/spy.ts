/**
 * Spy, a game for tests of the match in which everybody may act at once. An own number is set in secret, or tuned at
 * any time. Anybody may peek at another's, count aloud, or roll a die. It ends when somebody stops.
 */

import { defineGame } from '../define-game.ts';
import type { Game, Seat } from '../game.ts';
import { hasExactly, isIndex } from '../json.ts';

export interface State {
  numbers: number[];
  /** By seat: what it saw, in order. */
  seen: number[][];
  count: number;
  stoppedBy: Seat | null;
}
export type Move =
  | { readonly kind: 'set' | 'tune'; readonly number: number }
  | { readonly kind: 'peek'; readonly target: Seat }
  | { readonly kind: 'count' | 'roll' | 'stop' };
export type Event =
  | { readonly type: 'set'; readonly number: number }
  | { readonly type: 'saw'; readonly number: number }
  | { readonly type: 'counted'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'rolled'; readonly die: number }
  | { readonly type: 'stopped'; readonly seat: Seat };
export interface View {
  readonly numbers: readonly (number | null)[];
  readonly seen: readonly (readonly number[] | null)[];
  readonly count: number;
}

const NUMBERS = [0, 1, 2, 3];

export interface Spy {
  state: State;
  move: Move;
  view: View;
  event: Event;
  options: Record<string, never>;
}

export const spy: Game<Spy> = defineGame<Spy>({
  id: 'spy',
  seats: { min: 2, max: 4 },
  options: {},
  anytime: ['tune', 'peek'],
  setup(seats, _options, { rng }) {
    const numbers = Array.from({ length: seats }, () => rng.pick(NUMBERS));
    return { numbers, seen: numbers.map(() => []), count: 0, stoppedBy: null };
  },
  toAct: ({ numbers }) => numbers.map((_number, seat) => seat),
  waiting: () => 'someone',
  parse(json) {
    if (hasExactly(json, 'kind', 'number') && isIndex(json.number, NUMBERS.length)) {
      const kind = (['set', 'tune'] as const).find((known) => known === json.kind);
      return kind ? { kind, number: json.number } : null;
    }
    if (hasExactly(json, 'kind', 'target') && json.kind === 'peek' && isIndex(json.target, 4)) {
      return { kind: 'peek', target: json.target };
    }
    const kind =
      hasExactly(json, 'kind') && (['count', 'roll', 'stop'] as const).find((known) => known === json.kind);
    return kind ? { kind } : null;
  },
  moves: ({ numbers }, seat) => [
    ...(['set', 'tune'] as const).flatMap((kind) =>
      NUMBERS.filter((number) => number !== numbers[seat]).map((number): Move => ({ kind, number })),
    ),
    ...numbers.flatMap((_number, target): Move[] => (target === seat ? [] : [{ kind: 'peek', target }])),
    { kind: 'count' },
    { kind: 'roll' },
    { kind: 'stop' },
  ],
  refusal(state, seat, move) {
    const text = JSON.stringify(move);
    const isListed = spy.moves(state, seat).some((legal) => JSON.stringify(legal) === text);
    return isListed ? null : { rule: 'SP-1', reason: 'notNow' };
  },
  play(state, seat, move, effects) {
    switch (move.kind) {
      case 'set':
      case 'tune':
        state.numbers[seat] = move.number;
        effects.tellOnly([seat], { type: 'set', number: move.number }, null);
        return;
      case 'peek': {
        const number = state.numbers[move.target];
        state.seen[seat].push(number);
        effects.seal();
        effects.tellOnly([seat], { type: 'saw', number }, null);
        return;
      }
      case 'count':
        state.count++;
        effects.tell({ type: 'counted', seat, count: state.count });
        return;
      case 'roll':
        effects.tell({ type: 'rolled', die: 1 + effects.rng.int(6) });
        return;
      case 'stop':
        state.stoppedBy = seat;
        effects.tell({ type: 'stopped', seat });
    }
  },
  lapse: () => ({ kind: 'count' }),
  publicView: ({ numbers, seen, count }, open) => ({
    numbers: numbers.map((number) => (open ? number : null)),
    seen: seen.map((list) => (open ? [...list] : null)),
    count,
  }),
  ownView: ({ numbers, seen }, seat, _open, view) => ({
    ...view,
    numbers: view.numbers.with(seat, numbers[seat]),
    seen: view.seen.with(seat, [...seen[seat]]),
  }),
  outcome: ({ stoppedBy }) => (stoppedBy === null ? null : { places: [[stoppedBy]], how: 'stopped' }),
  clone: (state) => ({
    ...state,
    numbers: state.numbers.slice(),
    seen: state.seen.map((list) => list.slice()),
  }),
});

/** The same game, but the steps of one kind are made in another way. */
export function spyWith(kind: Move['kind'], play: typeof spy.play): typeof spy {
  return {
    ...spy,
    play(state, seat, move, effects) {
      if (move.kind === kind) play(state, seat, move, effects);
      else spy.play(state, seat, move, effects);
    },
  };
}

/** Counting changes the view of all, but nothing is said. */
export const silentCount = spyWith('count', (state) => {
  state.count++;
});

/** Peeking changes nothing but what the peeker sees, and nothing is said. */
export const silentPeek = spyWith('peek', (state, seat, move, effects) => {
  if (move.kind === 'peek') state.seen[seat].push(state.numbers[move.target]);
  effects.seal();
});
