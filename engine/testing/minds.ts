/** What a mind must promise: imagined states look like the true one to its seat, and the truth is never excluded. */

import type { GameTypes, Seat } from '../game.ts';
import { canonical } from '../json.ts';
import type { Match } from '../match/index.ts';
import { Memory } from '../memory.ts';
import type { Mind, MindMaker } from '../mind.ts';
import type { Rng } from '../rng.ts';
import { difference } from './difference.ts';
import type { MovePool } from './generic.ts';
import type { GameSpec } from './spec.ts';
import type { Tally } from './tally.ts';
import { stateOf } from './walk.ts';

export const SELDOM_AT_A_LOSS = 'mind: seldom at a loss';

export const MIND = [
  'mind: the truth is never excluded',
  'mind: imagined looks the same',
  SELDOM_AT_A_LOSS,
] as const;

const IMAGINE = { iterations: 2000 };
/** One in fifty questions may go unanswered. */
const LOSS = 50;

export class MindCount {
  asked = 0;
  lost = 0;

  settle(tally: Tally): void {
    if (this.asked === 0) return;
    tally.check(SELDOM_AT_A_LOSS, this.lost * LOSS <= this.asked, () => `${this.lost} of ${this.asked}`);
  }
}

/** The minds of a match: one a seat that listens from the opening on, as at a table, and any that is made anew. */
export class Minds<G extends GameTypes> {
  private readonly match: Match<G>;
  private readonly make: MindMaker<G> | undefined;
  private readonly kept: readonly Memory<G, Mind<G>>[];

  constructor({ mind }: GameSpec<G>, match: Match<G>) {
    this.match = match;
    this.make = mind;
    this.kept = mind ? Array.from({ length: match.seats }, () => new Memory(mind)) : [];
    this.kept.forEach((memory, seat) => void this.recall(memory, seat));
  }

  /** `null`: the game brings no mind. */
  of(seat: Seat, isNew: boolean): Mind<G> | null {
    if (!this.make) return null;
    return this.recall(isNew ? new Memory(this.make) : this.kept[seat], seat);
  }

  private recall(memory: Memory<G, Mind<G>>, seat: Seat): Mind<G> {
    const { match } = this;
    return memory.recall({
      perspective: match.perspective(seat),
      seat,
      seats: match.seats,
      options: match.options,
    });
  }
}

export function checkMind<G extends GameTypes>(
  spec: GameSpec<G>,
  match: Match<G>,
  minds: Minds<G>,
  seat: Seat,
  pool: MovePool,
  rng: Rng,
  count: MindCount,
  tally: Tally,
): void {
  const isNew = rng.int(2) === 0;
  const mind = match.outcome ? null : minds.of(seat, isNew);
  if (mind === null) return;
  const whose = `seat ${seat}, a mind ${isNew ? 'made anew' : 'kept since the opening'}`;
  const { game } = spec;
  const truth = stateOf(match);
  tally.check(
    'mind: the truth is never excluded',
    !mind.excludes(truth),
    () => `${whose}: ${canonical(truth)}`,
  );
  count.asked++;
  const imagined = mind.imagine(rng, IMAGINE);
  if (imagined === null) {
    count.lost++;
    return;
  }
  const look = (state: G['state']) => ({
    view: game.view(state, seat, false),
    moves: game.moves(state, seat),
    waiting: game.waiting(state, seat),
  });
  tally.check(
    'mind: imagined looks the same',
    canonical(look(imagined)) === canonical(look(truth)),
    () => `${whose}: imagined or true, ${difference(look(imagined), look(truth))}`,
  );
  for (const probe of pool.sample(6, rng)) {
    const move = game.parse(probe);
    if (move === null) continue;
    const same = canonical(game.refusal(imagined, seat, move)) === canonical(game.refusal(truth, seat, move));
    tally.check('mind: imagined looks the same', same, () => `${whose}: refusal of ${canonical(move)}`);
  }
  tally.check(
    'mind: the truth is never excluded',
    !mind.excludes(imagined),
    () => 'a mind excludes what it imagines',
  );
}
