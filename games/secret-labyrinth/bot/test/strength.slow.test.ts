/** Short series; longer ones are in `npm run long`. */

import { beatsTest } from './strength.ts';

beatsTest('strong', 'fair', 20);
beatsTest('fair', 'easy', 20);
