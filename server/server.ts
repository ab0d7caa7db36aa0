/** The server: people, matches and moves over HTTP and websockets, on a store. It starts, sweeps and stops. */

import type { AddressInfo } from 'node:net';
import { MINUTE, SECOND } from '@conclave/engine/time-units';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { addressesOf, urlOf } from './addresses.ts';
import { Fault } from './errors.ts';
import { expire } from './expiry.ts';
import { forgetTheRest } from './forgetting.ts';
import { beatEvery } from './heartbeat.ts';
import { prepareHttp, sendFault } from './http.ts';
import { linkPreview } from './link-preview.ts';
import { Metrics } from './metrics.ts';
import { Rounds } from './rounds.ts';
import { addCompanyRoutes } from './routes/company.ts';
import { addGatheringRoutes } from './routes/gathering.ts';
import { addKeyRoute } from './routes/key.ts';
import { addMatchRoutes } from './routes/matches.ts';
import { addNoticeRoutes } from './routes/notices.ts';
import { addOperatorRoutes } from './routes/operator.ts';
import { addOwnRoutes } from './routes/own.ts';
import { addPageRoutes } from './routes/pages.ts';
import { addPeopleRoutes } from './routes/people.ts';
import { addShareRoutes } from './routes/shares.ts';
import { addSocketRoute } from './routes/socket.ts';
import type { ServerOptions } from './server-options.ts';
import { ServerTime } from './server-time.ts';
import { openServices, type Services } from './services.ts';
import { SILENT_LINES, SilentLines } from './silent-lines.ts';
import { cutSlowest } from './slow-readers.ts';
import type { Connection } from './socket.ts';
import { SOCKET_LIMITS } from './socket-limits.ts';

const EXPIRE_EVERY = MINUTE;
const LISTS_EVERY = SECOND;
/** Milliseconds between two looks whether somebody has signed out elsewhere, of which the news were lost. */
const COMPARE_SIGN_INS_EVERY = 2000;
/** Milliseconds between two looks at what waits for slow readers, and whether the store is still within reach. */
const LOOK_EVERY = 250;
const BODY_BYTES = 128 * 1024;
/** Milliseconds for a whole request to arrive. */
const REQUEST_TIMEOUT = 20_000;
/** So often it is looked, in that time, whether it is over. */
const LOOKS_AT_REQUESTS = 20;
/** Milliseconds for requests under way when the server stops. */
const PATIENCE_AT_STOP = 1000;

export class ConclaveServer {
  readonly app: FastifyInstance;
  readonly services: Services;
  private readonly time: ServerTime | null;
  private readonly connections: Set<Connection>;
  private readonly sweepEvery: number;
  private readonly idleAfter: number;
  private readonly looking: NodeJS.Timeout;
  private readonly beating: NodeJS.Timeout;
  private readonly listing: NodeJS.Timeout;
  private timer: NodeJS.Timeout | null = null;
  private sweeping: Promise<void> = Promise.resolve();
  private readonly stopping: { value: boolean };
  private expiredAt = Number.NEGATIVE_INFINITY;
  private comparedAt = Number.NEGATIVE_INFINITY;

  private constructor(
    app: FastifyInstance,
    services: Services,
    time: ServerTime | null,
    connections: Set<Connection>,
    stopping: { value: boolean },
    options: ServerOptions,
  ) {
    this.app = app;
    this.stopping = stopping;
    this.time = time;
    this.services = services;
    this.connections = connections;
    this.sweepEvery = options.sweepEvery ?? 500;
    this.idleAfter = options.idleAfter ?? MINUTE;
    const { unread } = { ...SOCKET_LIMITS, ...options.socketLimits };
    const lines = () => [...connections].map(({ line }) => line);
    this.looking = setInterval(() => {
      cutSlowest(lines(), unread);
      // Without the store nobody can play here: another server will do.
      if (services.store.cluster?.isCutOff) for (const connection of connections) connection.line.close();
    }, LOOK_EVERY).unref();
    this.beating = new Rounds(connections, ({ line }) => line.beat()).start(beatEvery(options));
    const failed = (err: unknown) => app.log.error({ err }, 'the lists could not be looked at');
    this.listing = setInterval(
      () => void services.lists.beat().catch(failed),
      options.listEvery ?? LISTS_EVERY,
    ).unref();
  }

