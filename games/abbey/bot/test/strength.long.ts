import { beatsTest } from './strength.ts';

beatsTest('easy', 'random', 48);
beatsTest('fair', 'easy', 48);
beatsTest('strong', 'fair', 24);
