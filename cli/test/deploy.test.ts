/** What the files of `deploy/` and the page about hosting name exists: flags, settings, commands, paths, addresses. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gameEntries } from '@conclave/games/entries';
import { DEFAULT_PORT } from '@conclave/server/config';
import { MIGRATIONS as POSTGRES } from '@conclave/server/store/postgres/schema';
import { MIGRATIONS as SQLITE } from '@conclave/server/store/schema';
import { HEARTBEAT, PROTOCOL } from '@conclave/wire';
import { expect, test } from 'vitest';
import { parse } from '../arguments.ts';
import { commands } from '../commands/index.ts';
import { isCommandName } from '../commands/names.ts';
import { cliWords } from '../words/index.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const text = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const all = (source: string, pattern: RegExp) => [...source.matchAll(pattern)].map(([, found]) => found);

const DOCS = text('docs/hosting.md');
const COMPOSE = text('deploy/compose.yaml');
const DOCKERFILE = text('deploy/Dockerfile');
const NGINX = text('deploy/nginx.conf');
const UNIT = text('deploy/conclave@.service');
const EVERYTHING = [DOCS, ...readdirSync(join(ROOT, 'deploy')).map((name) => text(`deploy/${name}`))].join(
  '\n',
);

/** Throws for a command or a flag that there is not. */
function read(args: readonly string[]): void {
  const [name, ...rest] = args;
  if (!isCommandName(name)) throw new Error(`no command ${name}`);
  const { flags, positionals } = commands[name];
  parse(rest, flags, positionals, cliWords.en.errors);
}

/** As a shell reads it: what stands between quotes is one word. */
const wordsOf = (line: string) =>
  [...line.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word);

test('commands of the house are written as it reads them', () => {
  const lists = [
    ...all(DOCS, /^npm start -- (.*)$/gm).map((line) => ['serve', ...wordsOf(line)]),
    ...all(DOCS, /^npx conclave (.*)$/gm).map(wordsOf),
    ...all(UNIT, /cli\/dist\/main\.js (.*)$/gm).map(wordsOf),
    ...all(DOCKERFILE, /^CMD (.*)$/gm).map((list) => JSON.parse(list)),
    ...all(COMPOSE, /^ +command: (.*)$/gm).map((list) => JSON.parse(list)),
  ];
  expect(lists.length).toBeGreaterThanOrEqual(8);
  for (const args of lists) expect(() => read(args), args.join(' ')).not.toThrow();
  expect(() => read(['serve', '--no-such-flag'])).toThrow('--no-such-flag');
});

test('flags in the table of settings are those of the server, and so are the settings of the environment', () => {
  const known = new Set(all(text('server/config.ts'), /env\.(CONCLAVE_\w+)/g));
  expect(all(DOCS, /^\| `--(\w+)`/gm)).toEqual(Object.keys(commands.serve.flags).toSorted(byDocs));
  expect(new Set(all(DOCS, /^\| .*?`(CONCLAVE_\w+)/gm))).toEqual(known);
  const asked = new Set(all(COMPOSE, /\$\{(CONCLAVE_\w+)/g));
  for (const name of all(COMPOSE, /^ +(CONCLAVE_\w+):/gm)) expect(known).toContain(name);
  for (const name of all(EVERYTHING, /\b(CONCLAVE_\w+)/g))
    expect(new Set([...known, ...asked])).toContain(name);
});

function byDocs(one: string, other: string): number {
  return DOCS.indexOf(`| \`--${one}\``) - DOCS.indexOf(`| \`--${other}\``);
}

test('scripts and files that are named exist', () => {
  const { scripts } = JSON.parse(text('package.json'));
  for (const name of all(EVERYTHING, /npm run (\w+)/g)) expect(Object.keys(scripts)).toContain(name);
  const paths = all(EVERYTHING, /\b((?:deploy|docs)\/[\w@.-]+\w)/g);
  for (const path of paths.filter((path) => path !== 'deploy/.env'))
    expect(existsSync(join(ROOT, path)), path).toBe(true);
  expect(all(EVERYTHING, /\b(\w+\/dist\/\w+)\.js/g)).toContain('cli/dist/main');
  expect(existsSync(join(ROOT, 'cli/main.ts'))).toBe(true);
  expect(all(COMPOSE, /- \.\/(\S+?):/g)).toEqual(['nginx.conf']);
  expect(all(COMPOSE, /dockerfile: (.*)/g)).toEqual(['deploy/Dockerfile']);
});

test('the compose file is in order: two spaces a step, and every name it uses is declared in it', () => {
  expect(COMPOSE).not.toMatch(/\t/);
  for (const line of COMPOSE.split('\n')) expect(/^( {2})*(\S|$)/.test(line), line).toBe(true);
  const section = (name: string) =>
    new RegExp(`^${name}:\n((?: .*\n|\n|#.*\n)+)`, 'm').exec(`${COMPOSE}\n`)?.[1] ?? '';
  const names = (name: string) => all(section(name), /^ {2}([\w-]+):/gm);
  expect(names('services')).toEqual(['database', 'node-1', 'node-2', 'proxy']);
  const dependencies = all(COMPOSE, /depends_on:\n((?: +[-\w: ]+\n)+?)(?= {0,4}\S|\n)/g).join('');
  for (const name of all(dependencies, /^ +(?:- )?(node-\d|database|proxy)/gm))
    expect(names('services')).toContain(name);
  for (const [volume] of COMPOSE.matchAll(/(?<=- )\w+(?=:\/)/g)) expect(names('volumes')).toContain(volume);
  expect(names('networks')).toEqual(['house']);
});

test('nginx asks the nodes where they are, and waits for longer than a heartbeat but not as long as a client', () => {
  const [database, ...nodes] = all(COMPOSE, /ipv4_address: (\S+)/g);
  expect(all(NGINX, /server (\S+) max_fails/g)).toEqual(nodes.map((address) => `${address}:${DEFAULT_PORT}`));
  expect(all(COMPOSE, /@([\d.]+):5432/g)).toEqual([database]);
  const [, seconds] = /location = \/socket \{[^}]*proxy_read_timeout (\d+)s;/.exec(NGINX) ?? [];
  expect(Number(seconds) * 1000).toBeGreaterThan(HEARTBEAT);
  expect(Number(seconds) * 1000).toBeLessThan(2 * HEARTBEAT);
  expect(NGINX.split('{').length).toBe(NGINX.split('}').length);
});

test('the changelog names the formats, the protocol and the rules of this version', () => {
  const [, row] = /^\| in development \|(.*)\|$/m.exec(text('CHANGELOG.md')) ?? [];
  const rules = gameEntries.map(({ game }) => game.records.version);
  const numbers = [SQLITE.length, POSTGRES.length, PROTOCOL, ...rules];
  expect(row?.split(/[|,]/).map(Number)).toEqual(numbers);
});
