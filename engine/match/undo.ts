/**
 * Steps, and how they are taken back: the position before a step is rebuilt, and the later steps of others are played
 * again. If one of them would tell anything else, the step stays.
 */

import { type Game, type GameTypes, type HouseEvent, type Seat, watcherAt } from '../game.ts';
import { canonical } from '../json.ts';
import type { MovedBy } from '../record.ts';
import { countHeard, type Telling, takeStep } from '../step.ts';
import { windowOf } from '../windows.ts';
import { type Moment, type Position, type RecentStep, sealedPosition } from './moment.ts';
import { ReplayError } from './replay-error.ts';
import type { Setting } from './setting.ts';
import { storedMoment } from './snapshot.ts';

export interface Played<G extends GameTypes> {
  readonly position: Position<G>;
  readonly told: readonly Telling<G['event'] | HouseEvent>[];
}

/** Plays a step. `at`: its number in the log; `root`: see `RecentStep`. */
export function playStep<G extends GameTypes>(
  { game, seats, rng }: Setting<G>,
  from: Moment<G>,
  { seat, move, by }: { readonly seat: Seat; readonly move: G['move']; readonly by: MovedBy },
  at: number,
  root = storedMoment(from, at),
): Played<G> {
  const before = from.position;
  rng.seek(before.drawn);
  const { state, told: played, sealed } = takeStep(game, before.state, seat, move, rng);
  const told = by === 'late' ? [lateness(game, before.state, seat), ...played] : played;
  const now = { state, drawn: rng.position, outcome: game.outcome(state) };
  const rested = sealedPosition(game, seats, now, before.shown);
  if (rested.outcome) return { position: rested, told };
  const binding = sealed || (by !== 'player' && by !== 'bot');
  // Whoever noticed this step has lost their own undo for good, also if it is taken back.
  const leftBefore = before.undoable.map((own, other) => {
    const noticed =
      other !== seat && (rested.shown[other] !== before.shown[other] || countHeard(told, other) > 0);
    return noticed ? [] : own;
  });
  const position = { ...before, undoable: leftBefore, recent: reachable(before.recent, leftBefore) };
  const step: RecentStep<G> = { at, seat, move, by, told, before: { ...from, position }, root };
  const undoable = leftBefore.map((own, other) => {
    if (other !== seat) return own;
    return binding ? [] : [...own, step];
  });
  return { position: { ...rested, undoable, recent: reachable([...before.recent, step], undoable) }, told };
}

/** Who learns that a seat's time was up: all, where all knew that it was waited for; in a window nobody else. */
function lateness<G extends GameTypes>(game: Game<G>, state: G['state'], seat: Seat): Telling<HouseEvent> {
  const waiting = windowOf(game, state) ? 'someone' : game.waiting(state, 'gallery');
  const openly = waiting !== 'someone' && waiting.includes(seat);
  return { full: { type: 'house.late', seat }, only: openly ? null : [seat], rest: null };
}

/** Rebuilds the position before a seat's last step and plays the later steps of others again. */
export function takeBack<G extends GameTypes>(
  setting: Setting<G>,
  position: Position<G>,
  seat: Seat,
): { readonly position: Position<G>; readonly told: readonly Telling<HouseEvent>[] } {
  const { game, seats } = setting;
  const undone = position.undoable[seat].at(-1);
  if (!undone) throw new ReplayError('nothing to take back');
  const later = position.recent.slice(position.recent.indexOf(undone) + 1);
  let rebuilt = undone.before.position;
  for (const step of later) {
    if (game.refusal(rebuilt.state, step.seat, step.move)) {
      throw new ReplayError('a later step rests on the one to be taken back');
    }
    const again = playStep(setting, { ...step.before, position: rebuilt }, step, step.at, undone.root);
    if (canonical(again.told) !== canonical(step.told))
      throw new ReplayError('a later step would tell otherwise');
    rebuilt = again.position;
  }
  const shownBefore = undone.before.position.shown;
  const shownAfter = (later.at(0)?.before.position ?? position).shown;
  const told = Array.from({ length: seats + 1 }, (_none, index): Telling<HouseEvent>[] => {
    const watcher = watcherAt(index, seats);
    const count = countHeard(undone.told, watcher);
    if (count > 0) {
      const from = undone.before.toldCounts[index];
      return [{ full: { type: 'house.takenBack', seat, from, count }, only: [watcher], rest: null }];
    }
    if (shownAfter[index].isLike(shownBefore[index]) && !rebuilt.shown[index].isLike(position.shown[index]))
      throw new ReplayError('somebody who did not notice the step would notice that it is gone');
    return [];
  });
  return { position: rebuilt, told: told.flat() };
}

/** Steps from the oldest one on that somebody may still take back. */
function reachable<G extends GameTypes>(
  steps: readonly RecentStep<G>[],
  undoable: readonly (readonly RecentStep<G>[])[],
): readonly RecentStep<G>[] {
  const oldest = steps.findIndex((step) => undoable.some((own) => own.includes(step)));
  return oldest < 0 ? [] : steps.slice(oldest);
}
