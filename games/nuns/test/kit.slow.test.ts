import { kitTest } from '@conclave/engine/testing/vitest';
import { spec } from './spec.ts';

kitTest('Nuns on the Run, with its butler', { ...spec, stride: 12 }, 10);
