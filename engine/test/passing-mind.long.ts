import { likelihoodTest } from './passing-mind.ts';

for (const seed of ['two', 'three', 'four']) likelihoodTest(seed);
