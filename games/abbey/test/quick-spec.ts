/** The game as tests of servers examine it: short matches in which rare things happen. */

import { QUICK, spec } from './spec.ts';

/** @public */
export const quickSpec = spec(QUICK, 2);
