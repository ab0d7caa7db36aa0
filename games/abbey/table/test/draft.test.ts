/** Questions put together chip by chip. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { askedReason, clauseReason } from '../../on-view/askable.ts';
import { abbey } from '../../rules/game.ts';
import { ANYBODY, type Clause, QUESTION_KINDS } from '../../rules/question.ts';
import { FEATURES, MONKS } from '../../rules/suspects.ts';
import { anyQuestion } from '../../test/any-question.ts';
import { abbeyOf } from '../../test/position.ts';
import {
  type Draft,
  draftOf,
  EMPTY,
  fittingRows,
  mayBeAnybody,
  namedIn,
  PARTS,
  questionOf,
  stateOf,
  stateOfReference,
  turnName,
  turnReference,
  turnValue,
  withKind,
} from '../builder/draft.ts';
import { composedOf, keptOf } from '../builder/kept-question.ts';

const TAKEN = { kind: 'taken', by: 'me' } as const;

describe('chips', () => {
  test('once is, twice is not, three times off', () => {
    const once = turnValue([], 'hooded', true);
    const twice = turnValue(once, 'hooded', true);
    expect([stateOf([], 'hooded'), stateOf(once, 'hooded'), stateOf(twice, 'hooded')]).toEqual([
      'off',
      'is',
      'isNot',
    ]);
    expect(turnValue(twice, 'hooded', true)).toEqual([]);
  });

  test('one chip leaves the others alone; in plainchant it replaces them', () => {
    const two = turnValue(turnValue([], 'hooded', true), 'fat', true);
    expect(turnValue(two, 'hooded', true)).toEqual([
      { kind: 'isNot', value: 'hooded' },
      { kind: 'is', value: 'fat' },
    ]);
    expect(turnValue(two, 'novice', false)).toEqual([{ kind: 'is', value: 'novice' }]);
    expect(turnValue([{ kind: 'isNot', value: 'novice' }], 'novice', false)).toEqual([]);
  });

  test('up to six names, in the order of the roster; one in plainchant', () => {
    const clause = [9, 3, 20, 1, 5, 7].reduce<Clause>((some, suspect) => turnName(some, suspect, true), []);
    expect(namedIn(clause)).toEqual([1, 3, 5, 7, 9, 20]);
    expect(namedIn(turnName(clause, 12, true))).toHaveLength(6);
    expect(namedIn(turnName(clause, 12, true))).toContain(12);
    expect(namedIn(turnName(clause, 9, true))).toEqual([1, 3, 5, 7, 20]);
    expect(turnName([{ kind: 'among', suspects: [4] }], 8, false)).toEqual([
      { kind: 'among', suspects: [8] },
    ]);
    expect(turnName([{ kind: 'among', suspects: [4] }], 4, true)).toEqual([]);
  });

  test('AB-40 a card both know: the same, another, off', () => {
    const once = turnReference([], 'order', TAKEN, true);
    const twice = turnReference(once, 'order', TAKEN, true);
    expect(stateOfReference(once, 'order', TAKEN)).toBe('same');
    expect(stateOfReference(once, 'rank', TAKEN)).toBe('off');
    expect(stateOfReference(twice, 'order', TAKEN)).toBe('other');
    expect(turnReference(twice, 'order', TAKEN, true)).toEqual([]);
  });

  test('whom the rows fit', () => {
    expect(fittingRows([[]])).toBeNull();
    const fits = fittingRows([[{ kind: 'is', value: 'hooded' }], [{ kind: 'among', suspects: [1] }]]);
    expect(fits).toEqual(
      MONKS.flatMap(({ hood }, suspect) => (hood === 'hooded' || suspect === 1 ? [suspect] : [])),
    );
  });
});

/** Everything chosen: every kind can be asked. */
const FULL: Omit<Draft, 'kind' | 'rows'> = {
  number: 2,
  feature: 'order',
  suspect: 3,
  room: 4,
  player: 1,
  reference: TAKEN,
};
const ROWS: readonly Clause[] = [[{ kind: 'is', value: 'fat' }], [{ kind: 'is', value: 'thin' }]];

test('AB-75 two features of different kinds can be joined', () => {
  const novices = turnValue([], 'novice', true);
  for (const value of ['hospitaller', 'hooded', 'bearded', 'thin'] as const)
    expect(clauseReason(turnValue(novices, value, true))).toBeNull();
  expect(clauseReason(turnValue(novices, 'father', true))).toBe('fitsNobody');
});

