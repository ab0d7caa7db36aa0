/** Reads requests: origin, body, person. */

import { DAY, SECOND } from '@conclave/engine/time-units';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type output, safeParse, toJSONSchema, type ZodMiniType } from 'zod/mini';
import { networkOf } from '../addresses.ts';
import { Fault } from '../errors.ts';
import { COOKIE, type Identities } from '../identity.ts';
import type { Asker } from '../request-limits.ts';
import type { Person } from '../store/store.ts';

/** A page of another site names itself in `Origin`; programs that are no browsers send none. */
export function isSameOrigin(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}

export function read<Schema extends ZodMiniType>(schema: Schema, input: unknown): output<Schema> {
  const parsed = safeParse(schema, input);
  if (!parsed.success) throw new Fault('malformed');
  return parsed.data;
}

export async function personOf(request: FastifyRequest, identities: Identities): Promise<Person | null> {
  return identities.personOf(request.cookies[COOKIE]);
}

/** By which requests are counted. */
export function addressOf(request: FastifyRequest): string {
  return networkOf(request.ip);
}

/** Who asks, by what the request says of itself: nothing is looked up. */
export function askerOf(request: FastifyRequest, identities: Identities): Asker {
  const signIn = identities.signInOf(request.cookies[COOKIE]);
  return { person: signIn?.person ?? null, address: addressOf(request) };
}

export async function needPerson(request: FastifyRequest, identities: Identities): Promise<Person> {
  const person = await personOf(request, identities);
  if (!person) throw new Fault('notSignedIn');
  return person;
}

export function setCookie(request: FastifyRequest, reply: FastifyReply, cookie: string): void {
  reply.setCookie(COOKIE, cookie, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: (400 * DAY) / SECOND,
  });
}

/** For the documentation. */
export function described(
  summary: string,
  parts: { body?: ZodMiniType; answer?: ZodMiniType; query?: ZodMiniType },
) {
  const json = (schema: ZodMiniType) => toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return {
    schema: {
      summary,
      ...(parts.body && { body: json(parts.body) }),
      ...(parts.query && { querystring: json(parts.query) }),
      ...(parts.answer && { response: { 200: json(parts.answer) } }),
    },
  };
}
