/** AB: the review of stored matches. */

import { recordsIn } from '@conclave/engine/testing/fixtures';
import { reviewTests } from '@conclave/engine/testing/reviews';
import { expect, test } from 'vitest';
import { abbey } from '../../rules/game.ts';
import { count, has } from '../../rules/suspects.ts';
import { veil } from '../../test/disguise.ts';
import { courseOf } from '../course.ts';
import { exact } from '../exact.ts';
import { abbeyReview } from '../index.ts';

const ALL = recordsIn(new URL('../../test/fixtures/', import.meta.url));
/** In it counting leads crossing out by far, and somebody else names the culprit. */
const RECORDS = ALL.filter(({ name }) => name === 'found-three');
const UNDONE = ALL.filter(({ name }) => name === 'undone');

reviewTests(abbeyReview, RECORDS, exact, { rules: abbey, veil }, 140);

test('logic leaves no more than crossing out, never more than before, and always the culprit', () => {
  let counted = 0;
  for (const { name, record } of [...RECORDS, ...UNDONE]) {
    const culprit = culpritOf(record);
    for (let seat = 0; seat < record.seats; seat++) {
      let before = courseOf(record, seat)[0];
      for (const hour of courseOf(record, seat)) {
        const here = `${name}, seat ${seat}, entry ${hour.at}`;
        expect(has(hour.logic, culprit), here).toBe(true);
        expect(hour.logic & ~hour.pencil, here).toBe(0);
        expect(hour.logic & ~before.logic, here).toBe(0);
        expect(hour.pencil & ~before.pencil, here).toBe(0);
        if (count(hour.logic) < count(hour.pencil)) counted++;
        before = hour;
      }
    }
  }
  expect(counted).toBeGreaterThan(0);
});

/** Who lay under the board, as the end tells it. */
function culpritOf(record: (typeof ALL)[number]['record']): number {
  const found = record.entries.flatMap((entry) => {
    const move = 'move' in entry ? (entry.move as { kind: string; suspect?: number }) : null;
    return move?.kind === 'accuse' && move.suspect !== undefined ? [move.suspect] : [];
  });
  return found[found.length - 1];
}

test('the guess of a moment is right where logic leaves it', () => {
  let asked = 0;
  for (const { record } of [...RECORDS, ...UNDONE]) {
    for (let seat = 0; seat < record.seats; seat++) {
      for (const moment of exact(record, seat).moments) {
        if (moment.ask === null) continue;
        asked++;
        const { unseen, left } = moment.ask as unknown as { unseen: number[]; left: number[] };
        for (const suspect of unseen)
          expect(abbeyReview.check(moment, suspect)?.right).toBe(left.includes(suspect));
        expect(abbeyReview.check(moment, 'Sergio')).toBeNull();
        expect(abbeyReview.check(moment, 24)).toBeNull();
      }
    }
  }
  expect(asked).toBeGreaterThan(0);
});

test('a move of a bot in a person’s chair blames nobody', () => {
  const [{ record }] = RECORDS;
  for (let seat = 0; seat < record.seats; seat++) {
    const entries = record.entries.map((entry, at) =>
      'move' in entry && entry.seat === seat
        ? { ...entry, by: at < 50 ? ('player' as const) : ('clock' as const) }
        : entry,
    );
    const keys = exact({ ...record, entries }, seat).moments.map(({ key }) => key);
    for (const own of ['named', 'dared', 'tooSoon', 'ruledOut', 'against']) expect(keys).not.toContain(own);
  }
});
