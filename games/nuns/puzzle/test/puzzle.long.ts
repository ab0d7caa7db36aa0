/** Every day of more than a year. */

import { daysFrom, puzzleTests } from '@conclave/engine/testing/puzzles';
import { nunsPuzzles } from '../index.ts';
import { CHECKS } from './checks.ts';

puzzleTests(nunsPuzzles, daysFrom('2026-06-15', 400), CHECKS);
