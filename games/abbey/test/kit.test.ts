import { kitTest } from '@conclave/engine/testing/vitest';
import { QUICK, spec } from './spec.ts';

kitTest('Abbey before Compline', spec(QUICK, 2), 10 * QUICK.length);
