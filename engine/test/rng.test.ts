import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ChaCha8, isSeed, stretchSeed } from '../rng.ts';

const ZERO = '0'.repeat(64);

/** The key stream as bytes in hex: words are little-endian. */
function stream(rng: ChaCha8, words: number): string {
  return Array.from({ length: words }, () => {
    const word = rng.word();
    return [0, 8, 16, 24].map((shift) => ((word >>> shift) & 0xff).toString(16).padStart(2, '0')).join('');
  }).join('');
}

/** Words that come one after the other, whatever the key. */
class Scripted extends ChaCha8 {
  private readonly words: number[];

  constructor(words: number[]) {
    super(ZERO);
    this.words = words;
  }

  override word(): number {
    const word = this.words.shift();
    if (word === undefined) throw new Error('no more words');
    return word;
  }
}

describe('ChaCha8 gives the published key stream (draft-strombergson-chacha-test-vectors, 256-bit key, zero IV)', () => {
  test('TC1: all zero key', () => {
    expect(stream(new ChaCha8(ZERO), 48)).toBe(
      '3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e' +
        '984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42' +
        'd2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b' +
        '5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa' +
        '7fe7b1ff12cffd9d7e21f517501ecaff43cea3e8e3eb28cbd8d1001f68b5c687' +
        '55b970d3b7dafc64d3e59bdeaadc8f82a975a481df31b52870aa5fa2ba340af9',
    );
  });

  test('TC2: single bit in key set', () => {
    expect(stream(new ChaCha8(`01${'0'.repeat(62)}`), 32)).toBe(
      'cf5ee9a0494aa9613e05d5ed725b804b12f4a465ee635acc3a311de8740489ea' +
        '289d04f43c7518db56eb4433e498a1238cd8464d3763ddbb9222ee3bd8fae3c8' +
        'b4355a7d93dd8867089ee643558b95754efa2bd1a8a1e2d75bcdb32015542638' +
        '291941feb49965587c4fdfe219cf0ec132a6cd4dc067392e67982fe53278c0b4',
    );
  });
});

describe('a position in the stream is one number', () => {
  test('TC1, third block, by constructor and by seek', () => {
    const third = '7fe7b1ff12cffd9d7e21f517501ecaff';
    expect(stream(new ChaCha8(ZERO, 32), 4)).toBe(third);
    const rng = new ChaCha8(ZERO);
    rng.word();
    rng.seek(32);
    expect(stream(rng, 4)).toBe(third);
    expect(rng.position).toBe(36);
  });

  test('going back and forth gives the same words', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(200), { minLength: 1 }), (positions) => {
        const rng = new ChaCha8(stretchSeed('seek'));
        const straight = Array.from({ length: 201 }, () => rng.word());
        for (const position of positions) {
          rng.seek(position);
          expect(rng.word()).toBe(straight[position]);
          expect(rng.position).toBe(position + 1);
        }
      }),
    );
  });

  test('the block counter has 64 bits', () => {
    const blocks = [0, 1, 2 ** 32, 2 ** 32 + 1].map((block) => stream(new ChaCha8(ZERO, 16 * block), 16));
    expect(new Set(blocks).size).toBe(4);
  });
});

describe('integers by rejection', () => {
  test('words above the last whole multiple are thrown away', () => {
    // 2^32 = 6 * 715827882 + 4: the last four words would favour 0 to 3.
    expect(new Scripted([2 ** 32 - 4, 2 ** 32 - 1, 2 ** 32 - 5]).int(6)).toBe(5);
    expect(new Scripted([2 ** 32 - 1]).int(2 ** 32)).toBe(2 ** 32 - 1);
    expect(new Scripted([2 ** 32 - 1]).int(1)).toBe(0);
  });

  test('rejected words count as drawn', () => {
    const rng = new ChaCha8(stretchSeed('drawn'));
    for (let i = 0; i < 1000; i++) rng.int(2 ** 31 + 1);
    expect(rng.position).toBeGreaterThan(1500);
  });

  test('every value comes about as often as every other', () => {
    for (const below of [2, 3, 6, 7, 10, 52]) {
      const rng = new ChaCha8(stretchSeed(`uniform ${below}`));
      const draws = 2000 * below;
      const counts = new Array<number>(below).fill(0);
      for (let i = 0; i < draws; i++) counts[rng.int(below)]++;
      const chi = counts.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0);
      // Six standard deviations above the mean of the chi-squared distribution.
      expect(chi).toBeLessThan(below - 1 + 6 * Math.sqrt(2 * (below - 1)));
    }
  });

  test('stays below its bound', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 32 }), fc.nat(), (below, seed) => {
        const value = new ChaCha8(stretchSeed(seed)).int(below);
        expect(Number.isInteger(value) && value >= 0 && value < below).toBe(true);
      }),
    );
  });

  test.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1, Number.POSITIVE_INFINITY])(
    'int(%s) is refused',
    (below) => {
      expect(() => new ChaCha8(ZERO).int(below)).toThrow(RangeError);
    },
  );
});

describe('shuffle and pick', () => {
  test('shuffle works in place, keeps every item and reaches every order equally often', () => {
    const rng = new ChaCha8(stretchSeed('shuffle'));
    const counts = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const items = ['a', 'b', 'c', 'd'];
      expect(rng.shuffle(items)).toBe(items);
      const order = items.join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    const chi = [...counts.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    expect(chi).toBeLessThan(23 + 6 * Math.sqrt(46));
  });

  test('pick reaches every item', () => {
    const rng = new ChaCha8(stretchSeed('pick'));
    expect(new Set(Array.from({ length: 100 }, () => rng.pick([1, 2, 3])))).toEqual(new Set([1, 2, 3]));
    expect(() => rng.pick([])).toThrow(RangeError);
  });
});

describe('seeds', () => {
  test('are 64 lower-case hex digits', () => {
    expect(isSeed(ZERO)).toBe(true);
    for (const wrong of [
      '',
      'f'.repeat(63),
      'f'.repeat(65),
      'F'.repeat(64),
      'g'.repeat(64),
      7,
      null,
      undefined,
      [ZERO],
    ]) {
      expect(isSeed(wrong)).toBe(false);
    }
    expect(() => new ChaCha8('42')).toThrow(TypeError);
  });

  test('every bit of the seed counts', () => {
    const first = new ChaCha8(ZERO).word();
    for (let digit = 0; digit < 64; digit++) {
      const seed = `${ZERO.slice(0, digit)}8${ZERO.slice(digit + 1)}`;
      expect(new ChaCha8(seed).word()).not.toBe(first);
    }
  });

  test('stretched ones are seeds, the same for the same text, different for another', () => {
    expect(isSeed(stretchSeed(42))).toBe(true);
    expect(stretchSeed(42)).toBe(stretchSeed('42'));
    expect(stretchSeed(42)).not.toBe(stretchSeed(43));
  });
});
