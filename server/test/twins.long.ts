import { exampleSpecs, MORE_SPECS, SPECS } from './games.ts';
import { twinsTest } from './whole-twins.ts';

twinsTest([...SPECS, ...MORE_SPECS, ...(await exampleSpecs())], 100);
