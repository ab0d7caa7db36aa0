import { conformanceTest } from '@conclave/engine/testing/vitest';
import { QUICK, spec } from './spec.ts';
import { wholeGamesTest } from './whole-games.ts';

wholeGamesTest(1, conformanceTest('Abbey in the evening', spec(QUICK, 2), 2 * QUICK.length));
