import { LANGUAGES } from '@conclave/engine';
import { numbersIn } from '@conclave/engine/testing';
import { describe, expect, it } from 'vitest';
import {
  CAPACITY,
  CARDS,
  FIGURES,
  HIDES,
  REACH,
  RESERVE,
  ROOMS,
  TILES,
  WAREHOUSES,
  WORTH,
} from '../../rules/box.ts';
import { templarText } from '../../text/index.ts';
import { ARRIVE, COUNTED, GOODS, HIDDEN, STEPS } from '../primer.tsx';

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const [ring, , , book, chalice] = WORTH;
const PANELS = [[], [], [HIDES[0], REACH[2]], [], [ring, book, chalice], []];
const BOX = [
  [ROOMS, 2],
  [WAREHOUSES, 3, CAPACITY[0], 3, CAPACITY[5]],
  [sum(TILES), TILES[4], TILES[3], TILES[0], 3],
  [sum(RESERVE) - 2 * 3, RESERVE[4], RESERVE[3], RESERVE[0]],
  [CARDS.length, CARDS.length - 1],
  [FIGURES.length],
  [],
  [2],
];

describe.each(LANGUAGES)('the primer of Templar (%s)', (language) => {
  const primer = templarText[language].primer;

  it('TP-1 TP-2 TP-3 TP-4 TP-22 TP-24 TP-30: its numbers are those of the rules', () => {
    expect(numbersIn(primer?.goal.join(' ') ?? '', language)).toEqual([ROOMS]);
    expect(primer?.panels.map(({ line }) => numbersIn(line, language))).toEqual(PANELS);
    expect(primer?.box.map(({ title, line }) => numbersIn(`${title}. ${line}`, language))).toEqual(BOX);
  });
});

describe('the panels of Templar', () => {
  it('TP-22: Anselmus goes one room and hides three things', () => {
    expect([STEPS, HIDDEN.length]).toEqual([1, 3]);
  });

  it('TP-2 TP-6: a warehouse of three holds one chalice', () => {
    expect(GOODS).toHaveLength(CAPACITY[0]);
    expect(GOODS.filter((item) => item === 'chalice')).toHaveLength(1);
  });

  it('TP-30: what is counted is worth 2, 3 and 5', () => {
    expect(COUNTED.map(({ worth }) => worth)).toEqual([2, 3, 5]);
  });

  it('TP-36: as many goods arrive as the card before says', () => {
    expect(ARRIVE).toBe(4);
  });
});
