import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { askable } from '../on-view/askable.ts';
import { parseQuestion } from '../on-view/parse-question.ts';
import { acquaintanceOf, answerTo, filterMask, referenceCard } from '../rules/answering.ts';
import { questionReason } from '../rules/asking.ts';
import { abbey } from '../rules/game.ts';
import type { Atom, Filter, Question, Reference } from '../rules/question.ts';
import { NONE, pairOf, type Source, type State } from '../rules/state.ts';
import { count, FEATURES, MASK_OF, MONKS, VALUES, VALUES_OF } from '../rules/suspects.ts';
import { beginMove } from '../rules/turn.ts';
import { anyQuestion } from './any-question.ts';
import { veil } from './disguise.ts';
import { abbeyOf, act, dice, kindsOf, monk, monks, only, refusalOf, room, walk } from './position.ts';

const SOURCE: Source = 'meeting';
const HANDS = [['whillem', 'galbraith', 'jacques'], ['sergio', 'ambroise', 'charles', 'guy'], []] as const;

/** Seat 0 has met seat 1 in the courtyard. */
function meeting(options: Parameters<typeof abbeyOf>[1] = {}): State {
  const state = abbeyOf(3, { hands: HANDS, rooms: ['ecclesia', 'aula', 'hortus'], ...options });
  walk(state, 0, 'aula');
  return state;
}
const is = (value: (typeof VALUES)[number]): Filter => [[{ kind: 'is', value }]];
const ask = (question: Question, of = 1) => ({ kind: 'ask', of, question }) as const;
const counting: Question = { kind: 'count', filter: is('bearded') };

describe('question and answer', () => {
  test('AB-11 the asked keeps silent, or answers and may ask one back, which must be answered', () => {
    const state = meeting();
    act(state, 0, ask(counting));
    expect(kindsOf(state, 1)).toEqual(['answer', 'silence']);
    const heard = act(state, 1, { kind: 'answer' }).heard('gallery');
    expect(only(heard, 'answered')[0].answer).toEqual({ kind: 'number', n: 2 });
    expect(abbey.toAct(state)).toEqual([1]);
    expect(kindsOf(state, 1)).toEqual(['ask', 'waive']);
    expect(refusalOf(state, 1, ask(counting, 2))?.reason).toBe('notToAsk');
    act(state, 1, ask(counting, 0));
    expect(refusalOf(state, 0, { kind: 'silence' })?.rule).toBe('AB-11');
    act(state, 0, { kind: 'answer' });
    expect(abbey.toAct(state)).toEqual([0]);
    expect(state.phase).toBe('act');
    expect(state.stack).toEqual([]);
  });

  test('AB-11 silence ends it: no question back', () => {
    const state = meeting();
    act(state, 0, ask(counting));
    const heard = act(state, 1, { kind: 'silence' }).heard('gallery');
    expect(heard).toEqual([{ type: 'silent', asker: 0, of: 1, book: false }]);
    expect(abbey.view(state, 'gallery', false).said).toEqual({
      kind: 'exchange',
      asker: 0,
      of: 1,
      question: counting,
      answer: null,
    });
    expect(state.stack).toEqual([]);
    expect(abbey.toAct(state)).toEqual([0]);
  });

  test('AB-38 everybody hears question, answer, silence and question back; the question back may be waived', () => {
    const state = meeting();
    for (const watcher of [2, 'gallery'] as const) {
      const copy = abbey.clone(state);
      expect(act(copy, 0, ask(counting)).heard(watcher)).toEqual([
        { type: 'asked', asker: 0, of: 1, question: counting, source: SOURCE },
      ]);
      expect(only(act(copy, 1, { kind: 'answer' }).heard(watcher), 'answered')).toHaveLength(1);
      expect(only(act(copy, 1, { kind: 'waive' }).heard(watcher), 'waived')).toEqual([
        { type: 'waived', seat: 1 },
      ]);
    }
  });

  test('AB-12 the five examples of the rulebook', () => {
    const state = meeting();
    const answers = [
      counting,
      { kind: 'hold', filter: [[{ kind: 'among', suspects: [monk('sergio')] }]] },
      { kind: 'crossedCount', filter: is('benedictine') },
      { kind: 'crossed', suspect: monk('matthieu') },
    ] as const satisfies Question[];
    expect(answers.map((question) => answerTo(state, 0, 1, question))).toEqual([
      { kind: 'number', n: 2 },
      { kind: 'yesNo', yes: true },
      { kind: 'number', n: 3 },
      { kind: 'yesNo', yes: false },
    ]);
    act(state, 0, ask({ kind: 'willGo', room: room('capitulum') }));
    expect(abbey.moves(state, 1)).toEqual([
      { kind: 'pledge', yes: false },
      { kind: 'pledge', yes: true },
      { kind: 'silence' },
    ]);
  });

  test('AB-12 AB-R10 no question of the grammar can make its answer name a suspect, and all answers are computed', () => {
    const state = meeting();
    state.received[pairOf(3, 0, 1)] = monk('guy');
    state.shown[pairOf(3, 2, 1)] = monks('felix');
    state.gift[0] = monks('guy');
    state.statements[1] = { question: counting, answer: { kind: 'number', n: 1 } };
    fc.assert(
      fc.property(anyQuestion, (question) => {
        if (questionReason(acquaintanceOf(state), 0, 1, question) !== null) return;
        const answer = answerTo(state, 0, 1, question);
        if (question.kind === 'willGo') {
          expect(answer).toBeNull();
          return;
        }
        expect(answer).not.toBeNull();
        const { kind, ...rest } = answer!;
        const said = Object.values(rest)[0];
        if (kind === 'number') expect(said).toBeLessThanOrEqual(24);
        else if (kind === 'yesNo') expect(typeof said).toBe('boolean');
        else if (kind === 'relation') expect(['more', 'fewer', 'equal']).toContain(said);
        else for (const value of [said].flat()) expect(VALUES).toContain(value);
        expect(MONKS.map(({ id }) => id)).not.toContain(said);
      }),
      { numRuns: 400 },
    );
  });

  test('AB-40 AB-32 refusals depend on what the asker knows alone', () => {
    const state = meeting();
    state.taken[pairOf(3, 1, 0)] = monk('whillem');
    fc.assert(
      fc.property(anyQuestion, fc.integer({ min: 0, max: 9 }), (question, seed) => {
        const other = veil.disguise(state, 0, dice(seed)).state;
        expect(refusalOf(other, 0, ask(question))).toEqual(refusalOf(state, 0, ask(question)));
      }),
      { numRuns: 300 },
    );
  });
});

