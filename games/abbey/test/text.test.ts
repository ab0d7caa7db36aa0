import { LANGUAGES, Match, stretchSeed, type Voice } from '@conclave/engine';
import { nextRequest } from '@conclave/engine/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { abbey } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import type { Question } from '../rules/question.ts';
import { REFUSED } from '../rules/reasons.ts';
import { english } from '../text/en.ts';
import { french } from '../text/fr.ts';
import { abbeyText } from '../text/index.ts';
import { anyQuestion } from './any-question.ts';
import { abbeyOf, act, dice, monk, room, walk } from './position.ts';
import ids from './rule-ids.json' with { type: 'json' };

const voice = (reader: Voice['reader']): Voice => ({
  reader,
  name: (seat) => ['Alix', 'Bo', 'Cy', 'Dee', 'Eli', 'Fay'][seat],
});
const speak = { name: voice('gallery').name, monk: english.monk };
const say = (question: Question) => [
  english.question(question, 0, speak),
  french.question(question, 0, { ...speak, monk: french.monk }),
];

describe('questions in words', () => {
  test("AB-12 the rulebook's examples", () => {
    expect(say({ kind: 'count', filter: [[{ kind: 'is', value: 'bearded' }]] })).toEqual([
      'How many bearded monks do you hold?',
      'Combien de moines barbus as-tu en main ?',
    ]);
    expect(say({ kind: 'hold', filter: [[{ kind: 'among', suspects: [monk('sergio')] }]] })).toEqual([
      'Do you hold Father Sergio?',
      'As-tu en main le père Sergio ?',
    ]);
    expect(say({ kind: 'crossedCount', filter: [[{ kind: 'is', value: 'benedictine' }]] })).toEqual([
      'How many Benedictine monks have you crossed off your list?',
      'Combien de moines bénédictins as-tu rayés de ta liste ?',
    ]);
    expect(say({ kind: 'crossed', suspect: monk('matthieu') })).toEqual([
      'Have you crossed Father Matthew off your list?',
      'As-tu rayé le père Matthieu de ta liste ?',
    ]);
    expect(say({ kind: 'willGo', room: room('capitulum') })).toEqual([
      'Will your next move end in the chapter house?',
      'Ton prochain déplacement se terminera-t-il dans la salle du chapitre ?',
    ]);
  });

  test('AB-39 adjectives, plurals, negations, references, alternatives', () => {
    const five: Question = {
      kind: 'count',
      filter: [
        [
          { kind: 'is', value: 'novice' },
          { kind: 'is', value: 'franciscan' },
          { kind: 'is', value: 'fat' },
          { kind: 'is', value: 'bearded' },
          { kind: 'is', value: 'bareheaded' },
        ],
      ],
    };
    expect(say(five)).toEqual([
      'How many fat bearded bareheaded Franciscan novices do you hold?',
      'Combien de novices franciscains barbus et gros sans capuchon as-tu en main ?',
    ]);
    expect(
      say({
        kind: 'hold',
        filter: [
          [
            { kind: 'is', value: 'father' },
            { kind: 'isNot', value: 'thin' },
          ],
          [{ kind: 'is', value: 'hooded' }],
        ],
      }),
    ).toEqual([
      'Do you hold any fathers who are not thin, or hooded monks?',
      'As-tu en main un père qui n’est pas maigre, ou un moine avec capuchon ?',
    ]);
    expect(
      say({
        kind: 'count',
        filter: [[{ kind: 'same', feature: 'order', reference: { kind: 'given', by: 'me', n: 2 } }]],
      }),
    ).toEqual([
      'How many monks of the same order as the 2nd card I gave you at the last mass do you hold?',
      'Combien de moines du même ordre que la 2e carte que je t’ai donnée à la dernière messe as-tu en main ?',
    ]);
  });

  test('every question of the grammar has a sentence in both languages', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        for (const text of say(question)) {
          expect(text).toMatch(/^[A-ZÀ-Ý].*\?$/u);
          expect(text).not.toMatch(/undefined|NaN|\s{2}|null|\[object/);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('the builder', () => {
  const meeting = () => {
    const state = abbeyOf(3, { hands: [['whillem'], ['sergio'], []], rooms: ['ecclesia', 'aula', 'hortus'] });
    walk(state, 0, 'aula');
    return state;
  };
  const step = (language: 'en' | 'fr', choices: readonly string[], state = meeting()) =>
    abbeyText[language].form('ask', choices, abbey.view(state, 0, false), voice(0));

  test('AB-39 it leads to every part of the grammar', () => {
    const built = (...choices: string[]) => step('en', ['1', ...choices]);
    expect(built('count', 'is:fat', 'and', 'not:novice', 'or', 'name:3', 'also:1', 'end')).toEqual({
      move: {
        kind: 'ask',
        of: 1,
        question: {
          kind: 'count',
          filter: [
            [
              { kind: 'is', value: 'fat' },
              { kind: 'isNot', value: 'novice' },
            ],
            [{ kind: 'among', suspects: [1, 3] }],
          ],
        },
      },
    });
    expect(built('compare', 'is:fat', 'end', 'is:thin', 'end')).toMatchObject({
      move: { question: { kind: 'compare' } },
    });
    expect(built('crossed', '4')).toMatchObject({ move: { question: { kind: 'crossed', suspect: 4 } } });
    expect(built('willGo', '3')).toMatchObject({ move: { question: { kind: 'willGo', room: 3 } } });
    expect(built('atMost', '5')).toMatchObject({ move: { question: { kind: 'atMost', n: 5 } } });
    expect(built('allShare', 'beard')).toMatchObject({
      move: { question: { kind: 'allShare', feature: 'beard' } },
    });
    expect(built('nonsense')).toBeNull();
    expect(built('crossed', '4', 'more')).toBeNull();
  });

  test('AB-40 references are offered where there are any', () => {
    const state = meeting();
    state.shown[1 * 3 + 0] = 1 << monk('sergio');
    const atoms = step('fr', ['1', 'hold'], state);
    expect(
      atoms && 'field' in atoms && atoms.field.choices.some(({ value }) => value === 'same:order:shown:you'),
    ).toBe(true);
    expect(step('fr', ['1', 'hold', 'same:order:shown:you', 'end'], state)).toMatchObject({
      move: {
        question: { filter: [[{ kind: 'same', feature: 'order', reference: { kind: 'shown', by: 'you' } }]] },
      },
    });
    expect(step('fr', ['1', 'hold', 'same:order:shown:you', 'end'])).toBeNull();
  });

  test('whatever is chosen at random leads to a lawful question', () => {
    const rng = dice('form');
    for (const language of LANGUAGES) {
      for (let i = 0; i < 60; i++) {
        const state = meeting();
        state.taken[0 * 3 + 1] = monk('whillem');
        state.received[1 * 3 + 2] = monk('guy');
        const choices: string[] = [];
        for (let guard = 0; guard < 60; guard++) {
          const next = step(language, choices, state);
          if (next === null) throw new Error(`no way on from ${choices}`);
          if ('move' in next) {
            expect(abbey.refusal(state, 0, next.move)).toBeNull();
            break;
          }
          const end = next.field.choices.find(({ value }) => value === 'end');
          choices.push(end && rng.int(2) === 0 ? 'end' : rng.pick(next.field.choices).value);
        }
      }
    }
  });

  test('AB-41 a free question can be answered by choices', () => {
    expect(abbeyText.en.form('say', ['yes'], abbey.view(meeting(), 0, false), voice(0))).toEqual({
      move: { kind: 'say', text: 'yes' },
    });
    expect(abbeyText.fr.form('askAll', [], abbey.view(meeting(), 0, false), voice(0))).not.toBeNull();
    expect(abbeyText.fr.form('step', [], abbey.view(meeting(), 0, false), voice(0))).toBeNull();
  });
});

describe.each(LANGUAGES)('words in %s', (language) => {
  const words = abbeyText[language];

  test('every statement of the catalogue is on the rules page, once', () => {
    const anchors = words.rules.flatMap(({ paragraphs }) => paragraphs.map(({ id }) => id));
    expect([...anchors].sort()).toEqual([...ids].sort());
    for (const { text } of words.rules.flatMap(({ paragraphs }) => paragraphs))
      expect(text.length).toBeGreaterThan(20);
  });

  test('every move, event, view, refusal and ending of random games has words without holes', () => {
    const rng = dice(language);
    for (const seats of [3, 5]) {
      const match = Match.open(
        abbey,
        seats,
        { endAfterCompline: true, startAtLauds: true, sixRules: true },
        stretchSeed(`text ${seats}`),
      );
      const told = new Set<string>();
      for (let i = 0; match.outcome === null && i < 4000; i++) {
        const request = nextRequest(match, rng);
        if (request === null) break;
        if (request.type === 'move') {
          const { view } = match.perspective(request.seat);
          told.add(words.label(request.move as Move, view, voice(request.seat)));
        }
        match.submit(request);
        if (i % 40 === 0) {
          for (const watcher of [0, 'gallery'] as const) {
            for (const { heading, lines } of words.describe(
              match.perspective(watcher).view,
              voice(watcher),
            )) {
              for (const line of [heading, ...lines]) told.add(line);
            }
          }
        }
      }
      for (const watcher of [0, 1, 'gallery'] as const) {
        for (const event of match.perspective(watcher).told) {
          if (!event.type.startsWith('house.')) told.add(words.sentence(event as never, voice(watcher)));
        }
      }
      const { outcome } = match;
      if (outcome)
        for (const line of words.ending(outcome, match.perspective(0).view, voice(0))) told.add(line);
      expect(told.size).toBeGreaterThan(300);
      for (const text of told) {
        expect(text).not.toMatch(/undefined|NaN|null|\[object| {2}|^$/);
        expect(text[0]).toBe(text[0].toUpperCase());
      }
    }
    for (const reason of Object.keys(REFUSED)) {
      expect(words.refusal({ rule: 'AB-1', reason }, voice(0)).length).toBeGreaterThan(10);
    }
  });

  test('why a bot moved', () => {
    for (const key of Object.keys(english.whys))
      expect(words.why(key, { percent: 40, room: 6 }, voice(0))).not.toBe('');
    expect(words.why('nothing of the kind', {}, voice(0))).toBe('');
    const state = abbeyOf(3);
    act(state, 0, abbey.lapse(state, 0));
  });
});
