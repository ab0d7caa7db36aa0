/** The game as tests of servers examine it: begun late, short and full of windows. */

import { lateSpec } from './late.ts';

/** @public */
export const quickSpec = lateSpec;
