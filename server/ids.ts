/** Ids and secrets from the system's randomness. Nothing can be told from them, not even their order. */

import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { Seed } from '@conclave/engine';
import { CODE_SIGNS } from '@conclave/wire';
import { CODE_LENGTH } from '@conclave/wire/lengths';

/** 128 bits, as 32 hex digits. */
export function newId(): string {
  return randomBytes(16).toString('hex');
}

/** The key in an invite link: 96 bits, short enough for one line of a terminal. */
export function newInvite(): string {
  return randomBytes(12).toString('base64url');
}

export function newSeed(): Seed {
  return randomBytes(32).toString('hex');
}

/** Compared in a time that tells nothing of where they differ. */
export function isSameSecret(given: string, right: string): boolean {
  const [one, other] = [given, right].map((text) => createHash('sha256').update(text).digest());
  return timingSafeEqual(one, other);
}

/** A code to say aloud; it holds only as long as its table is open, and may be tried only so often. */
export function newCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_SIGNS[randomInt(CODE_SIGNS.length)]).join('');
}

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 125 bits a person can copy by hand: five groups of five, no letters that look like digits. */
export function newRecoveryCode(): string {
  const letters = Array.from(randomBytes(25), (byte) => CROCKFORD[byte & 31]).join('');
  return letters.replace(/(.{5})(?=.)/g, '$1-');
}

/** As kept in the store: what people mistype is read as they meant it. */
export function recoveryHash(code: string): string {
  const meant = code
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  return createHash('sha256').update(`conclave recovery ${meant}`).digest('hex');
}
