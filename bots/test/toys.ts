/** Small games to try the bots on. */

import {
  type AnyEvent,
  type AnyMove,
  defineGame,
  type Game,
  hasExactly,
  isIndex,
  type MindMaker,
  type Outcome,
  type Refusal,
  type Seat,
} from '@conclave/engine';

type NoOptions = Record<string, never>;
const NOT_NOW: Refusal = { rule: 'toy', reason: 'notNow' };

function includes(moves: readonly AnyMove[], move: AnyMove): boolean {
  return moves.some((listed) => JSON.stringify(listed) === JSON.stringify(move));
}

function won(winner: Seat, seats: number): Outcome {
  const losers = Array.from({ length: seats }, (_none, seat) => seat).filter((seat) => seat !== winner);
  return { places: [[winner], losers], how: 'won' };
}

/** Take one to three stones in turn; whoever takes the last one wins. No secrets. */
export interface NimState {
  stones: number;
  turn: Seat;
  readonly seats: number;
}
export interface Take {
  readonly kind: 'take';
  readonly stones: number;
}
type NimEvent = { readonly type: 'took'; readonly seat: Seat; readonly stones: number };

function nimMoves({ stones, turn }: NimState, seat: Seat): Take[] {
  if (seat !== turn) return [];
  return [1, 2, 3].flatMap((taken) => (taken <= stones ? [{ kind: 'take', stones: taken } as const] : []));
}

export interface Nim {
  state: NimState;
  move: Take;
  view: NimState;
  event: NimEvent;
  options: NoOptions;
}

export function nim(stones: number): Game<Nim> {
  return defineGame<Nim>({
    id: 'nim',
    seats: { min: 2, max: 4 },
    options: {},
    setup: (seats) => ({ stones, turn: 0, seats }),
    toAct: ({ stones: left, turn }) => (left > 0 ? [turn] : []),
    waiting: ({ turn }) => [turn],
    parse: (json) =>
      hasExactly(json, 'kind', 'stones') && json.kind === 'take' && isIndex(json.stones, 4)
        ? { kind: 'take', stones: json.stones }
        : null,
    moves: nimMoves,
    refusal: (state, seat, move) => (includes(nimMoves(state, seat), move) ? null : NOT_NOW),
    play(state, seat, move, effects) {
      state.stones -= move.stones;
      state.turn = (state.turn + 1) % state.seats;
      effects.tell({ type: 'took', seat, stones: move.stones });
    },
    publicView: (state) => ({ ...state }),
    outcome: ({ stones: left, turn, seats }) => (left > 0 ? null : won((turn + seats - 1) % seats, seats)),
    clone: (state) => ({ ...state }),
  });
}

/** Nothing is hidden: the view is the state. */
export const nimMind: MindMaker<Nim> = (_seat, _seats, _options, view) => {
  let now = view;
  return {
    told() {},
    look: (seen) => {
      now = seen;
    },
    imagine: () => ({ ...now }),
    excludes: () => false,
  };
};

/**
 * Two cups, a coin under one of them. Seat 0 walks there in two small steps, may look under the first cup on the way
 * (seat 1 then gets nothing by it), and opens one: right wins, wrong loses. Looking is the only way to be sure.
 */
export interface CupsState {
  readonly coin: 0 | 1;
  steps: number;
  looked: boolean;
  opened: 0 | 1 | null;
}
export type CupsMove =
  | { readonly kind: 'step' }
  | { readonly kind: 'look' }
  | { readonly kind: 'open'; readonly cup: 0 | 1 };
export type CupsEvent =
  | { readonly type: 'stepped' }
  | { readonly type: 'looked'; readonly found: boolean | null }
  | { readonly type: 'opened'; readonly cup: 0 | 1 };
export interface CupsView {
  readonly steps: number;
  readonly looked: boolean;
  readonly coin: 0 | 1 | null;
}

const WALK = 2;

function cupsMoves({ steps, looked, opened }: CupsState, seat: Seat): CupsMove[] {
  if (seat !== 0 || opened !== null) return [];
  if (steps < WALK) return [{ kind: 'step' }, { kind: 'open', cup: 0 }];
  const open: CupsMove[] = [
    { kind: 'open', cup: 0 },
    { kind: 'open', cup: 1 },
  ];
  return looked ? open : [{ kind: 'look' }, ...open];
}

export interface Cups {
  state: CupsState;
  move: CupsMove;
  view: CupsView;
  event: CupsEvent;
  options: NoOptions;
}

