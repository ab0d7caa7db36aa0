/** What moves are worth to a seat in the race with the others: the probability that it wins. */

import type { Seat } from '@conclave/engine';
import type { Card } from '../rules/deck.ts';
import { TO_WIN } from '../rules/declare.ts';
import type { View } from '../rules/view.ts';
import { answer, partition } from './answers.ts';
import type { DecodingChoice } from './choices.ts';
import { ALL, chance, type Runner } from './race.ts';
import { afterTurn, type Clock, clockOf } from './timetable.ts';

export class MoveWorth {
  private readonly seat: Seat;
  private readonly view: View;
  /** By seat. */
  private readonly suspects: readonly (readonly Card[])[];
  private readonly clock: Clock;

  constructor(seat: Seat, view: View, suspects: readonly (readonly Card[])[]) {
    this.seat = seat;
    this.view = view;
    this.suspects = suspects;
    this.clock = clockOf(view);
  }

  private get own(): readonly Card[] {
    return this.suspects[this.seat];
  }

  private get found(): number {
    return this.view.players[this.seat].found;
  }

  /** Doing nothing for now. */
  worthOfWaiting(): number {
    return this.chance(this.own.length, this.found, this.rivals(this.suspects, this.own), this.clock);
  }

  /** Declaring any one of the own suspects: right or wrong, all starts anew. */
  declaring(): number {
    const rivals = this.rivals(this.suspects, this.own);
    const right = this.found + 1 === TO_WIN ? 1 : this.chance(ALL, this.found + 1, rivals, this.clock);
    const wrong = this.chance(ALL, this.found, rivals, this.clock);
    return wrong + (right - wrong) / this.own.length;
  }

  /** Decoding one card while another seat gets the other: what that tells them is known, for their combination is seen. */
  taking({ card, other, to }: DecodingChoice): number {
    const clock = to === null ? this.clock : afterTurn(this.clock, to);
    const suspects = this.suspects.map((cards, seat) => (seat === to ? this.fitting(seat, other) : cards));
    let sum = 0;
    for (const part of partition(this.own, card)) {
      sum += part.length * this.chance(part.length, this.found, this.rivals(suspects, part), clock);
    }
    return sum / this.own.length;
  }

  /** How many suspects another seat has left once it decodes a card. */
  leftTo(seat: Seat, card: Card): number {
    return this.fitting(seat, card).length;
  }

  private fitting(seat: Seat, card: Card): Card[] {
    const { combination } = this.view.players[seat];
    return this.suspects[seat].filter(
      (suspect) => combination === null || answer(suspect, card) === answer(combination, card),
    );
  }

  /** If the own combination is one of `mine`, the others see it and strike it out. */
  private rivals(suspects: readonly (readonly Card[])[], mine: readonly Card[]): Runner[] {
    return suspects.flatMap((cards, seat) => {
      if (seat === this.seat) return [];
      const struck = cards.filter((card) => mine.includes(card)).length / mine.length;
      return [{ seat, suspects: cards.length - struck, found: this.view.players[seat].found }];
    });
  }

  private chance(suspects: number, found: number, rivals: readonly Runner[], clock: Clock): number {
    return chance({ seat: this.seat, suspects, found }, rivals, clock);
  }
}
