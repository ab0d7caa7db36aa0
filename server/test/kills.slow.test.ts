import { killsTest } from './kills.ts';

killsTest(8, 12);
