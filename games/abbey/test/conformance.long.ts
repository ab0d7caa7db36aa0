import { conformanceTest } from '@conclave/engine/testing/vitest';
import { EVENINGS, QUICK, spec } from './spec.ts';
import { wholeGamesTest } from './whole-games.ts';

wholeGamesTest(10, conformanceTest('Abbey, many evenings', spec(QUICK, 1), 14 * EVENINGS, EVENINGS));
