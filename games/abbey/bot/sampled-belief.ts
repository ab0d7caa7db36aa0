/** A belief from histories that fit what was heard, thought out once for a decision that it matters to. */

import { Stopwatch } from '@conclave/bots';
import { type Budget, type HouseEvent, Memory, type Question, type Rng, type Seat } from '@conclave/engine';
import { trusted } from '../mind/calibration.ts';
import { AbbeyMind } from '../mind/mind.ts';
import type { Event } from '../rules/events.ts';
import type { Abbey } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import { count, type Mask } from '../rules/suspects.ts';
import type { View } from '../rules/view.ts';
import { type Belief, dealt, uniform, type World } from './belief.ts';
import type { SeenCards } from './seen-cards.ts';
import { TurnTime } from './turn-time.ts';

export interface Depth {
  /** Samples at most, and steps of the chain from one to the next. */
  readonly worlds: number;
  readonly steps: number;
  /** What it does not listen to. */
  ignores(event: Event | HouseEvent, seat: Seat): boolean;
}

/** Repairs in search of a first history that fits, at a time, and how often. */
const REPAIRS = 100;
const MAX_SEARCHES = 60;
/** Worlds that are dealt where no history is found. */
const DEALT = 24;
/** Decisions for which it matters who did it, or who holds what. */
const WEIGHTY: readonly Move['kind'][] = [
  'silence',
  'step',
  'ask',
  'askAll',
  'reveal',
  'accuse',
  'request',
  'choose',
  'look',
  'name',
  'hush',
];

export class SampledBelief {
  private readonly depth: Depth;
  private readonly minds: Memory<Abbey, AbbeyMind>;
  private readonly turn = new TurnTime();
  private thought = -1;
  private belief: Belief | null = null;

  constructor(depth: Depth) {
    this.depth = depth;
    this.minds = new Memory((seat, seats, _options, view) => new HalfDeaf(seat, seats, view, depth));
  }

  believe(question: Question<Abbey>, crossed: Mask, seen: SeenCards): Belief {
    const { perspective, seat, budget, rng } = question;
    const { view, moves, told } = perspective;
    this.turn.enter(view.turnNumber);
    const mind = this.minds.recall(question);
    const isWeighty = moves.length > 1 && moves.some(({ kind }) => WEIGHTY.includes(kind));
    // A move is walked to its end as it was planned.
    if (this.belief === null || (isWeighty && this.thought !== told.length && !view.walked)) {
      const lost = () => {
        const other = dealt(view, seat, crossed, seen, DEALT, rng);
        const open = mind.culprits();
        return { ...other, guilt: uniform(open), isFirm: count(open) === 1 };
      };
      this.belief = this.sampled(mind, rng, this.turn.share(budget)) ?? lost();
      this.thought = told.length;
    }
    this.turn.leave();
    return this.belief;
  }

  /** `null`: no history was found in time. */
  private sampled(mind: AbbeyMind, rng: Rng, budget: Budget): Belief | null {
    const watch = new Stopwatch(budget);
    let searches = 0;
    while (!mind.sample(rng, 0, REPAIRS)) {
      if (++searches === MAX_SEARCHES || !watch.hasRoom()) return null;
    }
    const { worlds: most, steps } = this.depth;
    const worlds: World[] = [];
    while (worlds.length < most && watch.hasRoom()) {
      const guilt = mind.sampleCulprit(rng, steps);
      if (guilt === null) break;
      const { hands, seen } = mind.present();
      worlds.push({ hands, crossed: seen, guilt });
      watch.rounds += steps;
    }
    if (worlds.length === 0) return null;
    const exact = mind.exactly();
    if (exact) return { guilt: exact, worlds, isFirm: true };
    const { chances, isFirm } = trusted(
      worlds.map(({ guilt }) => guilt),
      mind.culprits(),
    );
    return { guilt: chances, worlds, isFirm };
  }
}

/** A mind that does not listen to everything. */
class HalfDeaf extends AbbeyMind {
  private readonly depth: Depth;
  private readonly own: Seat;

  constructor(seat: Seat, seats: number, view: View, depth: Depth) {
    super(seat, seats, view);
    this.own = seat;
    this.depth = depth;
  }

  override told(event: Event | HouseEvent, view: View): void {
    if (this.depth.ignores(event, this.own)) this.look(view);
    else super.told(event, view);
  }
}
