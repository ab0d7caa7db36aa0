/** Requests about one match. */

import { tableAnswer } from '@conclave/wire';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Fault } from '../errors.ts';
import type { Room } from '../room.ts';
import type { Services } from '../services.ts';
import type { Person } from '../store/store.ts';
import { addressOf, described, needPerson } from './request.ts';

export interface MatchParams {
  readonly Params: { readonly id: string };
}

const ID = /^[0-9a-f]{32}$/;

export function idOf(request: FastifyRequest<MatchParams>): string {
  if (!ID.test(request.params.id)) throw new Fault('unknownMatch');
  return request.params.id;
}

type Act = (person: Person, id: string, input: unknown, address: string) => Promise<Room>;

/** Changes of a match by a person: answered with the table as that person may see it. */
export function tableActions(app: FastifyInstance, { identities, requests }: Services) {
  return (path: string, summary: string, body: Parameters<typeof described>[1]['body'], act: Act): void => {
    const shown = described(summary, { ...(body && { body }), answer: tableAnswer });
    app.post<MatchParams>(`/api/matches/:id/${path}`, shown, async (request) => {
      const person = await needPerson(request, identities);
      const address = addressOf(request);
      await requests.fill('changes', person.id, address);
      const room = await act(person, idOf(request), request.body ?? {}, address);
      return { table: room.table(person.id) };
    });
  };
}
