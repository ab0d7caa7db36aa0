import { likelihoodTest } from './passing-mind.ts';

likelihoodTest('one');
