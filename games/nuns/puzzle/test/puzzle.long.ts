/** Every day of more than a year, and 400 Sundays. */

import { daysFrom, puzzleTests } from '@conclave/engine/testing/puzzles';
import { nunsPuzzles } from '../index.ts';
import { SAFE_CHECKS, sundays, WHERE_CHECKS } from './checks.ts';

const isSunday = new Set(sundays(60));
const days = daysFrom('2026-06-15', 400);

puzzleTests(
  nunsPuzzles,
  days.filter((day) => !isSunday.has(day)),
  SAFE_CHECKS,
);
puzzleTests(nunsPuzzles, sundays(400), WHERE_CHECKS);
