/** Tic-tac-toe without end: a full or won board is wiped, so that a match can have as many moves as one likes. */

import { type AnyGame, defineGame, hasExactly, isIndex, type Seat } from '@conclave/engine';

const CELLS = 9;
const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

export type Cells = (string | null)[];

export const emptyCells = (): Cells => Array.from({ length: CELLS }, () => null);

/** Puts a mark, and wipes the board when that ends the game. */
export function mark(cells: Cells, cell: number, by: string): void {
  cells[cell] = by;
  const won = LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c]);
  if (won || cells.every((one) => one !== null)) cells.fill(null);
}

interface State {
  cells: Cells;
  turn: Seat;
}

interface Mark {
  readonly kind: 'mark';
  readonly cell: number;
}

interface Marked {
  readonly type: 'marked';
  readonly seat: Seat;
  readonly cell: number;
}

interface Endless {
  state: State;
  move: Mark;
  view: State;
  event: Marked;
  options: Record<string, never>;
}

const endlessGame = defineGame<Endless>({
  id: 'endless',
  seats: { min: 2, max: 2 },
  options: {},
  setup: () => ({ cells: emptyCells(), turn: 0 }),
  toAct: ({ turn }) => [turn],
  waiting: ({ turn }) => [turn],
  parse: (json) =>
    hasExactly(json, 'kind', 'cell') && json.kind === 'mark' && isIndex(json.cell, CELLS)
      ? { kind: 'mark', cell: json.cell }
      : null,
  moves({ cells, turn }, seat) {
    const moves: Mark[] = [];
    for (let cell = 0; seat === turn && cell < CELLS; cell++)
      if (cells[cell] === null) moves.push({ kind: 'mark', cell });
    return moves;
  },
  refusal(state, seat, { cell }) {
    if (seat !== state.turn) return { rule: 'XO-1', reason: 'notYourTurn' };
    return state.cells[cell] === null ? null : { rule: 'XO-2', reason: 'taken' };
  },
  play(state, seat, { cell }, effects) {
    mark(state.cells, cell, String(seat));
    state.turn = 1 - seat;
    effects.tell({ type: 'marked', seat, cell });
  },
  lapse: ({ cells }) => ({ kind: 'mark', cell: cells.indexOf(null) }),
  publicView: ({ cells, turn }) => ({ cells: cells.slice(), turn }),
  outcome: () => null,
  clone: ({ cells, turn }) => ({ cells: cells.slice(), turn }),
});

export const endless: AnyGame = endlessGame;
