/** The lesson on the real rules. */

import { playLesson } from '@conclave/engine/testing';
import { expect, test } from 'vitest';
import { endsOf } from '../../mind/pencil.ts';
import { distance } from '../../rules/convent.ts';
import { nuns } from '../../rules/game.ts';
import { destination } from '../../rules/paths.ts';
import { lesson } from '../lesson.ts';
import { guardsLesson } from '../lesson-guards.ts';

const play = () => playLesson(nuns, lesson);

test('twenty-six pages, every move of them legal, and the novice wins in her bed', () => {
  const { match, pages } = play();
  expect(pages).toHaveLength(26);
  expect(match.outcome).toMatchObject({ how: 'novice', places: [[lesson.you], [0]] });
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
  for (const page of [18, 20, 21, 22, 23, 24]) {
    expect(after(page).skritch).toEqual([]);
    expect(after(page).novices[0].inSight).toBe(false);
  }
  expect(own(21)).toMatchObject({ at: 127, hasObject: false });
  expect(own(22)).toMatchObject({ at: 148, hasObject: true });
  expect(own(24)?.at).toBe(35);
  expect(distance(35, 6)).toBe(4);
  expect(after(25)).toMatchObject({ phase: 'over', turn: 11 });
});

test('where one click is taught, one click draws that way', () => {
  const { pages } = play();
  const taught = lesson.steps.flatMap(({ allow = [] }, page) =>
    'inOrder' in allow || page < 18 ? [] : allow.map((move) => ({ move, page })),
  );
  expect(taught).toHaveLength(4);
  for (const { move, page } of taught) {
    if (move.kind !== 'plan') throw new Error('a plan was expected');
    const { kind: _kind, figure, ...drawn } = move;
    const ends = endsOf(pages[page - 1], figure, { ...drawn, way: [] });
    expect(ends.get(drawn.way.at(-1) ?? 0)).toEqual(drawn.way);
  }
});

test('the guards’ lesson: six pages, every move of them legal, and what they say is so', () => {
  const { match, pages } = playLesson(nuns, guardsLesson.lesson);
  expect(pages).toHaveLength(6);
  expect(match.outcome).toBeNull();
  const [planned, paths, walked, still, caught] = pages;
  expect(planned).toMatchObject({ phase: 'firstPaths', skritch: [], needed: 2 });
  expect(paths.guards.map(({ path, ahead }) => path !== null && destination(path, ahead))).toEqual([101, 84]);
  expect(walked.dice[0]).toEqual({ figure: 0, value: 4 });
  expect(walked.skritch).toEqual([{ figure: 2, guard: 0, from: 37, to: 49 }]);
  expect(still.novices[0]).toMatchObject({ card: 'stand', inSight: false });
  expect(caught).toMatchObject({ captures: 1 });
  expect(caught.novices[0]).toMatchObject({ status: 'caught', spotted: 36 });
});

test('the guards’ lesson is for whoever leads a guard, and for nobody else', () => {
  const [view] = playLesson(nuns, lesson).pages;
  expect([0, 1].filter((seat) => guardsLesson.isFor(view, seat))).toEqual([0]);
});

test('every page in both languages, in as many paragraphs', () => {
  for (const { say } of [...lesson.steps, ...guardsLesson.lesson.steps])
    expect(say.fr).toHaveLength(say.en.length);
});