describe('the grammar', () => {
  test('AB-39 a filter is an AND of one to five atoms, or an OR of two such', () => {
    const state = meeting();
    const mask = (f: Filter) => filterMask(state, 0, 1, f);
    expect(
      mask([
        [
          { kind: 'is', value: 'franciscan' },
          { kind: 'is', value: 'father' },
        ],
      ]),
    ).toBe(monks('whillem', 'galbraith'));
    expect(
      mask([
        [
          { kind: 'isNot', value: 'franciscan' },
          { kind: 'isNot', value: 'benedictine' },
          { kind: 'is', value: 'father' },
        ],
      ]),
    ).toBe(monks('matthieu', 'philibert'));
    expect(mask([[{ kind: 'among', suspects: [0, 5] }], [{ kind: 'among', suspects: [7] }]])).toBe(
      (1 << 0) | (1 << 5) | (1 << 7),
    );
    const atoms: Atom[] = Array.from({ length: 6 }, () => ({ kind: 'is', value: 'fat' }));
    expect(parseQuestion({ kind: 'count', filter: [atoms] })).toBeNull();
    expect(parseQuestion({ kind: 'count', filter: [atoms.slice(1)] })).not.toBeNull();
    expect(
      parseQuestion({ kind: 'count', filter: [atoms.slice(1), atoms.slice(1), atoms.slice(1)] }),
    ).toBeNull();
    expect(parseQuestion({ kind: 'count', filter: [] })).toBeNull();
    expect(
      parseQuestion({ kind: 'count', filter: [[{ kind: 'among', suspects: [0, 1, 2, 3, 4, 5, 6] }]] }),
    ).toBeNull();
    expect(parseQuestion({ kind: 'count', filter: [[{ kind: 'among', suspects: [2, 1] }]] })).toBeNull();
  });

  test('AB-39 every question of the grammar is read back as it was written', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        expect(parseQuestion(JSON.parse(JSON.stringify(question)))).toEqual(question);
      }),
    );
  });

  test('AB-40 references: given at the last mass by roster order, taken, shown; refused without such an event', () => {
    const state = meeting();
    const same = (reference: object): Question => ({
      kind: 'count',
      filter: [[{ kind: 'same', feature: 'order', reference } as Atom]],
    });
    for (const reference of [
      { kind: 'given', by: 'me', n: 1 },
      { kind: 'taken', by: 'you' },
      { kind: 'shown', by: 'me' },
    ]) {
      expect(refusalOf(state, 0, ask(same(reference)))).toEqual({ rule: 'AB-40', reason: 'noReference' });
    }
    state.gift[0] = monks('guy', 'sergio');
    state.taken[pairOf(3, 0, 1)] = monk('thomas');
    state.shown[pairOf(3, 0, 1)] = monks('thomas', 'yvon');
    expect(referenceCard(state, 0, 1, { kind: 'given', by: 'me', n: 1 })).toBe(monk('sergio'));
    expect(referenceCard(state, 0, 1, { kind: 'given', by: 'me', n: 2 })).toBe(monk('guy'));
    expect(referenceCard(state, 0, 1, { kind: 'given', by: 'me', n: 3 })).toBe(-1);
    expect(referenceCard(state, 1, 0, { kind: 'given', by: 'you', n: 2 })).toBe(monk('guy'));
    expect(referenceCard(state, 0, 2, { kind: 'given', by: 'me', n: 1 })).toBe(-1);
    expect(referenceCard(state, 0, 1, { kind: 'taken', by: 'you' })).toBe(monk('thomas'));
    expect(referenceCard(state, 0, 1, { kind: 'shown', by: 'me' })).toBe(monk('yvon'));
    // Sergio is a Benedictine: so are Sergio, Ambroise and Charles in the hand of seat 1.
    expect(answerTo(state, 0, 1, same({ kind: 'given', by: 'me', n: 1 }))).toEqual({ kind: 'number', n: 3 });
    const heard = act(state, 0, ask(same({ kind: 'given', by: 'me', n: 1 }))).heard(2);
    expect(JSON.stringify(heard)).not.toContain(`"${monk('sergio')}"`);
  });

  test('AB-41 the kinds of questions', () => {
    const state = meeting();
    state.visits[1] = 1 << room('porta');
    state.received[pairOf(3, 2, 1)] = monk('guy');
    const answers: [Question, object][] = [
      [
        { kind: 'count', filter: is('fat') },
        { kind: 'number', n: 2 },
      ],
      [
        { kind: 'hold', filter: is('brother') },
        { kind: 'yesNo', yes: false },
      ],
      [
        { kind: 'compare', filter: is('benedictine'), than: is('hospitaller') },
        { kind: 'relation', than: 'more' },
      ],
      [
        { kind: 'compare', filter: is('fat'), than: is('thin') },
        { kind: 'relation', than: 'equal' },
      ],
      [
        { kind: 'compare', filter: is('brother'), than: is('novice') },
        { kind: 'relation', than: 'fewer' },
      ],
      [
        { kind: 'crossedCount', filter: is('novice') },
        { kind: 'number', n: 2 },
      ],
      [
        { kind: 'crossed', suspect: monk('guy') },
        { kind: 'yesNo', yes: true },
      ],
      [
        { kind: 'leftCount', filter: is('novice') },
        { kind: 'number', n: 7 },
      ],
      [
        { kind: 'visited', room: room('porta') },
        { kind: 'yesNo', yes: true },
      ],
      [
        { kind: 'visited', room: room('hortus') },
        { kind: 'yesNo', yes: false },
      ],
      [
        { kind: 'received', from: 2, feature: 'rank' },
        { kind: 'value', value: 'novice' },
      ],
      [
        { kind: 'atMost', n: 20 },
        { kind: 'yesNo', yes: true },
      ],
      [
        { kind: 'atMost', n: 19 },
        { kind: 'yesNo', yes: false },
      ],
      [
        { kind: 'allShare', feature: 'beard' },
        { kind: 'yesNo', yes: false },
      ],
    ];
    for (const [question, answer] of answers) expect(answerTo(state, 0, 1, question)).toEqual(answer);
    expect(refusalOf(state, 0, ask({ kind: 'received', from: 0, feature: 'hood' }))?.reason).toBe(
      'neverReceived',
    );
    expect(refusalOf(state, 0, ask({ kind: 'received', from: 5, feature: 'hood' }))?.reason).toBe(
      'noSuchPlayer',
    );
    state.seen[1] = 0xffffff & ~monks('guy', 'leger');
    expect(answerTo(state, 0, 1, { kind: 'allShare', feature: 'beard' })).toEqual({
      kind: 'yesNo',
      yes: true,
    });
    expect(answerTo(state, 0, 1, { kind: 'allShare', feature: 'build' })).toEqual({
      kind: 'yesNo',
      yes: false,
    });
  });

  test('AB-42 crossed off is what was held, shown, or publicly admitted', () => {
    const state = meeting();
    expect(count(state.seen[2] & monks('sergio'))).toBe(0);
    act(state, 0, ask({ kind: 'hold', filter: [[{ kind: 'among', suspects: [monk('sergio')] }]] }));
    act(state, 1, { kind: 'answer' });
    expect(state.seen.every((mask) => (mask & monks('sergio')) !== 0)).toBe(true);
    const several = meeting();
    act(
      several,
      0,
      ask({
        kind: 'hold',
        filter: [[{ kind: 'among', suspects: [monk('sergio'), monk('guy')].sort((a, b) => a - b) }]],
      }),
    );
    act(several, 1, { kind: 'answer' });
    expect(several.seen[2] & monks('sergio', 'guy')).toBe(0);
  });

  test('AB-42 a single name is admitted in whatever words it was asked for', () => {
    const filter = [[{ kind: 'among', suspects: [monk('sergio')] }]] as const;
    for (const question of [
      { kind: 'count', filter },
      { kind: 'atLeast', n: 1, filter },
    ] as const) {
      const state = meeting();
      act(state, 0, ask(question));
      act(state, 1, { kind: 'answer' });
      expect(state.seen.every((mask) => (mask & monks('sergio')) !== 0)).toBe(true);
    }
    const none = meeting();
    act(none, 0, ask({ kind: 'count', filter: [[{ kind: 'among', suspects: [monk('odon')] }]] }));
    act(none, 1, { kind: 'answer' });
    expect(none.seen.filter((mask) => (mask & monks('odon')) !== 0)).toHaveLength(1);
  });

  test('AB-42 the option ownCrosses counts crosses made by hand, which stand still while their owner is asked', () => {
    const off = meeting();
    expect(refusalOf(off, 1, { kind: 'cross', suspect: 3 })).toEqual({ rule: 'AB-42', reason: 'crossesOff' });
    const state = meeting({ options: { ownCrosses: true } });
    const question: Question = { kind: 'crossed', suspect: monk('felix') };
    expect(answerTo(state, 0, 1, question)).toEqual({ kind: 'yesNo', yes: false });
    const told = act(state, 1, { kind: 'cross', suspect: monk('felix') });
    expect(told.heard('gallery')).toEqual([]);
    expect(told.sealed).toBe(false);
    act(state, 0, ask(question));
    expect(refusalOf(state, 1, { kind: 'cross', suspect: monk('felix') })?.reason).toBe('askedJustNow');
    expect(only(act(state, 1, { kind: 'answer' }).heard('gallery'), 'answered')[0].answer).toEqual({
      kind: 'yesNo',
      yes: true,
    });
  });

  test('AB-43 yes binds the next move to end there if it can, no keeps out; it lapses at a mass', () => {
    const state = abbeyOf(3, { hands: HANDS, rooms: ['ecclesia', 'claustrum_s', 'hortus'] });
    walk(state, 0, 'claustrum_s');
    act(state, 0, ask({ kind: 'willGo', room: room('claustrum_e') }));
    const pledged = act(state, 1, { kind: 'pledge', yes: true }).heard('gallery');
    expect(only(pledged, 'answered')[0].answer).toEqual({ kind: 'yesNo', yes: true });
    act(state, 1, { kind: 'waive' });
    act(state, 0, { kind: 'done' });
    expect(state.ends).toBe(1 << room('claustrum_e'));
    expect(refusalOf(state, 1, { kind: 'step', room: room('claustrum_w') })).toEqual({
      rule: 'AB-43',
      reason: 'promised',
      params: { room: room('claustrum_e') },
    });
    walk(state, 1, 'claustrum_e');
    expect(state.vow[1]).toBe(-1);
  });

  test('AB-43 a vow that cannot be kept does not bind; a no keeps away unless nothing else is left; vows do not clash', () => {
    const state = abbeyOf(3, { hands: HANDS, rooms: ['ecclesia', 'claustrum_s', 'hortus'], active: 1 });
    state.vow[1] = room('bibliotheca');
    expect(abbeyWith(state).ends & (1 << room('aula'))).not.toBe(0);
    state.vow[1] = -1;
    state.forsworn[1] = 1 << room('claustrum_e');
    expect(abbeyWith(state).ends & (1 << room('claustrum_e'))).toBe(0);
    state.forsworn[1] = 0x7ffffff;
    expect(abbeyWith(state).ends & (1 << room('claustrum_e'))).not.toBe(0);
    const asked = meeting();
    asked.vow[1] = room('porta');
    act(asked, 0, ask({ kind: 'willGo', room: room('hortus') }));
    expect(refusalOf(asked, 1, { kind: 'pledge', yes: true })?.rule).toBe('AB-43');
    act(asked, 1, { kind: 'pledge', yes: false });
  });
});

