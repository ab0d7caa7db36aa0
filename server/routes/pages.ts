/** The web client's files, or a plain page as long as there are none. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const PLAIN = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Conclave</title><h1>Conclave</h1><p>The server is running. The web client has not been built; play from a terminal with
<code>npx conclave play --server</code> and this address.</p></html>`;

export async function addPageRoutes(app: FastifyInstance, folder: string | null): Promise<void> {
  if (folder === null || !existsSync(join(folder, 'index.html'))) {
    app.get('/', { schema: { hide: true } }, async (_request, reply) =>
      reply.type('text/html; charset=utf-8').send(PLAIN),
    );
    app.setNotFoundHandler((_request, reply) => reply.status(404).send({ error: 'notFound' }));
    return;
  }
  await app.register(fastifyStatic, {
    root: folder,
    index: ['index.html'],
    setHeaders(reply, path) {
      // File names of the build carry a hash of their content; the page itself and the service worker do not.
      const lasting = path.includes(`${join(folder, 'assets')}`);
      reply.setHeader('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      request.method === 'GET' && !request.url.startsWith('/api/') && !/\.[a-z0-9]+$/.test(request.url);
    if (!isPage) return reply.status(404).send({ error: 'notFound' });
    return reply.header('cache-control', 'no-cache').sendFile('index.html');
  });
}
