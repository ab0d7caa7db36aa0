/**
 * A node in a process of its own, so that it can be harmed: `node node-process.js <database>`. It prints where it
 * listens. SIGUSR2 blocks its event loop.
 *
 * `TROUBLE_SKEW`: milliseconds by which its clock is wrong.
 * `TROUBLE_NEWER`: how many versions its rules are ahead.
 * `TROUBLE_HASTE`: the fault that the troubles must find, a store that answers before its commit.
 */

import { gameEntries } from '@conclave/games/entries';
import { ConclaveServer } from '../../server.ts';
import { PostgresStore } from '../../store/postgres.ts';
import type { Append, Appended, Store } from '../../store/store.ts';
import { LIFTED } from '../lifted-limits.ts';
import { randomThink } from '../think.ts';
import { newer } from './newer-rules.ts';

const BLOCKED = 5000;
/** Milliseconds by which a hasty store commits too late. */
const LATE = 1000;

const skew = Number(process.env.TROUBLE_SKEW ?? 0);
const ahead = Number(process.env.TROUBLE_NEWER ?? 0);
const wall = Date.now;
Date.now = () => wall() + skew;

process.on('SIGUSR2', () => {
  const end = performance.now() + BLOCKED;
  while (performance.now() < end);
});

const opened = await PostgresStore.open(process.argv[2], { serves: true });
const server = await ConclaveServer.create({
  store: process.env.TROUBLE_HASTE ? hasty(opened) : opened,
  games: gameEntries.map(({ game }) => newer(game, ahead)),
  think: randomThink,
  botDelay: 20,
  windowPace: 0.02,
  snapshotEvery: 16,
  requestLimits: LIFTED.requestLimits,
  socketShares: LIFTED.socketShares,
});

process.stdin.resume().once('end', () => process.exit(1));
/** Stopped, it finishes what it has begun. */
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)));
console.log(`ready ${await server.start(0)}`);

/** Acknowledges a step, and commits it a little later. */
function hasty(store: Store): Store {
  const append = (one: Append): Promise<Appended> => {
    setTimeout(() => void store.append(one).catch(() => {}), LATE);
    return Promise.resolve('stored');
  };
  return new Proxy(store, {
    get(target, key) {
      if (key === 'append') return append;
      const member = target[key as keyof Store];
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });
}
