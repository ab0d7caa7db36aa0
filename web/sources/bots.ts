/** Runs bots in this worker, with the same jobs as in the server's threads. */

import { type BotRequest, JobRunner, TABLE_BUDGET } from '@conclave/bots';
import {
  type AnyMove,
  canonical,
  type GameTypes,
  type Knowledge,
  sha256,
  type Thought,
} from '@conclave/engine';
import { botsByGame } from '@conclave/games/bots';
import { freshSeed } from './fresh-seed.ts';

const jobs = new JobRunner(botsByGame);

/** All that one seat of a match knows. */
export interface SeatKnowledge extends Knowledge<GameTypes> {
  readonly game: string;
}

/** By the same chance whenever it is asked for the same: a page that is opened again says what it said. */
export function advise(request: BotRequest): Promise<Thought<AnyMove>> {
  const { game, seat, perspective } = request;
  return think(request, sha256(canonical([game, seat, perspective.told.length, perspective.view])));
}

export async function think(request: BotRequest, seed = freshSeed()): Promise<Thought<AnyMove>> {
  const answer = await jobs.answer({ type: 'think', ...request, budget: TABLE_BUDGET, seed });
  if (!('move' in answer)) throw new TypeError('a thought was expected');
  return answer;
}
