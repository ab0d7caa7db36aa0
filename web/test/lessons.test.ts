import { gamesById } from '@conclave/games';
import { expect, test } from 'vitest';

test.each(Object.keys(gamesById))(
  '%s: the last page of every lesson asks for nothing, so it has the button to a real match',
  async (id) => {
    const table = await gamesById[id].table?.();
    const further = Object.values(table?.furtherLessons ?? {}).map(({ lesson }) => lesson);
    const lessons = [...(table?.lesson ? [table.lesson] : []), ...further];
    expect(lessons.length).toBeGreaterThan(0);
    for (const { steps } of lessons) {
      const { allow, until, untilDraft } = steps[steps.length - 1];
      expect([allow, until, untilDraft]).toEqual([undefined, undefined, undefined]);
    }
  },
);
