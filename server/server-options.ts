/** The options of a server. */

import type { BotRequest, QueuePlace } from '@conclave/bots';
import type { AnyGame, AnyMove, Thought } from '@conclave/engine';
import type { Reach } from './notices/reach.ts';
import type { RequestLimits } from './request-limits.ts';
import type { SocketLimits } from './socket-limits.ts';
import type { SocketShares } from './socket-shares.ts';
import type { Store } from './store/store.ts';

/**
 * @example
 * const server = await ConclaveServer.create({ store: SqliteStore.open(file), games, think });
 * const url = await server.start(4004);
 */
export interface ServerOptions {
  readonly store: Store;
  readonly games: readonly AnyGame[];
  /** Chooses a bot's move, usually in another thread. */
  think(request: BotRequest, place: QueuePlace): Promise<Pick<Thought<AnyMove>, 'move'>>;
  /**
   * The folder of the built web client.
   * @default null (no pages are served)
   */
  readonly pages?: string | null;
  /** @default false */
  readonly logger?: boolean;
  /**
   * Receives what the operator must know, whatever is logged.
   * @default writes to standard error
   */
  alert?(message: string): void;
  /**
   * The bearer token for /metrics.
   * @default null (see routes/operator.ts)
   */
  readonly metricsToken?: string | null;
  /**
   * Whether a reverse proxy stands before the server; its last `x-forwarded-for` address is then trusted.
   * @default false
   */
  readonly behindProxy?: boolean;
  /**
   * Milliseconds a bot waits before it moves.
   * @default 700
   */
  readonly botDelay?: number;
  /**
   * Milliseconds until a bot that failed is asked again.
   * @default 1000
   */
  readonly botRetry?: number;
  /**
   * Milliseconds in memory of a match that nobody watches.
   * @default 60_000
   */
  readonly idleAfter?: number;
  /**
   * Milliseconds between two sweeps: what is due, what is idle, what other servers changed.
   * @default 500
   */
  readonly sweepEvery?: number;
  /**
   * Milliseconds between two pings, in whole beats (half a `heartbeat`). A client that has not answered the last one is cut off.
   * @default 30_000
   */
  readonly pingEvery?: number;
  /**
   * Every client receives something at least so often, in milliseconds.
   * @default 2000 (`HEARTBEAT` of the wire)
   */
  readonly heartbeat?: number;
  /**
   * Milliseconds between two looks at what live lists are to be told.
   * @default 1000
   */
  readonly listEvery?: number;
  /**
   * Entries between two snapshots of a match.
   * @default 32
   */
  readonly snapshotEvery?: number;
  /**
   * Matches in memory that nobody watches.
   * @default 200
   */
  readonly mostUnwatched?: number;
  /**
   * Factor for the length of secret windows; for tests.
   * @default 1
   */
  readonly windowPace?: number;
  /**
   * Milliseconds after which finished matches are deleted.
   * @default null (never)
   */
  readonly keepFinished?: number | null;
  /**
   * Whoever opens tables must know it.
   * @default null (everybody may)
   */
  readonly key?: string | null;
  /**
   * Whether programs may sit at tables.
   * @default false
   */
  readonly programs?: boolean;
  /**
   * The address that is told of seats that are asked in matches by correspondence.
   * @default null (nobody is)
   */
  readonly noticeUrl?: string | null;
  /**
   * The address of the pages as others see it: push services may ask who sends.
   * @default null
   */
  readonly origin?: string | null;
  /**
   * Whom notices may be sent to.
   * @default reachPublic (https, in the open internet)
   */
  readonly reach?: Reach;
  /** @default REQUEST_LIMITS, member by member */
  readonly requestLimits?: Partial<RequestLimits>;
  /** @default SOCKET_LIMITS, member by member */
  readonly socketLimits?: Partial<SocketLimits>;
  /** @default SOCKET_SHARES, member by member */
  readonly socketShares?: Partial<SocketShares>;
  /**
   * Connections of one address on which nothing is asked.
   * @default SILENT_LINES
   */
  readonly silentLines?: number;
  /**
   * Milliseconds for a whole request to arrive.
   * @default 20_000
   */
  readonly requestTimeout?: number;
  /**
   * A clock in milliseconds that only goes forward.
   * @default the monotonic time of this server, or the store's if several servers share it
   */
  readonly now?: () => number;
}
