/** Serves the built pages on a port of their own, as the server does: unknown addresses get the page itself. */

import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** With a folder of games beside the shelf they are built apart. */
const BUILT = process.env.CONCLAVE_PAGES ?? fileURLToPath(new URL('../dist', import.meta.url));

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

export interface Pages {
  readonly address: string;
  close(): Promise<void>;
}

export async function servePages(dist = BUILT): Promise<Pages> {
  if (!existsSync(join(dist, 'index.html'))) throw new Error('the pages are not built: run npm run build');
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://conclave').pathname;
    if (path.startsWith('/api/') || path === '/socket') {
      response.writeHead(503, { 'content-type': 'application/json' }).end('{"error":"unavailable"}');
      return;
    }
    const file = join(dist, path);
    const found = path !== '/' && file.startsWith(dist) && existsSync(file) && extname(file) !== '';
    const served = found ? file : join(dist, 'index.html');
    response.writeHead(200, {
      'content-type': TYPES[extname(served)] ?? 'application/octet-stream',
      // Their names change with them, so the server says the same.
      ...(found && path.startsWith('/assets/') && { 'cache-control': 'public, max-age=31536000, immutable' }),
    });
    response.end(readFileSync(served));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${portOf(server)}`, close: () => closed(server) };
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
