import { kitTest } from '@conclave/engine/testing/vitest';
import { QUICK, spec } from './spec.ts';

kitTest('Abbey in the evening', spec(QUICK, 2), 10 * QUICK.length);
