/** `conclave puzzle`: the puzzle of a day, and its answer for those who ask. */

import { type Puzzle, type PuzzleWords, weekday } from '@conclave/engine';
import { puzzlesByGame } from '@conclave/games/reviews';
import { gameOf } from '../arguments.ts';
import { Failure, UsageError } from '../failure.ts';
import { coloured } from '../io.ts';
import { BLANK, type Line } from '../terminal/page.ts';
import type { Command } from './command.ts';
import { printJson, printLines } from './print.ts';

export const puzzleCommand: Command = {
  flags: { date: { type: 'string' }, solve: { type: 'boolean' }, json: { type: 'boolean' } },
  positionals: 1,
  async run(parsed, { io, words, language }) {
    const { errors } = words;
    const { game, text } = gameOf(parsed, errors);
    const date = parsed.text('date') ?? today();
    if (!isDate(date)) throw new UsageError(errors.notADate(date));
    const load = puzzlesByGame[game.id];
    const puzzles = load && (await load());
    const puzzle = await puzzles?.ofDay(date);
    if (!puzzles || !puzzle) throw new Failure(errors.noPuzzle(game.id, date));
    const solved = parsed.given('solve');
    const answers = solved ? puzzles.solve(puzzle) : [];
    if (parsed.given('json')) return printJson(io.output, { puzzle, ...(solved && { answers }) });
    const spoken = puzzles.words[language];
    const lines: Line[] = [
      { text: `${text[language].name}: ${spoken.title(puzzle)}`, style: 'title' },
      { text: words.review.puzzle(date, puzzle.level), style: 'faint' },
      BLANK,
      { text: spoken.ask(puzzle) },
      ...spoken.given(puzzle).map((given): Line => ({ text: given, indent: 2 })),
      BLANK,
      ...(solved
        ? solution(puzzle, spoken, answers[0], puzzles.why(puzzle))
        : [{ text: words.review.solveIt }]),
    ];
    printLines(io.output, lines, coloured(io, io.output));
  },
};

function solution(
  puzzle: Puzzle,
  words: PuzzleWords,
  answer: Parameters<PuzzleWords['answer']>[1],
  reasons: readonly Parameters<PuzzleWords['reason']>[1][],
): Line[] {
  return [
    ...reasons.map((reason, at): Line => ({ text: `${at + 1}. ${words.reason(puzzle, reason)}`, indent: 2 })),
    { text: words.answer(puzzle, answer), style: 'good' },
  ];
}

/** The device's own date. */
function today(): string {
  const now = new Date();
  const two = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(weekday(text))) return false;
  const date = new Date(`${text}T12:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
