import { daysFrom, puzzleTests } from '@conclave/engine/testing/puzzles';
import { expect, test } from 'vitest';
import { CENTRE, HOME, SQUARES } from '../../rules/board.ts';
import { areJoined } from '../../rules/paths.ts';
import { type Course, changesIn, isCourse, RESULTS, type Standing, standsAfter } from '../course.ts';
import { secretLabyrinthPuzzles } from '../index.ts';
import { CHECKS } from './checks.ts';

const DAYS = daysFrom('2026-06-15', 20);

puzzleTests(secretLabyrinthPuzzles, DAYS, CHECKS);

test('a turn has 25 results, and each is two changes (SL-4, SL-5)', () => {
  expect(new Set(RESULTS.map((added) => added.join())).size).toBe(25);
  for (const added of RESULTS) expect(changesIn(added)).toBe(2);
});

test('the answer is the only one of all courses there are, by the rules alone', async () => {
  for (const date of DAYS.slice(0, 7)) {
    const puzzle = await secretLabyrinthPuzzles.ofDay(date);
    if (puzzle === null) throw new Error('no puzzle');
    const laid = puzzle.params as Standing;
    const said = secretLabyrinthPuzzles.solve(puzzle) as unknown as readonly Course[];
    const found = new Set<string>();
    for (const first of RESULTS) {
      if (puzzle.kind === 'open') {
        if (areJoined(standsAfter(laid, [first]), laid.pawn, HOME[laid.wanted])) found.add(`${first};`);
        continue;
      }
      for (let stop = 0; stop < SQUARES; stop++) {
        if (!areJoined(standsAfter(laid, [first]), laid.pawn, stop)) continue;
        for (const second of RESULTS) {
          const stands = standsAfter(laid, [first, second]);
          if (areJoined(stands, stop, HOME[laid.wanted])) found.add(`${first};${second};${stop}`);
        }
      }
    }
    expect(
      new Set(said.map(({ turns, stops }) => [...turns, ...stops].join(';') + (stops.length ? '' : ';'))),
    ).toEqual(found);
    if (puzzle.kind === 'open') expect(said[0].turns[0][CENTRE]).toBeGreaterThan(0);
  }
});

test('a turn that the rules do not allow is no answer', async () => {
  const puzzle = await secretLabyrinthPuzzles.ofDay('2026-06-15');
  if (puzzle === null) throw new Error('no puzzle');
  for (const added of [
    [0, 1, 0],
    [0, 3, 0],
    [1, 1, 1],
    [12, 1, 0],
    [1.5, 1, 0],
    [0, 2],
  ])
    expect(secretLabyrinthPuzzles.check(puzzle, { turns: [added], stops: [] }).is).toBe('refused');
  expect(isCourse({ turns: [RESULTS[0]], stops: [3] }, 1)).toBe(false);
});

test('a stop that no way leads to is told', async () => {
  const puzzle = await secretLabyrinthPuzzles.ofDay('2026-06-19');
  if (puzzle === null) throw new Error('no puzzle');
  expect(puzzle.kind).toBe('asleep');
  const laid = puzzle.params as Standing;
  const [{ turns }] = secretLabyrinthPuzzles.solve(puzzle) as unknown as readonly Course[];
  const stop = Array.from({ length: SQUARES }, (_none, square) => square).find(
    (square) => !areJoined(standsAfter(laid, turns.slice(0, 1)), laid.pawn, square),
  );
  const verdict = secretLabyrinthPuzzles.check(puzzle, { turns, stops: [stop ?? 0] });
  expect(verdict).toMatchObject({ is: 'wrong', why: { key: 'notThere', params: { stop } } });
});
