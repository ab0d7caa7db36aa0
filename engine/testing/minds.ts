/** What a mind must promise: imagined states look like the true one to its seat, and the truth is never excluded. */

import type { GameTypes, Seat } from '../game.ts';
import { canonical } from '../json.ts';
import type { Match } from '../match/index.ts';
import { type Mind, settled } from '../mind.ts';
import type { Rng } from '../rng.ts';
import type { MovePool } from './generic.ts';
import type { GameSpec } from './spec.ts';
import type { Tally } from './tally.ts';
import { stateOf } from './walk.ts';

export const MIND = [
  'mind: the truth is never excluded',
  'mind: imagined looks the same',
  'mind: seldom at a loss',
] as const;

const IMAGINE = { iterations: 2000 };
/** One in fifty questions may go unanswered. */
const LOSS = 50;

export class MindCount {
  asked = 0;
  lost = 0;

  settle(tally: Tally): void {
    if (this.asked === 0) return;
    tally.check(
      'mind: seldom at a loss',
      this.lost * LOSS <= this.asked,
      () => `${this.lost} of ${this.asked}`,
    );
  }
}

/** A mind rebuilt from a perspective. */
export function mindOf<G extends GameTypes>(spec: GameSpec<G>, match: Match<G>, seat: Seat): Mind<G> | null {
  if (!spec.mind) return null;
  const { view, told } = match.perspective(seat);
  const mind = spec.mind(seat, match.seats, match.options, view);
  for (const event of settled(told)) mind.told(event, view);
  mind.look(view);
  return mind;
}

/** The two texts around the place where they part: whole perspectives are too long to read. */
function firstDifference(imagined: string, truth: string): string {
  let at = 0;
  while (at < truth.length && imagined[at] === truth[at]) at++;
  const around = (text: string) => text.slice(Math.max(0, at - 200), at + 200);
  return `\nimagined ...${around(imagined)}...\ntruth    ...${around(truth)}...`;
}

export function checkMind<G extends GameTypes>(
  spec: GameSpec<G>,
  match: Match<G>,
  seat: Seat,
  pool: MovePool,
  rng: Rng,
  count: MindCount,
  tally: Tally,
): void {
  const mind = mindOf(spec, match, seat);
  if (mind === null || match.outcome) return;
  const { game } = spec;
  const truth = stateOf(match);
  tally.check(
    'mind: the truth is never excluded',
    !mind.excludes(truth),
    () => `seat ${seat}: ${canonical(truth)}`,
  );
  count.asked++;
  const imagined = mind.imagine(rng, IMAGINE);
  if (imagined === null) {
    count.lost++;
    return;
  }
  const look = (state: G['state']) =>
    canonical([game.view(state, seat, false), game.moves(state, seat), game.waiting(state, seat)]);
  tally.check(
    'mind: imagined looks the same',
    look(imagined) === look(truth),
    () => `seat ${seat}: ${firstDifference(look(imagined), look(truth))}`,
  );
  for (const probe of pool.sample(6, rng)) {
    const move = game.parse(probe);
    if (move === null) continue;
    const same = canonical(game.refusal(imagined, seat, move)) === canonical(game.refusal(truth, seat, move));
    tally.check('mind: imagined looks the same', same, () => `seat ${seat} refusal of ${canonical(move)}`);
  }
  tally.check(
    'mind: the truth is never excluded',
    !mind.excludes(imagined),
    () => 'a mind excludes what it imagines',
  );
}
