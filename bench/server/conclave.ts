/** Playing on our server by its own frames. */

import { type Patch, patched } from '@conclave/wire';
import { WebSocket } from 'ws';
import type { Dialect, Player } from './contender.ts';
import { post } from './visitor.ts';

interface Frame {
  readonly situation?: readonly [unknown, readonly unknown[], unknown];
  readonly patch?: { readonly change: Patch };
  readonly decision: number;
}

async function newMatch(
  url: string,
): Promise<{ id: string; invite: string; cookies: readonly [string, string] }> {
  const one = (await post(url, '/api/me', '', { name: 'One' })).cookie;
  const two = (await post(url, '/api/me', '', { name: 'Two' })).cookie;
  const { table } = (
    await post(url, '/api/matches', one, { game: 'endless', seats: [{ kind: 'me' }, { kind: 'invited' }] })
  ).json;
  await post(url, `/api/matches/${table.id}/join`, two, { invite: table.invite });
  await post(url, `/api/matches/${table.id}/start`, one, {});
  return { id: table.id, invite: table.invite, cookies: [one, two] };
}

let steps = 0;
const SEATS = 2;

function sit(url: string, match: string, cookie: string, seat: number, invite?: string): Promise<Player> {
  // The load shares the machine with the server: it does no more than it needs to.
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, {
    headers: { cookie },
    perMessageDeflate: false,
    skipUTF8Validation: true,
    generateMask: () => {},
  });
  let listener: (mine: boolean) => void = () => {};
  let seen: Frame['situation'];
  let decision = 0;
  const player: Player = {
    move() {
      const id = `step-${seat}-${++steps}`;
      const moves = seen?.[1] ?? [];
      socket.send(JSON.stringify({ type: 'move', match, id, decision, move: moves[steps % moves.length] }));
    },
    onSeen(seen) {
      listener = seen;
    },
    close: () => socket.terminate(),
  };
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('open', () => socket.send(JSON.stringify({ type: 'watch', match, cursor: 0, invite })));
    socket.on('message', (data: Buffer) => {
      const text = data.toString('latin1');
      if (!text.includes('"type":"frame"')) return;
      const mine = text.includes('"kind":"mark"');
      for (const frame of JSON.parse(text) as Frame[]) {
        seen = frame.situation ?? (frame.patch ? (patched(seen, frame.patch.change) as typeof seen) : seen);
        decision = frame.decision ?? decision;
      }
      resolve(player);
      listener(mine);
    });
  });
}

export const conclave = {
  name: 'Conclave',
  entry: './conclave-process.js',
  async table(url: string, _number: number, watching = 0): Promise<readonly [Player, Player]> {
    const { id, invite, cookies } = await newMatch(url);
    const players = await Promise.all(cookies.map((cookie, seat) => sit(url, id, cookie, seat)));
    const others = Array.from({ length: watching }, () => sit(url, id, '', SEATS, invite));
    const close = () => {
      for (const one of [players[0], ...lookingOn]) one.close();
    };
    const lookingOn = await Promise.all(others);
    return [{ ...players[0], close }, players[1]];
  },
  connect: (url) =>
    new Promise((resolve, reject) => {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, { perMessageDeflate: false });
      socket.on('error', reject);
      socket.on('message', () => resolve({ close: () => socket.terminate() }));
    }),
  async idleMatch(url) {
    await newMatch(url);
  },
  async reconnectBytes(url, _number, moves) {
    const { id, cookies } = await newMatch(url);
    const [one, two] = await Promise.all(cookies.map((cookie, seat) => sit(url, id, cookie, seat)));
    await playMoves([one, two], moves);
    one.close();
    return new Promise((resolve) => {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, {
        headers: { cookie: cookies[0] },
      });
      let bytes = 0;
      socket.on('open', () => socket.send(JSON.stringify({ type: 'watch', match: id, cursor: moves - 4 })));
      socket.on('message', (data: Buffer) => {
        bytes += data.length;
        if (!data.toString().includes('{"type":"said"')) return;
        socket.terminate();
        two.close();
        resolve(bytes);
      });
    });
  },
} satisfies Dialect;

/** So many moves, one after the other. */
export function playMoves(
  players: readonly [Player, Player] | readonly Player[],
  moves: number,
): Promise<void> {
  return new Promise((resolve) => {
    let left = moves;
    for (const player of players) {
      player.onSeen((mine) => {
        if (!mine) return;
        left--;
        if (left > 0) player.move();
        else resolve();
      });
    }
    left++;
    players[0].move();
    left--;
  });
}
