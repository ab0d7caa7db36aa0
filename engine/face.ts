/**
 * What a watcher has before them: view, moves, whom the game waits for, and whether it is them. Most faces are only compared with the one
 * before; they become text when somebody asks for it.
 */

import type { Game, GameTypes, Seat, Watcher } from './game.ts';
import { sameJson } from './json.ts';

export interface Sight<G extends GameTypes = GameTypes> {
  readonly view: G['view'];
  readonly moves: readonly G['move'][];
  readonly waiting: readonly Seat[] | 'someone';
  readonly asked: boolean;
}

export function sightOf<G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  watcher: Watcher,
  over: boolean,
): Sight<G> {
  return {
    view: game.view(state, watcher, over),
    moves: over || watcher === 'gallery' ? [] : game.moves(state, watcher),
    waiting: over ? [] : game.waiting(state, watcher),
    asked: !over && watcher !== 'gallery' && game.toAct(state).includes(watcher),
  };
}

export class Face {
  private readonly sight: Sight;
  private written: string | null = null;

  /** The sight may share parts with a state: states that were rested on never change. */
  constructor(sight: Sight) {
    this.sight = sight;
  }

  get text(): string {
    const { view, moves, waiting, asked } = this.sight;
    this.written ??= JSON.stringify([view, moves, waiting, asked]);
    return this.written;
  }

  isLike(other: Face): boolean {
    return this === other || sameJson(this.sight, other.sight);
  }
}
