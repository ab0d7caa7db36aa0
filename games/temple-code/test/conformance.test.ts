import { conformanceTest } from '@conclave/engine/testing/vitest';
import { spec } from './spec.ts';

conformanceTest('Temple Code', spec, 60);
