/** Prepares a checkout: checks Node's version, installs the locked packages and compiles the sources. */

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

const OLDEST_NODE = [20, 19];
const CACHE = join(ROOT, 'node_modules/.cache/conclave');

/** Something a person can put right: its message is all they need. */
export class SetupError extends Error {}

export function requireNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  throw new SetupError(`Conclave needs Node ${OLDEST_NODE.join('.')} or newer; this is Node ${version}.`);
}

/**
 * Runs a program to its end and gives its exit code. Signals sent to us reach it too, and end us after it.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @param {(child: import('node:child_process').ChildProcess) => void} [started]
 * @returns {Promise<number>}
 */
export function run(command, args, options = {}, started = () => {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', ...options });
    started(child);
    /** @type {NodeJS.Signals | null} */
    let stopped = null;
    /** @param {NodeJS.Signals} signal */
    const forward = (signal) => {
      stopped = signal;
      child.kill(signal);
    };
    process.on('SIGINT', forward).on('SIGTERM', forward);
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('SIGINT', forward).off('SIGTERM', forward);
      if (stopped) process.exit(128 + constants.signals[stopped]);
      else resolve(code ?? 1);
    });
  });
}

/**
 * Runs a tool of node_modules on this same Node.
 *
 * @param {string} tool path of its JavaScript file inside node_modules
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @param {(child: import('node:child_process').ChildProcess) => void} [started]
 */
export function runTool(tool, args, options, started) {
  return run(process.execPath, [join(ROOT, 'node_modules', tool), ...args], options, started);
}

/**
 * Standard output belongs to the command that is being set up for.
 *
 * @type {import('node:child_process').SpawnOptions}
 */
const QUIET_OUTPUT = { stdio: ['inherit', 2, 2] };

/**
 * @param {readonly string[]} args
 * @param {string} [cwd]
 */
export function npm(args, cwd = ROOT) {
  const options = { ...QUIET_OUTPUT, cwd };
  const self = process.env.npm_execpath;
  if (self?.endsWith('npm-cli.js')) return run(process.execPath, [self, ...args], options);
  return run('npm', args, { ...options, shell: process.platform === 'win32' });
}

/** @typedef {{ version?: string, link?: boolean, optional?: boolean }} LockedPackage */

/**
 * Whether node_modules holds what the lock asks for, by the list npm leaves there.
 *
 * @param {Record<string, LockedPackage>} locked
 * @param {Record<string, LockedPackage>} installed
 */
export function isInstalled(locked, installed) {
  return Object.entries(locked).every(([path, wanted]) => {
    if (!path.includes('node_modules/')) return true;
    const found = installed[path];
    return found ? found.version === wanted.version : wanted.optional === true;
  });
}

/** @param {string} file */
function lockedPackages(file) {
  return JSON.parse(readFileSync(join(ROOT, file), 'utf8')).packages;
}

/**
 * @param {string} folder of a package.json with a lock of its own: the root's, or the bench's
 * @param {readonly string[]} flags
 */
async function installIn(folder, ...flags) {
  const left = join(folder, 'node_modules/.package-lock.json');
  const lock = join(folder, 'package-lock.json');
  if (existsSync(join(ROOT, left)) && isInstalled(lockedPackages(lock), lockedPackages(left))) return;
  console.error(`Installing packages${folder && ` of ${folder}`} ...`);
  const code = await npm(
    ['ci', ...flags, '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    join(ROOT, folder),
  );
  if (code !== 0) {
    throw new SetupError(
      'Installing the packages failed (npm ci, see above). Is the npm registry within reach? Then run this again.',
    );
  }
}

export async function install() {
  requireNode();
  await installIn('');
}

/** The folders that `tsc -b` compiles. */
function packages() {
  /** @type {{ references: { path: string }[] }} */
  const { references } = JSON.parse(readFileSync(join(ROOT, 'tsconfig.json'), 'utf8'));
  return references.map(({ path }) => join(ROOT, path.endsWith('.json') ? dirname(path) : path));
}

/** Path, size and time of everything a build depends on. */
function sourceStamp() {
  const hash = createHash('sha256');
  /** @param {string} path */
  const add = (path) => {
    const { size, mtimeMs } = statSync(path);
    hash.update(`${path} ${size} ${mtimeMs}\n`);
  };
  /** @param {string} folder */
  const visit = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (entry.name === 'node_modules' || entry.name === 'dist' || entry.name.startsWith('.')) continue;
      const path = join(folder, entry.name);
      if (entry.isDirectory()) visit(path);
      else if (/\.(tsx?|json|css|html|svg|js|webmanifest)$/.test(entry.name)) add(path);
    }
  };
  packages().forEach(visit);
  const beside = process.env.CONCLAVE_GAMES_BESIDE;
  if (beside && !packages().includes(beside)) visit(beside);
  for (const file of ['tsconfig.json', 'tsconfig.base.json', 'package-lock.json']) add(join(ROOT, file));
  return hash.digest('hex');
}

/**
 * Games of a folder beside the shelf, for this process and all it starts. Their page is built apart.
 *
 * @param {string} folder
 */
export function putBeside(folder) {
  const path = resolve(folder);
  if (!existsSync(join(path, 'index.ts')))
    throw new SetupError(`${folder} has no index.ts that gives out games.`);
  process.env.CONCLAVE_GAMES_BESIDE = path;
  process.env.CONCLAVE_PAGES = join(
    CACHE,
    `pages-${createHash('sha256').update(path).digest('hex').slice(0, 8)}`,
  );
}

/** Compiles the folder beside the shelf, if it is none of ours. */
async function buildBeside() {
  const folder = process.env.CONCLAVE_GAMES_BESIDE;
  if (!folder || packages().includes(folder)) return;
  const list = existsSync(join(folder, 'tsconfig.list.json')) ? 'tsconfig.list.json' : 'tsconfig.json';
  const code = await runTool('typescript/bin/tsc', ['-b', join(folder, list)], QUIET_OUTPUT);
  if (code !== 0) throw new SetupError(`The games of ${folder} do not compile (tsc -b, see above).`);
}

async function build() {
  const stampFile = `${process.env.CONCLAVE_PAGES ?? join(CACHE, 'build')}.stamp`;
  const stamp = sourceStamp();
  const built = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;
  if (built && packages().every((folder) => existsSync(join(folder, 'dist')))) return;
  console.error('Building ...');
  const code = await runTool('typescript/bin/tsc', ['-b'], QUIET_OUTPUT);
  if (code !== 0) throw new SetupError('The sources do not compile (tsc -b, see above).');
  await buildBeside();
  const pages = await runTool('vite/bin/vite.js', ['build', 'web', '--logLevel', 'error'], QUIET_OUTPUT);
  if (pages !== 0) throw new SetupError('The web client cannot be built (vite build, see above).');
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(stampFile, stamp);
}

export async function prepare() {
  await install();
  await build();
}

/** The bench is no workspace: its peers are installed for those who measure, and for nobody else. */
export async function prepareBench() {
  await prepare();
  await installIn('bench', '--ignore-scripts');
}

/**
 * The body of a command: a SetupError ends it with its message alone.
 *
 * @param {() => Promise<void>} body
 */
export async function command(body) {
  try {
    await body();
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    console.error(`\n${error.message}`);
    process.exitCode = 1;
  }
}
