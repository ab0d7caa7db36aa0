import type { Json, Puzzle } from '@conclave/engine';
import { daysFrom, puzzleTests } from '@conclave/engine/testing/puzzles';
import { expect, test } from 'vitest';
import { countDeals } from '../../mind/counting.ts';
import { fitting, maskOf } from '../../rules/suspects.ts';
import type { Culprit } from '../culprit.ts';
import { culprits, DIVISIONS, EACH, HOLDERS } from '../divisions.ts';
import { abbeyPuzzles } from '../index.ts';
import { holds, reasonFor } from '../propagation.ts';

const DAYS = daysFrom('2026-06-15', 20);
const givenOf = ({ params }: Puzzle) => params as Culprit;

puzzleTests(abbeyPuzzles, DAYS, { without, wrong });

function without(puzzle: Puzzle): readonly Puzzle[] {
  const { suspects, facts } = givenOf(puzzle);
  return facts.map((fact) => ({
    ...puzzle,
    params: { suspects, facts: facts.filter((other) => other !== fact) },
  }));
}

function wrong(puzzle: Puzzle): readonly Json[] {
  const [right] = abbeyPuzzles.solve(puzzle);
  return givenOf(puzzle).suspects.filter((suspect) => suspect !== right);
}

const days = () =>
  Promise.all(DAYS.map(abbeyPuzzles.ofDay)).then((laid) => laid.filter((one) => one !== null));

test('without an answer there are 16,800 divisions, and each of the ten is as likely', () => {
  const ten = [0, 2, 3, 5, 8, 11, 13, 17, 20, 23];
  const found = culprits(ten, []);
  expect([...found.keys()].sort((a, b) => a - b)).toEqual(ten);
  expect([...found.values()].reduce((sum, n) => sum + n, 0)).toBe(DIVISIONS);
  expect(new Set(found.values())).toEqual(new Set([DIVISIONS / ten.length]));
});

test('the exact counter of the mind finds the same divisions', async () => {
  for (const puzzle of await days()) {
    const { suspects, facts } = givenOf(puzzle);
    const board = HOLDERS.length;
    const sizes = [...HOLDERS.map(() => EACH), 1];
    const told = facts.map(({ holder, values, n }) => ({
      place: holder,
      mask: suspects.reduce(
        (mask, suspect, at) => ((maskOf([suspect]) & fitting(values)) !== 0 ? mask | (1 << at) : mask),
        0,
      ),
      least: n,
      most: n,
    }));
    const ways = countDeals(
      suspects.map((_suspect, at) => at),
      sizes,
      told,
      board,
    );
    const found = culprits(suspects, facts);
    expect(ways, puzzle.date).toEqual(suspects.map((suspect) => found.get(suspect) ?? 0));
  }
});

test('he falls out by himself in at most five steps, each of which follows and none of which is too many', async () => {
  for (const puzzle of await days()) {
    const given = givenOf(puzzle);
    const steps = reasonFor(given) ?? [];
    expect(abbeyPuzzles.why(puzzle).length, puzzle.date).toBeLessThanOrEqual(5);
    expect(holds(given, steps), puzzle.date).toBe(true);
    for (const step of steps)
      expect(
        holds(
          given,
          steps.filter((other) => other !== step),
        ),
        puzzle.date,
      ).toBe(false);
  }
});

test('what speaks against a wrong suspect excludes that suspect', async () => {
  for (const puzzle of await days()) {
    const { suspects, facts } = givenOf(puzzle);
    for (const answer of wrong(puzzle)) {
      const verdict = abbeyPuzzles.check(puzzle, answer);
      if (verdict.is !== 'wrong' || verdict.why === null) throw new Error(`${answer} is not refused`);
      const named = verdict.why.params.facts as readonly number[];
      const left = culprits(
        suspects,
        named.map((at) => facts[at]),
      );
      expect(left.has(answer as number), puzzle.date).toBe(false);
    }
  }
});
