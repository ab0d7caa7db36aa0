/** What a seat can know: which cards it has seen, in its hand or on the table. Every other card can be anywhere. */

import type { HouseEvent, Mind, MindMaker, Rng } from '@conclave/engine';
import { sorted } from '@conclave/engine/author';
import type { Event } from '../rules/events.ts';
import type { FirstTrick } from '../rules/game.ts';
import { CARDS } from '../rules/moves.ts';
import { DECK_EACH, type State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

class FirstTrickMind implements Mind<FirstTrick> {
  private readonly seat: number;
  private readonly played = new Set<number>();
  private view: View;

  constructor(seat: number, view: View) {
    this.seat = seat;
    this.view = view;
  }

  told(event: Event | HouseEvent): void {
    if (event.type === 'played') this.played.add(event.card);
  }

  look(view: View): void {
    this.view = view;
  }

  private get own(): readonly number[] {
    return this.view.players[this.seat].hand ?? [];
  }

  imagine(rng: Rng): State {
    const { players, leader, active } = this.view;
    const deck = CARDS.slice(0, players.length * DECK_EACH);
    const hidden = rng.shuffle(deck.filter((card) => !this.played.has(card) && !this.own.includes(card)));
    const hands = players.map(({ hand, cards }) => hand ?? sorted(hidden.splice(0, cards)));
    const table = players.map(({ played }) => played);
    return {
      leader,
      active,
      hands,
      rest: sorted(hidden),
      table,
      tricks: players.map(({ tricks }) => tricks),
    };
  }

  /** A card that lies on the table, or did, is in nobody's hand. */
  excludes({ hands }: State): boolean {
    return hands.some((hand, seat) =>
      seat === this.seat ? String(hand) !== String(this.own) : hand.some((card) => this.played.has(card)),
    );
  }
}

export const firstTrickMind: MindMaker<FirstTrick> = (seat, _seats, _options, view) =>
  new FirstTrickMind(seat, view);
