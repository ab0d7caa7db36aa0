/** What an operator reads: where there are no data yet, and which match is damaged. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SqliteStore } from '@conclave/server';
import { inFile } from '@conclave/server/test/tamper';
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

test('verify names the match, in words and as JSON', async () => {
  const data = newFolder();
  const file = join(data, 'conclave.db');
  await SqliteStore.open(file).close();
  const ids = [];
  for (let n = 0; n < 2; n++) {
    const { out } = await invoke(['import', RECORD, '--data', data, '--json']);
    ids.push(JSON.parse(out).match);
  }
  expect((await invoke(['verify', '--data', data])).code).toBe(0);
  const [damaged, sound] = ids;
  inFile(file, "update matches set told = told || ' ' where id = ?", damaged);
  const { code, out } = await invoke(['verify', '--data', data]);
  expect(code).toBe(1);
  expect(out).toContain(`Match ${damaged}: `);
  expect(out).not.toContain('Match : ');
  expect(out).not.toContain(sound);
  const { faults } = JSON.parse((await invoke(['verify', '--data', data, '--json'])).out);
  expect(new Set(faults.map(({ match }: { match: string }) => match))).toEqual(new Set([damaged]));
  // What belongs to no match is said of the data.
  inFile(file, "insert into kept (key, value, sum) values ('health', 'ill', 7)");
  expect((await invoke(['verify', '--data', data])).out).toMatch(/^The data: /m);
});
