import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clip, displayWidth, harmless, withoutLastGrapheme, wrap } from '../terminal/width.ts';

test.each([
  ['abc', 3],
  ['éèàçœ', 5],
  ['e\u0301', 1],
  ['日本', 4],
  ['ｆ', 2],
  ['🦀', 2],
  ['👩‍🚀', 2],
  ['↑↓ · …', 6],
  ['«\u00a0oui\u00a0»', 7],
  ['', 0],
])('%j stands %i columns wide', (text, width) => {
  expect(displayWidth(text)).toBe(width);
});

describe('wrapping', () => {
  test('breaks at spaces and hangs what follows', () => {
    expect(wrap('one two three four', 9, 2)).toEqual(['one two', '  three', '  four']);
  });

  test('never breaks at a space that must not break, nor before a dot between two things', () => {
    expect(wrap('Vous décodez\u00a0: rien', 10)).toEqual(['Vous', 'décodez\u00a0:', 'rien']);
    for (const row of wrap('Wave · Kraken · Narwhal and Tiki · Axolotl · Wave', 12)) {
      expect(row).not.toMatch(/^·/);
    }
  });

  test('keeps every letter and no row is too wide, whatever the text', () => {
    const text = fc.array(fc.constantFrom('a', 'mot', 'é', '日本語', '🦀', 'Manchot·', 'incommensurable'));
    fc.assert(
      fc.property(text, fc.integer({ min: 2, max: 40 }), fc.nat(4), (words, width, hang) => {
        const rows = wrap(words.join(' '), width, hang);
        for (const row of rows) expect(displayWidth(row)).toBeLessThanOrEqual(width);
        expect(rows.join('').replaceAll(/\s/g, '')).toBe(words.join(''));
      }),
    );
  });
});

test('clipping keeps what fits and shows that something is missing', () => {
  expect(clip('abcdef', 6)).toBe('abcdef');
  expect(clip('abcdef', 4)).toBe('abc…');
  expect(displayWidth(clip('日本語日本語', 5))).toBeLessThanOrEqual(5);
  expect(clip('abc', 0)).toBe('');
});

test('nothing typed into a name can steer the terminal', () => {
  expect(harmless('Al\x1b[2Jix\r\n\x07')).toBe('Al[2Jix');
  expect(harmless('a\u202eb\u2066c')).toBe('abc');
});

test('backspace takes a whole letter', () => {
  expect(withoutLastGrapheme('ae\u0301')).toBe('a');
  expect(withoutLastGrapheme('a👩‍🚀')).toBe('a');
  expect(withoutLastGrapheme('')).toBe('');
});
