/** Bots in this worker: asked by the same jobs as in the server's threads. */

import { JobRunner } from '@conclave/bots';
import {
  type AnyMove,
  type AnyPerspective,
  type Level,
  type OptionValue,
  type Seat,
  sha256,
  type Thought,
} from '@conclave/engine';
import { botsByGame } from '@conclave/games/bots';

const jobs = new JobRunner(botsByGame);
/** A turn of the strong bot at the table. */
const BUDGET = { milliseconds: 200 };

export interface BotQuestion {
  readonly game: string;
  readonly match: string;
  readonly level: Level;
  readonly perspective: AnyPerspective;
  readonly seat: Seat;
  readonly seats: number;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly asked: boolean;
}

export function freshSeed(): string {
  return sha256(crypto.getRandomValues(new Uint8Array(32)));
}

export async function think({ match, ...question }: BotQuestion): Promise<Thought<AnyMove>> {
  const answer = await jobs.answer({
    type: 'think',
    ...question,
    budget: BUDGET,
    seed: freshSeed(),
    session: match,
  });
  if (!('move' in answer)) throw new TypeError('a thought was expected');
  return answer;
}
