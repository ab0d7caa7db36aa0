import { conformanceTest } from '@conclave/engine/testing/vitest';
import { spec } from './spec.ts';

conformanceTest('First Trick', spec, 10);
