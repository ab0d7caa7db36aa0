/** The situation of a watcher: view, moves, the seats waited for, and whether the watcher is asked. */

import type { Game, GameTypes, Seat, Watcher } from './game.ts';
import { sameJson } from './json.ts';
import { owes } from './windows.ts';

export interface Situation<G extends GameTypes = GameTypes> {
  readonly view: G['view'];
  readonly moves: readonly G['move'][];
  readonly waiting: readonly Seat[] | 'someone';
  readonly asked: boolean;
}

export function situationOf<G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  watcher: Watcher,
  over: boolean,
): Situation<G> {
  return {
    view: game.view(state, watcher, over),
    moves: over || watcher === 'gallery' ? [] : game.moves(state, watcher),
    waiting: over ? [] : game.waiting(state, watcher),
    asked: !over && watcher !== 'gallery' && owes(game, state, watcher),
  };
}

/** A situation to be compared with the one after it. Most are only compared; they become text when somebody asks. */
export class Shown {
  readonly situation: Situation;
  private written: string | null = null;

  /** The situation may share parts with a state: states that were rested on never change. */
  constructor(situation: Situation) {
    this.situation = situation;
  }

  get asked(): boolean {
    return this.situation.asked;
  }

  /** As it is written: in this order. */
  get parts(): readonly unknown[] {
    const { view, moves, waiting, asked } = this.situation;
    return [view, moves, waiting, asked];
  }

  get text(): string {
    this.written ??= JSON.stringify(this.parts);
    return this.written;
  }

  isLike(other: Shown): boolean {
    return this === other || sameJson(this.situation, other.situation);
  }
}
