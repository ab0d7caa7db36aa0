import { Match, stretchSeed } from '@conclave/engine';
import type { ThinkJob } from '../jobs.ts';
import { nim } from './toys.ts';

/** A question to a searching bot at the beginning of nim. */
export function nimQuestion(stones: number): ThinkJob {
  const match = Match.open(nim(stones), 2, {}, stretchSeed('jobs'));
  return {
    type: 'think',
    game: 'nim',
    level: 'fair',
    perspective: match.perspective(0),
    seat: 0,
    seats: 2,
    options: {},
    session: 'nim',
    budget: { iterations: 1500 },
    seed: stretchSeed('thought'),
  };
}
