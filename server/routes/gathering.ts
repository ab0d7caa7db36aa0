/** A table before its match: chairs, readiness, what is agreed, and who is invited. */

import {
  chairBody,
  chairsBody,
  changeBody,
  codeAnswer,
  codeBody,
  declineBody,
  inviteBody,
  latelyAnswer,
  readyBody,
} from '@conclave/wire';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import { idOf, type MatchParams, tableActions } from './match-request.ts';
import { addressOf, described, needPerson, read } from './request.ts';

export async function addGatheringRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { gatherings, tables, identities, requests } = services;
  const action = tableActions(app, services);

  action('ready', 'Say that the match may begin, or take it back', readyBody, (person, id, input) =>
    gatherings.ready(person, id, read(readyBody, input).ready),
  );
  action('chair', 'Take another chair, ask for a swap, or agree to one', chairBody, (person, id, input) =>
    gatherings.takeChair(person, id, read(chairBody, input).seat),
  );
  action('decline', 'Rather not swap', declineBody, (person, id, input) =>
    gatherings.declineSwap(person, id, read(declineBody, input).seat),
  );
  action('change', 'Change what is agreed', changeBody, (person, id, input) =>
    gatherings.agree(person, id, read(changeBody, input)),
  );
  action('chairs', 'One chair more, or a free one less', chairsBody, (person, id, input) =>
    gatherings.chairs(person, id, read(chairsBody, input)),
  );
  action('invite', 'Invite somebody one has sat with', inviteBody, (person, id, input) =>
    gatherings.invite(person, id, read(inviteBody, input)),
  );

  app.get<MatchParams>(
    '/api/matches/:id/lately',
    described('People I have sat with, for invitations to my table', { answer: latelyAnswer }),
    async (request) => {
      const person = await needPerson(request, identities);
      return { people: await gatherings.lately(person, idOf(request)) };
    },
  );

  app.post(
    '/api/codes',
    described('The invite link that a code stands for', { body: codeBody, answer: codeAnswer }),
    async (request) => {
      await requests.spend('codes', addressOf(request));
      return tables.open(read(codeBody, request.body).code);
    },
  );
}
