import { LANGUAGES } from '@conclave/engine';
import { numbersIn } from '@conclave/engine/testing';
import { describe, expect, it } from 'vitest';
import { ALL_CARDS, DECK, POSITIONS, STATUETTES } from '../../rules/deck.ts';
import { TO_WIN } from '../../rules/declare.ts';
import { HALF_MEDALLIONS } from '../../rules/state.ts';
import { templeCodeText } from '../../text/index.ts';
import { CARD, CODE, CROSSED, SIGNS, STRANGER } from '../primer.tsx';

const PLACES = POSITIONS.length;
const GOAL = [PLACES, TO_WIN];
/** Two cards lie before everybody (TC-7). */
const PAIR = 2;
const PANELS = [[], [PAIR], [], [PLACES], [PLACES], []];
const BOX = [
  [ALL_CARDS.length],
  [STATUETTES.length],
  [],
  [HALF_MEDALLIONS],
  [],
  [STATUETTES.length, PLACES],
  [],
  [PAIR],
];

describe.each(LANGUAGES)('the primer of Temple Code (%s)', (language) => {
  const primer = templeCodeText[language].primer;

  it('TC-1 TC-3 TC-7 TC-15: its numbers are those of the rules', () => {
    expect(numbersIn(primer?.goal.join(' ') ?? '', language)).toEqual(GOAL);
    expect(primer?.panels.map(({ line }) => numbersIn(line, language))).toEqual(PANELS);
    expect(primer?.box.map(({ title, line }) => numbersIn(`${title}. ${line}`, language))).toEqual(BOX);
  });
});

describe('the panels of Temple Code', () => {
  it('TC-10: the answer fits the two cards above each other', () => {
    const shared = DECK[CARD].filter((statuette) => DECK[CODE].includes(statuette));
    const inPlace = shared.filter(
      (statuette) => DECK[CARD].indexOf(statuette) === DECK[CODE].indexOf(statuette),
    );
    expect(SIGNS.filter((sign) => sign === 'ring')).toHaveLength(inPlace.length);
    expect(SIGNS).toHaveLength(shared.length);
    expect(SIGNS).toEqual(['ring', 'triangle']);
  });

  it('TC-25: where nothing fits, all three are crossed out at every place', () => {
    expect(DECK[STRANGER].filter((statuette) => DECK[CODE].includes(statuette))).toEqual([]);
    expect(CROSSED).toHaveLength(9);
    expect(new Set(CROSSED.map(({ statuette }) => statuette))).toEqual(new Set(DECK[STRANGER]));
  });
});
