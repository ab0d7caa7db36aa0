import { conformanceTest } from '@conclave/engine/testing/vitest';
import { spec, withoutAid } from './spec.ts';

conformanceTest('Secret Labyrinth', spec, 18);
conformanceTest('Secret Labyrinth without a memory aid', withoutAid, 12);
