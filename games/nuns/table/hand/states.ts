/** The states of the hand on the plan, each in a file of its own. Each says what a click, a press and a drag do. */

import type { Point } from '../../rules/convent.ts';
import type { Planning } from '../play/planning.ts';
import type { Goals } from '../play/targets.ts';
import type { Props } from '../setting.ts';

/** The situation on the plan at this rendering. A drag outlives several of them. */
export interface Situation {
  readonly props: Props;
  readonly planning: Planning | null;
  readonly goals: Goals;
}

/** The state between two drags. The key S and its button lead to `ruling` and back. */
export interface HandState {
  readonly kind: 'choosing' | 'pinning' | 'ruling';
  /** A click on a point, or Enter on it. */
  click(point: Point): void;
  /** A press on a point; `null`: it begins no drag. */
  press(point: Point): Drag | null;
}

/** The state while the pointer is held down. When it is released or cancelled, what was done stays. */
export interface Drag {
  readonly kind: 'drawing' | 'leading' | 'laying';
  /** The pointer comes to another point. */
  pass(point: Point): void;
}
