/** The server: people, matches and moves over HTTP and websockets, on a store. */

import type { AddressInfo } from 'node:net';
import type { BotRequest, QueuePlace } from '@conclave/bots';
import type { AnyGame, AnyMove, Thought } from '@conclave/engine';
import { MINUTE } from '@conclave/engine/time-units';
import { HEARTBEAT } from '@conclave/wire';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import swagger from '@fastify/swagger';
import websocket, { type WebSocket } from '@fastify/websocket';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { addressesOf, urlOf } from './addresses.ts';
import { Fault } from './errors.ts';
import { expire } from './expiry.ts';
import { COOKIE, Identities } from './identity.ts';
import { Lobby } from './lobby.ts';
import { Metrics } from './metrics.ts';
import { Rematches } from './rematches.ts';
import { MATCH_COST, REQUEST_LIMITS, RequestCounter, type RequestLimits } from './request-limits.ts';
import { RoomLoader } from './room-loader.ts';
import type { RoomServices } from './room-services.ts';
import { Rooms } from './rooms.ts';
import { addBodyParser } from './routes/bodies.ts';
import { addMatchRoutes } from './routes/matches.ts';
import { addOperatorRoutes } from './routes/operator.ts';
import { addPageRoutes, sorryPage } from './routes/pages.ts';
import { addPeopleRoutes } from './routes/people.ts';
import { addressOf, askerOf, isSameOrigin } from './routes/request.ts';
import { ServerTime } from './server-time.ts';
import { SignedInLines } from './signed-in-lines.ts';
import { SILENT_LINES, SilentLines } from './silent-lines.ts';
import { Connection, cutSlowest, SOCKET_LIMITS, type SocketLimits } from './socket.ts';
import { SOCKET_SHARES, SocketCounter, type SocketShares } from './socket-shares.ts';
import { isDiskFull } from './store/disk-full.ts';
import { type Person, type Store, TooManyError } from './store/store.ts';
import { Tables } from './tables.ts';

export interface ServerOptions {
  readonly store: Store;
  readonly games: readonly AnyGame[];
  think(request: BotRequest, place: QueuePlace): Promise<Pick<Thought<AnyMove>, 'move'>>;
  /** The folder of the built web client, if there is one. */
  readonly pages?: string | null;
  readonly logger?: boolean;
  /** What the operator must hear of, whatever is logged; standard error. */
  alert?(message: string): void;
  readonly metricsToken?: string | null;
  readonly behindProxy?: boolean;
  /** Milliseconds; for tests. */
  readonly botDelay?: number;
  readonly botRetry?: number;
  readonly idleAfter?: number;
  readonly sweepEvery?: number;
  readonly pingEvery?: number;
  /** Milliseconds within which every client hears something. */
  readonly heartbeat?: number;
  readonly snapshotEvery?: number;
  /** Matches in memory that nobody watches; for tests. */
  readonly mostUnwatched?: number;
  /** What the seconds of secret windows are multiplied by; for tests. */
  readonly windowPace?: number;
  /** Milliseconds after which finished matches are deleted; unset: never. */
  readonly keepFinished?: number | null;
  readonly requestLimits?: Partial<RequestLimits>;
  readonly socketLimits?: Partial<SocketLimits>;
  readonly socketShares?: Partial<SocketShares>;
  /** Connections of one address on which nothing is asked. */
  readonly silentLines?: number;
  /** Milliseconds for a whole request to arrive; for tests. */
  readonly requestTimeout?: number;
  /** A clock that only goes forward. */
  readonly now?: () => number;
}

export interface Services {
  readonly store: Store;
  readonly rooms: Rooms;
  readonly tables: Tables;
  readonly rematches: Rematches;
  readonly lobby: Lobby;
  readonly identities: Identities;
  readonly signedIn: SignedInLines;
  readonly metrics: Metrics;
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

const EXPIRE_EVERY = MINUTE;
/** Milliseconds between two looks whether somebody has signed out elsewhere, of which the news were lost. */
const COMPARE_SIGN_INS_EVERY = 2000;
/** Milliseconds between two looks at what waits for slow readers, and whether the store is still within reach. */
const LOOK_EVERY = 250;
/** Milliseconds until the operator is told the same trouble again. */
const SAY_AGAIN = MINUTE;
const BODY_BYTES = 128 * 1024;
/** Milliseconds for a whole request to arrive. */
const REQUEST_TIMEOUT = 20_000;
/** So often it is looked, in that time, whether it is over. */
const LOOKS_AT_REQUESTS = 20;
/** A socket's last word to somebody who holds more than their share. */
const TRY_LATER = 1013;
/** Milliseconds for requests under way when the server stops. */
const PATIENCE_AT_STOP = 1000;

export class ConclaveServer {
  readonly app: FastifyInstance;
  readonly services: Services;
  private readonly time: ServerTime | null;
  private readonly connections: Set<Connection>;
  private readonly sweepEvery: number;
  private readonly idleAfter: number;
  private readonly pinging: NodeJS.Timeout;
  private readonly looking: NodeJS.Timeout;
  private readonly beating: NodeJS.Timeout;
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
    this.pinging = setInterval(() => {
      for (const connection of connections) connection.ping();
    }, options.pingEvery ?? 30_000).unref();
    const { unread } = { ...SOCKET_LIMITS, ...options.socketLimits };
    this.looking = setInterval(() => {
      cutSlowest(connections, unread);
      // Without the store nobody can play here: another server will do.
      if (services.store.cluster?.isCutOff) for (const connection of connections) connection.close();
    }, LOOK_EVERY).unref();
    // Looked at twice as often, as somebody may have been spoken to just after the last look.
    this.beating = setInterval(
      () => {
        for (const connection of connections) connection.heartbeat();
      },
      (options.heartbeat ?? HEARTBEAT) / 2,
    ).unref();
  }

