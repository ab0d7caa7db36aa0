import { killsTest } from './kills.ts';

killsTest(15, 20);
