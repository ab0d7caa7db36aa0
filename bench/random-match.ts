/** The same random play through a match, as clients play it: look, choose, submit. */

import { type Game, type GameTypes, Match, type Rng, type Seed } from '@conclave/engine';

const DIGITS = '0123456789abcdef';

export function randomSeed(rng: Rng): Seed {
  let seed = '';
  for (let i = 0; i < 64; i++) seed += DIGITS[rng.int(16)];
  return seed;
}

/** Opens a match with the usual options and plays it to its end. */
export function randomMatch<G extends GameTypes>(game: Game<G>, seats: number, rng: Rng): Match<G> {
  const match = Match.open(game, seats, {}, randomSeed(rng));
  const cursors = Array.from({ length: seats }, () => 0);
  while (match.outcome === null) {
    const asked = match.toAct();
    if (asked.length === 0) {
      match.submit({ type: 'close', id: match.window()?.id ?? 0 });
      continue;
    }
    const seat = rng.pick(asked);
    const { moves, decision } = match.perspective(seat, cursors[seat]);
    cursors[seat] = match.cursor(seat);
    const answer = match.submit({ type: 'move', seat, move: rng.pick(moves), decision });
    if (!answer.ok) throw new Error(`${game.id} refused a listed move: ${answer.refusal.reason}`);
  }
  return match;
}
