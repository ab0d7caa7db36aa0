import { LANGUAGES } from '@conclave/engine';
import { numbersIn } from '@conclave/engine/testing';
import { describe, expect, it } from 'vitest';
import { COLOURS, HOME, PARTS, SECTORS, START, ZONES } from '../../rules/board.ts';
import { ANIMALS_FROM, CARDS, DIE, OF_A_KIND } from '../../rules/cards.ts';
import { CHANGES_A_TURN } from '../../rules/changes.ts';
import { WEAPONS } from '../../rules/moves.ts';
import { areJoined } from '../../rules/paths.ts';
import { secretLabyrinthText } from '../../text/index.ts';
import { RUNNER, SOUGHT, TREASURES, TURNED, WAY } from '../primer.tsx';

const GOAL = [OF_A_KIND, OF_A_KIND];
/** In French the two changes are counted, in English they are made "twice"; both duellists see what goes over. */
const PANELS = {
  en: [[], [], [], [], [2], [OF_A_KIND, OF_A_KIND]],
  fr: [[], [CHANGES_A_TURN], [], [], [2], [OF_A_KIND, OF_A_KIND]],
};
const BOX = [
  [OF_A_KIND],
  [OF_A_KIND],
  [CARDS - ANIMALS_FROM],
  [CARDS],
  [COLOURS.length],
  [ZONES.length, PARTS.length, SECTORS],
  [...DIE],
  [WEAPONS.length],
];

describe.each(LANGUAGES)('the primer of Secret Labyrinth (%s)', (language) => {
  const primer = secretLabyrinthText[language].primer;

  it('SL-1 SL-4 SL-21: its numbers are those of the rules', () => {
    expect(numbersIn(primer?.goal.join(' ') ?? '', language)).toEqual(GOAL);
    expect(primer?.panels.map(({ line }) => numbersIn(line, language))).toEqual(PANELS[language]);
    expect(primer?.box.map(({ title, line }) => numbersIn(`${title}. ${line}`, language))).toEqual(BOX);
  });
});

describe('the panels of Secret Labyrinth', () => {
  it('SL-8: the way is unbroken as the castle stands, from a gate to the wanted square', () => {
    expect(WAY[0]).toBe(START[COLOURS.indexOf(RUNNER)]);
    expect(WAY.at(-1)).toBe(HOME[SOUGHT]);
    for (const [i, square] of WAY.slice(1).entries()) expect(areJoined(TURNED, WAY[i], square)).toBe(true);
  });

  it('SL-21: seven treasures', () => {
    expect(TREASURES).toHaveLength(7);
  });
});
