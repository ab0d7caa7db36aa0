import { expect, test } from 'vitest';
import { LessonBounds } from '../table/control/lesson-bounds.ts';

const step = (room: number) => ({ kind: 'step', room });

function lesson(inOrder: boolean, made = 0): LessonBounds {
  const bounds = new LessonBounds();
  bounds.allowed.value = { moves: [step(1), step(2), { kind: 'end' }], inOrder, made };
  return bounds;
}

test('a far click of a lesson walks the way it asks for, and no other that begins alike', () => {
  expect(lesson(true).lets([step(1), step(2)])).toBe(true);
  expect(lesson(true).lets([step(1), step(12)])).toBe(false);
  expect(lesson(true, 1).lets([step(2)])).toBe(true);
  expect(lesson(true, 1).lets([step(1), step(2)])).toBe(false);
  expect(lesson(false).lets([step(1), step(2)])).toBe(false);
  expect(lesson(false).lets([step(2)])).toBe(true);
});

test('outside a lesson every way may be walked', () => {
  expect(new LessonBounds().lets([step(7), step(8)])).toBe(true);
});
