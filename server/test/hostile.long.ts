import { crowdTest, noiseTest } from './noise.ts';

noiseTest(60);
crowdTest(3000);
