import { conformanceTest } from '@conclave/engine/testing/vitest';
import { lateSpec } from './late-game.ts';
import { spec } from './spec.ts';
import { wholeGamesTest } from './whole-games.ts';

conformanceTest('Templar, late in a game', lateSpec, 16, 16);
wholeGamesTest(spec.tables.length, 60);
