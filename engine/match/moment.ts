/** A moment: all that a match knows between two entries of its log. */

import type { Game, GameTypes, HouseEvent, Level, Outcome, Seat } from '../game.ts';
import type { MovedBy } from '../record.ts';
import { type Shown, shownToAll, shownToOne } from '../situation.ts';
import type { Telling } from '../step.ts';

/** What undo goes back to. */
export interface Position<G extends GameTypes> {
  readonly state: G['state'];
  /** Words drawn from the generator. */
  readonly drawn: number;
  readonly outcome: Outcome | null;
  /** By watcher: what the rules show. */
  readonly shown: readonly Shown[];
  /** What can be taken back; `null`: nothing. */
  readonly undo: Undo<G> | null;
  /**
   * The last public step, if the table may be asked to take it back, and those after it that the gallery did not notice.
   * What it is follows from what the gallery was told.
   */
  readonly back: Undo<G> | null;
}

/** The steps that a seat may take back, and those of others after them that it did not notice, in their order. */
export interface Undo<G extends GameTypes> {
  readonly seat: Seat;
  /** The first one is the seat's own. */
  readonly steps: readonly RecentStep<G>[];
}

/** A step that may still be taken back, or lies after one, with what was before it. */
export interface RecentStep<G extends GameTypes> {
  /** Its number in the log. */
  readonly at: number;
  readonly seat: Seat;
  readonly move: G['move'];
  readonly by: MovedBy;
  readonly told: readonly Telling<G['event'] | HouseEvent>[];
  readonly before: Moment<G>;
}

/** A position and the counters that never go back. */
export interface Moment<G extends GameTypes> {
  readonly position: Position<G>;
  /** By watcher: what the rules show, and at the limit of trying out less. When it changes, the decision rises. */
  readonly shown: readonly Shown[];
  readonly decisions: readonly number[];
  readonly toldCounts: readonly number[];
  /** By seat: its entries since something was settled before all (`step-limit.ts`). */
  readonly steps: readonly number[];
  /** By seat: how often it was asked something. */
  readonly asks: readonly number[];
  /** By seat: how many moves of a `lasting` kind it made. */
  readonly lasting: readonly number[];
  readonly bots: readonly (Level | null)[];
  /** By seat: whether its person has resigned. */
  readonly resigned: readonly boolean[];
}

/**
 * A position from which nothing can be taken back. A situation like the one before it is that one. `noticedBy`: the only
 * seat that can have noticed anything.
 */
export function sealedPosition<G extends GameTypes>(
  game: Game<G>,
  seats: number,
  now: Pick<Position<G>, 'state' | 'drawn' | 'outcome'>,
  before: readonly Shown[],
  noticedBy: Seat | null = null,
): Position<G> {
  const shown =
    noticedBy === null
      ? shownToAll(game, now.state, seats, now.outcome !== null, before)
      : shownToOne(game, now.state, noticedBy, before);
  const { state, drawn, outcome } = now;
  return { state, drawn, outcome, shown, undo: null, back: null };
}
