/** The host's key for opening tables: a browser that has named it keeps a seal, a terminal names it each time. */

import type { FastifyRequest } from 'fastify';
import { Fault } from './errors.ts';
import type { Identities } from './identity.ts';
import { isSameSecret } from './ids.ts';

/** The cookie with the seal, and the header with the key itself. */
export const KEY_COOKIE = 'conclave-key';

export class DoorKey {
  private readonly key: string | null;
  private readonly identities: Identities;

  constructor(key: string | null, identities: Identities) {
    this.key = key;
    this.identities = identities;
  }

  /** Throws where a key is needed that this browser has not named. */
  check({ cookies, headers }: Pick<FastifyRequest, 'cookies' | 'headers'>): void {
    if (this.key === null || this.fits(String(headers[KEY_COOKIE] ?? ''))) return;
    if (!isSameSecret(cookies[KEY_COOKIE] ?? '', this.identities.sealOf(this.key)))
      throw new Fault('needsKey');
  }

  /** The seal for whoever names the right key. */
  sealFor(key: string): string {
    if (this.key !== null && !this.fits(key)) throw new Fault('needsKey');
    return this.identities.sealOf(key);
  }

  private fits(key: string): boolean {
    return this.key !== null && isSameSecret(key, this.key);
  }
}
