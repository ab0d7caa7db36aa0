/** Games beside the shelf, small enough to be read whole: `npm start -- --games examples` plays them. */

import type { GameModules } from '@conclave/games';
import { firstTrick } from './first-trick/index.ts';
import { liarsDice } from './liars-dice/index.ts';

export const games: readonly GameModules[] = [liarsDice, firstTrick];