  static async create(options: ServerOptions): Promise<ConclaveServer> {
    const { store, games } = options;
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
    const metrics = new Metrics(
      () => rooms.loaded,
      () => connections.size,
    );
    const alert = options.alert ?? ((message: string) => void process.stderr.write(`${message}\n`));
    let saidAt = Number.NEGATIVE_INFINITY;
    const roomServices: RoomServices = {
      store,
      now,
      wall,
      think: async (request, place) => options.think(request, place),
      botDelay: options.botDelay ?? 700,
      botRetry: options.botRetry ?? 1000,
      snapshotEvery: options.snapshotEvery ?? 32,
      mostUnwatched: options.mostUnwatched ?? 200,
      windowPace: options.windowPace ?? 1,
      keepFinished: options.keepFinished ?? null,
      log: (message, details) => app.log.warn(details, message),
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
    const shelf = new Map(games.map((game) => [game.id, game]));
    const lobby = new Lobby(store);
    const rooms = new Rooms(roomServices, new RoomLoader(roomServices, shelf), lobby);
    const tables = new Tables(roomServices, rooms, lobby, shelf);
    const rematches = new Rematches(rooms, tables, shelf);
    const signedIn = new SignedInLines();
    const identities = await Identities.open(store, wall);
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
    const stopping = { value: false };
    const services: Services = {
      ...{
        store,
        rooms,
        tables,
        rematches,
        lobby,
        identities,
        signedIn,
        metrics,
        requests,
        games,
        now,
        wall,
      },
      addresses: [],
      isAway: () => stopping.value || (cluster?.isCutOff ?? false),
      keepFinished: options.keepFinished ?? null,
    };
    // All who come through a proxy have its address: it has to bound them itself.
    if (!options.behindProxy) new SilentLines(options.silentLines ?? SILENT_LINES).watch(app.server);
    await furnish(app, services);
    // Whoever comes while the server stops would be answered and then waited for.
    app.server.on('upgrade', (_request, socket) => {
      if (stopping.value) socket.destroy();
    });
    await addSockets(app, services, connections, options);
    await addPeopleRoutes(app, services);
    await addMatchRoutes(app, services);
    await addOperatorRoutes(app, services, options.metricsToken ?? null, options.behindProxy ?? false);
    await addPageRoutes(app, options.pages ?? null);
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
    clearInterval(this.pinging);
    clearInterval(this.looking);
    clearInterval(this.beating);
    // Players need not wait until everything is put away.
    for (const connection of this.connections) connection.leave();
    await this.sweeping;
    await this.services.rooms.close();
    for (const connection of this.connections) connection.close();
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
      await this.time?.tick();
      await this.expire();
    } catch (err) {
      this.app.log.error({ err }, 'the sweep failed');
      this.services.metrics.count('errors');
    }
  }
}

async function furnish(app: FastifyInstance, { metrics, identities, requests }: Services): Promise<void> {
  addBodyParser(app);
  await app.register(cookie);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", 'ws:', 'wss:'],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    hsts: false,
    referrerPolicy: { policy: 'no-referrer' },
  });
  await app.register(swagger, {
    openapi: {
      info: { title: 'Conclave', version: '0.1.0', description: 'The REST part of a Conclave server.' },
    },
  });
  // Bodies are checked by the wire's own schemas; the route schemas are there for the documentation.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  app.addHook('onRequest', async (request, reply) => {
    const changes = request.method !== 'GET' && request.method !== 'HEAD' && request.method !== 'OPTIONS';
    if (changes && !isSameOrigin(request)) throw new Fault('badOrigin');
    if (!isCounted(request.url)) return requests.take('pages', addressOf(request));
    // Answers are for whoever asked, and for this moment.
    reply.header('cache-control', 'no-store');
    requests.request(askerOf(request, identities), costOf(request.url));
  });
  app.setErrorHandler((error: Error & { statusCode?: number; code?: string }, request, reply) => {
    const fault = faultOf(error);
    if (fault.code === 'unavailable' || fault.code === 'notStored') {
      request.log.error({ err: error }, 'a request failed');
      metrics.count('errors');
    }
    return opensPage(request) ? sendSorry(reply, fault) : sendFault(reply, fault);
  });
}

