import { expect, test } from 'vitest';
import { playbackMode } from '../table/control/playback-mode.ts';

const calm = { otherWatcher: false, still: false, returned: false, hurried: false };
const others = { asked: false, waiting: [1] };
const own = { asked: true, waiting: [0] };
const window = { asked: true, waiting: 'someone' } as const;

test('whoever skips sees nothing played back, not even what leads to their own turn', () => {
  const hurried = { ...calm, hurried: true };
  expect([others, own, window].map((now) => playbackMode(now, hurried))).toEqual(['cut', 'cut', 'cut']);
});

test('the moves of others are played, one’s own turn cuts all but what led to it, a window is there at once', () => {
  expect([others, own, window].map((now) => playbackMode(now, calm))).toEqual(['play', 'newest', 'cut']);
});
