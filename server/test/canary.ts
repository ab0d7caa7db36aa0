/** Canary: every secret is a long random word, and no byte sent to anybody else may contain one. */

import { type AnyMatch, Match, stretchSeed, watcherAt } from '@conclave/engine';
import { nextRequest, stateOf } from '@conclave/engine/testing';
import { canary, type State } from '@conclave/engine/testing/probes/canary';
import { hiddenWords } from '@conclave/engine/testing/probes/canary.spec';
import { expect } from 'vitest';
import type { Client, Line } from './client.ts';
import { plant } from './plant.ts';
import { type Nodes, type Time, watchAll } from './table.ts';
import { rngOf } from './think.ts';

/** Asks for everything there is, properly and improperly. */
async function pry(id: string, client: Client, line: Line, n: number): Promise<void> {
  for (const path of ['', '/chronicle', '/record', '/notebook', '/drafts', '/../..', '/nothing']) {
    await client.request('GET', `/api/matches/${id}${path}`);
  }
  for (const list of ['open', 'running', 'finished', 'mine', 'all']) {
    await client.request('GET', `/api/matches?list=${list}`);
  }
  for (const action of ['join', 'leave', 'start', 'rematch', 'bot']) {
    await client.request(
      'POST',
      `/api/matches/${id}/${action}`,
      action === 'bot' ? { seat: 0, level: 'easy' } : {},
    );
  }
  await client.request('GET', '/metrics');
  await client.request('GET', '/api/docs.json');
  const frames = [
    { type: 'move', match: id, id: `pry-${n}-one`, decision: 0, move: { kind: 'show' } },
    {
      type: 'move',
      match: id,
      id: `pry-${n}-two`,
      decision: line.of(id).decision,
      move: { kind: 'raise', place: 9 },
    },
    {
      type: 'move',
      match: id,
      id: `pry-${n}-six`,
      decision: line.of(id).decision,
      move: { kind: 'whisper', to: 9 },
    },
    { type: 'undo', match: id, id: `pry-${n}-ten`, decision: 0 },
    { type: 'say', match: id, id: `pry-${n}-say`, text: 'what do you hold?' },
    { type: 'watch', match: id, cursor: 0 },
    { type: 'nonsense', match: id },
  ];
  for (const frame of frames) line.send(frame);
  await line.settle();
  const again = await client.socket();
  again.send({ type: 'watch', match: id, cursor: n });
  await again.settle();
  again.close();
}

/** Those who sit at the table move at one server, and pry, as others do, at the other. */
export async function checkCanary(time: Time, { moved, watched, spread }: Nodes): Promise<void> {
  const people = await Promise.all(['Ann', 'Ben', 'Cléo'].map((name) => moved.guest(name)));
  const double = await watched.guest('Annabel');
  const away = watched.client();
  away.cookie = people[2].cookie;
  const clients = [people[0], people[1], away, watched.client(), double];
  const seed = stretchSeed('canary');
  const match: AnyMatch = Match.open(canary, 3, {}, seed);
  const id = await plant(moved, { match, people, now: time.at });
  const lines = await watchAll(clients, id);
  const rng = rngOf('canary');
  const read = clients.map(() => 0);
  const settle = async () => {
    await spread();
    await Promise.all(lines.map((line) => line.settle()));
  };
  let searched = 0;
  let entitled = 0;

  /** What came since the last look, against what is secret now. */
  const search = () => {
    const state = stateOf(match) as State;
    for (const [index, client] of clients.entries()) {
      const fresh = client.received.slice(read[index]).join('\n');
      read[index] = client.received.length;
      const secrets = hiddenWords(state, watcherAt(Math.min(index, 3), 3));
      expect(secrets.length).toBeGreaterThan(0);
      for (const secret of [seed, ...secrets]) {
        expect(fresh.includes(secret)).toBe(false);
        searched += fresh.length;
      }
      // The search finds what is there: a player's own words.
      const own = state.players[index]?.hand ?? [];
      if (fresh.includes('"frame"') && own.some((word) => fresh.includes(word))) entitled++;
      const invited = index < people.length;
      if (!invited) expect(fresh).not.toContain('the-same-invite');
    }
  };
  await settle();
  search();
  for (let step = 0; !match.outcome; step++) {
    const request = nextRequest(match, rng);
    if (!request || (request.type !== 'move' && request.type !== 'undo')) continue;
    const proposal = match.propose(request);
    if (!proposal.ok) continue;
    time.pass(1);
    match.accept(proposal.change);
    const line = lines[request.seat];
    const answer = request.type === 'move' ? line.move(id, request.move as never) : line.undo(id);
    expect(await answer).toBeNull();
    await settle();
    if (match.outcome) break;
    search();
    if (step % 6 === 0) {
      const prying = rng.int(clients.length);
      await pry(id, clients[prying], lines[prying], step);
      await settle();
      search();
    }
  }
  expect(searched).toBeGreaterThan(1e6);
  expect(entitled).toBeGreaterThan(20);
  // At the end everything is laid open, to everybody.
  for (const line of lines) {
    await line.until(() => line.of(id).outcome !== null);
    expect(JSON.stringify(line.of(id))).toContain(seed);
  }
}
