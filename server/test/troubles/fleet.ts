/** Several nodes on one PostgreSQL, each with a connection of its own. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { HOUR } from '@conclave/engine/time-units';
import type { Postgres } from '../postgres.ts';
import { DatabaseLine } from './database-line.ts';

const ENTRY = new URL('../../dist/test/troubles/node-process.js', import.meta.url);
/** The program of a node: compiled, also where this is not. */
export const NODE = fileURLToPath(
  import.meta.url.endsWith('.ts') ? ENTRY : new URL('./node-process.js', import.meta.url),
);

export class Node {
  readonly name: string;
  readonly line: DatabaseLine;
  url = '';
  private env: NodeJS.ProcessEnv;
  private child: ChildProcess | null = null;

  constructor(name: string, line: DatabaseLine, env: NodeJS.ProcessEnv) {
    this.name = name;
    this.line = line;
    this.env = env;
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, [NODE, this.line.url], {
      env: { ...process.env, ...this.env },
      // Ends with us, whatever ends us: then its standard input is closed.
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    this.child = child;
    this.url = await new Promise((resolve, reject) => {
      let said = '';
      child.stdout.on('data', (data: Buffer) => {
        said += data;
        const [, url] = /^ready (\S+)$/m.exec(said) ?? [];
        if (url) resolve(url);
      });
      child.once('exit', () => reject(new Error('a node did not start')));
    });
  }

  /** Its next start is one with newer rules. */
  upgrade(): void {
    this.env = { ...this.env, TROUBLE_NEWER: String(Number(this.env.TROUBLE_NEWER ?? 0) + 1) };
  }

  signal(signal: NodeJS.Signals): void {
    this.child?.kill(signal);
  }

  /** With this signal, and until it is gone. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }
}

export class Fleet {
  readonly nodes: readonly Node[];
  readonly postgres: Postgres;
  /** Straight to it. */
  readonly database: string;

  private constructor(nodes: readonly Node[], postgres: Postgres, database: string) {
    this.nodes = nodes;
    this.postgres = postgres;
    this.database = database;
  }

  /** The clocks of the nodes are hours apart. */
  static async start(postgres: Postgres, count: number, env: NodeJS.ProcessEnv = {}): Promise<Fleet> {
    const database = await postgres.newDatabase();
    const nodes: Node[] = [];
    for (let n = 0; n < count; n++) {
      const skew = String((n - 1) * HOUR);
      const line = await DatabaseLine.open(database);
      nodes.push(new Node(`node ${n + 1}`, line, { TROUBLE_SKEW: skew, ...env }));
    }
    const fleet = new Fleet(nodes, postgres, database);
    try {
      await Promise.all(nodes.map((node) => node.start()));
    } catch (error) {
      await fleet.stop();
      throw error;
    }
    return fleet;
  }

  async stop(): Promise<void> {
    await Promise.all(this.nodes.map((node) => node.end('SIGKILL')));
    for (const { line } of this.nodes) line.close();
  }
}
