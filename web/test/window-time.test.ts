/** What a table is told of the time of a secret window. */

import { signal } from '@preact/signals';
import { expect, test, vi } from 'vitest';
import type { TableController } from '../table/control/controller.ts';
import { windowTime } from '../table/window-time.ts';

// The real one asks the browser for its language.
vi.mock('../say.ts', async () => ({ say: { value: (await import('../words/en.ts')).en } }));

function at(you: number | 'gallery', mayExtend: boolean, outcome: object | null = null) {
  const asked: string[] = [];
  const source = {
    countdown: signal({ closes: 9000, length: 8000, mayExtend }),
    info: signal({ you }),
    perspective: signal({ outcome }),
    moreTime: async () => void asked.push('more'),
  };
  return { time: windowTime({ source } as unknown as TableController), source, asked };
}

test('everybody sees when it closes, and who plays may ask for more', () => {
  const { time, asked } = at(1, true);
  expect(time).toMatchObject({ closes: 9000, length: 8000 });
  expect(time?.say(5)).toContain('5');
  time?.more?.ask();
  expect(asked).toEqual(['more']);
  expect(at('gallery', true).time).toMatchObject({ closes: 9000, more: null });
  expect(at(1, false).time).toMatchObject({ closes: 9000, more: null });
});

test('nothing runs when no window is open, or when the match is over', () => {
  const { source } = at(1, true);
  expect(at(1, true, {}).time).toBeNull();
  const closed = { source: { ...source, countdown: signal(null) } } as unknown as TableController;
  expect(windowTime(closed)).toBeNull();
});
