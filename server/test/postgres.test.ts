/** Tests of PostgreSQL may be skipped only where it cannot run. */

import { expect, test } from 'vitest';
import { type Machine, startPostgres, whySkipped } from './postgres.ts';

const LINUX: Machine = { env: {}, system: 'linux', arch: 'x64', hasGlibc: true };

test.each([
  ['Linux', LINUX],
  ['Linux on ARM', { ...LINUX, arch: 'arm64' }],
  ['a Mac', { ...LINUX, system: 'darwin', arch: 'arm64', hasGlibc: false }],
  ['whoever brings one', { ...LINUX, arch: 'riscv64', env: { CONCLAVE_TEST_PG: 'postgres://there' } }],
] as const)('%s skips nothing', (_who, machine) => {
  expect(whySkipped(machine)).toBeNull();
});

test.each([
  ['nobody wants one', { ...LINUX, env: { CONCLAVE_NO_PG: '1' } }, 'CONCLAVE_NO_PG'],
  ['there is another C library', { ...LINUX, hasGlibc: false }, 'glibc'],
  ['nobody has built one', { ...LINUX, arch: 'riscv64' }, 'linux-riscv64'],
  ['there is no shell', { ...LINUX, system: 'win32' }, 'Windows'],
] as const)('where %s there is none, and it is said why', async (_where, machine, why) => {
  expect(whySkipped(machine)).toContain(why);
  expect(await startPostgres({ machine })).toBeNull();
});

test('one that should start and does not is an error, and no reason to skip', async () => {
  await expect(startPostgres({ machine: LINUX, binaries: () => '/nowhere/to/be/found' })).rejects.toThrow();
});
