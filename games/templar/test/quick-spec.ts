/** The game as tests of servers examine it: begun late, short and full of windows. */

import { lateSpec } from './late-game.ts';

/** @public */
export const quickSpec = lateSpec;
