import { canonical, Match, parseRecord } from '@conclave/engine';
import { stateOf } from '@conclave/engine/testing';
import { describe, expect, test } from 'vitest';
import type { Line } from './client.ts';
import { GAMES, SPECS } from './games.ts';
import { playOn, playOut, type Running, seat, serve, watchAll } from './table.ts';
import { rngOf } from './think.ts';

/** What every line knows at the end is what the record replays to. */
async function expectInSync(running: Running, match: string, lines: readonly Line[]): Promise<void> {
  for (const line of lines) await line.until(() => line.of(match).outcome !== null);
  const { text } = await running.client().request('GET', `/api/matches/${match}/record`);
  const record = parseRecord(JSON.parse(text));
  const game = GAMES.find(({ id }) => id === record?.game);
  if (!record || !game) throw new Error(`no record: ${text.slice(0, 100)}`);
  const replayed = Match.replay(game, record);
  expect(replayed.outcome).not.toBeNull();
  for (const line of lines) {
    const { watcher, view, told, outcome, cursor } = line.of(match);
    const perspective = replayed.perspective(watcher);
    expect(canonical({ view, told, outcome })).toBe(
      canonical({ view: perspective.view, told: perspective.told, outcome: perspective.outcome }),
    );
    expect(cursor).toBe(told.length);
  }
  expect(canonical(stateOf(replayed))).toContain('{');
}

describe.each(SPECS.map((spec) => [spec.game.id, spec] as const))('%s', (id, spec) => {
  const seats = spec.tables.map((table) => table.seats);
  const most = Math.min(4, Math.max(...seats));
  const least = Math.max(2, Math.min(...seats));

  test(`${most} people play a whole match over real sockets, all in sync`, async () => {
    const running = await serve(GAMES);
    const { id: match, people } = await seat(running, id, most);
    const lines = await watchAll([...people, running.client()], match);
    expect(lines.map((line) => line.of(match).watcher)).toEqual([
      ...people.map((_person, index) => index),
      'gallery',
    ]);
    await playOut(lines.slice(0, -1), match, `people ${id}`);
    await expectInSync(running, match, lines);
  });

  test('two people and bots play a whole match, one of them on a line that breaks again and again', async () => {
    const running = await serve(GAMES);
    const { id: match, people } = await seat(running, id, 2, { bots: least - 2 });
    const [ann, ben] = await watchAll(people, match);
    let last = ben;
    const breaking = async () => {
      const rng = rngOf(`breaks ${id}`);
      while (last.of(match).outcome === null) {
        await playOn(last, match, rng, 1 + rng.int(4));
        const old = last;
        old.ws.terminate();
        last = await people[1].socket();
        // The new line goes on from where the old one broke off.
        last.recall(old);
        await last.watch(match);
        await last.settle();
      }
    };
    await Promise.all([playOut([ann], match, `ann ${id}`), breaking()]);
    await expectInSync(running, match, [ann, last]);
  });
});
