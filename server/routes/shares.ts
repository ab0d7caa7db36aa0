/** Routes of links to a finished match: make one, take it back, look. */

import { shareAnswer, sharedAnswer, shareQuery } from '@conclave/wire';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import { idOf, type MatchParams } from './match-request.ts';
import { addressOf, described, needPerson, read } from './request.ts';

export async function addShareRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { shares, identities, requests } = services;

  app.post<MatchParams>(
    '/api/matches/:id/share',
    described('A link of one’s own to the replay of a finished match', { answer: shareAnswer }),
    async (request) => {
      const person = await needPerson(request, identities);
      await requests.fill('changes', person.id, addressOf(request));
      return { share: await shares.open(person, idOf(request)) };
    },
  );

  app.post<MatchParams>('/api/matches/:id/unshare', described('Take that link back', {}), async (request) => {
    const person = await needPerson(request, identities);
    await requests.fill('changes', person.id, addressOf(request));
    await shares.close(person, idOf(request));
    return {};
  });

  app.get<MatchParams>(
    '/api/shared/:id',
    described('The record of a match, by such a link', { query: shareQuery, answer: sharedAnswer }),
    async (request) => shares.look(idOf(request), read(shareQuery, request.query).share),
  );
}