describe('the question', () => {
  test.each(QUESTION_KINDS)('%s: the first part that is missing, then the question', (kind) => {
    const whole: Draft = { kind, rows: kind === 'compare' ? ROWS : ROWS.slice(0, 1), ...FULL };
    expect(questionOf(whole)).toMatchObject({ question: { kind } });
    const empty = withKind(EMPTY, kind);
    const [first] = PARTS[kind];
    const needsNothing = first === undefined || (first === 'filter' && mayBeAnybody(kind));
    expect(questionOf(empty)).toEqual(
      needsNothing
        ? { question: first === undefined ? { kind } : { kind, filter: ANYBODY } }
        : { missing: first },
    );
  });

  test('AB-39 what the chips make is what the rules let one ask', () => {
    const state = abbeyOf(3, { rooms: ['aula', 'aula', 'porta'] });
    state.phase = 'meet';
    const seen = abbey.view(state, 0, false);
    for (const feature of FEATURES) {
      const read = questionOf({ ...EMPTY, kind: 'most', feature });
      expect('question' in read && askedReason(seen, 1, read.question)).toBeNull();
    }
    const twice = questionOf({ ...EMPTY, kind: 'compare', rows: [ROWS[0], ROWS[0]] });
    expect('question' in twice && askedReason(seen, 1, twice.question)).toBe('saidTwice');
    const nobody = questionOf({
      ...EMPTY,
      rows: [
        [
          { kind: 'is', value: 'fat' },
          { kind: 'is', value: 'thin' },
        ],
      ],
    });
    expect('question' in nobody && askedReason(seen, 1, nobody.question)).toBe('fitsNobody');
  });

  test('what a hint asks comes back from its chips; a comparison has one clause on each side', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const one =
          question.kind === 'compare'
            ? { ...question, filter: question.filter.slice(0, 1), than: question.than.slice(0, 1) }
            : question;
        expect(questionOf(draftOf(one))).toEqual({ question: one });
      }),
    );
  });

  test('another kind keeps the chips; a comparison has two rows', () => {
    const draft: Draft = { ...EMPTY, rows: ROWS.slice(0, 1) };
    expect(withKind(draft, 'hold').rows).toEqual(ROWS.slice(0, 1));
    expect(withKind(draft, 'compare').rows).toEqual([ROWS[0], []]);
    expect(withKind({ ...draft, rows: ROWS }, 'count').rows).toEqual(ROWS.slice(0, 1));
  });
});

describe('kept until it is asked', () => {
  test('every question, whole or not, comes back as it was left', () => {
    fc.assert(
      fc.property(anyQuestion, fc.constantFrom(null, 0, 2), (question, whom) => {
        const draft = draftOf(question);
        const unfinished = { ...draft, rows: [draft.rows[0], []], feature: null, number: null };
        for (const one of [draft, unfinished]) {
          const kept = keptOf({ whom, draft: one });
          expect(JSON.stringify(kept).length).toBeLessThan(1900);
          expect(composedOf(kept, 6)).toEqual({ whom, draft: one });
        }
      }),
    );
  });

  test('nothing is kept of nothing; what cannot be read is as good as nothing', () => {
    const nothing = { whom: null, draft: EMPTY };
    expect(keptOf(nothing)).toEqual([]);
    const strange = [
      [],
      [{ kind: 'give', cards: [3] }],
      [{ kind: 'ask' }],
      [{ kind: 'ask', draft: { kind: 'why' } }],
    ];
    for (const drafts of strange) expect(composedOf(drafts, 3)).toEqual(nothing);
    for (const rows of [[], [[], [], []], [[{ kind: 'is', value: 'bald' }]], 'rows'])
      expect(composedOf([{ kind: 'ask', of: 1, draft: { kind: 'count', rows } }], 3)).toEqual(nothing);
    const far = { ...EMPTY, kind: 'received', player: 5, room: 99, suspect: -1, feature: 'nose', number: 0 };
    const kept = composedOf([{ kind: 'ask', of: 7, draft: JSON.parse(JSON.stringify(far)) }], 3);
    expect(kept).toEqual({ whom: null, draft: { ...EMPTY, kind: 'received' } });
  });
});
