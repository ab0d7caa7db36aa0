/** AB: where the strong bot would have asked something better. */

import { LANGUAGES, Match, upgraded } from '@conclave/engine';
import { recordsIn } from '@conclave/engine/testing/fixtures';
import { veiled } from '@conclave/engine/testing/veiled';
import { expect, test } from 'vitest';
import { abbey } from '../../rules/game.ts';
import { veil } from '../../test/disguise.ts';
import { askedBetter } from '../asked-better.ts';
import { courseOf } from '../course.ts';
import { abbeyReview } from '../index.ts';

const [{ record: STORED }] = recordsIn(new URL('../../test/fixtures/', import.meta.url)).filter(
  ({ name }) => name === 'abandoned',
);
const RECORD = upgraded(abbey, STORED) ?? STORED;
/** This seat asks three times. */
const SEAT = 3;
const BUDGET = { iterations: 150 };
const FOUND = askedBetter(RECORD, SEAT, BUDGET);
const upTo = (length: number) => ({ ...RECORD, entries: RECORD.entries.slice(0, length), end: null });

test('the bot asks what could be asked there, and the page says what was asked', () => {
  expect(FOUND.length).toBeGreaterThan(0);
  const course = courseOf(RECORD, SEAT);
  for (const { at, turn, kind, key, params, says } of FOUND) {
    // Turns are counted as in the rest of the review.
    expect(turn).toBe(course.findLast((hour) => hour.at <= at)?.turn);
    expect(key).toBe('askedBetter');
    expect(kind).toBe('opinion');
    const entry = RECORD.entries[at];
    const made = 'move' in entry ? (entry.move as { of: number; question: unknown }) : null;
    expect(says[0]).toMatchObject({ kind: 'fact', params: { who: made?.of, question: made?.question } });
    expect(params.question).not.toEqual(made?.question);
    const match = Match.open(abbey, RECORD.seats, RECORD.options, RECORD.seed);
    for (const one of RECORD.entries.slice(0, at)) match.playAgain(one);
    const { moves } = match.perspective(SEAT);
    expect(moves.some((move) => move.kind === 'ask' && move.of === params.who)).toBe(true);
    // As the ask that is made: nothing in the rules speaks against it.
    const better = { kind: 'ask' as const, of: Number(params.who), question: params.question as never };
    const { now, root } = match.snapshot();
    expect(abbey.refusal((now ?? root).state, SEAT, better)).toBeNull();
  }
});

test('no hindsight: it is the same, whatever came after the question', () => {
  const [{ at }] = FOUND;
  expect(askedBetter(upTo(at), SEAT, BUDGET)).toEqual([]);
  expect(askedBetter(upTo(at + 1), SEAT, BUDGET)).toEqual(FOUND);
});

test('behind the veil: whatever the hidden truth is, the same would have been asked', () => {
  const [{ at }] = FOUND;
  const match = Match.open(abbey, RECORD.seats, RECORD.options, RECORD.seed);
  let compared = 0;
  for (const [length, entry] of RECORD.entries.slice(0, at).entries()) {
    const other = length > at - 12 && compared === 0 ? veiled(match, veil, RECORD, SEAT) : null;
    if (other && other.record.entries.length > at) {
      compared++;
      const there = askedBetter(other.record, SEAT, BUDGET, other.retelling());
      expect(there).toEqual(FOUND.filter((one) => one.at < other.record.entries.length));
    }
    match.playAgain(entry);
  }
  expect(compared).toBe(1);
});

test('whose: nothing is said of a question that the clock put', () => {
  const entries = RECORD.entries.map((entry) =>
    'move' in entry && entry.seat === SEAT
      ? {
          ...entry,
          by: (entry.move as { kind: string }).kind === 'ask' ? ('clock' as const) : ('player' as const),
        }
      : entry,
  );
  expect(askedBetter({ ...RECORD, entries }, SEAT, BUDGET)).toEqual([]);
});

test.each(LANGUAGES)('%s: it is worded as an opinion, whoever reads it', (language) => {
  const words = abbeyReview.words[language];
  const name = (seat: number) => ['Alix', 'Basile', 'Celeste', 'Damien'][seat];
  for (let reader = 0; reader < RECORD.seats; reader++) {
    const voice = { reader, seat: SEAT, name };
    for (const { key, params, says } of FOUND) {
      const sentences = [
        words.title(key),
        words.moment(key, params, voice),
        ...says.map((one) => words.statement(one.key, one.params, voice)),
      ];
      for (const sentence of sentences) {
        expect(sentence).toMatch(/^\p{Lu}.+[.?”»\p{Ll}]$/u);
        expect(sentence).not.toMatch(/undefined|NaN|\[object|null/);
        // What follows from the rules is said with other verbs.
        expect(sentence).not.toMatch(/could|was left|pouvait|pouviez|restait/i);
      }
    }
  }
});
