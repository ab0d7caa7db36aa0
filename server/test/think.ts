/** Randomness for tests, and a bot that plays at random. */

import type { BotRequest } from '@conclave/bots';
import { type AnyMove, ChaCha8, stretchSeed } from '@conclave/engine';
import { pickListed } from '@conclave/engine/testing';

export function rngOf(seed: string): ChaCha8 {
  return new ChaCha8(stretchSeed(seed));
}

/** A bot that takes what is listed: enough to keep a table going. */
export async function randomThink(job: BotRequest): Promise<{ move: AnyMove | null }> {
  const rng = rngOf(`${job.session} ${job.seat} ${job.perspective.decision}`);
  if (!job.perspective.asked) return { move: null };
  return { move: pickListed(job.perspective.moves, rng) };
}
