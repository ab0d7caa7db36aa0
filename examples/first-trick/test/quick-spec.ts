/** The game as tests of servers examine it: the same as in its own tests. */

import { spec } from './spec.ts';

/** @public */
export const quickSpec = spec;
