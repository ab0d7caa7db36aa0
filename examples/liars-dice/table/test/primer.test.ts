import { LANGUAGES } from '@conclave/engine';
import { numbersIn } from '@conclave/engine/testing';
import { describe, expect, it } from 'vitest';
import { isHigher } from '../../rules/list.ts';
import { countOf, MAX_DICE } from '../../rules/state.ts';
import { liarsDiceText } from '../../text/index.ts';
import { BID, HAND, HIGHER } from '../primer.tsx';

describe.each(LANGUAGES)('the primer of Liar’s Dice (%s)', (language) => {
  const primer = liarsDiceText[language].primer;

  it('LD-1: its numbers are those of the rules', () => {
    const numbers = primer?.box.map(({ title, line }) => numbersIn(`${title}. ${line}`, language));
    expect(numbers).toEqual([[], [MAX_DICE]]);
    expect(primer?.panels).toHaveLength(6);
  });
});

describe('the panels of Liar’s Dice', () => {
  it('LD-6 LD-9: the second bid is higher, and the first one is true', () => {
    expect(isHigher(HIGHER, { seat: 0, ...BID })).toBe(true);
    expect(countOf([HAND], BID.face, true)).toBe(BID.count);
  });
});
