import { kitTest } from '@conclave/engine/testing/vitest';
import { EVENINGS, QUICK, spec } from './spec.ts';
import { wholeGamesTest } from './whole-games.ts';

wholeGamesTest(1, kitTest('Abbey in the evening', spec(QUICK, 2), EVENINGS, EVENINGS));
