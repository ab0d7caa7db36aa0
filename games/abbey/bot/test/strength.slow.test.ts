/** Strong against fair takes ten times as long: `npm run long`. */

import { beatsTest } from './strength.ts';

beatsTest('easy', 'random', 24);
beatsTest('fair', 'easy', 24);
