/** What every game's puzzles of the day keep to. */

import { expect, test } from 'vitest';
import { canonical, type Json } from '../json.ts';
import type { GamePuzzles, Puzzle } from '../puzzle.ts';
import { LANGUAGES } from '../words.ts';

/** So many days from a date on, as '2026-06-20'. */
export function daysFrom(first: string, count: number): string[] {
  const start = Date.parse(`${first}T12:00:00Z`);
  return Array.from({ length: count }, (_none, day) =>
    new Date(start + day * 86_400_000).toISOString().slice(0, 10),
  );
}

export interface PuzzleChecks {
  /** What must not be missing: the puzzle without each of its clues, where it has clues. */
  readonly without?: (puzzle: Puzzle) => readonly Puzzle[];
  /** Whether all answers that `solve` gives are one and the same for a player. Left out: there is only one. */
  readonly isOne?: (answers: readonly Json[]) => boolean;
  /** Some wrong answers. */
  readonly wrong: (puzzle: Puzzle) => readonly Json[];
}

export function puzzleTests(game: GamePuzzles, days: readonly string[], checks: PuzzleChecks): void {
  const { without, isOne = (answers) => answers.length === 1, wrong } = checks;
  const lay = async () =>
    (await Promise.all(days.map((day) => game.ofDay(day)))).filter((day) => day !== null);
  let known: ReturnType<typeof lay> | null = null;
  const laid = () => {
    known ??= lay();
    return known;
  };

  test(`${days.length} days: one answer, which the checker takes; wrong ones are refused with a reason`, async () => {
    const puzzles = await laid();
    expect(puzzles).toHaveLength(days.length);
    for (const puzzle of puzzles) {
      const answers = game.solve(puzzle);
      expect(isOne(answers), puzzle.date).toBe(true);
      for (const answer of answers) expect(game.check(puzzle, answer), puzzle.date).toEqual({ is: 'right' });
      const verdicts = wrong(puzzle).map((answer) => game.check(puzzle, answer));
      expect(verdicts.length, puzzle.date).toBeGreaterThan(0);
      for (const verdict of verdicts) expect(verdict.is, puzzle.date).toBe('wrong');
      for (const odd of [null, 'x', -1, { odd: true }, []])
        expect(game.check(puzzle, odd).is, puzzle.date).toBe('refused');
    }
  });

  if (without) {
    test('no clue is too many', async () => {
      for (const puzzle of await laid())
        for (const less of without(puzzle)) expect(isOne(game.solve(less)), puzzle.date).toBe(false);
    });
  }

  test('the date alone decides, and the puzzle does not hold its answer', async () => {
    const once = await laid();
    expect(canonical(await lay())).toBe(canonical(once));
    expect(new Set(once.map((puzzle) => canonical(puzzle.params))).size).toBe(once.length);
    for (const puzzle of once) expect(Object.keys(puzzle.params as object)).not.toContain('answer');
  });

  test.each(LANGUAGES)('%s: title, question, hint and reasons are sentences', async (language) => {
    const words = game.words[language];
    for (const puzzle of await laid()) {
      const [answer] = game.solve(puzzle);
      const reasons = game.why(puzzle);
      expect(reasons.length, puzzle.date).toBeGreaterThan(0);
      const sentences = [
        words.title(puzzle),
        words.ask(puzzle),
        words.answer(puzzle, answer),
        ...words.given(puzzle),
        ...[game.hint(puzzle), ...reasons].map((reason) => words.reason(puzzle, reason)),
      ];
      expect(
        sentences.filter((sentence) => sentence.length < 3),
        puzzle.date,
      ).toEqual([]);
      expect(sentences.filter((sentence) => /undefined|NaN|\[object|null/.test(sentence))).toEqual([]);
    }
  });
}
