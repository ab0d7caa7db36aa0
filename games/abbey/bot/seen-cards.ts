/** Which cards every other player is known to have seen: what they learn nothing from. */

import type { HouseEvent, Seat } from '@conclave/engine';
import { admitted } from '../rules/answering.ts';
import type { Event } from '../rules/events.ts';
import type { Answer, Question } from '../rules/question.ts';
import { type Mask, maskOf } from '../rules/suspects.ts';

export class SeenCards {
  readonly bySeat: Mask[];
  /** By seat: cards known to lie in its hand now. */
  readonly holds: Mask[];
  /** Whom somebody said to have crossed off. */
  cleared: Mask = 0;

  constructor(seats: number) {
    this.bySeat = Array.from({ length: seats }, () => 0);
    this.holds = Array.from({ length: seats }, () => 0);
  }

  told(event: Event | HouseEvent): void {
    switch (event.type) {
      case 'took':
        this.moved(event.from, event.by, event.card === null ? 0 : 1 << event.card);
        break;
      case 'gave':
        this.moved(event.by, event.to, event.card === null ? 0 : 1 << event.card);
        break;
      case 'passed':
        this.moved(event.by, event.to, event.cards === null ? 0 : maskOf(event.cards));
        break;
      case 'showed':
        if (event.cards === null) break;
        this.bySeat[event.to] |= maskOf(event.cards);
        this.bySeat[event.by] |= maskOf(event.cards);
        this.holds[event.by] |= maskOf(event.cards);
        break;
      case 'exposed':
        this.all(1 << event.card, event.seat);
        break;
      case 'fromPile':
        this.all(1 << event.card, event.seat);
        break;
      case 'answered':
        this.admits(event.of, event.question, event.answer);
        break;
      case 'answeredAll':
        for (const { seat, answer } of event.answers) if (answer) this.admits(seat, event.question, answer);
        break;
    }
  }

  /** An unseen card may have been any of those known: then none of them is known to lie there any more. */
  private moved(from: Seat, to: Seat, cards: Mask): void {
    if (cards === 0) {
      this.holds[from] = 0;
      return;
    }
    this.holds[from] &= ~cards;
    this.holds[to] |= cards;
    this.bySeat[from] |= cards;
    this.bySeat[to] |= cards;
  }

  private admits(seat: Seat, question: Question, answer: Answer): void {
    const cards = admitted(question, answer);
    if (cards !== 0) this.all(cards, seat);
    if (question.kind === 'crossed' && answer.kind === 'yesNo' && answer.yes)
      this.cleared |= 1 << question.suspect;
  }

  private all(cards: Mask, holder: Seat): void {
    for (let seat = 0; seat < this.bySeat.length; seat++) this.bySeat[seat] |= cards;
    this.holds[holder] |= cards;
  }
}
