/** Randomness: ChaCha8 under a 256-bit seed, integers by rejection. A position in the stream is one number. */

import { sha256 } from './sha256.ts';

/** 64 hex digits. */
export type Seed = string;

export interface Rng {
  /** Uniform in 0..below-1. */
  int(below: number): number;
  /** In place; returns its argument. */
  shuffle<Item>(items: Item[]): Item[];
  pick<Item>(items: readonly Item[]): Item;
}

const SIGMA = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];
const WORDS = 16;

export function isSeed(value: unknown): value is Seed {
  return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
}

/** A seed for tools and tests out of anything short (`--seed 42`). Matches take theirs from the system. */
export function stretchSeed(text: string | number): Seed {
  return sha256(`conclave seed ${text}`);
}

export class ChaCha8 implements Rng {
  private readonly input = new Uint32Array(WORDS);
  private readonly block = new Uint32Array(WORDS);
  /** The same words, signed: faster to add and turn. */
  private readonly signed = new Int32Array(this.block.buffer);
  /** Words drawn so far. */
  private drawn: number;
  private loaded = -1;

  constructor(seed: Seed, position = 0) {
    if (!isSeed(seed)) throw new TypeError('a seed is 64 hex digits');
    this.input.set(SIGMA);
    for (let i = 0; i < 8; i++) {
      const word = Number.parseInt(seed.slice(8 * i, 8 * i + 8), 16);
      this.input[4 + i] = swapBytes(word);
    }
    this.drawn = position;
  }

  get position(): number {
    return this.drawn;
  }

  seek(position: number): void {
    this.drawn = position;
  }

  /** The next 32 bits of the key stream. */
  word(): number {
    const index = this.drawn % WORDS;
    const wanted = (this.drawn - index) / WORDS;
    if (wanted !== this.loaded) this.load(wanted);
    this.drawn++;
    return this.block[index];
  }

  int(below: number): number {
    if (!(Number.isInteger(below) && below > 0 && below <= 0x100000000))
      throw new RangeError(`int(${below})`);
    const limit = 0x100000000 - (0x100000000 % below);
    let word = this.word();
    while (word >= limit) word = this.word();
    return word % below;
  }

  shuffle<Item>(items: Item[]): Item[] {
    for (let i = items.length - 1; i > 0; i--) {
      const j = this.int(i + 1);
      const item = items[i];
      items[i] = items[j];
      items[j] = item;
    }
    return items;
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[this.int(items.length)];
  }

  private load(counter: number): void {
    const { input, block, signed } = this;
    input[12] = counter >>> 0;
    input[13] = Math.floor(counter / 0x100000000);
    block.set(input);
    for (let round = 0; round < 4; round++) {
      quarter(signed, 0, 4, 8, 12);
      quarter(signed, 1, 5, 9, 13);
      quarter(signed, 2, 6, 10, 14);
      quarter(signed, 3, 7, 11, 15);
      quarter(signed, 0, 5, 10, 15);
      quarter(signed, 1, 6, 11, 12);
      quarter(signed, 2, 7, 8, 13);
      quarter(signed, 3, 4, 9, 14);
    }
    for (let i = 0; i < WORDS; i++) block[i] += input[i];
    this.loaded = counter;
  }
}

function swapBytes(word: number): number {
  return ((word & 0xff) << 24) | ((word & 0xff00) << 8) | ((word >>> 8) & 0xff00) | (word >>> 24);
}

function quarter(x: Int32Array, ia: number, ib: number, ic: number, id: number): void {
  let a = x[ia];
  let b = x[ib];
  let c = x[ic];
  let d = x[id];
  a = (a + b) | 0;
  d ^= a;
  d = (d << 16) | (d >>> 16);
  c = (c + d) | 0;
  b ^= c;
  b = (b << 12) | (b >>> 20);
  a = (a + b) | 0;
  d ^= a;
  d = (d << 8) | (d >>> 24);
  c = (c + d) | 0;
  b ^= c;
  b = (b << 7) | (b >>> 25);
  x[ia] = a;
  x[ib] = b;
  x[ic] = c;
  x[id] = d;
}
