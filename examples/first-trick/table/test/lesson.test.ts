/** Lesson and table fit the rules: whoever changes the rules sees here what else has to change. */

import { ChaCha8, Match, stretchSeed } from '@conclave/engine';
import { nextRequest, playLesson } from '@conclave/engine/testing';
import { difference } from '@conclave/engine/testing/difference';
import { expect, test } from 'vitest';
import { firstTrick } from '../../rules/game.ts';
import { lesson } from '../lesson.ts';
import { stage } from '../stage.ts';

test('the lesson no longer fits the rules, unless every page is played as it says', () => {
  const { pages } = playLesson(firstTrick, lesson);
  const [cards, played] = pages.map(({ players }) => players[lesson.you]);
  expect(cards.hand).toHaveLength(3);
  expect(Math.max(...(cards.hand ?? [])), 'the card of page 2 is the highest').toBe(8);
  expect(played.tricks, 'page 3 says that the trick is yours').toBe(1);
});

test('the table no longer fits the rules, unless a card lies where it was played', () => {
  const match = Match.open(firstTrick, 3, {}, stretchSeed('stage'));
  const rng = new ChaCha8(stretchSeed('steps'));
  let shown = 0;
  while (match.outcome === null) {
    const before = match.perspective(0);
    const request = nextRequest(match, rng);
    if (request) match.submit(request);
    const after = match.perspective(0, before.told.length);
    const [event, ...more] = after.told;
    if (event?.type !== 'played' || more.length > 0) continue;
    shown++;
    expect(difference(stage(before.view, event).players, after.view.players, 'players')).toBe('');
  }
  expect(shown).toBeGreaterThan(0);
});
