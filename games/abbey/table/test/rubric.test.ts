import { expect, test } from 'vitest';
import { abbey } from '../../rules/game.ts';
import type { Answer } from '../../rules/question.ts';
import { CELLS, ROOM_IDS } from '../../rules/rooms.ts';
import { abbeyOf } from '../../test/position.ts';
import { directionOf } from '../direction.ts';
import { instruction } from '../instruction.ts';
import type { Setting } from '../setting.ts';
import { english } from '../words-en.ts';
import { french } from '../words-fr.ts';

test('at mass the line counts the cards that are still to be picked, and then asks for them', () => {
  const { pass } = english.rubric.window;
  expect(pass(6, 6, 'Bertrand')).toMatch(/^Pick 6 cards for Bertrand/);
  expect(pass(1, 6, 'Bertrand')).toMatch(/^Pick one more card for Bertrand/);
  expect(pass(1, 1, 'Bertrand')).toMatch(/^Pick a card for Bertrand/);
  expect(pass(0, 6, 'Bertrand')).toMatch(/^Hand in the cards/);
  expect(pass(0, 1, 'Bertrand')).toMatch(/^Hand in the card for/);
  expect(french.rubric.window.pass(0, 1, 'Bertrand')).toMatch(/^Remettez la carte destinée à/);
  expect(french.rubric.window.pass(1, 6, 'Bertrand')).toMatch(/^Choisissez encore une carte pour Bertrand/);
});

test('the rubric speaks of an action only where there is one', () => {
  const inRoom = (id: string, empty = false) => {
    const state = abbeyOf(3, { hands: [['whillem'], empty ? [] : ['sergio'], []], rooms: [id] });
    if (empty) state.hand[1] = 0;
    state.phase = 'act';
    const view = abbey.view(state, 0, false);
    const props = { view, control: { moves: abbey.moves(state, 0) }, language: 'en', outcome: null };
    return directionOf({ props, say: english, own: 0, gift: null, nameOf: String } as unknown as Setting);
  };
  const cell = (seat: number) => ROOM_IDS[CELLS[abbeyOf(3, {}).colours[seat]]];
  expect(inRoom(cell(1))).toMatch(/^In the cell: search it/);
  expect(inRoom(cell(1), true)).toMatch(/^Nothing to do here/);
  expect(inRoom('ecclesia')).toMatch(/^Nothing to do in the church/);
  expect(inRoom('scriptorium')).toMatch(/^In the scriptorium/);
});

test('what was answered in this room stands in the rubric until the turn ends', () => {
  const state = abbeyOf(3, { hands: [['whillem'], ['sergio'], []], rooms: ['culina', 'culina', 'ecclesia'] });
  state.phase = 'act';
  const question = { kind: 'atMost', n: 2 } as const;
  const say = (of: number, answer: Answer | null) => {
    state.said = { kind: 'exchange', asker: 0, of, question, answer };
    const props = {
      view: abbey.view(state, 0, false),
      control: { moves: abbey.moves(state, 0) },
      language: 'en',
      outcome: null,
    };
    return directionOf({
      props,
      say: english,
      own: 0,
      gift: null,
      nameOf: (seat: number) => ['Alix', 'Bertrand', 'Clotilde'][seat],
    } as unknown as Setting);
  };
  expect(say(1, { kind: 'number', n: 2 })).toMatch(/^Bertrand answers: “2”\. Nothing to do here/);
  expect(say(1, null)).toMatch(/^Bertrand keeps silent\. Nothing to do here/);
  // In an earlier turn, elsewhere.
  expect(say(2, null)).toMatch(/^Nothing to do here/);
});

test('while a question to somebody else is shown, the bar does not say that it is put to the reader', () => {
  const state = abbeyOf(3, { hands: [['whillem'], ['sergio'], []], rooms: ['culina', 'culina', 'ecclesia'] });
  const question = { kind: 'atMost', n: 2 } as const;
  const view = abbey.view(state, 0, false);
  const bar = (seat: number, event: object | null) =>
    instruction({
      perspective: {
        view: { ...view, asked: { kind: 'answer', seat, asker: 0, question, obliged: false } },
        asked: true,
        waiting: [0],
        watcher: 0,
      },
      event,
      language: 'en',
      voice: { name: (at: number) => ['Alix', 'Bertrand', 'Clotilde'][at] },
    } as unknown as Parameters<typeof instruction>[0]);
  expect(bar(1, { type: 'asked' })).toBe('Bertrand thinks about an answer.');
  expect(bar(0, { type: 'asked' })).toBe(english.answerNow);
  expect(bar(0, null)).toBe(english.answerNow);
});

test.each([
  ['counter', 'Ask back, or let it be', 'Questionnez à votre tour, ou renoncez'],
  ['show', 'Show one of the lit cards', 'Montrez une des cartes éclairées'],
  ['yield', 'A card is taken from you: which?', 'On vous prend une carte\u00a0: laquelle\u00a0?'],
] as const)('the bar says what there is to choose: %s', (kind, inEnglish, inFrench) => {
  const { view } = { view: abbey.view(abbeyOf(3, {}), 0, false) };
  const bar = (language: 'en' | 'fr') =>
    instruction({
      perspective: {
        view: { ...view, asked: { kind: 'other', seat: 0, frame: { kind, asker: 0, of: 1, by: 0, to: 1 } } },
        asked: true,
        waiting: [0],
        watcher: 0,
      },
      event: null,
      language,
      voice: { name: String },
    } as unknown as Parameters<typeof instruction>[0]);
  expect(bar('en')).toBe(inEnglish);
  expect(bar('fr')).toBe(inFrench);
});
