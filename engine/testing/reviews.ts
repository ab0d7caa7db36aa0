/** What every game's review keeps to, shown on records of matches. */

import { expect, test } from 'vitest';
import type { Game, GameTypes, Seat } from '../game.ts';
import { canonical } from '../json.ts';
import { Match } from '../match/match.ts';
import { upgraded } from '../match/upgrade.ts';
import type { Entry, MatchRecord, MovedBy } from '../record.ts';
import type { Retelling } from '../retell.ts';
import {
  type GameReview,
  MAX_AGAINST,
  MAX_MOMENTS,
  type Review,
  type ReviewMoment,
  type ReviewSample,
  type Statement,
} from '../review.ts';
import type { Language } from '../words.ts';
import { LANGUAGES } from '../words.ts';
import type { Veil } from './spec.ts';
import { veiled } from './veiled.ts';

export interface ReviewedRecord {
  readonly name: string;
  readonly record: MatchRecord<unknown>;
}

interface Part {
  readonly turns: readonly ReviewSample[];
  readonly moments: readonly ReviewMoment[];
}

/** What a seat could know, of a record that may have no end: for tests alone. All moments, before eight are chosen. */
export type ExactPart<G extends GameTypes> = (
  record: MatchRecord<unknown>,
  seat: Seat,
  retelling?: Retelling<G>,
) => Part;

/** Of a game: its rules, and what they keep from whom. */
export interface Secrets<G extends GameTypes> {
  readonly rules: Game<G>;
  readonly veil: Veil<G>;
  /** Looks behind the veil at one entry in so many; left out: as at prefixes. */
  readonly veilStride?: number;
  /** By whose eyes the lines of a seat are drawn; left out: by its own. */
  readonly eyes?: (record: MatchRecord<unknown>, seat: Seat) => Seat;
}

/** Few and small: reviews in tests count iterations. */
const BUDGET = { iterations: 30 };

/** Words of certainty: only exact statements and facts may use them. */
const CERTAIN: Readonly<Record<Language, RegExp>> = {
  en: /\bcould (?:know|be known|have known)|\bwas left\b|\bno other\b/i,
  fr: /\bpouv(?:iez|ait) le savoir|\bon pouvait savoir|\bne restait qu/i,
};
const WITHOUT_CERTAINTY: readonly Statement['kind'][] = ['belief', 'opinion'];

const seatsOf = ({ seats }: MatchRecord<unknown>) => Array.from({ length: seats }, (_none, seat) => seat);
const nameOf = (seat: Seat) =>
  ['Alix', 'Basile', 'Celeste', 'Damien', 'Edith', 'Florent', 'Gisele', 'Hugo'][seat];

interface MadeReview {
  readonly name: string;
  readonly made: Review;
}

function everyReview({ review }: GameReview, records: readonly ReviewedRecord[]): readonly MadeReview[] {
  return records.flatMap(({ name, record }) =>
    seatsOf(record).map((seat) => ({ name: `${name}, seat ${seat}`, made: review(record, seat, BUDGET) })),
  );
}

