/** Browsers that take notices while the page is closed. */

import { noticesAnswer, subscribeBody, unsubscribeBody } from '@conclave/wire';
import type { FastifyInstance } from 'fastify';
import { Fault } from '../errors.ts';
import { newId } from '../ids.ts';
import { isZone } from '../notices/quiet.ts';
import type { Services } from '../services.ts';
import { addressOf, described, needPerson, read } from './request.ts';

/** Of a person, the latest. */
const MAX_SUBSCRIPTIONS = 5;

export async function addNoticeRoutes(
  app: FastifyInstance,
  { identities, requests, push, store, wall }: Services,
): Promise<void> {
  app.get(
    '/api/notices',
    described('The key by which browsers know the notices of this server', { answer: noticesAnswer }),
    async () => ({ key: push.publicKey }),
  );

  app.put(
    '/api/me/notices',
    described('Send notices to this browser when I am asked', { body: subscribeBody }),
    async (request) => {
      const person = await needPerson(request, identities);
      const { endpoint, keys, quiet } = read(subscribeBody, request.body);
      await requests.fill('subscriptions', person.id, addressOf(request));
      if (!push.isKey(keys) || !(await push.mayReach(endpoint))) throw new Fault('malformed');
      if (quiet !== null && !isZone(quiet.zone)) throw new Fault('malformed');
      const subscription = { id: newId(), person: person.id, endpoint, keys, quiet, at: wall() };
      await store.subscribe(subscription, MAX_SUBSCRIPTIONS);
      return {};
    },
  );

  app.post(
    '/api/me/notices/stop',
    described('Send no more notices to this browser', { body: unsubscribeBody }),
    async (request) => {
      const person = await needPerson(request, identities);
      await store.unsubscribe(person.id, read(unsubscribeBody, request.body).endpoint);
      return {};
    },
  );
}
