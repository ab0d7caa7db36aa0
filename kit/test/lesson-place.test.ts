import { expect, test } from 'vitest';
import { hiddenPart, type LessonLayout, lessonSpot } from '../lesson-place.ts';
import type { Box } from '../lesson-tail.ts';

const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });
const PAGE: LessonLayout = {
  page: { width: 1440, height: 900 },
  card: { width: 320, height: 180 },
  beside: null,
  topic: null,
  lit: [],
  kept: [],
};

/** Every place of a page in turn. */
const PLACES = [40, 300, 560, 820].flatMap((top) =>
  [0, 350, 700, 1050, 1390].map((left) => box(left, top, 50, 50)),
);

test.each(PLACES)('a card stands beside its thing and never on it: $left, $top', (topic) => {
  const at = lessonSpot({ ...PAGE, beside: topic, topic });
  expect(hiddenPart(at, topic)).toBe(0);
  const across = Math.max(topic.left - at.left - at.width, at.left - topic.left - topic.width, 0);
  const down = Math.max(topic.top - at.top - at.height, at.top - topic.top - topic.height, 0);
  expect(Math.hypot(across, down)).toBeLessThan(40);
  expect(at.left).toBeGreaterThanOrEqual(0);
  expect(at.top + at.height).toBeLessThanOrEqual(PAGE.page.height);
});

test('it leaves free what can be chosen, and the hand', () => {
  const topic = box(700, 400, 60, 60);
  const below = box(600, 480, 260, 200);
  for (const layout of [{ lit: [below] }, { kept: [below] }]) {
    const at = lessonSpot({ ...PAGE, beside: topic, topic, ...layout });
    expect(hiddenPart(at, below)).toBe(0);
    expect(hiddenPart(at, topic)).toBe(0);
  }
});

test('on a phone it stays off its thing though it has to lie on the hand', () => {
  const topic = box(20, 60, 350, 560);
  const hand = box(0, 640, 390, 150);
  const page = { width: 390, height: 844 };
  const at = lessonSpot({
    ...PAGE,
    page,
    card: { width: 360, height: 150 },
    beside: topic,
    topic,
    kept: [hand],
  });
  expect(at.top).toBeGreaterThan(600);
});

test('on a full phone it takes the place that is free, though it is beside nothing', () => {
  const topic = box(0, 60, 390, 70);
  const kept = [box(0, 0, 390, 50), box(0, 640, 390, 150)];
  const lit = [box(0, 140, 390, 190), box(0, 490, 390, 140)];
  const page = { width: 390, height: 844 };
  const at = lessonSpot({
    ...PAGE,
    page,
    card: { width: 366, height: 150 },
    beside: topic,
    topic,
    kept,
    lit,
  });
  for (const thing of [topic, ...kept, ...lit]) expect(hiddenPart(at, thing)).toBe(0);
});

test('of a thing that fills the page it hides a part, at the edge', () => {
  const topic = box(0, 60, 1100, 840);
  const at = lessonSpot({ ...PAGE, beside: topic, topic });
  expect(hiddenPart(at, topic)).toBe(0);
  const whole = box(0, 0, 1440, 900);
  expect(hiddenPart(lessonSpot({ ...PAGE, beside: whole, topic: whole }), whole)).toBeLessThan(0.1);
});