export function reviewTests<G extends GameTypes>(
  game: GameReview,
  records: readonly ReviewedRecord[],
  exact: ExactPart<G>,
  { rules, veil, eyes = (_record, seat) => seat, veilStride }: Secrets<G>,
  /** Looks at one prefix in so many. */
  stride: number,
): void {
  let known: readonly MadeReview[] | null = null;
  const reviews = () => {
    known ??= everyReview(game, records);
    return known;
  };

  test('nothing is reviewed while the match runs', () => {
    for (const { record } of records)
      expect(() => game.review({ ...record, end: null }, 0, BUDGET)).toThrow('when it is over');
  });

  test('the same record gives the same review', () => {
    const [{ record }] = records;
    expect(canonical(game.review(record, 0, BUDGET))).toBe(canonical(game.review(record, 0, BUDGET)));
  });

  test('no hindsight: what is said of an hour is the same, whatever came after it', () => {
    let decided = 0;
    for (const { name, record } of records) {
      for (const seat of seatsOf(record)) {
        const whole = exact(record, seat);
        for (let length = 1; length < record.entries.length; length += stride) {
          const part = exact({ ...record, entries: record.entries.slice(0, length), end: null }, seat);
          const until = <At extends { readonly at: number }>(list: readonly At[], at: number) =>
            list.filter((item) => item.at <= at);
          const last = part.turns.at(-1)?.at ?? 0;
          const here = `${name}, seat ${seat}, entry ${length}`;
          expect(canonical(part.turns), here).toBe(canonical(until(whole.turns, last)));
          // A moment of the last entry may wait for what it led to.
          expect(canonical(until(part.moments, last - 1)), here).toBe(
            canonical(until(whole.moments, last - 1)),
          );
          decided += part.turns.length;
        }
      }
    }
    expect(decided).toBeGreaterThan(0);
  });

  test('behind the veil: whatever the hidden truth is, the same is said of an hour', () => {
    let decided = 0;
    for (const { name, record } of records) {
      const now = upgraded(rules, record);
      if (now === null || now.entries.some((entry) => 'undo' in entry)) continue;
      const match = Match.open(rules, now.seats, now.options, now.seed);
      for (const [at, entry] of now.entries.entries()) {
        if (at > 0) match.playAgain(now.entries[at - 1]);
        if (at % (veilStride ?? stride) !== 0 || 'end' in entry) continue;
        for (const seat of seatsOf(record)) {
          const watcher = eyes(record, seat);
          const other = veiled(match, veil, now, watcher);
          if (!other) continue;
          const here = exact(other.record, seat);
          const there = exact(other.record, seat, other.retelling());
          const where = `${name}, seat ${seat}, entry ${at}`;
          expect(canonical(there.turns), where).toBe(canonical(here.turns));
          if (watcher === seat) expect(canonical(there.moments), where).toBe(canonical(here.moments));
          if (other.record.entries.length > at) decided++;
        }
      }
    }
    expect(decided).toBeGreaterThan(0);
  });

  test('whose: what the clock did in a person’s chair is nobody’s fault', () => {
    let blamed = 0;
    for (const { name, record } of records) {
      for (const seat of seatsOf(record)) {
        const isOwn = (entry: Entry<unknown>) => 'move' in entry && entry.seat === seat;
        const first = record.entries.findIndex(isOwn);
        const by = (all: MovedBy) =>
          record.entries.map((entry, at) =>
            isOwn(entry) ? { ...entry, by: at === first ? ('player' as const) : all } : entry,
          );
        const missedBy = (all: MovedBy) =>
          exact({ ...record, entries: by(all) }, seat).moments.filter(({ key }) => game.missed.has(key));
        blamed += missedBy('player').length;
        expect(
          missedBy('clock').map(({ key }) => key),
          `${name}, seat ${seat}`,
        ).toEqual([]);
      }
    }
    expect(blamed).toBeGreaterThan(0);
  });

  test('at most eight moments in order, at most half of them against the seat', () => {
    for (const { name, made } of reviews()) {
      expect(made.moments.length, name).toBeLessThanOrEqual(MAX_MOMENTS);
      const against = made.moments.filter(({ kind }) => kind === 'against').length;
      // The first and the last fact are always told.
      expect(against, name).toBeLessThanOrEqual(MAX_AGAINST + 1);
      expect(made.lines[0].basis, name).toBe('exact');
    }
  });

  test.each(LANGUAGES)('%s: every sentence is there, and none is surer than what it rests on', (language) => {
    const words = game.words[language];
    const said: string[] = [];
    for (const { name, made } of reviews()) {
      for (const reader of [made.seat, (made.seat + 1) % 8]) {
        const voice = { reader, seat: made.seat, name: nameOf };
        const sentences = [
          words.heading(voice),
          words.summary(made.summary, voice),
          ...made.luck.map((luck) => words.luck(luck, voice)),
          ...made.lines.map(({ id }) => words.line(id)),
          ...made.moments.flatMap(({ key, params, ask }) => [
            words.moment(key, params, voice),
            words.title(key),
            ...(ask === null ? [] : [words.question(ask, voice)]),
          ]),
        ];
        for (const { says } of made.moments) {
          for (const { key, params, kind } of says) {
            const sentence = words.statement(key, params, voice);
            sentences.push(sentence);
            if (WITHOUT_CERTAINTY.includes(kind)) expect(sentence, name).not.toMatch(CERTAIN[language]);
          }
        }
        expect(
          sentences.filter((sentence) => !/^[\p{L}\p{N}«“]/u.test(sentence)),
          name,
        ).toEqual([]);
        expect(
          sentences.filter((sentence) => /undefined|NaN|\[object|null/.test(sentence)),
          name,
        ).toEqual([]);
        said.push(...sentences);
      }
    }
    expect(new Set(said).size).toBeGreaterThan(records.length);
  });
}
