import { conformanceTest } from '@conclave/engine/testing/vitest';
import { spec } from './spec.ts';

conformanceTest('Liar’s Dice', spec, 12);
