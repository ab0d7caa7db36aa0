/** AB-33: behind everything that follows stands from what. */

import { Match, stretchSeed } from '@conclave/engine';
import { expect, test } from 'vitest';
import { type AbbeyMind, abbeyMind } from '../mind/mind.ts';
import { ponder } from '../mind/ponder.ts';
import type { Event } from '../rules/events.ts';
import { abbey } from '../rules/game.ts';
import type { Filter } from '../rules/question.ts';
import { monk } from './position.ts';

/** Seat 0 of four, after it was told this besides its own deal. */
function mindAfter(...heard: readonly Event[]): AbbeyMind {
  const match = Match.open(abbey, 4, {}, stretchSeed('reasons'));
  const { view, told } = match.perspective(0);
  const mind = abbeyMind(0, 4, view.options as never, view) as AbbeyMind;
  for (const event of [...told, ...heard]) mind.told(event, view);
  return mind;
}

const own = Match.open(abbey, 4, {}, stretchSeed('reasons')).perspective(0).view.players[0].own!.hand;
const [one, other] = ['sergio', 'whillem', 'odon', 'guy'].map(monk).filter((card) => !own.includes(card));
const among = (...suspects: number[]): Filter => [
  [{ kind: 'among', suspects: suspects.sort((a, b) => a - b) }],
];
const said = (of: number, n: number, ...suspects: number[]): Event => ({
  type: 'answered',
  asker: 0,
  of,
  question: { kind: 'count', filter: among(...suspects) },
  answer: { kind: 'number', n },
});

test('what one heard and needs, and nothing besides', () => {
  const idle = said(2, 0, other);
  const telling = said(1, 1, one);
  const reasons = mindAfter(idle, telling).reasons(one);
  expect(reasons.innocent).toEqual([telling]);
  expect(reasons.place).toEqual([telling]);
  expect(mindAfter(idle).reasons(one)).toEqual({ innocent: null, place: null });
});

test('two answers that prove it together are both named', () => {
  const both = said(1, 1, one, other);
  const not = said(1, 0, other);
  expect(mindAfter(both, not).reasons(one).innocent).toEqual([both, not]);
});

test('of a card of one’s own nothing needs to be heard', () => {
  expect(mindAfter(said(1, 1, one)).reasons(own[0])).toEqual({ innocent: [], place: [] });
});

test('the sheet asks for it by the suspect', () => {
  const match = Match.open(abbey, 4, {}, stretchSeed('reasons'));
  const asked = (question: never) => ponder(match.perspective(0), 0, 4, match.options, question);
  expect(asked({ about: 'reasons', suspect: own[0] } as never)).toEqual({ innocent: [], place: [] });
  expect(asked({ about: 'reasons', suspect: 99 } as never)).toBeNull();
});
