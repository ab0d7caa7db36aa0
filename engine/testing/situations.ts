/** Writes what watchers see as text, to compare it. */

import type { Game, GameTypes, Watcher } from '../game.ts';
import { watcherAt } from '../game.ts';
import { canonical, sameJson } from '../json.ts';
import { Shown, situationOf } from '../situation.ts';

/** Everything a watcher could see, as text. */
export function situation<G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  watcher: Watcher,
  over = game.outcome(state) !== null,
): string {
  return new Shown(situationOf(game, state, watcher, over)).text;
}

/** Everything any watcher could see, in the order of their seats, the gallery last. */
export function situations<G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  seats: number,
  over = game.outcome(state) !== null,
): string[] {
  return Array.from({ length: seats + 1 }, (_none, index) =>
    situation(game, state, watcherAt(index, seats), over),
  );
}

/** The same as plain JSON: written down only where one look does not tell. */
export function alike(a: unknown, b: unknown): boolean {
  return sameJson(a, b) || canonical(a) === canonical(b);
}
