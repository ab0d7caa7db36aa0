import { LANGUAGES } from '@conclave/engine';
import { numbersIn } from '@conclave/engine/testing';
import { describe, expect, it } from 'vitest';
import { BLESSING_CARDS, CARDS, KEY_AT, NOISE, NOVICE_NAMES, rangeOf } from '../../rules/cards.ts';
import { ABOUT_TURNS, PATHS } from '../../rules/paths.ts';
import { FEWEST_POINTS, GUARDS, guardLimit, LAST_TURN, WALK_POINTS } from '../../rules/state.ts';
import { PLAIN } from '../../test/position.ts';
import { nunsText } from '../../text/index.ts';
import { HEARD, ROLLED, ROUND, reachOf } from '../primer.tsx';

const NOVICES = NOVICE_NAMES.filter(Boolean).length;
const GOAL = [LAST_TURN];
const PANELS = [[], [], [], [FEWEST_POINTS, guardLimit(PLAIN)], [], [LAST_TURN]];
const BOX = [
  [GUARDS.length],
  [NOVICES],
  [KEY_AT.length],
  [CARDS.length],
  [PATHS.length + ABOUT_TURNS, PATHS.length, ABOUT_TURNS],
  [],
  [BLESSING_CARDS.length, 2],
  [],
];

describe.each(LANGUAGES)('the primer of the Nuns (%s)', (language) => {
  const primer = nunsText[language].primer;

  it('NR-32 NR-16 NR-4 NR-37: its numbers are those of the rules', () => {
    expect(numbersIn(primer?.goal.join(' ') ?? '', language)).toEqual(GOAL);
    expect(primer?.panels.map(({ line }) => numbersIn(line, language))).toEqual(PANELS);
    expect(primer?.box.map(({ title, line }) => numbersIn(`${title}. ${line}`, language))).toEqual(BOX);
  });
});

describe('the panels of the Nuns', () => {
  it('NR-7: the cards show how far one goes', () => {
    expect(CARDS.map(reachOf)).toEqual(['0', '1–2', '3–4', '1–5']);
    expect(rangeOf('run', false, false)).toEqual({ min: 1, max: 5 });
  });

  it('NR-14: who walks is heard one point less far than the die says', () => {
    expect(HEARD).toBe(ROLLED + NOISE.walk);
    expect([ROLLED, HEARD]).toEqual([5, 4]);
  });

  it('NR-16: the round is a walk', () => {
    expect(ROUND).toHaveLength(WALK_POINTS);
  });
});
