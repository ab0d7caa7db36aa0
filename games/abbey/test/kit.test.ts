import { kitTest } from '@conclave/engine/testing/vitest';
import { EVENINGS, QUICK, spec } from './spec.ts';

kitTest('Abbey in the evening', spec(QUICK, 2), EVENINGS, EVENINGS);
