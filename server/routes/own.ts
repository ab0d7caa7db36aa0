/** What is a person's own: their page, what others may see of it, everything in one file, and being forgotten. */

import { Readable } from 'node:stream';
import { forgetBody, ownPage, shows } from '@conclave/wire';
import type { FastifyInstance } from 'fastify';
import { Fault } from '../errors.ts';
import { forget } from '../forgetting.ts';
import { COOKIE } from '../identity.ts';
import { everythingOf, ownPageOf } from '../own-page.ts';
import type { Services } from '../services.ts';
import { addressOf, described, needPerson, read } from './request.ts';

export async function addOwnRoutes(
  app: FastifyInstance,
  { identities, requests, store, rooms, games, signedIn, lobby }: Services,
): Promise<void> {
  app.get(
    '/api/me/page',
    described('What I have played, and how strong I am', { answer: ownPage }),
    async (request) => ownPageOf(store, await needPerson(request, identities)),
  );

  app.put('/api/me/shows', described('What others may see of me', { body: shows }), async (request) => {
    const person = await needPerson(request, identities);
    await store.setShows(person.id, read(shows, request.body));
    return {};
  });

  app.get(
    '/api/me/everything',
    described('Everything that is kept of me, in one file', {}),
    async (request, reply) => {
      const person = await needPerson(request, identities);
      await requests.fill('exports', person.id, addressOf(request));
      const text = Readable.from(everythingOf(store, rooms, games, person));
      return reply.type('application/json; charset=utf-8').send(text);
    },
  );

  app.post(
    '/api/me/forget',
    described('Delete everything that is kept of me; it cannot be undone', { body: forgetBody }),
    async (request, reply) => {
      const person = await needPerson(request, identities);
      if (read(forgetBody, request.body).name.trim() !== person.name) throw new Fault('notYours');
      await forget({ store, rooms }, person.id);
      signedIn.endOlder(person.id, Number.POSITIVE_INFINITY);
      store.cluster?.signedOut(person.id);
      lobby.changed();
      reply.clearCookie(COOKIE, { path: '/' });
      return {};
    },
  );
}
