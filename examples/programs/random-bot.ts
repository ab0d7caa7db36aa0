/**
 * A program at a table. It plays any game, by chance: `node random-bot.js http://localhost:4004 MATCH INVITE`.
 * docs/bot-api.md has the frames.
 */

import { randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';

type Json = null | boolean | number | string | Json[] | { [member: string]: Json };
interface Frame {
  readonly type: string;
  readonly decision: number;
  readonly situation?: Situation;
  readonly patch?: { readonly change: Json };
  readonly outcome?: Json;
}
type Situation = [view: Json, moves: Json[], waiting: Json, asked: boolean];

const [house, match, invite] = process.argv.slice(2);

/** What changed since the last situation: another value, a piece of a list, or some members. */
function patched(value: Json, patch: Json): Json {
  if (Array.isArray(patch)) {
    if (patch.length === 1) return patch[0];
    const [at, removed, items] = patch as [number, number, Json[]];
    return (value as Json[]).toSpliced(at, removed, ...items);
  }
  const changes = Object.entries(patch as Record<string, Json>);
  const before = value as Record<string, Json>;
  const after = Object.fromEntries(changes.map(([key, change]) => [key, patched(before[key], change)]));
  return Array.isArray(value) ? value.map((item, i) => after[i] ?? item) : { ...before, ...after };
}

async function post(path: string, body: object, cookie = '') {
  const headers = { 'content-type': 'application/json', cookie };
  const answer = await fetch(house + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

const { token } = (await post('/api/programs', { name: 'Random' })) as { token: string };
const cookie = `conclave=${token}`;
await post(`/api/matches/${match}/join`, invite ? { invite } : {}, cookie);

const socket = new WebSocket(`${house.replace('http', 'ws')}/socket`, { headers: { cookie } });
let situation: Situation | null = null;
let answered = -1;

// A message is a list of frames; an empty one says that the line is alive.
socket.on('message', (data) => (JSON.parse(String(data)) as Frame[]).forEach(hear));

function hear(frame: Frame): void {
  if (frame.type === 'hello') socket.send(JSON.stringify({ type: 'watch', match, cursor: 0 }));
  if (frame.type !== 'frame') return;
  if (frame.situation) situation = frame.situation;
  else if (frame.patch) situation = patched(situation, frame.patch.change) as Situation;
  if (frame.outcome) {
    socket.close();
    return;
  }
  const [, moves, , asked] = situation ?? [null, [], null, false];
  if (!asked || moves.length === 0 || frame.decision === answered) return;
  answered = frame.decision;
  const move = moves[Math.floor(Math.random() * moves.length)];
  socket.send(JSON.stringify({ type: 'move', match, id: randomUUID(), decision: frame.decision, move }));
}
