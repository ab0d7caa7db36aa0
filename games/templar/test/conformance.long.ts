import { conformanceTest } from '@conclave/engine/testing/vitest';
import { lateSpec } from './late-game.ts';
import { wholeGamesTest } from './whole-games.ts';

conformanceTest('Templar, late in a game', { ...lateSpec, stride: 3 }, 120);
wholeGamesTest(80, 20);
