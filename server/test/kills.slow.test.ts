import { killsTest } from './kills.ts';

killsTest(30, 20);
