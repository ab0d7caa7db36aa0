import { type Seed, sha256 } from '@conclave/engine';

/** Chance that nobody knows yet. */
export function freshSeed(): Seed {
  return sha256(crypto.getRandomValues(new Uint8Array(32)));
}
