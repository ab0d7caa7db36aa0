/** The situation of a watcher: view, moves, the seats waited for, and whether the watcher is asked. */

import { type Game, type GameTypes, type Seat, type Watcher, watcherAt } from './game.ts';
import { sameJson } from './json.ts';
import { owes } from './windows.ts';

export interface Situation<G extends GameTypes = GameTypes> {
  readonly view: G['view'];
  readonly moves: readonly G['move'][];
  readonly waiting: readonly Seat[] | 'someone';
  readonly asked: boolean;
}

type Viewing<G extends GameTypes> = Pick<Game<G>, 'publicView' | 'ownView'>;

/** `seen`: the public view of this state, where it is known already. */
export function viewOf<G extends GameTypes>(
  game: Viewing<G>,
  state: G['state'],
  watcher: Watcher,
  open: boolean,
  seen = game.publicView(state, open),
): G['view'] {
  return watcher === 'gallery' ? seen : game.ownView(state, watcher, open, seen);
}

export function situationOf<G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  watcher: Watcher,
  over: boolean,
  seen?: G['view'],
): Situation<G> {
  return {
    view: viewOf(game, state, watcher, over, seen),
    moves: over || watcher === 'gallery' ? [] : game.moves(state, watcher),
    waiting: over ? [] : game.waiting(state, watcher),
    asked: !over && watcher !== 'gallery' && owes(game, state, watcher),
  };
}

/** The situations of all watchers, the gallery last. The public view is made once for all of them. */
export function shownToAll<G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  seats: number,
  over: boolean,
  before: readonly Shown[],
): readonly Shown[] {
  const seen = game.publicView(state, over);
  const shown: Shown[] = [];
  for (let index = 0; index <= seats; index++) {
    shown.push(unlessSame(before.at(index), situationOf(game, state, watcherAt(index, seats), over, seen)));
  }
  return shown;
}

/** The same where nobody but this seat can have noticed anything. */
export function shownToOne<G extends GameTypes>(
  game: Game<G>,
  state: G['state'],
  seat: Seat,
  before: readonly Shown[],
): readonly Shown[] {
  const seen = before.at(-1)?.situation.view;
  return before.with(seat, unlessSame(before[seat], situationOf(game, state, seat, false, seen)));
}

function unlessSame(before: Shown | undefined, situation: Situation): Shown {
  const shown = new Shown(situation);
  return before && shown.isLike(before) ? before : shown;
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
