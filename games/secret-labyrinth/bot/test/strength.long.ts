import { beatsTest } from './strength.ts';

beatsTest('strong', 'fair', 60);
beatsTest('fair', 'easy', 60);
