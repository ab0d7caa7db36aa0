/** Tic-tac-toe on our own contract: the fixture that is measured against other frameworks' tic-tac-toe. */

import {
  defineGame,
  type Effects,
  hasExactly,
  isIndex,
  type Outcome,
  type Refusal,
  type Seat,
} from '@conclave/engine';

const CELLS = 9;
const FULL = 0b111_111_111;

/** Rows, columns, diagonals; bit n is cell n. */
const LINES = [
  0b000_000_111, 0b000_111_000, 0b111_000_000, 0b001_001_001, 0b010_010_010, 0b100_100_100, 0b100_010_001,
  0b001_010_100,
];

export interface State {
  /** By seat: the set of its cells, bit n for cell n. */
  readonly marks: [number, number];
  turn: 0 | 1;
  ended: 'no' | 'line' | 'full';
}

export interface Mark {
  readonly kind: 'mark';
  readonly cell: number;
}

export type Event =
  | { readonly type: 'marked'; readonly seat: Seat; readonly cell: number }
  | { readonly type: 'lined'; readonly seat: Seat }
  | { readonly type: 'filled' };

export interface View {
  readonly cells: readonly (Seat | null)[];
  readonly turn: Seat | null;
}

const MARKS: readonly Mark[] = Array.from({ length: CELLS }, (_none, cell) => ({ kind: 'mark', cell }));
/** By the set of all taken cells: the moves that are left. */
const LEFT: readonly (readonly Mark[])[] = Array.from({ length: FULL + 1 }, (_none, taken) =>
  MARKS.filter(({ cell }) => (taken & (1 << cell)) === 0),
);
/** By a seat's set of cells: whether it holds a line. */
const LINED: readonly boolean[] = Array.from({ length: FULL + 1 }, (_none, marks) =>
  LINES.some((line) => (marks & line) === line),
);
const TURNS: readonly (readonly Seat[])[] = [[0], [1]];
const NOBODY: readonly Seat[] = [];
const NO_MOVES: readonly Mark[] = [];

function setup(): State {
  return { marks: [0, 0], turn: 0, ended: 'no' };
}

function toAct(state: State): readonly Seat[] {
  return state.ended === 'no' ? TURNS[state.turn] : NOBODY;
}

function moves(state: State, seat: Seat): readonly Mark[] {
  if (state.ended !== 'no' || seat !== state.turn) return NO_MOVES;
  return LEFT[state.marks[0] | state.marks[1]];
}

function refusal(state: State, seat: Seat, move: Mark): Refusal | null {
  if (state.ended !== 'no' || seat !== state.turn) return { rule: 'house', reason: 'notYourTurn' };
  const taken = state.marks[0] | state.marks[1];
  return (taken & (1 << move.cell)) === 0 ? null : { rule: 'house', reason: 'cellTaken' };
}

function play(state: State, seat: Seat, move: Mark, effects: Effects<Event>): void {
  const own = state.marks[seat] | (1 << move.cell);
  state.marks[seat] = own;
  effects.tell({ type: 'marked', seat, cell: move.cell });
  if (LINED[own]) {
    state.ended = 'line';
    effects.tell({ type: 'lined', seat });
  } else if ((state.marks[0] | state.marks[1]) === FULL) {
    state.ended = 'full';
    effects.tell({ type: 'filled' });
  } else {
    state.turn = state.turn === 0 ? 1 : 0;
  }
}

function parse(json: unknown): Mark | null {
  if (!hasExactly(json, 'kind', 'cell') || json.kind !== 'mark' || !isIndex(json.cell, CELLS)) return null;
  return MARKS[json.cell];
}

function owner(state: State, cell: number): Seat | null {
  if (state.marks[0] & (1 << cell)) return 0;
  return state.marks[1] & (1 << cell) ? 1 : null;
}

function publicView(state: State): View {
  return {
    cells: MARKS.map(({ cell }) => owner(state, cell)),
    turn: state.ended === 'no' ? state.turn : null,
  };
}

function outcome(state: State): Outcome | null {
  switch (state.ended) {
    case 'no':
      return null;
    case 'line':
      return { places: [[state.turn], [1 - state.turn]], how: 'line' };
    case 'full':
      return { places: [[0, 1]], how: 'full' };
  }
}

interface TicTacToe {
  state: State;
  move: Mark;
  view: View;
  event: Event;
  options: Record<string, never>;
}

export const ticTacToe = defineGame<TicTacToe>({
  id: 'tic-tac-toe',
  seats: { min: 2, max: 2 },
  options: {},
  setup,
  toAct,
  parse,
  moves,
  refusal,
  play,
  publicView,
  outcome,
  clone: ({ marks, turn, ended }) => ({ marks: [marks[0], marks[1]], turn, ended }),
});
