/** TC: the review of stored matches. */

import { recordsIn } from '@conclave/engine/testing/fixtures';
import { reviewTests } from '@conclave/engine/testing/reviews';
import { expect, test } from 'vitest';
import { templeCode } from '../../rules/game.ts';
import { veil } from '../../test/disguise.ts';
import { exact } from '../exact.ts';
import { templeCodeReview } from '../index.ts';

const RECORDS = recordsIn(new URL('../../test/fixtures/', import.meta.url));

reviewTests(templeCodeReview, RECORDS, exact, { rules: templeCode, veil }, 5);

function isOwnDeclaration(entry: { readonly seat: number; readonly move: unknown }, seat: number): boolean {
  return entry.seat === seat && (entry.move as { kind: string }).kind === 'declare';
}

test('the deck leaves no more than the cards in sight do, and those no more than the decodings', () => {
  let falling = 0;
  for (const { name, record } of RECORDS) {
    for (let seat = 0; seat < record.seats; seat++) {
      let before = { notes: 0, sight: 0, deck: 0 };
      for (const { at, values } of exact(record, seat).turns) {
        const now = values as typeof before;
        if (now.deck === null) continue;
        const here = `${name}, seat ${seat}, entry ${at}`;
        expect(now.deck, here).toBeLessThanOrEqual(now.sight);
        expect(now.sight, here).toBeLessThanOrEqual(now.notes);
        expect(now.deck, here).toBeGreaterThan(0);
        const entry = record.entries[at - 1];
        const isNew = at === 0 || (entry && 'move' in entry && isOwnDeclaration(entry, seat));
        // Until a new combination comes, nothing that was out comes back.
        if (!isNew) {
          expect(now.notes, here).toBeLessThanOrEqual(before.notes);
          expect(now.sight, here).toBeLessThanOrEqual(before.sight);
          expect(now.deck, here).toBeLessThanOrEqual(before.deck);
        }
        if (now.deck < before.deck) falling++;
        before = now;
      }
    }
  }
  expect(falling).toBeGreaterThan(0);
});

test('the guess of a moment is right where the three lines leave it', () => {
  let asked = 0;
  for (const { record } of RECORDS) {
    for (let seat = 0; seat < record.seats; seat++) {
      for (const moment of exact(record, seat).moments) {
        if (moment.ask === null) continue;
        asked++;
        const { orders } = moment.ask as unknown as { orders: [string[], string | null][] };
        for (const [order, out] of orders)
          expect(templeCodeReview.check(moment, order)?.right).toBe(out === null);
        expect(templeCodeReview.check(moment, ['wave', 'wave', 'tiki'])?.right).toBe(false);
        expect(templeCodeReview.check(moment, 'wave')).toBeNull();
      }
    }
  }
  expect(asked).toBeGreaterThan(0);
});
