/** The websocket route: who may open a socket, who they are, and the connection that serves them. */

import websocket, { type WebSocket } from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import { Fault } from '../errors.ts';
import { PingTurns } from '../heartbeat.ts';
import { COOKIE } from '../identity.ts';
import type { ServerOptions } from '../server-options.ts';
import type { Services } from '../services.ts';
import { Connection } from '../socket.ts';
import { SOCKET_LIMITS } from '../socket-limits.ts';
import { SOCKET_SHARES, SocketCounter } from '../socket-shares.ts';
import type { Person } from '../store/store.ts';
import { addressOf, askerOf, isSameOrigin } from './request.ts';

/** The code of a websocket closed because its owner holds more than their share, or the server cannot serve them. */
const TRY_LATER = 1013;

export async function addSocketRoute(
  app: FastifyInstance,
  { rooms, store, lists, identities, signedIn, metrics, requests, isAway, now, wall }: Services,
  connections: Set<Connection>,
  options: ServerOptions,
): Promise<void> {
  const limits = { ...SOCKET_LIMITS, ...options.socketLimits };
  const sockets = new SocketCounter({ ...SOCKET_SHARES, ...options.socketShares });
  const pings = new PingTurns(options);
  const failed = (err: unknown) => {
    app.log.error({ err }, 'a frame failed');
    metrics.count('errors');
  };
  // Pings are answered by the connection itself, which counts them.
  const server = {
    ...{ perMessageDeflate: false, autoPong: false },
    // No client of ours sends more, or so small parts; each part costs many times its size.
    ...{ maxPayload: 64 * 1024, maxFragments: 64, maxBufferedChunks: 1024 },
  };
  await app.register(websocket, { options: server });
  const services = { rooms, store, lists, requests, now, wall, failed };
  const add = (socket: WebSocket, person: Person | null, address: string) => {
    const connection = new Connection(socket, services, person, address, limits, pings.next());
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
      const end = () => (connection ? connection.line.close() : giveWay());
      // Registered before the sign-in is looked up, so that a sign-out in between closes the socket.
      if (signIn) socket.on('close', signedIn.opened(signIn, end));
      // Frames that come while the cookie is looked up wait for the connection.
      socket.pause();
      const person = await identities.personOf(request.cookies[COOKIE]).catch((err: unknown) => {
        failed(err);
        return undefined;
      });
      // A person who cannot be looked up is no stranger: they try again, here or at another server. A stopping server
      // accepts nobody, as it would wait for them.
      if (person === undefined || isAway()) giveWay();
      else if (socket.readyState === socket.OPEN) connection = add(socket, person, addressOf(request));
      socket.resume();
    },
  );
}
