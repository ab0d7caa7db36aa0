/** Serves the files of the web client, or a plain page while there are none. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

const PLAIN = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Conclave</title><h1>Conclave</h1><p>The server is running. The web client has not been built; play from a terminal with
<code>npx conclave play --server</code> and this address.</p></html>`;

/** Whoever opens a page is told in a page, which tries again by itself. */
export function sorryPage(seconds: number): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${seconds}"><title>Conclave</title>
<style>body{font:18px/1.5 Georgia,serif;max-width:32rem;margin:20vh auto;padding:0 1rem;background:#f3e8cf;color:#2b2118}</style>
<h1>Conclave</h1><p>There is a crowd at the door. This page tries again in ${seconds} seconds.</p>
<p lang="fr">Il y a foule à l’entrée. Cette page réessaie dans ${seconds}&nbsp;secondes.</p></html>`;
}

/** The lines of a link's preview for a path, put into the head of the page; `null`: nobody knows our address. */
type Preview = ((path: string) => Promise<string>) | null;

export async function addPageRoutes(
  app: FastifyInstance,
  folder: string | null,
  preview: Preview = null,
): Promise<void> {
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
    // The build has compressed them beforehand.
    preCompressed: true,
    cacheControl: false,
  });
  const send = async (path: string, reply: FastifyReply) => {
    reply.header('cache-control', 'no-cache');
    if (preview === null) return reply.sendFile('index.html');
    const page = readFileSync(join(folder, 'index.html'), 'utf8');
    const lines = await preview(path);
    return reply
      .type('text/html; charset=utf-8')
      .send(page.replace('</title>', () => `</title>\n    ${lines}`));
  };
  if (preview) app.get('/', { schema: { hide: true } }, (request, reply) => send(request.url, reply));
  app.addHook('onSend', async ({ url }, reply) => {
    if (reply.hasHeader('cache-control')) return;
    // What is missing here may be there in a moment: another version of the house is about to open.
    reply.header('cache-control', reply.statusCode < 400 ? lifeOf(url) : 'no-store');
  });
  app.setNotFoundHandler(async (request, reply) => {
    // What stands behind a question mark names no file.
    const [path = ''] = request.url.split('?');
    const isPage = request.method === 'GET' && !path.startsWith('/api/') && !/\.[a-z0-9]+$/.test(path);
    if (!isPage) return reply.status(404).send({ error: 'notFound' });
    return send(request.url, reply);
  });
}

/** File names of the build carry a hash of their content; the page itself and the service worker do not. */
function lifeOf(url: string): string {
  if (url.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return url.startsWith('/icon') ? 'public, max-age=86400' : 'no-cache';
}
