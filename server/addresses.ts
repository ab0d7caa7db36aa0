/** Where others can reach this server. */

import { networkInterfaces } from 'node:os';

const EVERYWHERE = ['0.0.0.0', '::'];

/** What to type in elsewhere; none where it listens for this machine alone. */
export function addressesOf(
  host: string,
  port: number,
  interfaces: ReturnType<typeof networkInterfaces> = networkInterfaces(),
): string[] {
  if (!EVERYWHERE.includes(host)) return isLocal(host) ? [] : [urlOf(host, port)];
  const found = Object.values(interfaces).flatMap((list) => list ?? []);
  return found.flatMap(({ address, family, internal }) =>
    family === 'IPv4' && !internal ? [urlOf(address, port)] : [],
  );
}

export function urlOf(host: string, port: number): string {
  const name = isLocal(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

function isLocal(host: string): boolean {
  return host === '127.0.0.1' || host === '::1' || host === 'localhost';
}
