import { type HouseEvent, Match } from '@conclave/engine';
import { describe, expect, test } from 'vitest';
import type { Event } from '../../rules/events.ts';
import { secretLabyrinth } from '../../rules/game.ts';
import { joinedBy } from '../../text/joined.ts';
import { lesson } from '../lesson.ts';

const { you, steps } = lesson;

/** All that is told to the pupil, page by page. */
function taught(): { readonly pages: readonly (readonly (Event | HouseEvent)[])[]; readonly cards: number } {
  const match = Match.open(secretLabyrinth, lesson.seats, lesson.options, lesson.seed);
  const pages = steps.map(({ allow = [], after = [] }) => {
    const own = 'inOrder' in allow ? allow.inOrder : allow.slice(0, 1);
    const before = match.perspective(you).told.length;
    for (const { seat, move } of [...own.map((move) => ({ seat: you, move })), ...after]) {
      const done = match.submit({ type: 'move', seat, move, decision: match.decision(seat) });
      expect(done.ok ? null : { move, refusal: done.refusal }).toBeNull();
    }
    return match.perspective(you).told.slice(before);
  });
  return { pages, cards: match.perspective(you).view.players[you].count };
}

const { pages, cards } = taught();
const types = pages.flat().map(({ type }) => type);
const saidOn = (page: number) => [...steps[page].say.en, ...steps[page].say.fr].join(' ');

/** As the pages write them. */
const COUNTED: Readonly<Record<number, readonly [string, string]>> = {
  14: ['Fourteen squares', 'Quatorze cases'],
  27: ['Twenty-seven squares', 'Vingt-sept cases'],
  48: ['Forty-eight squares', 'Quarante-huit cases'],
};

describe('the lesson', () => {
  test('follows the real rules from its first page to its last', () => {
    expect(pages).toHaveLength(steps.length);
    expect(cards).toBe(3);
  });

  test('SL-14 SL-17 a joker is played, a duel is drawn once and fought again', () => {
    expect(types).toContain('animalPlayed');
    expect(types).toContain('exchanged');
    const shown = pages.flat().filter((event) => event.type === 'weaponsShown');
    expect(shown.map(({ winner }) => winner)).toEqual([null, you]);
  });

  test('SL-12 tells of the empty pile, and ends on a page that a button leaves', () => {
    const last = steps.length - 1;
    expect(steps[last].allow).toBeUndefined();
    expect(saidOn(last - 1)).toMatch(/pile is empty.*animals still held/);
    expect(saidOn(last - 1)).toMatch(/pile est vide.*animal encore tenu/);
  });

  test('counts squares as the chronicle does', () => {
    const checked = pages.flatMap((told, page) =>
      told.flatMap((event) => {
        // What others make the pupil do is watched, not counted.
        if (event.type !== 'turned' || event.seat !== you || steps[page].allow === undefined) return [];
        const words = COUNTED[joinedBy(event).now];
        if (words === undefined) return [];
        for (const one of words) expect(saidOn(page + 1)).toContain(one);
        return [joinedBy(event).now];
      }),
    );
    expect(checked).toEqual([14, 27, 48]);
  });
});
