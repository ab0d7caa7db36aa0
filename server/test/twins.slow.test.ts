import { MORE_SPECS, SPECS } from './games.ts';
import { twinsTest } from './whole-twins.ts';

twinsTest(SPECS, 14);
twinsTest(MORE_SPECS, 40);
