/**
 * What bots of one level do among themselves: `node games/dist/abbey/bot/test/habits.js [games] [seats] [level] [seed]`.
 *
 * Length, kinds of questions and how often they are answered, where moves end, books, revelations, accusations, scores,
 * and what was promised in reasons against what came.
 */

import { ChaCha8, isHouseEvent, LEVELS, Match, stretchSeed } from '@conclave/engine';
import type { Event } from '../../rules/events.ts';
import { abbey } from '../../rules/game.ts';
import type { Move } from '../../rules/moves.ts';
import { filtersOf, type Question, referencesIn } from '../../rules/question.ts';
import { KIND_OF } from '../../rules/rooms.ts';
import { FEATURE_OF, has, MASK_OF, traitOf } from '../../rules/suspects.ts';
import { abbeyBots } from '../bots.ts';

const [games = 10, seats = 4] = process.argv.slice(2, 4).map(Number);
const level = LEVELS.find((name) => name === process.argv[4]) ?? 'fair';
const seed = process.argv[5] ?? 'habits';
const MAX_MOVES = 8000;

class Tally {
  private readonly counts = new Map<string, number>();

  add(key: string, by = 1): void {
    this.counts.set(key, (this.counts.get(key) ?? 0) + by);
  }

  of(key: string): number {
    return this.counts.get(key) ?? 0;
  }

  get all(): number {
    return [...this.counts.values()].reduce((sum, count) => sum + count, 0);
  }

  /** Per game, or in parts of a hundred. */
  print(title: string, per: 'game' | 'hundred'): void {
    const sum = this.all;
    const sorted = [...this.counts].sort(([, a], [, b]) => b - a);
    const words = sorted.map(([key, count]) =>
      per === 'game'
        ? `${key} ${(count / games).toFixed(2)}`
        : `${key} ${((100 * count) / sum).toFixed(0)} %`,
    );
    console.info(`${title} (${(sum / games).toFixed(1)} a game): ${words.join(', ')}`);
  }
}

/** As people would call it. */
function nameOf(question: Question): string {
  if (referencesIn(question).length > 0) return `${question.kind} (card both know)`;
  const named = filtersOf(question).some((filter) =>
    filter.some((clause) => clause.some(({ kind }) => kind === 'among')),
  );
  const joined = filtersOf(question).some((filter) => filter.length > 1 || filter[0].length > 1);
  return named ? `${question.kind} (by name)` : joined ? `${question.kind} (joined)` : question.kind;
}

const questions = new Tally();
const answers = new Tally();
const ends = new Tally();
const books = new Tally();
const chapter = new Tally();
const promises = new Map<string, { promised: number; came: number; count: number }>();
const openings = new Set<string>();
const rounds: number[] = [];
const moves: number[] = [];
const masses: number[] = [];
const scores: number[] = [];
let unfinished = 0;

function note(event: Event): void {
  switch (event.type) {
    case 'asked':
      questions.add(nameOf(event.question));
      break;
    case 'askedAll':
      questions.add('to all');
      break;
    case 'answered':
      answers.add('answered');
      break;
    case 'silent':
      answers.add(event.book ? 'silent by book' : 'silent');
      break;
    case 'waived':
      answers.add('nothing asked back');
      break;
    case 'bookKept':
      books.add('kept');
      break;
    case 'bookRead':
      books.add(`read ${event.book}`);
      break;
    case 'libraryRead':
      books.add(`library ${event.book}`);
      break;
    case 'bookPlayed':
      books.add(`PLAYED ${event.book}`);
      break;
    case 'relicTaken':
    case 'relicUsed':
      books.add(event.type);
      break;
    case 'revealed':
      chapter.add('revealed');
      break;
    case 'accused':
      chapter.add('accused wrongly');
      break;
    case 'found':
      chapter.add('found');
      break;
  }
}

