import { beatsTest } from './strength.ts';

for (const seats of [2, 3, 4]) {
  beatsTest('strong', 'fair', seats, 60);
  beatsTest('fair', 'easy', seats, 120);
  beatsTest('easy', 'random', seats, 40);
}
