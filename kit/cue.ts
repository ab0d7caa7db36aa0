/**
 * The type of a cue: how a table shows one event (sounds, how long, words at the spot). Pieces travel by themselves.
 */

import type { Seat } from '@conclave/engine';
import type { Point } from './board/geometry.ts';
import type { SoundName } from './recipes.ts';

export interface CueSound {
  readonly name: SoundName;
  /** Milliseconds after the event is shown. */
  readonly after?: number;
  /** 1 is the sound as it is, 2 an octave higher. */
  readonly pitch?: number;
}

export interface Cue {
  readonly sound?: SoundName | readonly CueSound[];
  /** Milliseconds until the next event; more than half a second only for what deserves it, 2500 at most. */
  readonly hold?: number;
  /** A few words where it happens, with the mark of whoever acts. */
  readonly say?: { readonly at: Point; readonly text: string; readonly seat?: Seat };
}
