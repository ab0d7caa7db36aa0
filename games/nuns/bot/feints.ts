/** False Noise that could be true: what all others can tell of a novice leaves room for it. */

import { type HouseEvent, Memory } from '@conclave/engine';
import { Beliefs } from '../mind/beliefs.ts';
import { readFlags } from '../mind/mind.ts';
import { NOISE } from '../rules/cards.ts';
import { distance, POINTS, type Point } from '../rules/convent.ts';
import type { Event } from '../rules/events.ts';
import type { Nuns } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import { firstSteps } from '../rules/noise.ts';
import { type Feint, type Figure, feintIn, noviceOf } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import type { Asked } from './asked.ts';

/** Events that a novice alone is told. */
const PRIVATE: ReadonlySet<string> = new Set(['wishDealt', 'blessingDealt', 'arrived']);

/** What everybody can tell of every novice, the seat's own ones too. */
class PublicBeliefs {
  private readonly beliefs: Beliefs;

  constructor(beliefs: Beliefs) {
    this.beliefs = beliefs;
  }

  told(event: Event | HouseEvent): void {
    if (!PRIVATE.has(event.type)) this.beliefs.told(event);
  }

  points(): ReadonlyMap<Figure, Float64Array> {
    return this.beliefs.points();
  }
}

/** A guard's seat leads no novice, so it believes something of each. */
const GUARDS_SEAT = 0;
/** A true marker beside a guard is rare as well: so likely at least it must be that she is where it would be true. */
const LEAST = 1 / 1000;
/** Guards farther away than this are not worth a card; late in the game they are. */
const NEAR = 8;
const FAR = 16;
const LATE = 7;

export class Feints {
  private readonly memory = new Memory<Nuns, PublicBeliefs>(
    (_seat, seats, options) => new PublicBeliefs(new Beliefs(GUARDS_SEAT, seats, readFlags(options))),
  );

  /** Of the listed feints of a novice the most credible that leads a guard away from her; `null`: none. */
  credible(asked: Asked, moves: readonly Move[]): Move | null {
    const { view } = asked.perspective;
    const wanted = moves.filter((move) => leadsAway(view, move));
    if (wanted.length === 0) return null;
    const beliefs = this.memory.recall(asked).points();
    let best: Move | null = null;
    let most = LEAST;
    for (const move of wanted) {
      if (move.kind !== 'bless') continue;
      const feint = feintOf(move);
      const chances = beliefs.get(move.figure);
      if (feint === null || !chances) continue;
      const credit = creditOf(chances, view, move.figure, feint);
      if (credit <= most) continue;
      most = credit;
      best = move;
    }
    return best;
  }
}

/** The False Noise that a move lays; `null`: none. */
export function feintOf(move: Move): Feint | null {
  return move.kind === 'bless' ? feintIn(move.play) : null;
}

function leadsAway(view: View, move: Move): boolean {
  const feint = feintOf(move);
  if (move.kind !== 'bless' || feint === null) return false;
  const { own } = noviceOf(view, move.figure);
  const guard = view.guards[feint.guard];
  if (!own || guard.ran) return false;
  const far = distance(guard.at, own.at);
  const near = view.turn < LATE ? NEAR : FAR;
  if (far > near || far <= heardFrom(view, move.figure, feint.guard)) return false;
  return distance(feint.to, own.at) > far;
}

/** How likely it is, by what all know, that she is where this marker would be true. */
export function creditOf(chances: Float64Array, view: View, figure: Figure, { guard, to }: Feint): number {
  const { at } = view.guards[guard];
  const heard = heardFrom(view, figure, guard);
  let all = 0;
  let credit = 0;
  for (let point: Point = 1; point <= POINTS; point++) {
    if (chances[point] === 0) continue;
    all += chances[point];
    if (point === at || distance(at, point) > heard) continue;
    // NR-R27: of several edges hers lies on the lowest, or by order on the highest.
    const first = firstSteps(at, point);
    if (to === Math.min(...first) || to === Math.max(...first)) credit += chances[point];
  }
  return all === 0 ? 0 : credit / all;
}

/** How far a guard hears a novice as the dice of P6 lie. */
function heardFrom(view: View, figure: Figure, guard: number): number {
  const { card } = noviceOf(view, figure);
  const die = view.dice.find((one) => one.figure === guard);
  return die && card !== null ? die.value + NOISE[card] : 0;
}
