import { flipsTest } from './flips-test.ts';

flipsTest(100);
