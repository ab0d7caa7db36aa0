/** How a new frame is shown: played back, or at once. */

import type { AnyPerspective } from '@conclave/engine';
import type { PlaybackMode } from '@conclave/kit';

interface Circumstances {
  /** Another one sits before the screen. */
  readonly otherWatcher: boolean;
  /** The page in words, or a wish for less motion. */
  readonly still: boolean;
  /** The line was down: what happened meanwhile is long past. */
  readonly returned: boolean;
  /** Whoever sits before the screen wants to be asked next. */
  readonly hurried: boolean;
}

/** A window is live at once; one's own turn cuts all but what led to it. */
export function playbackMode(
  { asked, waiting }: Pick<AnyPerspective, 'asked' | 'waiting'>,
  { otherWatcher, still, returned, hurried }: Circumstances,
): PlaybackMode {
  if (otherWatcher || still || returned || hurried) return 'cut';
  if (!asked) return 'play';
  return waiting === 'someone' ? 'cut' : 'newest';
}
