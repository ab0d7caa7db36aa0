/** What people do about each other: block, leave a word for the host, look at what somebody shows of themselves. */

import {
  blockBody,
  blockedAnswer,
  hostWordBody,
  inviteQuery,
  shownPerson as shownAnswer,
  unblockBody,
} from '@conclave/wire';
import type { FastifyInstance } from 'fastify';
import { block, blockedBy, unblock } from '../blocks.ts';
import { Fault } from '../errors.ts';
import { hide } from '../hiding.ts';
import { leaveWord } from '../host-words.ts';
import { isOrWasSeated } from '../match-summary.ts';
import { maySee } from '../room-reading.ts';
import type { Services } from '../services.ts';
import { shownPerson } from '../shown-person.ts';
import { idOf, type MatchParams } from './match-request.ts';
import { addressOf, described, needPerson, personOf, read } from './request.ts';

interface SeatParams {
  readonly Params: { readonly id: string; readonly seat: string };
}

export async function addCompanyRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { identities, requests, rooms, store, lists, wall } = services;

  app.post<MatchParams>(
    '/api/matches/:id/block',
    described('Nobody who sits there shall invite me, or sit at a table of mine', { body: blockBody }),
    async (request) => {
      const person = await needPerson(request, identities);
      await requests.fill('changes', person.id, addressOf(request));
      const { row } = await rooms.current(idOf(request));
      await block(store, person, row, read(blockBody, request.body).seat);
      return {};
    },
  );

  app.get('/api/me/blocked', described('Whom I have blocked', { answer: blockedAnswer }), async (request) => {
    const person = await needPerson(request, identities);
    const blocked = await blockedBy(store, person.id);
    return { people: blocked.map(({ mark, name }) => ({ mark, name })) };
  });

  app.post('/api/me/unblock', described('Let somebody in again', { body: unblockBody }), async (request) => {
    const person = await needPerson(request, identities);
    await requests.fill('changes', person.id, addressOf(request));
    await unblock(store, person, read(unblockBody, request.body).mark);
    return {};
  });

  app.post<MatchParams>(
    '/api/matches/:id/word',
    described('Leave a word for the host of the server', { body: hostWordBody }),
    async (request) => {
      const person = await needPerson(request, identities);
      await requests.fill('words', person.id, addressOf(request));
      const { row } = await rooms.current(idOf(request));
      if (!isOrWasSeated(row, person.id)) throw new Fault('notYours');
      await leaveWord(store, person, row.id, read(hostWordBody, request.body).text, wall());
      return {};
    },
  );

  app.post<MatchParams>(
    '/api/matches/:id/hide',
    described('Take a match that is over out of my list', {}),
    async (request) => {
      const person = await needPerson(request, identities);
      await requests.fill('changes', person.id, addressOf(request));
      const id = idOf(request);
      await rooms.at(id, (room) => hide(room, person.id));
      lists.mark(id);
      return {};
    },
  );

  app.get<SeatParams>(
    '/api/matches/:id/people/:seat',
    described('Somebody at a table, as far as they let others see it', {
      query: inviteQuery,
      answer: shownAnswer,
    }),
    async (request) => {
      const person = await personOf(request, identities);
      const { invite } = read(inviteQuery, request.query);
      const { row } = await rooms.current(idOf(request));
      if (!maySee(row, person?.id ?? null, invite)) throw new Fault('unknownMatch');
      return shownPerson(store, row, Number(request.params.seat), person);
    },
  );
}
