/** HTTP before any route: plugins, headers, limits on requests, and errors as answers. */

import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Fault } from './errors.ts';
import { MATCH_COST } from './request-limits.ts';
import { addBodyParser } from './routes/bodies.ts';
import { sorryPage } from './routes/pages.ts';
import { addressOf, askerOf, isSameOrigin } from './routes/request.ts';
import type { Services } from './services.ts';
import { TooManyError } from './store/bounds.ts';
import { isDiskFull } from './store/disk-full.ts';

export async function prepareHttp(
  app: FastifyInstance,
  { metrics, identities, requests }: Services,
): Promise<void> {
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
    // An answer is for one person and one moment.
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

export function sendFault(reply: FastifyReply, fault: Fault) {
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

function costOf(url: string): number {
  return url.startsWith('/api/matches/') ? MATCH_COST : 1;
}

/** The page's own files count apart. */
function isCounted(url: string): boolean {
  return url.startsWith('/api/') || url.startsWith('/socket');
}
