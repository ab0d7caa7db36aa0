import { kitTest } from '@conclave/engine/testing/vitest';
import { lateSpec } from './late.ts';
import { spec } from './spec.ts';

kitTest('Templar', { ...spec, stride: 12 }, 24);
kitTest('Templar, late in a game', { ...lateSpec, stride: 3 }, 40);
