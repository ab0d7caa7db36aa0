import { kitTest } from '@conclave/engine/testing/vitest';
import { spec } from './spec.ts';

kitTest('Nuns on the Run, few players', { ...spec, stride: 6 }, 16, 16);
