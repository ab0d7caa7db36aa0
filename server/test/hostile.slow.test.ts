import { crowdTest, noiseTest } from './noise.ts';

noiseTest(5);
crowdTest(300);
