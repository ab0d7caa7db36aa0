import { curtainTest } from './curtain.ts';

curtainTest(1);
