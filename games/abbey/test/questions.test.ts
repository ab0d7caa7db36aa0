import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerTo, filterMask, questionReason, referenceCard } from '../rules/answering.ts';
import { abbey } from '../rules/game.ts';
import { parseQuestion } from '../rules/parse-question.ts';
import type { Atom, Filter, Question } from '../rules/question.ts';
import type { Source, State } from '../rules/state.ts';
import { count, MONKS, VALUES } from '../rules/suspects.ts';
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
    state.received[1 * 3 + 0] = monk('guy');
    fc.assert(
      fc.property(anyQuestion, (question) => {
        if (questionReason(state, 0, 1, question) !== null) return;
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
        else expect(VALUES).toContain(said);
        expect(MONKS.map(({ id }) => id)).not.toContain(said);
      }),
      { numRuns: 400 },
    );
  });

  test('AB-40 AB-32 refusals depend on what the asker knows alone', () => {
    const state = meeting();
    state.taken[0 * 3 + 1] = monk('whillem');
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
    state.taken[1 * 3 + 0] = monk('thomas');
    state.shown[0 * 3 + 1] = monks('thomas', 'yvon');
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
    state.received[1 * 3 + 2] = monk('guy');
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
    expect(refusalOf(state, 0, ask({ kind: 'free', text: 'Whom do you suspect?' }))?.rule).toBe('AB-41');
    state.crossed[1] = 0xffffff & ~monks('guy', 'leger');
    expect(answerTo(state, 0, 1, { kind: 'allShare', feature: 'beard' })).toEqual({
      kind: 'yesNo',
      yes: true,
    });
    expect(answerTo(state, 0, 1, { kind: 'allShare', feature: 'build' })).toEqual({
      kind: 'yesNo',
      yes: false,
    });
  });

  test("AB-41 AB-R10 free text is an option, answered in the player's own words", () => {
    const state = meeting({ options: { freeQuestions: true } });
    act(state, 0, ask({ kind: 'free', text: 'Whom do you suspect?' }));
    expect(refusalOf(state, 1, { kind: 'answer' })?.reason).toBe('mustAnswer');
    const heard = act(state, 1, { kind: 'say', text: 'Nobody yet' }).heard('gallery');
    expect(only(heard, 'answered')[0].answer).toEqual({ kind: 'free', text: 'Nobody yet' });
  });

  test('AB-42 crossed off is what was held, shown, or publicly admitted', () => {
    const state = meeting();
    expect(count(state.crossed[2] & monks('sergio'))).toBe(0);
    act(state, 0, ask({ kind: 'hold', filter: [[{ kind: 'among', suspects: [monk('sergio')] }]] }));
    act(state, 1, { kind: 'answer' });
    expect(state.crossed.every((mask) => (mask & monks('sergio')) !== 0)).toBe(true);
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
    expect(several.crossed[2] & monks('sergio', 'guy')).toBe(0);
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
    expect(refusalOf(state, 1, { kind: 'step', room: room('claustrum_w') })?.reason).toBe('noWayToEnd');
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

function abbeyWith(state: State): State {
  const copy = abbey.clone(state);
  beginMove(copy);
  return copy;
}
