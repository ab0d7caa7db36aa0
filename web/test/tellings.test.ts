/** What a replay tells: to one chair, to the gallery, and to all together. */

import { expect, test } from 'vitest';
import { tellingsOf, tellingsOfAll } from '../sources/tellings.ts';

const event = (type: string, rest: object = {}) => ({ type, ...rest });
// At the first step Ann draws: she alone is told what. At the second Ben shows a card to Ann.
const gallery = { told: [event('begun'), event('drew', { seat: 0 }), event('showed')], cursors: [2, 3] };
const ann = {
  told: [event('begun'), event('drew', { seat: 0, card: 'moon' }), event('showed', { card: 'sun' })],
  cursors: [2, 3],
};
const ben = {
  told: [event('begun'), event('drew', { seat: 0 }), event('showed', { card: 'sun' })],
  cursors: [2, 3],
};

test('as one chair was told it, what the gallery was not told so stands as its own', () => {
  expect(tellingsOf(0, ann, gallery).map(({ entry, knownTo }) => [entry, knownTo])).toEqual([
    [1, []],
    [1, [0]],
    [2, [0]],
  ]);
  expect(tellingsOf(1, ben, gallery).map(({ knownTo }) => knownTo)).toEqual([[], [], [1]]);
});

test('all together: what everybody was told once, and each secret with all its owners', () => {
  const all = tellingsOfAll([ann, ben], gallery);
  expect(all.map(({ entry, event: told, knownTo }) => [entry, told, knownTo])).toEqual([
    [1, event('begun'), []],
    [1, event('drew', { seat: 0 }), []],
    [1, event('drew', { seat: 0, card: 'moon' }), [0]],
    [2, event('showed'), []],
    [2, event('showed', { card: 'sun' }), [0, 1]],
  ]);
  expect(tellingsOfAll([], gallery).every(({ knownTo }) => knownTo.length === 0)).toBe(true);
});
