import { kitTest } from '@conclave/engine/testing/vitest';
import { QUICK, spec } from './spec.ts';

const GAMES = 8 * QUICK.length;
kitTest('Abbey in the evening', spec(QUICK, 2), GAMES, GAMES);
