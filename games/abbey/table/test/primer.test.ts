import { LANGUAGES } from '@conclave/engine';
import { numbersIn } from '@conclave/engine/testing';
import { describe, expect, it } from 'vitest';
import { BOOK_IDS, EVENT_IDS, LIBRARY_IDS, MASSES, RELICS } from '../../rules/cards.ts';
import { CULPRIT_FOUND, RIGHT_REVELATION } from '../../rules/outcome.ts';
import { MAX_SEATS } from '../../rules/state.ts';
import { SUSPECTS } from '../../rules/suspects.ts';
import { abbeyText } from '../../text/index.ts';
import { MASS, STEPS } from '../primer.tsx';

/** AB-8, and AB-7: the bell goes from 1 to 4. */
const FURTHEST = 2;
const BELL = 4;
const PANELS = [[], [], [FURTHEST], [], [], [CULPRIT_FOUND, RIGHT_REVELATION]];
/** AB-1: three orders and three ranks. */
const BOX = [
  [SUSPECTS, 3, 3],
  [MAX_SEATS],
  [EVENT_IDS.length],
  [BOOK_IDS.length],
  [LIBRARY_IDS.length],
  [RELICS],
  [MASSES.length, BELL],
  [3],
];

describe.each(LANGUAGES)('the primer of the Abbey (%s)', (language) => {
  const primer = abbeyText[language].primer;

  it('AB-1 AB-2 AB-7 AB-8 AB-25 AB-27: its numbers are those of the rules', () => {
    expect(numbersIn(primer?.goal.join(' ') ?? '', language)).toEqual([SUSPECTS]);
    expect(primer?.panels.map(({ line }) => numbersIn(line, language))).toEqual(PANELS);
    expect(primer?.box.map(({ title, line }) => numbersIn(`${title}. ${line}`, language))).toEqual(BOX);
  });
});

describe('the panels of the Abbey', () => {
  it('AB-8: a move of two rooms', () => {
    expect(STEPS).toBe(FURTHEST);
  });

  it('AB-21: the mass is one of the eight', () => {
    expect(MASSES[MASS]).toBeDefined();
  });
});
