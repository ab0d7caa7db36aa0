import { exampleSpec, MORE_SPECS, SPECS } from './games.ts';
import { twinsTest } from './whole-twins.ts';

twinsTest([...SPECS, ...MORE_SPECS, await exampleSpec()], 100);
