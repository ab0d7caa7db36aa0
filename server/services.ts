/** Builds what the routes of a server share, from the options. */

import type { AnyGame } from '@conclave/engine';
import { MINUTE } from '@conclave/engine/time-units';
import { DoorKey } from './door-key.ts';
import { Gatherings } from './gatherings.ts';
import { Identities } from './identity.ts';
import { LiveLists } from './live-lists.ts';
import { Lobby } from './lobby.ts';
import type { Metrics } from './metrics.ts';
import { Notices } from './notices/notices.ts';
import { Push } from './notices/push.ts';
import { reachPublic } from './notices/reach.ts';
import { Ratings } from './ratings/ratings.ts';
import { Rematches } from './rematches.ts';
import { Removals } from './removals.ts';
import { REQUEST_LIMITS, RequestCounter } from './request-limits.ts';
import { RoomLoader } from './room-loader.ts';
import type { RoomServices } from './room-services.ts';
import { Rooms } from './rooms.ts';
import type { ServerOptions } from './server-options.ts';
import { Shares } from './shares.ts';
import { SignedInLines } from './signed-in-lines.ts';
import type { Store } from './store/store.ts';
import { Tables } from './tables.ts';

export interface Services {
  readonly store: Store;
  readonly rooms: Rooms;
  readonly tables: Tables;
  readonly gatherings: Gatherings;
  readonly rematches: Rematches;
  readonly shares: Shares;
  readonly lobby: Lobby;
  readonly lists: LiveLists;
  readonly identities: Identities;
  readonly signedIn: SignedInLines;
  readonly metrics: Metrics;
  readonly notices: Notices;
  readonly ratings: Ratings;
  readonly removals: Removals;
  readonly push: Push;
  readonly doorKey: DoorKey;
  /** Whether programs may sit at tables. */
  readonly programs: boolean;
  readonly requests: RequestCounter;
  readonly games: readonly AnyGame[];
  /** Where others can reach this server; known once it listens. */
  readonly addresses: string[];
  /** Whether others should be asked instead: it is stopping, or cannot reach its store. */
  isAway(): boolean;
  /** See `ServerOptions`. */
  readonly keepFinished: number | null;
  now(): number;
  wall(): number;
}

/** Milliseconds until the operator is told the same trouble again. */
const SAY_AGAIN = MINUTE;

/** What services take from the server around them. */
export interface ServerState {
  now(): number;
  wall(): number;
  readonly metrics: Metrics;
  log(message: string, details: object): void;
  isStopping(): boolean;
}

export async function openServices(
  options: ServerOptions,
  { now, wall, metrics, log, isStopping }: ServerState,
): Promise<Services> {
  const { store, games } = options;
  const { cluster } = store;
  const alert = options.alert ?? ((message: string) => void process.stderr.write(`${message}\n`));
  let saidAt = Number.NEGATIVE_INFINITY;
  const lists = new LiveLists({ store, now, log });
  const roomServices: RoomServices = {
    store,
    lists,
    now,
    wall,
    think: async (request, place) => options.think(request, place),
    botDelay: options.botDelay ?? 700,
    botRetry: options.botRetry ?? 1000,
    snapshotEvery: options.snapshotEvery ?? 32,
    mostUnwatched: options.mostUnwatched ?? 200,
    windowPace: options.windowPace ?? 1,
    keepFinished: options.keepFinished ?? null,
    tellsHost: options.noticeUrl != null,
    log,
    alert,
    notStored: (error) => {
      if (now() - saidAt < SAY_AGAIN) return;
      saidAt = now();
      alert(
        `Steps cannot be stored: ${error.message}. Their players are told, and they go through once it is mended.`,
      );
    },
    count: (what) => metrics.count(what),
  };
  const warning = await store.warning();
  if (warning !== null) alert(warning);
  const gamesById = new Map(games.map((game) => [game.id, game]));
  const lobby = new Lobby(store, (match): number => rooms.watchingHere(match));
  const rooms = new Rooms(roomServices, new RoomLoader(roomServices, gamesById), lobby);
  const tables = new Tables(roomServices, rooms, lobby, gamesById);
  const gatherings = new Gatherings(roomServices, rooms, lobby, gamesById);
  const rematches = new Rematches(rooms, tables, gamesById);
  const signedIn = new SignedInLines();
  const identities = await Identities.open(store, wall);
  const push = await Push.open(store, options.reach ?? reachPublic, options.origin ?? null);
  const hook = options.noticeUrl ? new URL(options.noticeUrl) : null;
  const notices = new Notices({ store, push, hook, now, wall, log });
  cluster?.listen({
    changed: (match) => rooms.changedElsewhere(match),
    signedOut: (who) => {
      signedIn.end(who);
      // Lost, it is found by comparing.
      identities.generation(who).then(
        (generation) => signedIn.endOlder(who, generation),
        () => {},
      );
    },
  });
  const requests = new RequestCounter({ ...REQUEST_LIMITS, ...options.requestLimits }, now, cluster);
  return {
    ...{
      store,
      rooms,
      tables,
      gatherings,
      rematches,
      shares: new Shares(rooms),
      lobby,
      lists,
      identities,
      signedIn,
      metrics,
      doorKey: new DoorKey(options.key ?? null, identities),
      programs: options.programs ?? false,
      notices,
      ratings: new Ratings(store),
      removals: new Removals({ store, rooms, lobby, now, wall, log }),
      push,
      requests,
      games,
      now,
      wall,
    },
    addresses: [],
    isAway: () => isStopping() || (cluster?.isCutOff ?? false),
    keepFinished: options.keepFinished ?? null,
  };
}
