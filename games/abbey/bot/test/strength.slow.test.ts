/** Short series; longer ones, and strong against fair, are in `npm run long`. */

import { beatsTest } from './strength.ts';

beatsTest('easy', 'random', 16);
beatsTest('fair', 'easy', 32);
