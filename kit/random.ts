/** Random numbers for drawings: the same seed gives the same picture on every machine. Never for the rules of a game. */

/** A number from 0 up to 1. */
export type Random = () => number;

/** FNV-1a: a seed from a word. */
export function seedOf(word: string): number {
  let hash = 2_166_136_261;
  for (const letter of word) hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619);
  return hash >>> 0;
}

/**
 * Mulberry32, the generator for new drawings.
 *
 * @example
 * const random = seeded(seedOf('garden'));
 * const x = 40 + random() * 200;
 */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The generators below made pictures that are kept as files. They stay so that every leaf keeps its place. */

/** A linear congruential generator. */
export function seededLinear(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Lehmer's generator. The seed is not 0. */
export function seededLehmer(seed: number): Random {
  const modulus = 2 ** 31 - 1;
  let state = seed;
  return () => {
    state = (state * 16_807) % modulus;
    return state / modulus;
  };
}

/** The last step of Murmur's hash, again and again. */
export function seededMurmur(seed: number): Random {
  let state = seed;
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_507);
    state = Math.imul(state ^ (state >>> 13), 3_266_489_909);
    state ^= state >>> 16;
    return (state >>> 0) / 2 ** 32;
  };
}