describe('more of what people ask', () => {
  const answer = (state: State, question: Question) => answerTo(state, 0, 1, question);
  const refused = (state: State, question: Question) => refusalOf(state, 0, ask(question));

  test('AB-69 yes or no with a threshold: at least so many', () => {
    const state = meeting();
    const atLeast = (n: number): Question => ({ kind: 'atLeast', n, filter: is('bearded') });
    expect([1, 2, 3].map((n) => answer(state, atLeast(n)))).toEqual([
      { kind: 'yesNo', yes: true },
      { kind: 'yesNo', yes: true },
      { kind: 'yesNo', yes: false },
    ]);
    expect(refused(state, atLeast(2))).toBeNull();
  });

  test('AB-70 a list may be asked about as a whole; the size of a hand is no question, all see it', () => {
    const state = meeting();
    expect(answer(state, { kind: 'leftCount', filter: [[]] })).toEqual({ kind: 'number', n: 20 });
    expect(answer(state, { kind: 'crossedCount', filter: [[]] })).toEqual({ kind: 'number', n: 4 });
    expect(refused(state, { kind: 'leftCount', filter: [[]] })).toBeNull();
    expect(parseQuestion({ kind: 'count', filter: [[]] })).toBeNull();
    expect(parseQuestion({ kind: 'leftCount', filter: [[], []] })).toBeNull();
  });

  test('AB-71 whether a card both know is still there, if the one asked had it', () => {
    const state = meeting();
    const still = (reference: Reference): Question => ({ kind: 'stillHold', reference });
    expect(refused(state, still({ kind: 'given', by: 'me', n: 1 }))).toEqual({
      rule: 'AB-40',
      reason: 'noReference',
    });
    state.gift[0] = monks('guy', 'felix');
    state.shown[pairOf(3, 1, 0)] = monks('sergio');
    state.shown[pairOf(3, 0, 1)] = monks('whillem');
    expect(refused(state, still({ kind: 'given', by: 'me', n: 2 }))).toBeNull();
    const held = [1, 2].map((n) => answer(state, still({ kind: 'given', by: 'me', n })));
    const cards = [monk('guy'), monk('felix')].sort((a, b) => a - b);
    expect(held).toEqual(cards.map((card) => ({ kind: 'yesNo', yes: card === monk('guy') })));
    expect(answer(state, still({ kind: 'shown', by: 'you' }))).toEqual({ kind: 'yesNo', yes: true });
    expect(refused(state, still({ kind: 'shown', by: 'me' }))?.reason).toBe('noReference');
  });

  test('AB-72 a feature of the last card a player showed them, which all saw happen', () => {
    const state = meeting();
    const shown = (by: number): Question => ({ kind: 'shownBy', by, feature: 'rank' });
    expect(refused(state, shown(2))).toEqual({ rule: 'AB-72', reason: 'neverShown' });
    expect(refused(state, shown(1))?.reason).toBe('neverShown');
    state.shown[pairOf(3, 2, 1)] = monks('guy');
    expect(refused(state, shown(1))?.reason).toBe('noSuchPlayer');
    expect(refused(state, shown(5))?.reason).toBe('noSuchPlayer');
    expect(refused(state, shown(2))).toBeNull();
    expect(answer(state, shown(2))).toEqual({ kind: 'value', value: 'novice' });
  });

  test('AB-73 of which value they hold most: one, several, or none without cards', () => {
    const state = meeting();
    const most = (feature: (typeof FEATURES)[number]): Question => ({ kind: 'most', feature });
    const counts = (values: readonly (typeof VALUES)[number][]) =>
      values.map((value) => count(state.hand[1] & MASK_OF[value]));
    for (const feature of FEATURES) {
      const values = VALUES_OF[feature];
      const all = counts(values);
      const expected = values.filter((_value, i) => all[i] === Math.max(...all));
      expect(answer(state, most(feature))).toEqual({ kind: 'values', values: expected });
    }
    state.hand[1] = 0;
    expect(answer(state, most('order'))).toEqual({ kind: 'values', values: [] });
  });

  test('AB-74 whether what they said last of cards or list is still so, whoever had asked', () => {
    const state = meeting();
    const again: Question = { kind: 'stillSo' };
    expect(refused(state, again)).toEqual({ rule: 'AB-74', reason: 'nothingSaid' });
    act(state, 0, ask(counting));
    act(state, 1, { kind: 'answer' });
    act(state, 1, { kind: 'waive' });
    expect(abbey.view(state, 2, false).statements[1]).toEqual({
      question: counting,
      answer: { kind: 'number', n: 2 },
    });
    expect(answerTo(state, 2, 1, again)).toEqual({ kind: 'yesNo', yes: true });
    state.hand[1] &= ~monks('sergio', 'ambroise', 'charles');
    expect(answerTo(state, 2, 1, again)).toEqual({ kind: 'yesNo', yes: false });
  });

  test('AB-74 silence, vows and questions with references leave nothing to come back to', () => {
    const state = meeting();
    act(state, 0, ask(counting));
    act(state, 1, { kind: 'silence' });
    expect(state.statements).toEqual([null, null, null]);
    const vow = meeting();
    act(vow, 0, ask({ kind: 'willGo', room: room('hortus') }));
    act(vow, 1, { kind: 'pledge', yes: false });
    expect(vow.statements).toEqual([null, null, null]);
  });

  test.each<[string, Filter, string]>([
    [
      'the same value twice',
      [
        [
          { kind: 'is', value: 'fat' },
          { kind: 'is', value: 'fat' },
        ],
      ],
      'saidTwice',
    ],
    [
      'two ranks at once',
      [
        [
          { kind: 'is', value: 'novice' },
          { kind: 'is', value: 'brother' },
        ],
      ],
      'fitsNobody',
    ],
    [
      'a value and not',
      [
        [
          { kind: 'is', value: 'fat' },
          { kind: 'isNot', value: 'fat' },
        ],
      ],
      'fitsNobody',
    ],
    [
      'neither bearded nor shaven',
      [
        [
          { kind: 'isNot', value: 'bearded' },
          { kind: 'isNot', value: 'shaven' },
        ],
      ],
      'fitsNobody',
    ],
    ['the same clause twice', [[{ kind: 'is', value: 'fat' }], [{ kind: 'is', value: 'fat' }]], 'saidTwice'],
  ])('AB-75 contradictions and repetitions are refused: %s', (_name, filter, reason) => {
    const state = meeting();
    for (const kind of ['count', 'hold', 'crossedCount', 'leftCount'] as const) {
      expect(refused(state, { kind, filter })).toEqual({ rule: 'AB-75', reason });
    }
    expect(refused(state, { kind: 'compare', filter: is('thin'), than: filter })?.reason).toBe(reason);
    expect(refused(state, { kind: 'compare', filter: is('thin'), than: is('thin') })?.reason).toBe(
      'saidTwice',
    );
  });

  test('AB-75 same and other at once fit nobody; what some monk can be is asked', () => {
    const state = meeting();
    state.shown[pairOf(3, 1, 0)] = monks('sergio');
    const atom = (kind: 'same' | 'other'): Atom => ({
      kind,
      feature: 'order',
      reference: { kind: 'shown', by: 'you' },
    });
    expect(refused(state, { kind: 'count', filter: [[atom('same'), atom('other')]] })?.reason).toBe(
      'fitsNobody',
    );
    expect(refused(state, { kind: 'count', filter: [[atom('same')], [atom('other')]] })).toBeNull();
    const careful: Filter = [
      [
        { kind: 'is', value: 'benedictine' },
        { kind: 'isNot', value: 'franciscan' },
      ],
    ];
    expect(refused(state, { kind: 'count', filter: careful })).toBeNull();
  });

  test('AB-41 where a move ended is for all to see: the question is no more than a way to ask nothing', () => {
    const state = meeting();
    const listed = abbey.moves(state, 0).flatMap((move) => (move.kind === 'ask' ? [move.question.kind] : []));
    expect(listed).not.toContain('visited');
    expect(refused(state, { kind: 'visited', room: room('porta') })).toBeNull();
  });
});

