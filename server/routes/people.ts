/** The routes of people: name, cookie, recovery code. */

import {
  me,
  nameBody,
  programAnswer,
  programBody,
  recoverBody,
  recoveryAnswer,
  recoveryBody,
} from '@conclave/wire';
import { NAME_LENGTH } from '@conclave/wire/lengths';
import { isProgram, PROGRAM_SIGN } from '@conclave/wire/names';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Fault } from '../errors.ts';
import { COOKIE } from '../identity.ts';
import type { Services } from '../services.ts';
import type { Person } from '../store/store.ts';
import { addressOf, described, needPerson, personOf, read, setCookie } from './request.ts';

/** A name that tells a program from people. */
const signed = (name: string) =>
  `${PROGRAM_SIGN} ${name.replaceAll(PROGRAM_SIGN, '')}`.slice(0, NAME_LENGTH).trim();

export async function addPeopleRoutes(
  app: FastifyInstance,
  { identities, programs, requests, signedIn, store }: Services,
): Promise<void> {
  /** Whoever this device was is so no longer, at any server. */
  const signOut = async (request: FastifyRequest) => {
    const signIn = identities.signInOf(request.cookies[COOKIE]);
    if (!signIn) return;
    await identities.signOut(signIn);
    signedIn.end(signIn.id);
    store.cluster?.signedOut(signIn.id);
  };

  /** At every server; for this device there is another cookie. */
  const endAll = async (person: Person): Promise<string> => {
    const { cookie, generation } = await identities.endAll(person);
    signedIn.endOlder(person.id, generation);
    store.cluster?.signedOut(person.id);
    return cookie;
  };

  app.get('/api/me', described('Who I am; null for a stranger', {}), async (request) => {
    const person = await personOf(request, identities);
    return { me: person && { id: person.id, name: person.name } };
  });

  app.post(
    '/api/me',
    described('Take a name: a new guest, or another name for me', { body: nameBody, answer: me }),
    async (request, reply) => {
      const { name } = read(nameBody, request.body);
      const known = await personOf(request, identities);
      if (!known) await requests.spend('newcomers', addressOf(request));
      // The sign is given by the house; whoever has it keeps it.
      if (name.includes(PROGRAM_SIGN)) throw new Fault('malformed');
      const own = known && isProgram(known.name) ? signed(name) : name;
      const person = known ? await identities.rename(known, own) : await identities.welcome(own);
      const cookie = known && request.cookies[COOKIE];
      setCookie(request, reply, cookie ?? (await identities.newCookie(person)));
      return { id: person.id, name: person.name };
    },
  );

  app.post(
    '/api/programs',
    described('A token for a program that plays like a guest, where the host allows it', {
      body: programBody,
      answer: programAnswer,
    }),
    async (request) => {
      if (!programs) throw new Fault('notYours');
      const { name } = read(programBody, request.body);
      await requests.spend('newcomers', addressOf(request));
      const person = await identities.welcome(signed(name));
      return { id: person.id, name: person.name, token: await identities.newCookie(person) };
    },
  );

  app.post(
    '/api/me/recovery',
    described('A code that moves me to another device, once; it voids the one before', {
      body: recoveryBody,
      answer: recoveryAnswer,
    }),
    async (request, reply) => {
      const { endOthers } = read(recoveryBody, request.body ?? {});
      const person = await needPerson(request, identities);
      const code = await identities.newCode(person);
      // After the older code is void: whoever came in by it is one of the others.
      if (endOthers) setCookie(request, reply, await endAll(person));
      return { code };
    },
  );

  app.post('/api/me/leave', described('Sign out on this device', {}), async (request, reply) => {
    await signOut(request);
    reply.clearCookie(COOKIE, { path: '/' });
    return {};
  });

  app.post(
    '/api/recover',
    described('Be, on this device, the person of a recovery code', { body: recoverBody, answer: me }),
    async (request, reply) => {
      await requests.spend('recoveries', addressOf(request));
      const { person, cookie } = await identities.recover(read(recoverBody, request.body).code);
      await signOut(request);
      setCookie(request, reply, cookie);
      return { id: person.id, name: person.name };
    },
  );
}
