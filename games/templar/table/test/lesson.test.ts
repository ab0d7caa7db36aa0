/** The lesson on the real rules. */

import { playLesson } from '@conclave/engine/testing';
import { expect, test } from 'vitest';
import { ROOM_BONUS } from '../../rules/box.ts';
import { templar } from '../../rules/game.ts';
import { lesson } from '../lesson.ts';

const play = () => playLesson(templar, lesson);

test('twenty-two pages, every move of them legal', () => {
  const { match, pages } = play();
  expect(pages).toHaveLength(22);
  expect(match.outcome).toBeNull();
});

test('what the pages say is so', () => {
  const { pages } = play();
  const after = (page: number) => pages[page - 1];
  expect(after(1).start).toBe(lesson.you);
  expect(after(6).bans.map(({ card }) => card)).toEqual(['josua', 'maria', 'anselmus']);
  expect(after(8).figures.remigius).toBe(1);
  expect(after(9).players[0].score).toBe(4);
  expect(after(9).figures.vitus).toBe(1);
  expect(after(9).rooms[1].zones[1].pieces).toEqual([
    { owner: 0, counted: false, count: 1 },
    { owner: 0, counted: true, count: 1 },
  ]);
  expect(after(12).figures.severus).toBe(2);
  expect(after(12).players[1].score).toBe(1);
  expect(after(14).door).toBe(0);
  expect(after(14).players[2].score).toBe(4);
  expect(after(16).bans).toContainEqual({ card: 'remigius', by: 2 });
  expect(after(18).players[0].top).toBe('anselmus');
  expect(after(19).players[0].hand).toBe(9);
  expect(after(18).bag.count - after(19).bag.count).toBe(3);
  expect([3, 7, 10, 13].map((rooms) => ROOM_BONUS[rooms])).toEqual([1, 6, 12, 22]);
});

test('every page in both languages, in as many paragraphs', () => {
  for (const { say } of lesson.steps) {
    expect(say.en).toHaveLength(say.fr.length);
    for (const text of [...say.en, ...say.fr]) expect(text).toMatch(/^\p{Lu}.{20,}[.!]$/u);
  }
});
