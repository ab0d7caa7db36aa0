import { LANGUAGES, Match, stretchSeed, type Voice } from '@conclave/engine';
import { nextRequest } from '@conclave/engine/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BOOK_IDS, isStarred } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import { abbey } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import type { Question } from '../rules/question.ts';
import { REFUSED } from '../rules/reasons.ts';
import { pairOf } from '../rules/state.ts';
import { english } from '../text/en.ts';
import { french } from '../text/fr.ts';
import { abbeyText } from '../text/index.ts';
import { anyQuestion } from './any-question.ts';
import { abbeyOf, act, dice, monk, ringWith, room, walk } from './position.ts';
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
      'Combien de novices franciscains barbus et corpulents sans capuchon as-tu en main ?',
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
    state.shown[pairOf(3, 1, 0)] = 1 << monk('sergio');
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
        state.taken[pairOf(3, 1, 0)] = monk('whillem');
        state.received[pairOf(3, 2, 1)] = monk('guy');
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

  test('AB-74 what can be come back to is called by its words', () => {
    const state = meeting();
    const question: Question = { kind: 'count', filter: [[{ kind: 'is', value: 'bearded' }]] };
    state.statements[1] = { question, answer: { kind: 'number', n: 1 } };
    const kinds = step('en', ['1'], state);
    expect(
      kinds && 'field' in kinds && kinds.field.choices.find(({ value }) => value === 'stillSo')?.label,
    ).toBe('Whether they still answer “How many bearded monks do you hold?” with “1.”');
  });

  test('AB-21 what is handed in at mass is put together card by card, and all cards at once', () => {
    const state = abbeyOf(3, { hands: [['whillem', 'guy', 'odon'], ['sergio'], []] });
    state.mass = 1;
    ringWith(state, 'round');
    const give = (language: 'en' | 'fr', seat: number, ...choices: string[]) =>
      abbeyText[language].form('give', choices, abbey.view(state, seat, false), voice(seat));
    const [whillem, guy, odon, sergio] = ['whillem', 'guy', 'odon', 'sergio'].map(monk);
    expect(give('en', 0)).toMatchObject({ field: { prompt: 'Which card? (1 of 2)' } });
    const second = give('fr', 0, String(odon));
    expect(second && 'field' in second && second.field.choices.map(({ value }) => Number(value))).toEqual(
      [whillem, guy].sort((a, b) => a - b),
    );
    expect(give('en', 0, String(odon), String(guy))).toEqual({
      move: { kind: 'give', cards: [odon, guy].sort((a, b) => a - b) },
    });
    expect(give('en', 0, String(odon), String(odon))).toBeNull();
    expect(give('en', 0, String(sergio))).toBeNull();
    expect(give('en', 1)).toEqual({ move: { kind: 'give', cards: [sergio] } });
    for (const language of LANGUAGES) expect(abbeyText[language].formTitle('give')).not.toBe('');
  });

  test('only questions and gifts are built', () => {
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

describe('why something is advised', () => {
  test('what holds of all of them is said of all', () => {
    expect(english.whys.asking({ fits: 16, left: 16 })).toBe('It is about all 16 you have not crossed off.');
    expect(french.whys.asking({ fits: 16, left: 16 })).toBe(
      'La question concerne les 16 suspects que vous n’avez pas rayés.',
    );
    expect(french.whys.asking({ fits: 6, left: 13 })).toMatch(/^Sur 13 suspects .* en concerne 6\.$/);
    expect(english.whys.passing({ cards: 2, known: 2 })).toBe('Whoever gets these 2 cards knows them all.');
    expect(french.whys.passing({ cards: 2, known: 2 })).toBe('Qui reçoit ces 2 cartes les connaît toutes.');
    expect(french.whys.passing({ cards: 3, known: 1 })).toBe(
      'De ces 3 cartes, qui les reçoit en connaît une.',
    );
  });
});

describe('as those concerned and everybody else read it', () => {
  const { en, fr } = abbeyText;
  const both = (event: Event, reader: Voice['reader']) => [
    en.sentence(event, voice(reader)),
    fr.sentence(event, voice(reader)).replaceAll('\u00a0', ' '),
  ];

  test('a card read aloud is called by its title, and speaks to nobody but of the reader', () => {
    expect(both({ type: 'bookRead', seat: 1, book: 'penitential' }, 0)).toEqual([
      'Bo reads aloud “The penitential”: “The reader goes to penance, and the turn is over.”',
      `Bo lit à voix haute « ${french.books.penitential.name} » : « ${french.books.penitential.text} »`,
    ]);
    for (const { books, library, events } of [english, french]) {
      const plain = BOOK_IDS.filter((book) => !isStarred(book)).map((book) => books[book]);
      for (const { text } of [...plain, ...Object.values(library), ...Object.values(events)]) {
        expect(text).not.toMatch(/\b(you|your|vous|votre|vos)\b/i);
      }
    }
    expect(both({ type: 'eventOver', event: 'librarianDozes' }, 0)).toEqual([
      '“The librarian dozes” is over.',
      `« ${french.events.librarianDozes.name} » prend fin.`,
    ]);
  });

  test('whoever need not answer, skips a turn or is asked for a card', () => {
    expect(both({ type: 'silent', asker: 0, of: 1, book: true }, 0)).toEqual([
      'Bo need not answer.',
      'Bo n’a pas à répondre.',
    ]);
    expect(both({ type: 'skipped', seat: 0, why: 'prayer' }, 0)).toEqual([
      'You spend your turn in prayer.',
      'Vous passez votre tour en prière.',
    ]);
    expect(both({ type: 'skipped', seat: 0, why: 'fever' }, 1)).toEqual([
      'Alix lies in fever and skips the turn.',
      'Alix a la fièvre et passe son tour.',
    ]);
    expect(both({ type: 'requested', by: 1, of: 0, values: ['brother', 'bearded'] }, 0)).toEqual([
      'Bo wants to see one of your cards: a bearded brother.',
      'Bo veut voir une de vos cartes : un frère barbu.',
    ]);
    const counts = [{ seat: 0, n: 2 }];
    expect(both({ type: 'counted', reader: 1, values: ['brother', 'bearded'], counts }, 2)).toEqual([
      'Bearded brothers in hand: Alix 2.',
      'Frères barbus en main : Alix 2.',
    ]);
  });

  test('a step is told once, by where it leads', () => {
    const state = abbeyOf(3);
    const told = walk(state, 0, 'aula', 'porta').heard(1);
    expect(told).toHaveLength(1);
    expect(both(told[0], 1)).toEqual(['Alix walks to the gatehouse.', 'Alix va à la porterie.']);
  });

  test('names are elided: “d’Éloïse”, “de Yann”', () => {
    const named = (name: string): Voice => ({ reader: 2, name: () => name });
    const question: Question = { kind: 'received', from: 0, feature: 'rank' };
    const asked: Event = { type: 'asked', asker: 1, of: 2, question, source: 'meeting' };
    expect(fr.sentence(asked, named('Éloïse'))).toContain('reçue d’Éloïse');
    expect(fr.sentence(asked, named('Yann'))).toContain('reçue de Yann');
  });

  test('every reason of a dark room is a sentence of its own, with its names', () => {
    const said = (reason: string, params: Record<string, number>) => {
      const refusal = { rule: 'AB-8', reason, params };
      return [en.refusal(refusal, voice(0)), fr.refusal(refusal, voice(0)).replaceAll('\u00a0', ' ')];
    };
    expect(said('cellTaken', { seat: 1 })).toEqual([
      'Bo is in that cell: one at a time.',
      'Bo est dans cette cellule : une seule personne à la fois.',
    ]);
    expect(said('tooFar', { doors: 4, steps: 2 })).toEqual([
      'That is 4 doors away, and you can go through 2 doors.',
      'C’est à 4 portes d’ici, et vous pouvez en passer 2.',
    ]);
    expect(said('promised', { room: room('parlatorium') })).toEqual([
      'You gave your word that your move will end in the parlour.',
      'Vous avez promis de finir votre déplacement au parloir.',
    ]);
    expect(en.refusal({ rule: 'AB-15', reason: 'bookNotNow', params: { book: 'letter' } }, voice(0))).toBe(
      'That book cannot be played now. Its moment: in your turn after your move, before your action.',
    );
  });

  test('AB-69 to AB-74 the new kinds of questions in words', () => {
    const bearded: Question = { kind: 'atLeast', n: 2, filter: [[{ kind: 'is', value: 'bearded' }]] };
    expect(say(bearded)).toEqual([
      'Do you hold at least 2 bearded monks?',
      'As-tu en main au moins 2 moines barbus ?',
    ]);
    expect(say({ kind: 'leftCount', filter: [[]] })).toEqual([
      'How many suspects are still on your list?',
      'Combien de suspects restent sur ta liste ?',
    ]);
    expect(say({ kind: 'stillHold', reference: { kind: 'given', by: 'me', n: 1 } })).toEqual([
      'Do you still hold the 1st card I gave you at the last mass?',
      'As-tu encore en main la 1re carte que je t’ai donnée à la dernière messe ?',
    ]);
    expect(say({ kind: 'shownBy', by: 2, feature: 'order' })).toEqual([
      'The last card Cy showed you: of which order?',
      'La dernière carte que Cy t’a montrée : de quel ordre ?',
    ]);
    expect(say({ kind: 'most', feature: 'order' })).toEqual([
      'Of which order do you hold most?',
      'De quel ordre as-tu le plus de moines en main ?',
    ]);
    expect(english.answer({ kind: 'values', values: ['father', 'novice'] })).toBe(
      'Fathers and novices, equally many',
    );
    expect(french.answer({ kind: 'values', values: ['fat'] })).toBe('Corpulents');
  });
});

describe('the whole table in words', () => {
  const state = () => {
    const position = abbeyOf(3, {
      hands: [['whillem'], ['sergio', 'guy'], []],
      rooms: ['ecclesia', 'aula', 'crypta'],
    });
    position.seen[0] |= (1 << monk('sergio')) | (1 << monk('guy'));
    position.shown[pairOf(3, 1, 0)] = 1 << monk('sergio');
    position.statements[1] = {
      question: { kind: 'count', filter: [[{ kind: 'is', value: 'bearded' }]] },
      answer: { kind: 'number', n: 1 },
    };
    return position;
  };
  const passage = (language: 'en' | 'fr', heading: string, reader: Voice['reader']) =>
    abbeyText[language]
      .describe(abbey.view(state(), reader, false), voice(reader))
      .find((one) => one.heading === heading)
      ?.lines.map((line) => line.replaceAll('\u00a0', ' ')) ?? [];

  test('AB-37 every room with its doors, who is there, and whether a move can end there', () => {
    const lines = passage('en', 'The plan', 0);
    expect(lines).toHaveLength(27);
    expect(lines[room('crypta')]).toBe(
      'The crypt leads to the church. There: Cy. Your move can end there, through 1 door.',
    );
    expect(lines[room('parlatorium')]).toContain('That is 3 doors away, and you can go through 2 doors.');
    expect(passage('fr', 'Le plan', 1)[room('crypta')]).toBe(
      'La crypte donne sur l’église. S’y trouve : Cy.',
    );
  });

  test('AB-1 AB-33 every suspect with his features and what the reader has seen of him', () => {
    const lines = passage('en', 'The suspects', 0);
    expect(lines).toHaveLength(24);
    expect(lines[monk('whillem')]).toBe('Father Whillem: Franciscan, hooded, bearded, thin. In your hand.');
    expect(lines[monk('guy')]).toBe(
      'Novice Guy: Hospitaller, without a hood, clean-shaven, fat. Seen: innocent.',
    );
    expect(lines[monk('sergio')]).toMatch(/Seen: innocent\. Bo showed him to you\.$/);
    expect(passage('fr', 'Les suspects', 0)[monk('sergio')]).toMatch(/Bo vous l’a montré\.$/);
    expect(passage('en', 'The suspects', 'gallery').join(' ')).not.toMatch(/Seen|hand|showed/);
  });

  test('AB-2 AB-21 how many cards the next mass passes, and what lies in the piles', () => {
    expect(passage('en', 'The abbey', 0)).toEqual(
      expect.arrayContaining([
        'At this mass 1 card goes to the left.',
        'In the piles: 24 books in the scriptorium, 8 in the library, 6 relics in the crypt.',
      ]),
    );
    expect(passage('fr', 'L’abbaye', 'gallery')).toEqual(
      expect.arrayContaining([
        'À cette messe, 1 carte passe à gauche.',
        'Dans les piles : 24 livres au scriptorium, 8 à la bibliothèque, 6 reliques à la crypte.',
      ]),
    );
  });

  test('AB-4 the doors still to be passed are counted as one speaks', () => {
    expect(passage('en', 'The abbey', 0)).toContain('2 doors left.');
    expect(passage('fr', 'L’abbaye', 0)).toContain('Encore 2 portes au plus.');
    expect(french.describing.steps(1)).toBe('Encore une porte au plus.');
    expect(english.describing.steps(1)).toBe('1 door left.');
    expect(french.describing.within(1)).toBe('Votre déplacement peut y finir, par une porte.');
  });

  test('AB-74 what somebody said last can be read', () => {
    expect(passage('en', 'Bo', 2)).toContain(
      'Last said, when asked “How many bearded monks do you hold?”: “1.”',
    );
  });
});

test('a reason to go somewhere says what is done there, and one to ask whom the answer speaks of', () => {
  const why = (key: string, params: Readonly<Record<string, number>>) =>
    LANGUAGES.map((language) => abbeyText[language].why(key, params, voice(0)));
  expect(why('room', { room: room('scriptorium') })).toEqual([
    'The scriptorium: there one draws a book.',
    'Le scriptorium\u00a0: on y tire un livre.',
  ]);
  expect(why('room', { room: room('ecclesia') })).toEqual([
    'The church: a place to wait in.',
    'L’église\u00a0: un lieu où attendre.',
  ]);
  expect(why('asking', { fits: 19, left: 19 })).toEqual([
    'It is about all 19 you have not crossed off.',
    'La question concerne les 19 suspects que vous n’avez pas rayés.',
  ]);
  expect(why('asking', { fits: 8, left: 19 })[0]).toBe('Of the 19 you have not crossed off it is about 8.');
});
