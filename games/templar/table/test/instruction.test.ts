/** The line that says what to do promises no more than the rules allow. */

import { LANGUAGES, type Perspective } from '@conclave/engine';
import { expect, test } from 'vitest';
import type { Card } from '../../rules/box.ts';
import type { Event } from '../../rules/events.ts';
import { type Templar, templar } from '../../rules/game.ts';
import { act, card, go, position, put } from '../../test/position.ts';
import { templarText } from '../../text/index.ts';
import { instruction, ownLine } from '../instruction.ts';

const WALKS: readonly (readonly [Card, readonly [number, ...number[]]])[] = [
  ['remigius', [13, 2]],
  ['stephanus', [2, 13]],
  ['severus', [3, 4, 5]],
];

test.each(LANGUAGES)('TP-16 whoever has no step left is not told to go on, in %s', (language) => {
  const props = {
    language,
    pointed: null,
    drafts: [],
    voice: { reader: 0, name: (seat: number) => `S${seat}` },
  } as const;
  for (const [led, [first, ...rest]] of WALKS) {
    const state = position({ pawns: [1], remigius: 5, vitus: 6, severus: 2 });
    act(state, 0, [card(led), ...go(first)]);
    const onTheWay = ownLine(props, templar.view(state, 0, false), 0);
    act(state, 0, go(...rest));
    const atTheEnd = ownLine(props, templar.view(state, 0, false), 0);
    expect(onTheWay).toMatch(/or go on\.|ou continuez\./);
    expect(atTheEnd).not.toMatch(/go on|continuez/);
  }
});

test.each(LANGUAGES)('TP-25 Benjamin is offered a ring only where he may pick one up, in %s', (language) => {
  const props = {
    language,
    pointed: null,
    voice: { reader: 0, name: (seat: number) => `S${seat}` },
  } as const;
  const state = position({ pawns: [1], remigius: 5, vitus: 6, severus: 7 });
  put(state, 3, 'ringA', 0);
  act(state, 0, [card('benjamin'), ...go(2)]);
  const without = ownLine(props, templar.view(state, 0, false), 0);
  act(state, 0, go(3));
  const beside = ownLine(props, templar.view(state, 0, false), 0);
  act(state, 0, go(4));
  const atTheEnd = ownLine(props, templar.view(state, 0, false), 0);
  expect(without).toMatch(/pick up nothing here\. Go on|rien ramasser ici\. Continuez/);
  expect(beside).toMatch(/may pick up a ring|peut ramasser un anneau/);
  expect(atTheEnd).toMatch(/nothing here\. End|rien ramasser ici\. Finissez/);
});

test.each(LANGUAGES)('TP-27 an empty warehouse gives nothing, and says so in good %s', (language) => {
  const state = position({ pawns: [1], remigius: 5, vitus: 6, severus: 2 });
  act(state, 0, [card('maria')]);
  const voice = { reader: 0, name: (seat: number) => `S${seat}` } as const;
  const view = templar.view(state, 0, false);
  const harbour = view.harbour.map(() => ({ ringA: 0, ringB: 0, ringC: 0, book: 0, chalice: 0 }));
  const line = ownLine({ language, pointed: 'house-3', voice }, { ...view, harbour }, 0);
  expect(line).toBe({ en: 'You get nothing.', fr: 'Vous ne recevez rien.' }[language]);
});

test('while a count is shown nobody is told to end the turn', () => {
  const line = (state: ReturnType<typeof position>, event: Event | null) => {
    const perspective: Perspective<Templar> = {
      watcher: 0,
      view: templar.view(state, 0, false),
      told: [],
      moves: [],
      waiting: [0],
      asked: true,
      decision: 1,
      mayUndo: false,
      question: null,
      outcome: null,
    };
    const voice = { reader: 0, name: (seat: number) => `S${seat}` } as const;
    return instruction({
      perspective,
      event,
      pointed: null,
      drafts: [],
      words: templarText.en,
      language: 'en',
      voice,
      layout: 'phone',
    });
  };
  const counting = position({ remigius: 5, vitus: 6 });
  act(counting, 0, [card('remigius'), ...go(13)]);
  expect(line(counting, null)).toBe('Your turn');
  const counted: Event = { type: 'roomCounted', room: 13, points: [2, 0, 0], turned: [] };
  expect(line(counting, counted)).toBe('You play Remigius.');
});
