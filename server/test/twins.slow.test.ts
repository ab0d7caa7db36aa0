import { MORE_SPECS } from './games.ts';
import { twinsTest } from './whole-twins.ts';

// The others: `probe-twins.slow.test.ts`.
twinsTest(MORE_SPECS, 8);
