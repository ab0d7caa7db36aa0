/** NR: the review of stored matches. */

import { retell } from '@conclave/engine';
import { recordsIn } from '@conclave/engine/testing/fixtures';
import { reviewTests } from '@conclave/engine/testing/reviews';
import { expect, test } from 'vitest';
import { NEIGHBOURS } from '../../rules/convent.ts';
import { type Nuns, nuns } from '../../rules/game.ts';
import { FIRST_NOVICE } from '../../rules/state.ts';
import { veil } from '../../test/disguise.ts';
import { exact, hiddenWay, sixths } from '../exact.ts';
import { nunsReview } from '../index.ts';

const RECORDS = recordsIn(new URL('../../test/fixtures/', import.meta.url)).filter(({ name }) =>
  ['captures', 'novice-wins'].some((kept) => name.includes(kept)),
);

reviewTests(nunsReview, RECORDS, exact, { rules: nuns, veil, eyes: () => 0 }, 60);

test('the curve counts points from one to all of the convent', () => {
  let counted = 0;
  for (const { record } of RECORDS) {
    for (let seat = 0; seat < record.seats; seat++) {
      for (const { values } of exact(record, seat).turns) {
        if (values.points === null) continue;
        counted++;
        expect(values.points).toBeGreaterThan(0);
        expect(values.points).toBeLessThan(156);
      }
    }
  }
  expect(counted).toBeGreaterThan(10);
});

test('where the guards could be sure, she was there', () => {
  for (const { record } of RECORDS) {
    const sure = exact(record, 0).moments.filter(({ key }) => key === 'sureMissed');
    const { entries } = retell<Nuns>(nuns, record);
    for (const { at, match } of entries) {
      for (const moment of sure.filter((one) => one.at === at + 1)) {
        const { view } = match.perspective(0);
        const index = view.novices.findIndex(({ cell }) => cell === moment.params.cell);
        const { own } = match.perspective(view.novices[index].seat).view.novices[index];
        expect(own?.at, `novice ${FIRST_NOVICE + index}`).toBe(moment.params.at);
      }
    }
  }
});

test('one die against both guards counts once, with the larger chance; who ran hears nothing', () => {
  const near = { at: 26, ran: false };
  const [next] = NEIGHBOURS[26];
  expect(sixths([near, near], next, 'run')).toBe(6);
  expect(sixths([near, { at: 26, ran: true }], next, 'stand')).toBe(3);
  expect(sixths([{ at: 26, ran: true }], next, 'run')).toBe(0);
});

test('a way round is lawful, and nobody sees it', () => {
  const guards = [
    { at: 147, facing: null },
    { at: 148, facing: null },
  ] as unknown as Parameters<typeof hiddenWay>[0]['guards'];
  const [first] = NEIGHBOURS[60];
  const way = hiddenWay({ guards }, 60, first, true, { min: 1, max: 2 });
  expect(way).toEqual([first]);
  expect(hiddenWay({ guards }, 147, first, true, { min: 1, max: 5 })).toBeNull();
});
