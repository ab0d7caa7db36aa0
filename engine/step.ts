/** Makes one step on a copy of the state and collects what was told. The match and the conformance tests use it. */

import type { Effects, Game, GameTypes, Seat, Watcher } from './game.ts';
import type { ChaCha8, Rng } from './rng.ts';

/** One happening in two wordings: `full` for those named in `only` (`null`: all), `rest` for everybody else. */
export interface Telling<Event> {
  readonly full: Event;
  readonly only: readonly Watcher[] | null;
  readonly rest: Event | null;
}

export interface Step<G extends GameTypes> {
  readonly state: G['state'];
  readonly told: readonly Telling<G['event']>[];
  /**
   * Whether the step binds. It does if the mover learnt something, chance was drawn, or somebody else is to act now. It
   * also does if a window was open, the move is possible at any time, or the game is over.
   */
  readonly sealed: boolean;
  /** Nor may the table be asked to take it back: chance, a look, a window before or after it, at any time, the end. */
  readonly stays: boolean;
}

/** Effects that are written down. */
export class Scribe<Event> implements Effects<Event> {
  readonly told: Telling<Event>[] = [];
  readonly rng: Rng;
  sealed = false;

  constructor(rng: Rng) {
    this.rng = rng;
  }

  tell(full: Event): void {
    this.told.push({ full, only: null, rest: null });
  }

  tellOnly(only: readonly Seat[], full: Event, rest: Event | null): void {
    this.told.push({ full, only: [...only], rest });
  }

  seal(): void {
    this.sealed = true;
  }
}

/** A secret window closed: everybody learns what came of it, so nothing before can be taken back. */
export function takeClose<G extends GameTypes>(game: Game<G>, before: G['state'], rng: Rng): Step<G> {
  if (!game.windows?.close) throw new Error(`${game.id} has no secret windows`);
  const state = game.clone(before);
  const scribe = new Scribe<G['event']>(rng);
  game.windows.close(state, scribe);
  return { state, told: scribe.told, sealed: true, stays: true };
}

export function takeStep<G extends GameTypes>(
  game: Game<G>,
  before: G['state'],
  seat: Seat,
  move: G['move'],
  rng: ChaCha8,
): Step<G> {
  const state = game.clone(before);
  const asked = game.toAct(before).slice();
  const drawn = rng.position;
  const scribe = new Scribe<G['event']>(rng);
  game.play(state, seat, move, scribe);
  const binds =
    scribe.sealed ||
    rng.position !== drawn ||
    game.outcome(state) !== null ||
    game.anytime.includes(move.kind) ||
    (game.windows?.current(before) ?? null) !== null;
  const sealed = binds || game.toAct(state).some((next) => !asked.includes(next));
  const stays = binds || (game.windows?.current(state) ?? null) !== null;
  return { state, told: scribe.told, sealed, stays };
}

/** What one watcher heard of a telling; `null`: nothing. */
export function heard<Event>(telling: Telling<Event>, watcher: Watcher): Event | null {
  return telling.only === null || telling.only.includes(watcher) ? telling.full : telling.rest;
}

export function allHeard<Event>(told: readonly Telling<Event>[], watcher: Watcher): Event[] {
  const events: Event[] = [];
  for (const telling of told) {
    const event = heard(telling, watcher);
    if (event !== null) events.push(event);
  }
  return events;
}

export function countHeard<Event>(told: readonly Telling<Event>[], watcher: Watcher): number {
  let count = 0;
  for (const telling of told) if (heard(telling, watcher) !== null) count++;
  return count;
}
