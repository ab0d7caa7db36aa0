/** Compares every frame of whole matches: each watcher gets exactly what the match tells it, and nothing else. */

import { type AnyMatch, Match, type Request, stretchSeed, watcherAt } from '@conclave/engine';
import { nextRequest } from '@conclave/engine/testing';
import { UPDATE } from '@conclave/wire';
import { expect } from 'vitest';
import type { Client, Line } from './client.ts';
import { type AnySpec, GAMES } from './games.ts';
import { known, plant, secondsBetween, truth } from './plant.ts';
import { serve, Time, watchAll } from './table.ts';
import { rngOf } from './think.ts';

const NAMES = ['Ann', 'Ben', 'Cléo', 'Dirk'];

async function send(line: Line, id: string, request: Request): Promise<void> {
  const refusal = request.type === 'move' ? await line.move(id, request.move as never) : await line.undo(id);
  expect(refusal).toBeNull();
}

/** All that the time of a secret window may depend on. */
function secretWindow(match: AnyMatch): string {
  const window = match.window();
  if (window?.kind !== 'secret') return '';
  const { id, asked, passed } = window;
  return `${id} ${asked.every((seat) => passed.includes(seat))}`;
}

/** Everything a client can ask about the match without changing it. */
async function restOf(client: Client, id: string): Promise<string[]> {
  const paths = [`/api/matches/${id}`, `/api/matches/${id}/chronicle`, '/api/matches?list=running'];
  return Promise.all(paths.map(async (path) => (await client.request('GET', path)).text));
}

/** Plays matches of a game, at most so many steps of each. */
export async function checkFrames(spec: AnySpec, matches: number, steps: number): Promise<void> {
  const time = new Time();
  // How many watch is told with the sweep, which would come in between.
  const running = await serve(GAMES, { now: time.now, snapshotEvery: 5, windowPace: 1, sweepEvery: 1e8 });
  const seats = Math.min(3, Math.max(...spec.tables.map((table) => table.seats)));
  const people = await Promise.all(NAMES.slice(0, seats).map((name) => running.guest(name)));
  // Somebody at the table looks on from the gallery under another name.
  const double = await running.guest('Annabel');
  const clients = [...people, running.client(), double];
  const rng = rngOf(`frames ${spec.game.id}`);
  let silent = 0;
  for (let played = 0; played < matches; played++) {
    const match: AnyMatch = Match.open(spec.game, seats, {}, stretchSeed(`${spec.game.id} ${played}`));
    const id = await plant(running, { match, people, now: time.at });
    // The players first: whoever watches already is told when one of them arrives.
    const lines = [...(await watchAll(people, id)), ...(await watchAll(clients.slice(seats), id))];
    await Promise.all(lines.map((line) => line.settle()));
    const watcherOf = (index: number) => watcherAt(Math.min(index, seats), seats);
    for (let step = 0; step < steps && !match.outcome; step++) {
      const request = nextRequest(match, rng);
      if (!request) break;
      if (request.type !== 'move' && request.type !== 'undo') continue;
      const before = clients.map((_client, index) => ({
        cursor: match.cursor(watcherOf(index)),
        decision: match.decision(watcherOf(index)),
        frames: lines[index].about(id).length,
      }));
      const windowBefore = secretWindow(match);
      const proposal = match.propose(request);
      if (!proposal.ok) continue;
      match.accept(proposal.change);
      const notices = before.map(({ cursor, decision }, index) => {
        const watcher = watcherOf(index);
        return match.cursor(watcher) !== cursor || match.decision(watcher) !== decision;
      });
      const blind = clients.flatMap((_client, index) => (notices[index] ? [] : [index]));
      const looks = blind.length > 0 && rng.int(2) === 0 ? rng.pick(blind) : null;
      const rest = looks === null ? [] : await restOf(clients[looks], id);
      time.pass(secondsBetween(spec.game, 7));
      await send(lines[request.seat], id, request);
      await Promise.all(lines.map((line) => line.settle()));
      for (const [index, line] of lines.entries()) {
        const watcher = watcherOf(index);
        const news = line.about(id).slice(before[index].frames);
        const decision = match.decision(watcher);
        const tables = news.filter((frame) => frame.type === 'table');
        const frames = news.filter((frame) => frame.type === UPDATE);
        expect(frames).toHaveLength(notices[index] ? 1 : 0);
        expect(tables).toHaveLength(match.outcome ? 1 : 0);
        // A secret window that opens, or that all have passed in, is shown to everybody alike.
        const countdowns = news.filter((frame) => frame.type === 'countdown');
        expect(countdowns).toHaveLength(secretWindow(match) === windowBefore ? 0 : 1);
        expect(news).toHaveLength(frames.length + tables.length + countdowns.length);
        for (const frame of frames) {
          if (frame.type !== UPDATE) continue;
          expect(frame.told).toEqual(
            JSON.parse(JSON.stringify(match.perspective(watcher).told.slice(before[index].cursor))),
          );
          // Whoever looks on is sent what changed, and never the whole again.
          expect(frame.situation).toBeUndefined();
          expect(frame.patch?.from).toBe(
            decision === before[index].decision ? undefined : before[index].decision,
          );
        }
        expect(known(line.of(id))).toBe(truth(match, watcher));
      }
      if (looks !== null) {
        expect(await restOf(clients[looks], id)).toEqual(rest);
        silent++;
      }
      // The double in the gallery is sent what any stranger there is.
      const [stranger, second] = lines.slice(-2).map((line) => JSON.stringify(line.about(id)));
      expect(second).toBe(stranger);
    }
    for (const line of lines) line.close();
  }
  // Temple Code and Shout have no secret steps.
  const hasSecretSteps = Object.values(spec.veil.steps ?? {}).includes('nothing');
  expect(silent > 0).toBe(hasSecretSteps);
}
