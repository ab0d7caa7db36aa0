/**
 * What a seat can infer. Exact: hands follow from the chronicle; tiles and Raphael's cards are drawn by chance when
 * they are wanted, so there is no order to guess; the answers of others to an open window may be any they could give.
 */

import { canonical, type HouseEvent, type Mind, type MindMaker, type Rng, type Seat } from '@conclave/engine';
import type { Event } from '../rules/events.ts';
import { type Templar, templar } from '../rules/game.ts';
import type { State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { Hands } from './hands.ts';
import { answersOf, rebuild } from './rebuild.ts';

export class TemplarMind implements Mind<Templar> {
  private readonly seat: Seat;
  private readonly known: Hands;
  private view: View;

  constructor(seat: Seat, view: View) {
    this.seat = seat;
    this.view = view;
    this.known = new Hands(view.players.length, view.stephanus);
  }

  told(event: Event | HouseEvent, view: View): void {
    this.view = view;
    this.known.told(event);
  }

  look(view: View): void {
    this.view = view;
  }

  imagine(rng: Rng): State {
    const { view, known } = this;
    const { hands } = known;
    const answers = (view.window?.asked ?? []).map((seat) => {
      if (!view.window?.answered.includes(seat)) return null;
      return seat === this.seat ? view.window.answers[seat] : rng.pick(answersOf(view, hands, seat));
    });
    return rebuild(view, { hands, answers });
  }

  excludes(state: State): boolean {
    const { view, known } = this;
    if (canonical(state.hands) !== canonical(known.hands)) return true;
    const open = view.players.every(({ cards }) => cards !== null);
    if (canonical(templar.view(state, this.seat, open)) !== canonical(view)) return true;
    const { window } = state;
    return (window?.asked ?? []).some((seat, place) => {
      const answer = window?.answers[place] ?? null;
      return answer !== null && !answersOf(view, known.hands, seat).includes(Number(answer));
    });
  }
}

export const templarMind = ((seat, _seats, _options, view) =>
  new TemplarMind(seat, view)) satisfies MindMaker<Templar>;
