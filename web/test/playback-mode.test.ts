import { expect, test } from 'vitest';
import { playbackMode } from '../table/control/playback-mode.ts';

const OTHERS = { asked: false, waiting: [1] };
const YOURS = { asked: true, waiting: [0] };
const WINDOW = { asked: true, waiting: 'someone' } as const;
const there = { otherWatcher: false, still: false, returned: false, hurried: false };

test('what others do is played; one’s own turn cuts what is older than itself; a window is live at once', () => {
  expect(playbackMode(OTHERS, there)).toBe('play');
  expect(playbackMode(YOURS, there)).toBe('newest');
  expect(playbackMode(WINDOW, there)).toBe('cut');
  expect(playbackMode({ ...WINDOW, asked: false }, there)).toBe('play');
});

test.each(['otherWatcher', 'still', 'returned', 'hurried'] as const)(
  '%s: the present, whatever happened',
  (name) => {
    for (const frame of [OTHERS, YOURS, WINDOW])
      expect(playbackMode(frame, { ...there, [name]: true })).toBe('cut');
  },
);
