import { conformanceTest } from '@conclave/engine/testing/vitest';
import { spec } from './spec.ts';

conformanceTest('Nuns on the Run, few players', { ...spec, stride: 6 }, 16, 16);
