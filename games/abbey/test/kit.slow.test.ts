import { kitTest } from '@conclave/engine/testing/vitest';
import { spec, WHOLE } from './spec.ts';

kitTest('Abbey, whole games', spec(WHOLE, 15), WHOLE.length);
