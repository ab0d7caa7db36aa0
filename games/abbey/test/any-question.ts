/** Any question of the grammar. */

import fc from 'fast-check';
import type { Atom, Question } from '../rules/question.ts';
import { FEATURES, VALUES } from '../rules/suspects.ts';

const value = fc.constantFrom(...VALUES);
const feature = fc.constantFrom(...FEATURES);
const reference = fc.oneof(
  fc.record({
    kind: fc.constant('given' as const),
    by: fc.constantFrom('me' as const, 'you' as const),
    n: fc.integer({ min: 1, max: 8 }),
  }),
  fc.record({
    kind: fc.constantFrom('taken' as const, 'shown' as const),
    by: fc.constantFrom('me' as const, 'you' as const),
  }),
);
const atom: fc.Arbitrary<Atom> = fc.oneof(
  fc.record({ kind: fc.constantFrom('is' as const, 'isNot' as const), value }),
  fc
    .uniqueArray(fc.integer({ min: 0, max: 23 }), { minLength: 1, maxLength: 6 })
    .map((suspects): Atom => ({ kind: 'among', suspects: suspects.sort((a, b) => a - b) })),
  fc.record({ kind: fc.constantFrom('same' as const, 'other' as const), feature, reference }),
);
/** Half of them of one atom: of long ones few are legal. */
const filter = fc.oneof(
  atom.map((single) => [[single]]),
  fc.array(fc.array(atom, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 2 }),
);
const rooms = fc.integer({ min: 0, max: 26 });
export const anyQuestion: fc.Arbitrary<Question> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('count' as const, 'hold' as const, 'crossedCount' as const, 'leftCount' as const),
    filter,
  }),
  fc.record({ kind: fc.constant('atLeast' as const), n: fc.integer({ min: 1, max: 8 }), filter }),
  fc.record({ kind: fc.constant('compare' as const), filter, than: filter }),
  fc.record({
    kind: fc.constantFrom('crossedCount' as const, 'leftCount' as const),
    filter: fc.constant([[]]),
  }),
  fc.record({ kind: fc.constant('stillHold' as const), reference }),
  fc.record({ kind: fc.constant('stillSo' as const) }),
  fc.record({ kind: fc.constant('shownBy' as const), by: fc.integer({ min: 0, max: 5 }), feature }),
  fc.record({ kind: fc.constant('crossed' as const), suspect: fc.integer({ min: 0, max: 23 }) }),
  fc.record({ kind: fc.constantFrom('visited' as const, 'willGo' as const), room: rooms }),
  fc.record({ kind: fc.constant('received' as const), from: fc.integer({ min: 0, max: 5 }), feature }),
  fc.record({ kind: fc.constant('atMost' as const), n: fc.integer({ min: 1, max: 23 }) }),
  fc.record({ kind: fc.constantFrom('allShare' as const, 'most' as const), feature }),
);
