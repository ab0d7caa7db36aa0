/** Playing on boardgame.io's server by its own protocol, without the weight of its Client. */

import { io, type Socket } from 'socket.io-client';
import { type Again, again, ONCE } from './again.ts';
import { playMoves } from './conclave.ts';
import type { Dialect, Player } from './contender.ts';

interface GameState {
  readonly G: { readonly cells: readonly (string | null)[] };
  readonly ctx: { readonly currentPlayer: string };
  readonly _stateID: number;
}

function open(url: string): Socket {
  return io(`${url}/endless`, { transports: ['websocket'], forceNew: true, reconnection: false });
}

function sit(
  url: string,
  match: string,
  seat: string,
  line: Again,
): Promise<Player & { readonly socket: Socket }> {
  const socket = open(url);
  let state: GameState | null = null;
  let listener: (mine: boolean) => void = () => {};
  let turn = 0;
  const see = (next: GameState) => {
    if (state && next._stateID <= state._stateID) return;
    state = next;
    line.answered();
    listener(next.ctx.currentPlayer === seat);
  };
  const player = {
    socket,
    move() {
      if (!state) return;
      const { _stateID: at } = state;
      const free = state.G.cells.flatMap((one, cell) => (one === null ? [cell] : []));
      const payload = { type: 'mark', args: [free[++turn % free.length]], playerID: seat };
      line.send(() => socket.emit('update', { type: 'MAKE_MOVE', payload }, at, match, seat));
    },
    onSeen(seen: (mine: boolean) => void) {
      listener = seen;
    },
    close: () => {
      line.answered();
      socket.disconnect();
    },
  };
  return new Promise((resolve) => {
    socket.on('update', (_match: string, next: GameState) => see(next));
    socket.on('sync', (_match: string, info: { state: GameState }) => {
      see(info.state);
      resolve(player);
    });
    socket.on('connect', () => socket.emit('sync', match, seat, undefined, 2));
  });
}

function dialect(name: string, newLine: () => Again): Dialect {
  return {
    name,
    entry: './boardgame-process.js',
    async table(url, number) {
      const one = await sit(url, `match-${number}`, '0', newLine());
      const two = await sit(url, `match-${number}`, '1', newLine());
      return [one, two];
    },
    connect: (url) =>
      new Promise((resolve) => {
        const socket = open(url);
        socket.on('connect', () => resolve({ close: () => socket.disconnect() }));
      }),
    async idleMatch(url, number) {
      const one = await sit(url, `idle-${number}`, '0', newLine());
      one.close();
    },
    async reconnectBytes(url, number, moves) {
      const match = `again-${number}`;
      const one = await sit(url, match, '0', newLine());
      const two = await sit(url, match, '1', newLine());
      await playMoves([one, two], moves);
      one.close();
      return new Promise((resolve) => {
        const socket = open(url);
        let bytes = 0;
        socket.io.engine.on('packet', ({ data }: { data?: unknown }) => {
          if (typeof data === 'string') bytes += data.length;
        });
        socket.on('sync', () => {
          socket.disconnect();
          two.close();
          resolve(bytes);
        });
        socket.on('connect', () => socket.emit('sync', match, '0', undefined, 2));
      });
    },
  };
}

export const boardgameInMemory = dialect('boardgame.io, in memory', () => ONCE);
/**
 * With FlatFile the server tells of a move before it has stored it. A reply that is quicker than the disk is held
 * against the state before and dropped without a word; a player who waited for an answer would wait for ever.
 */
export const boardgameFlatFile = dialect('boardgame.io, FlatFile', () => again(5));
