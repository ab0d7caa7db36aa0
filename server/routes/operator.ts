/** Routes for the operator: health, metrics, and the description of the REST API. */

import { clientFrame, PROTOCOL, serverFrame } from '@conclave/wire';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { toJSONSchema, type ZodMiniType } from 'zod/mini';
import { Fault } from '../errors.ts';
import { isSameSecret } from '../ids.ts';
import type { Services } from '../services.ts';

const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];
const LOOPBACK = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

export async function addOperatorRoutes(
  app: FastifyInstance,
  services: Services,
  token: string | null,
  behindProxy: boolean,
): Promise<void> {
  // Through a proxy on this machine everybody seems to be here: then only the token counts.
  const isHere = ({ ip, headers }: FastifyRequest) =>
    !behindProxy && LOOPBACK.includes(ip) && !FORWARDED.some((name) => headers[name] !== undefined);
  const mayRead = (request: FastifyRequest) =>
    token === null ? isHere(request) : isSameSecret(request.headers.authorization ?? '', `Bearer ${token}`);

  app.get('/healthz', { schema: { hide: true } }, async () => {
    if (services.isAway()) throw new Fault('unavailable');
    await services.store.kept('health');
    return { ok: true };
  });

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayRead(request)) throw new Fault('notYours');
    return reply.type(services.metrics.registry.contentType).send(await services.metrics.registry.metrics());
  });

  app.get('/api/docs.json', { schema: { hide: true } }, async () => app.swagger());
  app.get('/api/docs', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(docsPage(app)),
  );
}

/** One plain page made from the same description. */
function docsPage(app: FastifyInstance): string {
  const { paths = {} } = app.swagger();
  const rows = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods ?? {}).map(([method, operation]) => {
      const { summary = '' } = operation as { summary?: string };
      return `<tr><td><code>${method.toUpperCase()}</code></td><td><code>${escaped(path)}</code></td><td>${escaped(summary)}</td></tr>`;
    }),
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Conclave: REST</title>
<style>body{font:16px/1.5 Georgia,serif;max-width:60rem;margin:2rem auto;padding:0 1rem}td{padding:.25rem .75rem;border-bottom:1px solid #cba}</style>
<h1>Conclave: the REST part</h1><p>Machine-readable: <a href="/api/docs.json">OpenAPI</a>.</p>
<table>${rows.join('')}</table>
<h1>The websocket at <code>/socket</code></h1><p>Protocol ${PROTOCOL}. Frames are JSON, one a message.</p>
<h2>From a client</h2><table>${frameRows(clientFrame)}</table>
<h2>From the server</h2><table>${frameRows(serverFrame)}</table></html>`;
}

/** Each kind of frame with its members, optional ones with a question mark. */
function frameRows(frames: ZodMiniType): string {
  const { oneOf = [], anyOf = [] } = toJSONSchema(frames, { unrepresentable: 'any', io: 'input' });
  return [...oneOf, ...anyOf]
    .map(({ properties = {}, required = [] }) => {
      const { type, ...members } = properties;
      const names = Object.keys(members).map((name) => (required.includes(name) ? name : `${name}?`));
      const kind = typeof type === 'object' && 'const' in type ? String(type.const) : '';
      return `<tr><td><code>${escaped(kind)}</code></td><td>${escaped(names.join(', '))}</td></tr>`;
    })
    .join('');
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
