import { killsTest } from './kills.ts';

killsTest(50, 20);
