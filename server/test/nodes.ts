/** Several servers on one PostgreSQL, for one test. */

import { afterAll } from 'vitest';
import type { ServerOptions } from '../server-options.ts';
import type { Cluster } from '../store/cluster.ts';
import { PostgresStore } from '../store/postgres.ts';
import type { Store } from '../store/store.ts';
import type { Client } from './client.ts';
import { GAMES } from './games.ts';
import { type Postgres, startPostgres } from './postgres.ts';
import { quickFolder } from './quick-disk.ts';
import { type Nodes, type Running, serve } from './table.ts';

/** For the tests of one file; `null`: there is none to be had. */
export async function postgresOfFile(folder = quickFolder): Promise<Postgres | null> {
  const postgres = await startPostgres({ folder });
  afterAll(() => postgres?.stop());
  return postgres;
}

export async function serveNodes(
  postgres: Postgres | null,
  count: number,
  options: Partial<ServerOptions> = {},
  shape: (store: Store) => Store = (store) => store,
  games = GAMES,
): Promise<Running[]> {
  const url = (await postgres?.newDatabase()) ?? '';
  const nodes: Running[] = [];
  for (let node = 0; node < count; node++)
    nodes.push(
      await serve(games, { ...options, store: shape(await PostgresStore.open(url, { serves: true })) }),
    );
  return nodes;
}

/** Moved at one, watched at the other. */
export async function twoNodes(
  postgres: Postgres | null,
  options: Partial<ServerOptions>,
  games = GAMES,
): Promise<Nodes> {
  const [moved, watched] = await serveNodes(postgres, 2, options, undefined, games);
  const spread = async () => {
    for (const { server } of [moved, watched]) await server.services.rooms.compare();
  };
  return { moved, watched, spread };
}

/** The same person at another server. */
export function at(running: Running, person: Client): Client {
  const client = running.client();
  client.cookie = person.cookie;
  return client;
}

/** A store of several servers that changes what they hear of each other. */
export function withCluster(store: Store, change: (cluster: Cluster) => Partial<Cluster>): Store {
  const { cluster } = store;
  const changed = cluster && { ...cluster, ...change(cluster) };
  return new Proxy(store, {
    get(target, key) {
      if (key === 'cluster') return changed;
      const member = target[key as keyof Store];
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });
}
