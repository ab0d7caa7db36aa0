/** The browser's sockets, timers and chance, for the client of a match on this page's server. */

import type { Platform, Socket, SocketEvents } from '@conclave/wire/client';

/** The match is named in the address, so that a proxy may lead all who play it to the same node. */
export function browserPlatform(match: string): Platform & { newId(): string } {
  const url = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/socket?match=${match}`;
  return {
    open: (events) => openSocket(url, events),
    after: (milliseconds, work) => {
      const timer = setTimeout(work, milliseconds);
      return () => clearTimeout(timer);
    },
    random: Math.random,
    newId: () => crypto.randomUUID(),
  };
}

function openSocket(url: string, events: SocketEvents): Socket {
  const socket = new WebSocket(url);
  socket.onmessage = ({ data }) => events.message(String(data));
  socket.onclose = () => events.closed();
  return socket;
}
