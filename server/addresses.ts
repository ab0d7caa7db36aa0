/** The addresses at which others reach this server, and the address that counts for a client. */

import { isIPv6 } from 'node:net';
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

/** What to type in here. */
export function urlOf(host: string, port: number): string {
  const name = isLocal(host) || EVERYWHERE.includes(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/** Of IPv6 every house has a network of 2^64 addresses: they count as one. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address);
  if (mapped) return mapped[1];
  if (!isIPv6(address)) return address;
  const [before, after] = address
    .split('::', 2)
    .map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = after ? Math.max(0, 8 - before.length - after.length) : 0;
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...(after ?? [])].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

function isLocal(host: string): boolean {
  return host === '127.0.0.1' || host === '::1' || host === 'localhost';
}
