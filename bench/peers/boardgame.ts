/** Tic-tac-toe on boardgame.io 0.50.2, after the tutorial in its documentation. */

import { createRequire } from 'node:module';
import type { Rng } from '@conclave/engine';
import type { Game, State } from 'boardgame.io';

// Its entry points are folders, which Node's `import` does not resolve but `require` does.
const require = createRequire(import.meta.url);

// As one would deploy it: otherwise it checks after every move that the state can be serialized.
process.env.NODE_ENV ??= 'production';

const { Client }: typeof import('boardgame.io/client', { with: { 'resolution-mode': 'require' }}) =
  require('boardgame.io/client');
const { INVALID_MOVE }: typeof import('boardgame.io/core', { with: { 'resolution-mode': 'require' }}) =
  require('boardgame.io/core');
const {
  CreateGameReducer,
  InitializeGame,
}: typeof import('boardgame.io/internal', { with: { 'resolution-mode': 'require' }}) =
  require('boardgame.io/internal');

interface Board {
  cells: (string | null)[];
}

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

function hasLine(cells: Board['cells']): boolean {
  return LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c]);
}

const ticTacToe: Game<Board> = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: Array.from({ length: 9 }, () => null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id: number) => {
      if (G.cells[id] !== null) return INVALID_MOVE;
      G.cells[id] = playerID;
      return undefined;
    },
  },
  endIf: ({ G, ctx }) => {
    if (hasLine(G.cells)) return { winner: ctx.currentPlayer };
    return G.cells.every((cell) => cell !== null) ? { draw: true } : undefined;
  },
};

function freeCells({ cells }: Board): number[] {
  const free: number[] = [];
  for (let cell = 0; cell < cells.length; cell++) {
    if (cells[cell] === null) free.push(cell);
  }
  return free;
}

/** Its bare reducer. The opening position is made once, since it never changes. Returns the moves of one game. */
export function reducerPlayer(): (rng: Rng) => number {
  const reduce = CreateGameReducer({ game: ticTacToe });
  const opening: State<Board> = InitializeGame({ game: ticTacToe, numPlayers: 2 });
  return (rng) => {
    let state = opening;
    let played = 0;
    while (state.ctx.gameover === undefined) {
      const args = [rng.pick(freeCells(state.G))];
      const playerID = state.ctx.currentPlayer;
      state = reduce(state, { type: 'MAKE_MOVE', payload: { type: 'clickCell', args, playerID } });
      played++;
    }
    return played;
  };
}

/** Its Client without a server, started once and reset for every game. Returns the moves of one game. */
export function clientPlayer(): (rng: Rng) => number {
  const client = Client<Board>({ game: ticTacToe, numPlayers: 2, debug: false });
  client.start();
  return (rng) => {
    client.reset();
    let played = 0;
    let state = client.getState();
    while (state !== null && state.ctx.gameover === undefined) {
      client.moves.clickCell(rng.pick(freeCells(state.G)));
      played++;
      state = client.getState();
    }
    return played;
  };
}
