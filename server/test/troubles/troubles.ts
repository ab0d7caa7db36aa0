/** What can happen to a fleet. */

import { setTimeout as pause } from 'node:timers/promises';
import type { Fleet, Node } from './fleet.ts';

/** Milliseconds for which a node or its line is stopped: longer than anybody waits. */
const STOPPED = 5000;

export interface Trouble {
  readonly name: string;
  /** Done once, to one node, and over when it returns. */
  happen(fleet: Fleet, node: Node): Promise<void>;
}

export const TROUBLES: readonly Trouble[] = [
  {
    name: 'kill -9',
    async happen(_fleet, node) {
      await node.end('SIGKILL');
      await node.start();
    },
  },
  {
    name: 'SIGSTOP 5 s',
    async happen(_fleet, node) {
      node.signal('SIGSTOP');
      await pause(STOPPED);
      node.signal('SIGCONT');
    },
  },
  {
    name: 'drain and restart, one after the other',
    async happen(fleet) {
      for (const node of fleet.nodes) {
        await node.end('SIGTERM');
        await node.start();
      }
    },
  },
  {
    name: 'upgrade to newer rules, one after the other',
    async happen(fleet) {
      for (const node of fleet.nodes) {
        await node.end('SIGTERM');
        node.upgrade();
        await node.start();
      }
    },
  },
  {
    name: 'line to the database frozen 5 s',
    async happen(_fleet, { line }) {
      line.freeze();
      await pause(STOPPED);
      line.mend();
    },
  },
  {
    name: 'line to the database cut 5 s',
    async happen(_fleet, { line }) {
      line.cut();
      await pause(STOPPED);
      line.mend();
    },
  },
  { name: 'PostgreSQL restarted', happen: async ({ postgres }) => postgres.restart?.('stop') },
  { name: 'PostgreSQL crashed', happen: async ({ postgres }) => postgres.restart?.('crash') },
  {
    name: 'event loop blocked 5 s',
    async happen(_fleet, node) {
      node.signal('SIGUSR2');
      await pause(STOPPED);
    },
  },
];
