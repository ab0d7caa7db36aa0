import { kitTest } from '@conclave/engine/testing/vitest';
import { spec, withoutAid } from './spec.ts';

kitTest('Secret Labyrinth', spec, 180);
kitTest('Secret Labyrinth without a memory aid', withoutAid, 120);
