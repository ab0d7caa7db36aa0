/** The host's key for opening tables, named once a browser. */

import { DAY, SECOND } from '@conclave/engine/time-units';
import { keyBody } from '@conclave/wire';
import type { FastifyInstance } from 'fastify';
import { KEY_COOKIE } from '../door-key.ts';
import type { Services } from '../services.ts';
import { addressOf, described, read } from './request.ts';

export async function addKeyRoute(
  app: FastifyInstance,
  { doorKey, requests }: Pick<Services, 'doorKey' | 'requests'>,
): Promise<void> {
  app.post(
    '/api/key',
    described('Name the key for opening tables on this server', { body: keyBody }),
    async (request, reply) => {
      // Guessed as slowly as recovery codes.
      await requests.spend('recoveries', addressOf(request));
      reply.setCookie(KEY_COOKIE, doorKey.sealFor(read(keyBody, request.body).key), {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure: request.protocol === 'https',
        maxAge: (400 * DAY) / SECOND,
      });
      return {};
    },
  );
}