describe('what may be asked, by the view', () => {
  /** Seat 0 is to ask seat 1; a good deal has happened between all of them. */
  function acquainted(lasting?: 'plainchant'): State {
    const state = meeting(lasting ? { lasting } : {});
    state.gift[0] = monks('guy', 'felix');
    state.taken[pairOf(3, 0, 1)] = monk('thomas');
    state.shown[pairOf(3, 1, 0)] = monks('sergio');
    state.shown[pairOf(3, 2, 1)] = monks('felix');
    state.received[pairOf(3, 2, 1)] = monk('felix');
    state.statements[1] = { question: counting, answer: { kind: 'number', n: 2 } };
    return state;
  }

  test.each([
    ['as they met', meeting()],
    ['when much has happened', acquainted()],
    ['under plainchant', acquainted('plainchant')],
  ])('AB-39 AB-41 it is what the rules accept, %s', (_name, state) => {
    const offered = askable(abbey.view(state, 0, false), 1);
    if (!offered) throw new Error('nobody asks');
    const reasons = new Map(offered.kinds.map(({ kind, reason }) => [kind, reason]));
    const accepted = new Set<string>();
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const refusal = refusalOf(state, 0, ask(question));
        const reason = reasons.get(question.kind) ?? null;
        if (reason !== null) expect(refusal?.reason).toBe(reason);
        if (refusal === null) accepted.add(question.kind);
      }),
      { numRuns: 6000 },
    );
    const open = [...reasons].flatMap(([kind, reason]) => (reason === null ? [kind] : []));
    expect([...accepted].sort()).toEqual(open.sort());
    for (const reference of offered.references) {
      const filter: Filter = [[{ kind: 'same', feature: 'rank', reference }]];
      expect(refusalOf(state, 0, ask({ kind: 'hold', filter }))).toBeNull();
    }
    for (const from of offered.receivedFrom) {
      expect(refusalOf(state, 0, ask({ kind: 'received', from, feature: 'rank' }))).toBeNull();
    }
    for (const by of offered.shownBy) {
      expect(refusalOf(state, 0, ask({ kind: 'shownBy', by, feature: 'rank' }))).toBeNull();
    }
  });

  test('all cards both know are offered, and those alone', () => {
    const state = acquainted();
    const offered = askable(abbey.view(state, 0, false), 1);
    const every: Reference[] = (['me', 'you'] as const).flatMap((by) => [
      ...[1, 2, 3].map((n) => ({ kind: 'given', by, n }) as const),
      { kind: 'taken', by } as const,
      { kind: 'shown', by } as const,
    ]);
    const known = every.filter((reference) => referenceCard(state, 0, 1, reference) !== NONE);
    expect(offered?.references).toEqual(known);
    expect(known).toHaveLength(4);
    expect(offered?.receivedFrom).toEqual([2]);
    expect(offered?.shownBy).toEqual([2]);
  });

  test('nobody asks when nobody has met', () => {
    expect(askable(abbey.view(abbeyOf(3), 0, false), 1)).toBeNull();
  });
});

test('AB-43 a vow is not dodged by walking when the labyrinth leads to the room promised', () => {
  const state = abbeyOf(3, { hands: HANDS, rooms: ['ecclesia', 'aula', 'hortus'] });
  state.turn = 'labyrinth';
  state.vow[0] = room('infirmaria');
  beginMove(state);
  expect(state.ends).toBe(0);
  expect(abbey.moves(state, 0)).toEqual([{ kind: 'put', room: room('infirmaria') }]);
  expect(refusalOf(state, 0, { kind: 'stay' })?.reason).toBe('mayMove');
  expect(refusalOf(state, 0, { kind: 'step', room: room('aula') })).toMatchObject({ reason: 'promised' });
  state.vow[0] = room('aula');
  beginMove(state);
  expect(abbey.moves(state, 0).map(({ kind }) => kind)).toEqual(['step', 'put']);
});

function abbeyWith(state: State): State {
  const copy = abbey.clone(state);
  beginMove(copy);
  return copy;
}
