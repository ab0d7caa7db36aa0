/** Counts cards over the known deck, for itself and for everybody else, and weighs what each move does to the race. */

import { Memory } from '@conclave/bots';
import type { Bot, HouseEvent, Question, Seat, Thought } from '@conclave/engine';
import { Suspects } from '../mind/suspects.ts';
import { type Card, DECK } from '../rules/deck.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { answer, leftAfter, parted } from './answers.ts';
import { chance, FRESH, type Runner } from './race.ts';
import { type Reach, reaches } from './reach.ts';
import { because } from './thought.ts';
import { afterTurn, type Clock } from './timetable.ts';

/** Everybody's suspects, as far as this seat can tell. */
class Ledger {
  readonly seats: readonly Suspects[];

  constructor(seats: number) {
    this.seats = Array.from({ length: seats }, (_none, seat) => new Suspects(seat));
  }

  told(event: Event | HouseEvent): void {
    for (const suspects of this.seats) suspects.told(event);
  }
}
const MARGIN = Number(process.env.MARGIN ?? 0.01);

export function strong(): Bot<View, Move, Event> {
  const memory = new Memory<View, Event, Ledger>((_seat, seats) => new Ledger(seats));
  return {
    think(question) {
      return new Deliberation(question, memory.recall(question)).decide();
    },
  };
}

class Deliberation {
  private readonly question: Question<View, Move, Event>;
  private readonly view: View;
  private readonly seat: Seat;
  private readonly own: readonly Card[];
  private readonly others: readonly (readonly Card[])[];
  private readonly clock: Clock;

  constructor(question: Question<View, Move, Event>, ledger: Ledger) {
    this.question = question;
    this.view = question.perspective.view;
    this.seat = question.seat;
    this.others = ledger.seats.map((suspects) => suspects.cards);
    this.own = this.others[this.seat];
    const { players, first, active } = this.view;
    const seats = players.length;
    this.clock = {
      seats,
      first,
      turn: (active - first + seats) % seats,
      pairs: players.map(({ front }) => front.length > 0),
    };
  }

  decide(): Thought<Move> {
    const { question, view, seat, own } = this;
    const mayDeclare = view.players[seat].decoded || view.freeGuess;
    if (own.length === 1 && mayDeclare) {
      return because({ kind: 'declare', combination: DECK[own[0]] }, 'certain');
    }
    const { moves } = question.perspective;
    const choices = question.asked ? reaches(moves, view, seat) : [];
    const worths = choices.map((choice) => this.worthOf(choice));
    const stay =
      choices.length > 0
        ? Math.max(...worths)
        : this.worth(own.length, view.players[seat].found, this.clock, null, []);
    if (mayDeclare && this.guess() > stay + MARGIN) {
      const combination = DECK[question.rng.pick(own)];
      return because({ kind: 'declare', combination }, 'likely', { candidates: own.length });
    }
    if (!question.asked) return because(null, 'random');
    if (choices.length === 0) {
      const [forced] = moves.filter((move) => move.kind !== 'declare');
      return because(forced, 'forced');
    }
    const best = choices[worths.indexOf(stay)];
    return because(best.move, 'bestSplit', { candidates: own.length });
  }

  private worthOf({ card, other, to }: Reach): number {
    const { own, view, seat } = this;
    const parts = parted(own, card);
    const { found } = view.players[seat];
    if (to === null) return -leftAfter(parts);
    const theirs = view.players[to].combination;
    const shown = theirs === null ? 0 : answer(theirs, other);
    const left = this.others[to].filter((suspect) => answer(suspect, other) === shown);
    const clock = afterTurn(this.clock, to);
    let sum = 0;
    for (const part of parts) sum += part.length * this.worth(part.length, found, clock, to, left, part);
    return sum / own.length;
  }

  private worth(
    suspects: number,
    found: number,
    clock: Clock,
    named: Seat | null,
    left: readonly Card[],
    mine: readonly Card[] = this.own,
  ): number {
    const rivals = this.others.flatMap((cards, seat): Runner[] => {
      if (seat === this.seat) return [];
      const theirs = seat === named ? left : cards;
      const shared = theirs.filter((card) => mine.includes(card)).length / mine.length;
      return [{ seat, suspects: theirs.length - shared, found: this.view.players[seat].found }];
    });
    return chance({ seat: this.seat, suspects, found }, rivals, clock);
  }

  private guess(): number {
    const { own, view, seat, clock } = this;
    const { found } = view.players[seat];
    const right = found + 1 === 2 ? 1 : this.worth(FRESH, found + 1, clock, null, []);
    const wrong = this.worth(FRESH, found, clock, null, []);
    return right / own.length + wrong * (1 - 1 / own.length);
  }
}
