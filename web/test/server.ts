/** A real server in a process of its own, on a fresh data folder. It can be stopped and started again. */

import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const UNDER_TEST = new URL('./under-test.js', import.meta.url).href;
const MAIN = fileURLToPath(new URL('../../cli/dist/main.js', import.meta.url));

/** Milliseconds until a server has to answer: on a busy machine it takes long to read its files. */
const PATIENCE = 100_000;

/** Below the ports that the system gives to whoever calls out: a server that is started again finds its own still free. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(15_000, 30_000);
    const probe = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      probe.once('error', () => resolve(false));
      probe.listen(port, '127.0.0.1', () => resolve(true));
    });
    if (!isFree) continue;
    await new Promise((resolve) => probe.close(resolve));
    return port;
  }
}

export class TestServer {
  readonly address: string;
  private readonly port: number;
  private readonly data = mkdtempSync(join(tmpdir(), 'conclave-web-'));
  private child: ChildProcess | null = null;

  private readonly env: Readonly<Record<string, string>>;

  private constructor(port: number, env: Readonly<Record<string, string>>) {
    this.port = port;
    this.env = env;
    this.address = `http://127.0.0.1:${port}`;
  }

  static async open(env: Readonly<Record<string, string>> = {}): Promise<TestServer> {
    const server = new TestServer(await freePort(), env);
    try {
      await server.start();
      return server;
    } catch (error) {
      await server.close();
      throw error;
    }
  }

  async start(): Promise<void> {
    const args = [MAIN, 'serve', '--port', String(this.port), '--host', '127.0.0.1', '--data', this.data];
    this.child = spawn(process.execPath, ['--import', UNDER_TEST, ...args], {
      stdio: ['pipe', 'ignore', 'ignore'],
      env: { ...process.env, ...this.env },
    });
    for (const end = Date.now() + PATIENCE; Date.now() < end; ) {
      const up = await fetch(`${this.address}/healthz`).then(
        (answer) => answer.ok,
        () => false,
      );
      if (up) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error('the server did not come up');
  }

  /** Five minutes pass for the server, or so many milliseconds. */
  letTimePass(milliseconds?: number): void {
    if (milliseconds === undefined) this.child?.kill('SIGUSR2');
    else this.child?.stdin?.write(String(milliseconds));
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const { child } = this;
    this.child = null;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await gone;
  }

  async close(): Promise<void> {
    await this.stop('SIGKILL');
    rmSync(this.data, { recursive: true, force: true });
  }
}
