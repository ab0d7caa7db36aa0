import { MORE_SPECS, SPECS } from './games.ts';
import { twinsTest } from './whole-twins.ts';

twinsTest([...SPECS, ...MORE_SPECS], 14);
