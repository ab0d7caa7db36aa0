import { kitTest } from '@conclave/engine/testing/vitest';
import { unserved } from './spec.ts';

kitTest('Nuns on the Run, few players', { ...unserved, stride: 8 }, 6);