const RETRY_SECONDS = 5;
/** The header that says which limit has refused a request. */
const LIMIT = 'conclave-limit';

function opensPage({ method, url, headers }: FastifyRequest): boolean {
  return method === 'GET' && !isCounted(url) && (headers.accept ?? '').includes('text/html');
}

function sendSorry(reply: FastifyReply, fault: Fault) {
  return reply
    .status(fault.status)
    .header('retry-after', RETRY_SECONDS)
    .type('text/html; charset=utf-8')
    .send(sorryPage(RETRY_SECONDS));
}

function sendFault(reply: FastifyReply, fault: Fault) {
  if (fault.limit !== null) reply.header(LIMIT, fault.limit);
  return reply.status(fault.status).send({ error: fault.code });
}

function faultOf(error: Error & { statusCode?: number; code?: string }): Fault {
  if (error instanceof Fault) return error;
  if (error instanceof TooManyError) return new Fault('tooMany', error.message);
  if (isDiskFull(error)) return new Fault('notStored');
  if (error.statusCode === 413) return new Fault('tooLarge');
  if (error.statusCode === 429) return new Fault('tooFast');
  if (error.statusCode !== undefined && error.statusCode < 500) return new Fault('malformed');
  return new Fault('unavailable');
}

async function addSockets(
  app: FastifyInstance,
  { rooms, store, identities, signedIn, metrics, requests, isAway, now, wall }: Services,
  connections: Set<Connection>,
  options: ServerOptions,
): Promise<void> {
  const limits = { ...SOCKET_LIMITS, ...options.socketLimits };
  const sockets = new SocketCounter({ ...SOCKET_SHARES, ...options.socketShares });
  const failed = (err: unknown) => {
    app.log.error({ err }, 'a frame failed');
    metrics.count('errors');
  };
  // Pings are answered by the connection itself, which counts them.
  const server = {
    ...{ perMessageDeflate: false, autoPong: false },
    // Nobody honest sends more, or so small pieces; each of them costs many times its size.
    ...{ maxPayload: 64 * 1024, maxFragments: 64, maxBufferedChunks: 1024 },
  };
  await app.register(websocket, { options: server });
  const services = { rooms, store, requests, now, wall, failed };
  const add = (socket: WebSocket, person: Person | null, address: string) => {
    const connection = new Connection(socket, services, person, address, limits);
    connections.add(connection);
    socket.on('close', () => connections.delete(connection));
    return connection;
  };
  app.get(
    '/socket',
    {
      websocket: true,
      schema: { hide: true },
      preValidation: async (request) => {
        if (!isSameOrigin(request)) throw new Fault('badOrigin');
        if (isAway()) throw new Fault('unavailable');
        if (!sockets.mayOpen(askerOf(request, identities))) throw new Fault('tooFast', 'sockets');
      },
    },
    async (socket, request) => {
      const giveWay = () => socket.close(TRY_LATER);
      socket.on('close', sockets.opened(askerOf(request, identities), { giveWay }));
      let connection: Connection | null = null;
      const signIn = identities.signInOf(request.cookies[COOKIE]);
      const end = () => (connection ? connection.close() : giveWay());
      // Before the sign-in is looked up: it ends before that, and is looked up in vain, or later, and the line with it.
      if (signIn) socket.on('close', signedIn.opened(signIn, end));
      // Frames that come while the cookie is looked up wait for the connection.
      socket.pause();
      const person = await identities.personOf(request.cookies[COOKIE]).catch((err: unknown) => {
        failed(err);
        return undefined;
      });
      // Whoever cannot be looked up is no stranger: here in a moment, or at another server, they are known again. Nor does
      // anybody come in while the server stops, which would wait for them.
      if (person === undefined || isAway()) giveWay();
      else if (socket.readyState === socket.OPEN) connection = add(socket, person, addressOf(request));
      socket.resume();
    },
  );
}

function costOf(url: string): number {
  return url.startsWith('/api/matches/') ? MATCH_COST : 1;
}

/** The page's own files count apart. */
function isCounted(url: string): boolean {
  return url.startsWith('/api/') || url.startsWith('/socket');
}
