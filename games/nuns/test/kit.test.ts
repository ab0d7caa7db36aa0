import { kitTest } from '@conclave/engine/testing/vitest';
import { unserved } from './spec.ts';

kitTest('Nuns on the Run', unserved, 10);
