/** The lesson fits the rules: whoever changes them sees here which page has to change. */

import { playLesson } from '@conclave/engine/testing';
import { expect, test } from 'vitest';
import { liarsDice } from '../../rules/game.ts';
import { countOf } from '../../rules/state.ts';
import { lesson } from '../lesson.ts';

test('LD-6 LD-8 the lesson is played as it says: a true bid, a lie, a doubt that is right', () => {
  const { pages } = playLesson(liarsDice, lesson);
  const [rolled, bid] = pages;
  const cup = rolled.players[lesson.you].cup ?? [];
  expect(cup).toEqual([1, 3, 5, 5, 6]);
  expect(countOf([cup], 5, true), 'page 2 says that you hold three fives').toBe(3);
  expect(bid.bid).toMatchObject({ seat: 1, count: 5, face: 4 });
  expect(pages.at(-1)?.lifted, 'the bid that you doubt is a lie').toMatchObject({ loser: 1 });
});
