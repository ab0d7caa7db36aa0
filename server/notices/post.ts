/** One request to somebody outside: timed, to an address that was looked at, and only its status is read. */

import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import type { Address, Reach } from './reach.ts';

/** Milliseconds for all of it. */
const PATIENCE = 10_000;

export interface Letter {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer | string;
}

/** `null`: it may not be sent there. Throws where nobody answers. `reach`: `null` for addresses of the operator’s own. */
export async function post(letter: Letter, reach: Reach | null): Promise<number | null> {
  const signal = AbortSignal.timeout(PATIENCE);
  if (reach === null) return send(letter, null, signal);
  const address = await Promise.race([reach(letter.url), aborted(signal)]);
  return address && send(letter, address, signal);
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}

function send({ url, headers, body }: Letter, at: Address | null, signal: AbortSignal): Promise<number> {
  const { request } = url.protocol === 'https:' ? https : http;
  // Nothing is looked up again: the name may have another address by now.
  const lookup: LookupFunction = (_host, { all }, done) =>
    at && (all ? done(null, [at]) : done(null, at.address, at.family));
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      { method: 'POST', headers, ...(at && { lookup }), signal, agent: false },
      (response) => {
        resolve(response.statusCode ?? 0);
        response.destroy();
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}
