import { kitTest } from '@conclave/engine/testing/vitest';
import { spec } from './spec.ts';

kitTest('Temple Code', spec, 1200);