const begun = performance.now();
for (let game = 0; game < games; game++) {
  const match = Match.open(abbey, seats, {}, stretchSeed(`${seed} ${game}`));
  const bots = Array.from({ length: seats }, () => abbeyBots.players[level]());
  const rng = new ChaCha8(stretchSeed(`${seed} bots ${game}`));
  const said: { key: string; percent: number; holds: (culprit: number) => boolean }[] = [];
  const opening: string[] = [];
  let rung = 0;
  while (match.outcome === null && match.length < MAX_MOVES) {
    const [seat] = match.toAct();
    const perspective = match.perspective(seat);
    const { view } = perspective;
    const { options } = match;
    const budget = { iterations: abbeyBots.iterations };
    const thought = bots[seat].think({ perspective, seat, seats, options, budget, rng });
    const { why } = thought;
    const move = thought.move as Move | null;
    if (view.turnNumber <= seats && view.asked?.kind === 'move') opening.push(JSON.stringify(move));
    const percent = Number(why.params.percent);
    if (move?.kind === 'accuse')
      said.push({ key: `accuse ${why.key}`, percent, holds: (culprit) => culprit === move.suspect });
    if (move?.kind === 'reveal')
      said.push({ key: 'reveal', percent, holds: (culprit) => has(MASK_OF[move.value], culprit) });
    const made = match.submit({ type: 'move', seat, move, decision: perspective.decision, by: 'bot' });
    if (!made.ok) throw new Error(`${JSON.stringify(move)}: ${made.refusal.reason}`);
    for (const { told } of made.change.logged)
      for (const { full } of told) {
        if (isHouseEvent(full)) continue;
        note(full);
        if (full.type === 'mass') rung++;
      }
    const after = match.perspective('gallery').view;
    if (view.phase === 'move' && after.phase !== 'move' && after.active === view.active)
      ends.add(KIND_OF[after.players[view.active].room]);
  }
  const { culprit, turnNumber, revelations } = match.perspective('gallery').view;
  rounds.push(turnNumber / seats);
  moves.push(match.length);
  masses.push(rung);
  openings.add(opening.join());
  if (match.outcome === null || culprit === null) {
    unfinished++;
    continue;
  }
  scores.push(
    ...(match.outcome.scores ?? []).map(({ parts }) =>
      Object.values(parts).reduce((sum, points) => sum + points, 0),
    ),
  );
  for (const { value } of revelations)
    chapter.add(traitOf(culprit, FEATURE_OF[value]) === value ? 'revealed rightly' : 'revealed wrongly');
  for (const { key, percent, holds } of said) {
    const sum = promises.get(key) ?? { promised: 0, came: 0, count: 0 };
    sum.promised += percent;
    sum.came += Number(holds(culprit));
    sum.count++;
    promises.set(key, sum);
  }
}

const sorted = (values: readonly number[]) => [...values].sort((a, b) => a - b);
const lengths = (values: readonly number[]) =>
  `${sorted(values)[Math.floor(values.length / 2)].toFixed(1)} (${Math.min(...values).toFixed(1)} to ${Math.max(...values).toFixed(1)})`;
console.info(
  `${games} games of ${seats} ${level} bots, ${((performance.now() - begun) / games).toFixed(0)} ms each`,
);
console.info(
  `rounds ${lengths(rounds)}, moves ${lengths(moves)}, masses ${lengths(masses)}, unfinished ${unfinished}, openings ${openings.size}`,
);
questions.print('questions', 'hundred');
answers.print('replies', 'hundred');
ends.print('moves end in', 'hundred');
books.print('books', 'game');
chapter.print('chapter house', 'game');
for (const [key, { promised, came, count }] of promises)
  console.info(
    `${key}: promised ${(promised / count).toFixed(0)} %, came ${((100 * came) / count).toFixed(0)} % of ${count}`,
  );
console.info(
  `scores: mean ${(scores.reduce((a, b) => a + b, 0) / scores.length).toFixed(2)}, nought ${scores.filter((score) => score === 0).length} of ${scores.length}`,
);