export const cups = defineGame<Cups>({
  id: 'cups',
  seats: { min: 2, max: 2 },
  options: {},
  setup: (_seats, _options, { rng }) => ({
    coin: rng.int(2) === 0 ? 0 : 1,
    steps: 0,
    looked: false,
    opened: null,
  }),
  toAct: ({ opened }) => (opened === null ? [0] : []),
  parse(json) {
    if (hasExactly(json, 'kind') && (json.kind === 'step' || json.kind === 'look'))
      return { kind: json.kind };
    if (!hasExactly(json, 'kind', 'cup') || json.kind !== 'open') return null;
    return json.cup === 0 || json.cup === 1 ? { kind: 'open', cup: json.cup } : null;
  },
  moves: cupsMoves,
  refusal: (state, seat, move) => (includes(cupsMoves(state, seat), move) ? null : NOT_NOW),
  play(state, _seat, move, effects) {
    switch (move.kind) {
      case 'step':
        state.steps++;
        effects.tell({ type: 'stepped' });
        break;
      case 'look':
        state.looked = true;
        effects.seal();
        effects.tellOnly([0], { type: 'looked', found: state.coin === 0 }, { type: 'looked', found: null });
        break;
      case 'open':
        state.opened = move.cup;
        effects.tell({ type: 'opened', cup: move.cup });
        break;
    }
  },
  publicView: ({ steps, looked, coin, opened }, open) => ({
    steps,
    looked,
    coin: open || opened !== null ? coin : null,
  }),
  ownView: ({ coin, looked }, seat, _open, seen) => (seat === 0 && looked ? { ...seen, coin } : seen),
  outcome: ({ coin, opened }) => (opened === null ? null : won(opened === coin ? 0 : 1, 2)),
  clone: (state) => ({ ...state }),
});

export const cupsMind: MindMaker<Cups> = (_seat, _seats, _options, view) => {
  let now = view;
  return {
    told() {},
    look: (seen) => {
      now = seen;
    },
    imagine: (rng) => ({
      coin: now.coin ?? (rng.int(2) === 0 ? 0 : 1),
      steps: now.steps,
      looked: now.looked,
      opened: null,
    }),
    excludes: () => false,
  };
};

/** Everybody says a number in turn, round after round; out of turn anybody may shout, which ends it for the shouter. */
export interface ShoutState {
  said: number;
  shouted: Seat | null;
  readonly seats: number;
}
export type ShoutMove = { readonly kind: 'say' } | { readonly kind: 'shout' };
type ShoutEvent = AnyEvent & { readonly seat: Seat };

const LONGEST = 12;

function shoutMoves({ said, shouted, seats }: ShoutState, seat: Seat): ShoutMove[] {
  if (shouted !== null || said === LONGEST) return [];
  return said % seats === seat ? [{ kind: 'say' }, { kind: 'shout' }] : [{ kind: 'shout' }];
}

interface Shout {
  state: ShoutState;
  move: ShoutMove;
  view: ShoutState;
  event: ShoutEvent;
  options: NoOptions;
}

export const shout = defineGame<Shout>({
  id: 'shout',
  seats: { min: 1, max: 4 },
  options: {},
  anytime: ['shout'],
  setup: (seats) => ({ said: 0, shouted: null, seats }),
  toAct: ({ said, shouted, seats }) => (shouted === null && said < LONGEST ? [said % seats] : []),
  waiting: ({ said, seats }) => [said % seats],
  parse: (json) =>
    hasExactly(json, 'kind') && (json.kind === 'say' || json.kind === 'shout') ? { kind: json.kind } : null,
  moves: shoutMoves,
  refusal: (state, seat, move) => (includes(shoutMoves(state, seat), move) ? null : NOT_NOW),
  play(state, seat, { kind }, effects) {
    if (kind === 'say') state.said++;
    else state.shouted = seat;
    effects.tell({ type: kind, seat });
  },
  lapse: () => ({ kind: 'say' }),
  publicView: (state) => ({ ...state }),
  outcome({ said, shouted, seats }) {
    if (shouted !== null) return won(shouted, seats);
    if (said < LONGEST) return null;
    const all = Array.from({ length: seats }, (_none, seat) => seat);
    return {
      places: [all],
      scores: all.map((seat) => ({ seat, parts: { said, bonus: seat } })),
      how: 'said',
    };
  },
  clone: (state) => ({ ...state }),
});
