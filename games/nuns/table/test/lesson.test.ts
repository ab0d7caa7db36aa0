/** The lesson on the real rules. */

import { playLesson } from '@conclave/engine/testing';
import { expect, test } from 'vitest';
import { nuns } from '../../rules/game.ts';
import { lesson } from '../lesson.ts';

const play = () => playLesson(nuns, lesson);

test('eighteen pages, every move of them legal, and the night goes on', () => {
  const { match, pages } = play();
  expect(pages).toHaveLength(18);
  expect(match.outcome).toBeNull();
});

test('what the pages say is so', () => {
  const { pages } = play();
  const after = (page: number) => pages[page - 1];
  const own = (page: number) => after(page).novices[0].own;
  expect(after(6).dice).toEqual([{ figure: 2, value: 4 }]);
  expect(own(6)).toMatchObject({ at: 36, hasKey: true });
  expect(after(7).skritch).toEqual([]);
  expect(after(8).dice[0]).toEqual({ figure: 0, value: 4 });
  expect(after(9).dice[0]).toEqual({ figure: 0, value: 3 });
  expect(after(11).skritch).toEqual([]);
  expect(after(13).vanished).toHaveLength(1);
  expect(after(13).skritch.map(({ guard }) => guard)).toEqual([0, 1]);
  expect(after(16)).toMatchObject({ captures: 1, needed: 2 });
  expect(own(16)).toMatchObject({ hasKey: true });
  expect(after(17).novices[0].status).toBe('released');
});

test('every page in both languages, in as many paragraphs', () => {
  for (const { say } of lesson.steps) expect(say.fr).toHaveLength(say.en.length);
});
