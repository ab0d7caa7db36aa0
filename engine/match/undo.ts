/**
 * Plays steps and takes them back. Undo rebuilds the position before the step, then replays later moves of others that
 * the seat did not notice. If one of those would tell something else, the step cannot be taken back.
 *
 * Only one seat at a time can undo. Answers to a window and moves at any time cannot be undone; an answer can be
 * changed or withdrawn instead. A seat that notices another seat's step loses its undo.
 */

import { type Game, type GameTypes, type HouseEvent, type Seat, watcherAt } from '../game.ts';
import { canonical } from '../json.ts';
import type { MovedBy } from '../record.ts';
import { countHeard, type Telling, takeStep } from '../step.ts';
import { windowOf } from '../windows.ts';
import type { MatchConfig } from './config.ts';
import { type Moment, type Position, type RecentStep, sealedPosition, type Undo } from './moment.ts';
import { ReplayError } from './replay-error.ts';
import { isAtLimit } from './step-limit.ts';

export interface Played<G extends GameTypes> {
  readonly position: Position<G>;
  readonly told: readonly Telling<G['event'] | HouseEvent>[];
}

/** Plays a step. `at`: its number in the log. */
export function playStep<G extends GameTypes>(
  { game, seats, rng }: MatchConfig<G>,
  from: Moment<G>,
  { seat, move, by }: { readonly seat: Seat; readonly move: G['move']; readonly by: MovedBy },
  at: number,
): Played<G> {
  const before = from.position;
  rng.seek(before.drawn);
  const { state, told: played, sealed, stays } = takeStep(game, before.state, seat, move, rng);
  const told = by === 'late' ? [lateness(game, before.state, seat), ...played] : played;
  const now = { state, drawn: rng.position, outcome: game.outcome(state) };
  const isOwn = game.unnoticed.includes(move.kind) && isNoticedByNobodyElse(game, before, now, seat, played);
  const rested = sealedPosition(game, seats, now, before.shown, isOwn ? seat : null);
  const binds = sealed || (by !== 'player' && by !== 'bot') || isAtLimit(from.steps[seat]);
  const kept = before.undo && !hasNoticed(before.undo.seat, seat, before, rested, told) ? before.undo : null;
  const own = kept?.seat === seat ? kept : null;
  // Whoever noticed this step has lost their own undo for good, also if it is taken back.
  const moment = { ...from, position: { ...before, undo: own } };
  const step: RecentStep<G> = { at, seat, move, by, told, before: moment };
  const back = game.takesBack ? backAfter(before, rested, step, stays || by !== 'player') : null;
  return { position: { ...rested, undo: undoAfter(kept, step, binds, rested), back }, told };
}

/** Of a kind that others do not notice: the window is open as it was, and nobody else was told anything. */
function isNoticedByNobodyElse<G extends GameTypes>(
  game: Game<G>,
  before: Position<G>,
  { state, outcome }: Pick<Position<G>, 'state' | 'outcome'>,
  seat: Seat,
  told: readonly Telling<unknown>[],
): boolean {
  const isQuiet = told.every(({ only, rest }) => rest === null && only?.every((one) => one === seat));
  return isQuiet && outcome === null && windowOf(game, state)?.id === windowOf(game, before.state)?.id;
}

/** What the table may then be asked to take back. What the gallery did not notice changes nothing in that. */
function backAfter<G extends GameTypes>(
  before: Position<G>,
  after: Position<G>,
  step: RecentStep<G>,
  stays: boolean,
): Undo<G> | null {
  const { seat } = step;
  if (hasGalleryNoticed(before, after, step.told)) {
    // Nothing from before it is kept, or every step would keep all those before.
    const bare = { ...step.before, position: { ...before, undo: null, back: null } };
    return stays ? null : { seat, steps: [{ ...step, before: bare }] };
  }
  const { back } = before;
  return back && back.seat !== seat ? { seat: back.seat, steps: [...back.steps, step] } : null;
}

function hasGalleryNoticed<G extends GameTypes>(
  before: Position<G>,
  after: Position<G>,
  told: readonly Telling<unknown>[],
): boolean {
  return after.shown.at(-1) !== before.shown.at(-1) || countHeard(told, 'gallery') > 0;
}

/** Whether a seat was told or shown a step of another. */
function hasNoticed<G extends GameTypes>(
  watcher: Seat,
  mover: Seat,
  before: Position<G>,
  after: Position<G>,
  told: readonly Telling<unknown>[],
): boolean {
  if (watcher === mover) return false;
  return after.shown[watcher] !== before.shown[watcher] || countHeard(told, watcher) > 0;
}

function undoAfter<G extends GameTypes>(
  kept: Undo<G> | null,
  step: RecentStep<G>,
  binds: boolean,
  { outcome }: Position<G>,
): Undo<G> | null {
  if (outcome) return null;
  const { seat } = step;
  if (!binds) return { seat, steps: kept?.seat === seat ? [...kept.steps, step] : [step] };
  return kept && kept.seat !== seat ? { seat: kept.seat, steps: [...kept.steps, step] } : null;
}

/** Who learns that a seat's time was up: all, where all knew that it was waited for; in a window nobody else. */
function lateness<G extends GameTypes>(game: Game<G>, state: G['state'], seat: Seat): Telling<HouseEvent> {
  const waiting = windowOf(game, state) ? 'someone' : game.waiting(state, 'gallery');
  const openly = waiting !== 'someone' && waiting.includes(seat);
  return { full: { type: 'house.late', seat }, only: openly ? null : [seat], rest: null };
}

/** Rebuilds the position before a seat's last step and plays the later steps of others again. */
export function takeBack<G extends GameTypes>(
  config: MatchConfig<G>,
  position: Position<G>,
  recent: Undo<G> | null,
  seat: Seat,
): { readonly position: Position<G>; readonly told: readonly Telling<HouseEvent>[] } {
  const { game, seats } = config;
  const steps = recent?.seat === seat ? recent.steps : [];
  const place = steps.findLastIndex((step) => step.seat === seat);
  if (place < 0) throw new ReplayError('nothing to take back');
  const undone = steps[place];
  const later = steps.slice(place + 1);
  let rebuilt = undone.before.position;
  for (const step of later) {
    if (game.refusal(rebuilt.state, step.seat, step.move)) {
      throw new ReplayError('a later step rests on the one to be taken back');
    }
    const again = playStep(config, { ...step.before, position: rebuilt }, step, step.at);
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
  // Whoever heard that a step is gone cannot be asked about one from before it.
  const isTold = countHeard(told.flat(), 'gallery') > 0;
  return { position: isTold ? { ...rebuilt, back: null } : rebuilt, told: told.flat() };
}
