/** What a seat can infer: its suspects, and any order of the other unseen cards. Exact. */

import { canonical, type HouseEvent, type Mind, type MindMaker, type Rng, type Seat } from '@conclave/engine';
import type { Card } from '../rules/deck.ts';
import type { Event } from '../rules/events.ts';
import { type TempleCode, templeCode } from '../rules/game.ts';
import { NONE, type State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { Suspects } from './suspects.ts';
import { unseen } from './unseen.ts';

export class TempleCodeMind implements Mind<TempleCode> {
  readonly suspects: Suspects;
  private readonly seat: Seat;
  private view: View;

  constructor(seat: Seat, view: View) {
    this.seat = seat;
    this.view = view;
    this.suspects = new Suspects(seat);
  }

  told(event: Event | HouseEvent, view: View): void {
    this.view = view;
    this.suspects.told(event);
  }

  look(view: View): void {
    this.view = view;
  }

  /** Every suspect is as likely as any other, and so is every order of the pile. */
  imagine(rng: Rng): State | null {
    const suspects = this.suspects.cards;
    if (suspects.length === 0) return null;
    const own = rng.pick(suspects);
    const pile = rng.shuffle(unseen(this.view).filter((card) => card !== own));
    return stateFrom(this.view, own, pile);
  }

  excludes(state: State): boolean {
    if (!this.suspects.has(state.combination[this.seat])) return true;
    const open = this.view.pile.cards !== null;
    return canonical(templeCode.view(state, this.seat, open)) !== canonical(this.view);
  }
}

export const templeCodeMind: MindMaker<TempleCode> = (seat, _seats, _options, view) =>
  new TempleCodeMind(seat, view);

function stateFrom(view: View, own: Card, pile: Card[]): State {
  const { players, aside, discard, first, active, freeGuess, over } = view;
  return {
    freeGuess,
    combination: players.map(({ combination }) => combination ?? own),
    front: players.flatMap(({ front }) => (front.length === 2 ? front : [NONE, NONE])),
    aside: aside.map(({ card }) => card),
    asideOf: aside.map(({ seat }) => seat),
    pile,
    discard: [...discard],
    found: players.map(({ found }) => found),
    decoded: players.map(({ decoded }) => decoded),
    first,
    turn: (active - first + players.length) % players.length,
    over,
  };
}
