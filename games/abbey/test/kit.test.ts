import { kitTest } from '@conclave/engine/testing/vitest';
import { abbey } from '../rules/game.ts';
import { spec } from './spec.ts';

kitTest('Abbey', spec(abbey, 7, true), 7);
