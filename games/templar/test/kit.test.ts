import { kitTest } from '@conclave/engine/testing/vitest';
import { lateSpec } from './late.ts';
import { spec } from './spec.ts';
import { wholeGamesTest } from './whole-games.ts';

kitTest('Templar, late in a game', lateSpec, 16, 16);
wholeGamesTest(spec.tables.length, 60);
