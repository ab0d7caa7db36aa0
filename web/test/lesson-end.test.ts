/** The last page of each lesson has the button that leads to a real match, in the chair that was learned. */

import { Match } from '@conclave/engine';
import { playLesson } from '@conclave/engine/testing';
import { games } from '@conclave/games';
import { gameEntries } from '@conclave/games/entries';
import { describe, expect, test } from 'vitest';

describe.each(games)('$id', (entry) => {
  test('every lesson ends on a page of words, and what it asks for before leads there', async () => {
    const { lesson, furtherLessons = {} } = await entry.table();
    const game = gameEntries.find(({ game }) => game.id === entry.id)?.game;
    if (!lesson || !game) throw new Error('there is no lesson');
    const all = [lesson, ...Object.values(furtherLessons).map((one) => one.lesson)];
    for (const one of all) {
      const last = one.steps.at(-1);
      // A page that asks for something shows no button.
      expect([last?.allow, last?.untilDraft, last?.until]).toEqual([undefined, undefined, undefined]);
      expect(last?.after ?? []).toEqual([]);
      expect(one.you).toBeLessThan(game.seats.max);
      expect(playLesson(game, one).match).toBeInstanceOf(Match);
    }
  });
});
