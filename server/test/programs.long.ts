/** The programs of docs/bot-api.md play whole matches on a real server. */

import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { GAMES } from './games.ts';
import { serve } from './table.ts';

const file = (name: string) => fileURLToPath(new URL(`../../examples/${name}`, import.meta.url));

test.each([
  ['TypeScript', process.execPath, file('dist/programs/random-bot.js')],
  ['Python', 'python3', file('programs/random_bot.py')],
])('%s', async (_language, program, script) => {
  const house = await serve(GAMES, { programs: true });
  const ann = await house.guest('Ann');
  const { id, invite } = await ann.create({
    game: 'temple-code',
    seats: [{ kind: 'me' }, { kind: 'invited' }],
  });
  const child = spawn(program, [script, house.url, id, invite ?? ''], { stdio: 'inherit' });
  const ended = new Promise((resolve) => child.on('close', resolve));
  for (let joined = false; !joined; ) {
    const { table } = (await ann.call('GET', `/api/matches/${id}`)) as {
      table: { seats: { name: string | null }[] };
    };
    joined = Boolean(table.seats[1].name);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await ann.act(id, 'start').catch(() => null);
  const line = await ann.socket();
  await line.watch(id);
  for (let steps = 0; line.of(id).outcome === null && steps < 400; steps++) {
    await line.until(() => line.of(id).asked || line.of(id).outcome !== null);
    const { moves, outcome } = line.of(id);
    const declaring = moves.filter(({ kind }) => kind === 'declare');
    const others = moves.filter(({ kind }) => kind !== 'declare');
    if (outcome === null)
      await line.move(id, declaring.at(-1 - (steps % 3)) ?? others[steps % others.length]);
  }
  expect(line.of(id).outcome).not.toBeNull();
  expect(await ended).toBe(0);
});
