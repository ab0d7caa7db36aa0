/** What an operator reads: where there are no data yet, and which match is damaged. */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SqliteStore } from '@conclave/server';
import { expect, onTestFinished, test } from 'vitest';
import { invoke } from './invoke.ts';

const RECORD = fileURLToPath(
  new URL('../../games/temple-code/test/fixtures/abandoned.json', import.meta.url),
);

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'conclave-cli-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test('import into an empty folder says what to do', async () => {
  const data = newFolder();
  const { code, errors } = await invoke(['import', RECORD, '--data', data]);
  expect(code).toBe(1);
  expect(errors).toContain(`There are no data of Conclave in ${data} yet.`);
  expect(errors).toContain(`conclave serve --data ${data}`);
  const french = await invoke(['import', RECORD, '--data', data, '--lang', 'fr']);
  expect(french.errors).toContain(`Il n’y a pas encore de données de Conclave dans ${data}.`);
  expect(french.errors).toContain(`conclave serve --data ${data}`);
});

test.each([['backup', 'copy.db'], ['export', '0'.repeat(32), 'file.json'], ['verify']])(
  '%s of an empty folder asks for the right one',
  async (...argv) => {
    const data = newFolder();
    const { code, errors } = await invoke([...argv, '--data', data]);
    expect(code).toBe(1);
    expect(errors).toContain(`There are no data of Conclave in ${data}.`);
    expect(errors).toContain('--data');
  },
);

test('verify names the match, in words and as JSON; what belongs to none is said of the data', async () => {
  const data = newFolder();
  const file = join(data, 'conclave.db');
  await SqliteStore.open(file).close();
  const ids: string[] = [];
  for (let n = 0; n < 2; n++) {
    const { out } = await invoke(['import', RECORD, '--data', data, '--json']);
    ids.push(JSON.parse(out).match);
  }
  expect((await invoke(['verify', '--data', data])).code).toBe(0);
  // One letter of what was told at the opening of one of them.
  const bytes = readFileSync(file);
  bytes.write('C', bytes.indexOf('"commitment"') + 1);
  writeFileSync(file, bytes);
  const { code, out } = await invoke(['verify', '--data', data]);
  expect(code).toBe(1);
  const { faults } = JSON.parse((await invoke(['verify', '--data', data, '--json'])).out);
  const named = new Set<string>(faults.map(({ match }: { match: string }) => match));
  expect([...named].filter((match) => ids.includes(match))).toHaveLength(1);
  expect(named.size).toBe(1);
  expect(out).toContain(`Match ${[...named].join()}: `);

  writeFileSync(file, 'this is no database, whatever else it may be');
  expect((await invoke(['verify', '--data', data])).out).toMatch(/^The data: /);
  expect((await invoke(['verify', '--data', data, '--lang', 'fr'])).out).toMatch(/^Les données\u00a0: /);
});

test('people and tables are listed as the gallery sees them; notices are turned on and off', async () => {
  const data = newFolder();
  const store = SqliteStore.open(join(data, 'conclave.db'));
  const [ann, id] = ['a'.repeat(32), '1'.repeat(32)];
  await store.addPerson({ id: ann, name: 'Ann\u001b[31m' }, Date.UTC(2026, 0, 2));
  const row = {
    ...{
      id,
      game: 'temple-code',
      version: 1,
      options: {},
      status: 'open' as const,
      public: false,
      host: ann,
    },
    seats: [{ kind: 'person' as const, person: ann, name: 'Ann' }, { kind: 'invited' as const }],
    ...{
      invite: 'secret-invite',
      clock: { kind: 'none' as const },
      createdAt: 1,
      changedAt: Date.UTC(2026, 0, 3),
    },
    ...{ outcome: null, rematch: null, agreed: [], aside: null },
  } as const;
  await store.addMatch(row);
  await store.close();
  const people = await invoke(['people', '--data', data]);
  expect(people.out).toContain(`2026-01-02  ${ann}  Ann`);
  expect(people.out).not.toContain('\u001b');
  const tables = await invoke(['tables', '--data', data]);
  expect(tables.out).toContain(`2026-01-03  ${id}  temple-code  open: Ann, invited`);
  // What a running server takes away; words that players have left.
  for (const [command, of] of [
    ['people', ann],
    ['tables', id],
  ]) {
    const removed = await invoke([command, '--remove', of, '--say', 'Good night.', '--data', data]);
    expect(removed.out).toContain(of);
    expect((await invoke([command, '--remove', 'f'.repeat(32), '--data', data])).code).toBe(1);
  }
  const left = SqliteStore.open(join(data, 'conclave.db'));
  expect((await left.keptUnder('remove ')).map(({ value }) => value)).toEqual(['Good night.', 'Good night.']);
  await left.keep('word 1', JSON.stringify({ at: 0, match: id, person: ann, name: 'Ann', text: 'Help!' }));
  await left.close();
  expect((await invoke(['words', '--data', data])).out).toContain(`Ann, match ${id}: Help!`);
  await invoke(['words', '--clear', '--data', data]);
  expect((await invoke(['words', '--data', data, '--json'])).out.trim()).toBe('[]');
  const json = await invoke(['tables', '--data', data, '--json']);
  expect(JSON.parse(json.out)).toMatchObject([{ id, seats: ['Ann', 'invited'], status: 'open' }]);
  // Nothing that opens it, and nothing of turns.
  expect(json.out).not.toMatch(/secret-invite|turn|waiting/);
  expect((await invoke(['notices', 'loud', '--data', data])).code).not.toBe(0);
  for (const wish of ['off', 'on']) {
    expect((await invoke(['notices', wish, '--data', data])).code).toBe(0);
    const again = SqliteStore.open(join(data, 'conclave.db'));
    expect(await again.kept('notices')).toBe(wish);
    await again.close();
  }
});
