/** The lesson on the real rules. */

import { playLesson } from '@conclave/engine/testing';
import { expect, test } from 'vitest';
import { abbey } from '../../rules/game.ts';
import { roomNamed } from '../../rules/rooms.ts';
import { MONKS } from '../../rules/suspects.ts';
import { lesson } from '../lesson.ts';
import { readMarks, withMark } from '../notebook/sheet-marks.ts';

const play = () => playLesson(abbey, lesson);

test('twenty-three pages, every move of them legal', () => {
  const { match, pages } = play();
  expect(pages).toHaveLength(23);
  expect(match.outcome).toBeNull();
});

test('what the pages say is so', () => {
  const { match, pages } = play();
  const after = (page: number) => pages[page - 1];
  const own = (page: number) => after(page).players[lesson.you].own!;
  const names = (page: number) => own(page).hand.map((suspect) => MONKS[suspect].id);
  expect(own(1).hand).toHaveLength(6);
  expect(own(1).hand.every((suspect) => MONKS[suspect].hood === 'hooded')).toBe(true);
  expect(after(1).pile).toHaveLength(5);
  expect(after(5).active).toBe(lesson.you);
  expect(after(7).asked).toMatchObject({ kind: 'answer', asker: 1, answer: { kind: 'number', n: 6 } });
  expect(match.perspective(lesson.you).told).toContainEqual(
    expect.objectContaining({ type: 'answered', of: 1, answer: { kind: 'number', n: 3 } }),
  );
  expect(names(9)).toHaveLength(7);
  expect(names(12)).toHaveLength(6);
  expect(names(13)).toEqual(names(9));
  expect(after(13).players[2].penitent).toBe(true);
  expect(after(15).players[lesson.you].books).toBe(1);
  expect(after(16).asked).toMatchObject({ kind: 'window', window: 'pass' });
  expect(after(17).players[lesson.you].handedIn).toBe(false);
  expect(names(18)).not.toContain('remi');
  expect(after(18).first).toBe(lesson.you);
  expect(own(18).seen).toHaveLength(8);
  const unseen = MONKS.filter((_monk, suspect) => !own(18).seen.includes(suspect));
  expect(unseen.filter(({ hood }) => hood === 'bareheaded')).toHaveLength(11);
  expect(after(19).players[lesson.you].room).toBe(roomNamed('capitulum'));
  expect(own(9).hand).toContain(MONKS.findIndex(({ id }) => id === 'jacques'));
  expect(after(20).revelations).toEqual([{ seat: lesson.you, value: 'bareheaded' }]);
  expect(after(21).asked).toMatchObject({ kind: 'answer', asker: 1, obliged: false });
  expect(match.perspective(lesson.you).told.at(-1)).toMatchObject({ type: 'silent', of: lesson.you });
});

test('crossing off is taught by crossing off', () => {
  const until = lesson.steps[9].until!;
  const james = MONKS.findIndex(({ id }) => id === 'jacques');
  expect(until('')).toBe(false);
  expect(until(JSON.stringify(withMark(readMarks(''), james, 'doubt')))).toBe(false);
  expect(until(JSON.stringify(withMark(readMarks(''), james, 'cross')))).toBe(true);
});

test('every page in both languages, in as many paragraphs', () => {
  for (const { say } of lesson.steps) {
    expect(say.en).toHaveLength(say.fr.length);
    for (const text of [...say.en, ...say.fr]) expect(text).toMatch(/^\p{Lu}.{20,}[.!”»]$/u);
  }
});