  static async create(options: ServerOptions): Promise<ConclaveServer> {
    const { store } = options;
    const { cluster } = store;
    const wall = options.now ?? (cluster ? () => cluster.wall() : Date.now);
    // Several servers go by the time of their store.
    const time =
      cluster && !options.now
        ? null
        : await ServerTime.open(store, options.now ?? (() => performance.now()), wall);
    const now = time?.now ?? (() => cluster?.now() ?? 0);
    const requestTimeout = options.requestTimeout ?? REQUEST_TIMEOUT;
    const app = Fastify({
      bodyLimit: BODY_BYTES,
      logger: options.logger ? { redact: ['req.headers.cookie', 'req.headers.authorization'] } : false,
      logController: new LogController({ disableRequestLogging: true }),
      requestTimeout,
      // Without these whoever sends drop by drop has a minute and more.
      http: {
        headersTimeout: requestTimeout,
        connectionsCheckingInterval: requestTimeout / LOOKS_AT_REQUESTS,
      },
      // Addresses that are none.
      frameworkErrors: (_error, _request, reply) => sendFault(reply, new Fault('malformed')),
      // One step back: whatever a client writes there itself is not believed.
      trustProxy: options.behindProxy ? (_address, hop) => hop === 0 : false,
    });
    const connections = new Set<Connection>();
    const stopping = { value: false };
    const metrics = new Metrics(
      () => services.rooms.loaded,
      () => connections.size,
    );
    const services: Services = await openServices(options, {
      now,
      wall,
      metrics,
      log: (message, details) => app.log.warn(details, message),
      isStopping: () => stopping.value,
    });
    // All who come through a proxy have its address: it has to bound them itself.
    if (!options.behindProxy) new SilentLines(options.silentLines ?? SILENT_LINES).watch(app.server);
    await prepareHttp(app, services);
    // Whoever comes while the server stops would be answered and then waited for.
    app.server.on('upgrade', (_request, socket) => {
      if (stopping.value) socket.destroy();
    });
    await addSocketRoute(app, services, connections, options);
    await addPeopleRoutes(app, services);
    await addMatchRoutes(app, services);
    await addShareRoutes(app, services);
    await addNoticeRoutes(app, services);
    await addOwnRoutes(app, services);
    await addKeyRoute(app, services);
    await addGatheringRoutes(app, services);
    await addCompanyRoutes(app, services);
    await addOperatorRoutes(app, services, options.metricsToken ?? null, options.behindProxy ?? false);
    const { origin = null } = options;
    const preview = origin === null ? null : (path: string) => linkPreview(services.store, origin, path);
    await addPageRoutes(app, options.pages ?? null, preview);
    return new ConclaveServer(app, services, time, connections, stopping, options);
  }

  /** Listens; matches in which something is due go on by themselves. */
  async start(port: number, host = '127.0.0.1'): Promise<string> {
    await this.app.listen({ port, host });
    const sweep = () => {
      this.sweeping = this.sweep().finally(() => {
        if (!this.stopping.value) this.timer = setTimeout(sweep, this.sweepEvery);
      });
    };
    sweep();
    const { address, port: bound } = this.app.server.address() as AddressInfo;
    this.services.addresses.push(...addressesOf(address, bound));
    return urlOf(address, bound);
  }

  /** Graceful: what was begun is finished, everything in memory goes to the store. */
  async stop(): Promise<void> {
    this.stopping.value = true;
    if (this.timer) clearTimeout(this.timer);
    clearInterval(this.looking);
    clearInterval(this.beating);
    clearInterval(this.listing);
    // Players need not wait until everything is put away.
    for (const connection of this.connections) connection.leave();
    await this.sweeping;
    await this.services.rooms.close();
    await this.services.notices.finish();
    for (const connection of this.connections) connection.line.close();
    // Requests that arrive drop by drop are not waited for.
    const patience = setTimeout(() => {
      this.app.server.closeAllConnections();
      for (const socket of this.app.websocketServer.clients) socket.terminate();
    }, PATIENCE_AT_STOP);
    await this.app.close();
    clearTimeout(patience);
    try {
      await this.time?.sign();
    } finally {
      await this.services.store.close();
    }
  }

  /** Now and then; at every sweep as long as there is more to do. */
  private async expire(): Promise<void> {
    const now = this.services.now();
    if (now - this.expiredAt < EXPIRE_EVERY) return;
    this.expiredAt = now;
    await forgetTheRest(this.services);
    if (!(await expire(this.services, this.services.rooms))) this.expiredAt = Number.NEGATIVE_INFINITY;
  }

  private async compareSignIns(): Promise<void> {
    const { signedIn, store } = this.services;
    const at = performance.now();
    if (!store.cluster || at - this.comparedAt < COMPARE_SIGN_INS_EVERY) return;
    this.comparedAt = at;
    for (const { id } of await store.cluster.endedSignIns(signedIn.signIns)) signedIn.end(id);
  }

  private async sweep(): Promise<void> {
    try {
      await this.compareSignIns();
      await this.services.rooms.sweep(this.idleAfter);
      await this.services.notices.sweep();
      await this.services.ratings.sweep();
      await this.services.removals.sweep();
      await this.time?.tick();
      await this.expire();
    } catch (err) {
      this.app.log.error({ err }, 'the sweep failed');
      this.services.metrics.count('errors');
    }
  }
}
