/** Where a match stands between two entries of its log. */

import {
  type Game,
  type GameTypes,
  type HouseEvent,
  type Level,
  type Outcome,
  type Seat,
  watcherAt,
} from '../game.ts';
import type { MovedBy } from '../record.ts';
import { Shown, situationOf } from '../situation.ts';
import type { Telling } from '../step.ts';
import type { StoredMoment } from './snapshot.ts';

/** What undo goes back to. */
export interface Position<G extends GameTypes> {
  readonly state: G['state'];
  /** Words drawn from the generator. */
  readonly drawn: number;
  readonly outcome: Outcome | null;
  /** By watcher; when it changes, the decision rises. */
  readonly shown: readonly Shown[];
  /** The steps since the oldest that anybody may take back. */
  readonly recent: readonly RecentStep<G>[];
  /** By seat: its own steps that it may take back, the last one last. */
  readonly undoable: readonly (readonly RecentStep<G>[])[];
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
  /**
   * The moment in the log from which replaying leads here. A step played again because another was taken back stands
   * on a state that never was; it is reached from before the step that was taken back.
   */
  readonly root: StoredMoment<G['state']>;
}

/** A position and the counters that never go back. */
export interface Moment<G extends GameTypes> {
  readonly position: Position<G>;
  readonly decisions: readonly number[];
  readonly toldCounts: readonly number[];
  /** By seat: its steps since the last one that bound it (`step-limit.ts`). */
  readonly steps: readonly number[];
  readonly bots: readonly (Level | null)[];
}

/** A position from which nothing can be taken back. A situation like the one before it is that one. */
export function sealedPosition<G extends GameTypes>(
  game: Game<G>,
  seats: number,
  now: Pick<Position<G>, 'state' | 'drawn' | 'outcome'>,
  before: readonly Shown[],
): Position<G> {
  const shown = Array.from({ length: seats + 1 }, (_none, index) => {
    const one = new Shown(situationOf(game, now.state, watcherAt(index, seats), now.outcome !== null));
    return before[index] && one.isLike(before[index]) ? before[index] : one;
  });
  const { state, drawn, outcome } = now;
  return { state, drawn, outcome, shown, recent: [], undoable: Array.from({ length: seats }, () => []) };
}
