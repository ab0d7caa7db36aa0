/** What is told, written into a chronicle. */

import { ChaCha8, type Rng, type Seat, stretchSeed } from '@conclave/engine';
import { admitted } from '../rules/answering.ts';
import type { Event } from '../rules/events.ts';
import type { Answer, Question } from '../rules/question.ts';
import { fitting, type Mask, maskOf, SUSPECTS } from '../rules/suspects.ts';
import { factIn, holding, isAboutCrosses } from './answers.ts';
import { Chronicle, type Passage } from './chronicle.ts';
import { type Far, lay, type Near, type Place, tally } from './facts.ts';
import { type Trace, Traces } from './traces.ts';
import { Walk } from './walk.ts';

const NEVER = -1;
/** Changes tried to mend a past after something was heard. */
const MENDING = 60;

interface Occasion {
  readonly from: Seat;
  readonly to: Seat;
  readonly hour: number;
  readonly how: 'taken' | 'shown';
}

export class Listener {
  readonly chronicle: Chronicle;
  readonly walk: Walk;
  readonly pile: number;
  readonly culprit: number;
  /** Crosses by hand count too: then answers about them tell nothing. */
  private readonly ownCrosses: boolean;
  private readonly seat: Seat;
  private readonly seats: number;
  private readonly rng: Rng = new ChaCha8(stretchSeed('chronicle'));
  private sizes: number[] = [];
  private batch: Passage[] = [];
  private batchKey = '';
  /** The topmost cards of the pile, as far as this seat has seen them. */
  private knownTop: number[] = [];
  private publicly: Mask = 0;
  /** By seat: cards this seat showed it, and how many others showed it unseen. */
  private readonly shownBy: Mask[];
  private readonly hidden: number[];
  private readonly traces: Traces;
  /** Cards taken from or shown to others unseen. */
  private readonly occasions: Occasion[] = [];
  /** The hours at which this seat's present turn and the one before began. */
  private presentTurn = 0;
  private previousTurn = 0;

  constructor(seat: Seat, seats: number, ownCrosses = false) {
    this.ownCrosses = ownCrosses;
    this.seat = seat;
    this.seats = seats;
    this.pile = seats;
    this.culprit = seats + 1;
    this.chronicle = new Chronicle(SUSPECTS, seats + 2);
    this.walk = new Walk(this.chronicle);
    this.shownBy = Array.from({ length: seats }, () => 0);
    this.hidden = Array.from({ length: seats }, () => 0);
    this.traces = new Traces(seats);
  }

  get isDealt(): boolean {
    return this.chronicle.hour >= 0;
  }

  tell(event: Event): void {
    const key = batchOf(event);
    if (key === '' || key !== this.batchKey) this.flush();
    this.batchKey = key;
    switch (event.type) {
      case 'opened':
        this.sizes = [...Array.from({ length: this.seats }, () => event.each), event.pile, 1];
        break;
      case 'dealt':
        if (event.cards === null) break;
        this.chronicle.deal(this.sizes, this.seat, maskOf(event.cards), this.rng);
        this.mend([]);
        break;
      case 'turn':
        if (event.seat !== this.seat) break;
        this.previousTurn = this.presentTurn;
        this.presentTurn = this.chronicle.hour;
        break;
      case 'took':
        this.moved(event.from, event.by, event.card ?? NEVER, key === '');
        if (event.how !== 'caught')
          this.traces.took(event.by, event.from, this.way(event.from, event.by, event.card));
        break;
      case 'gave':
        this.moved(event.by, event.to, event.card ?? NEVER, false);
        break;
      case 'drew':
        this.moved(this.pile, event.seat, event.card ?? this.knownTop.at(0) ?? NEVER, true);
        this.knownTop.shift();
        break;
      case 'fromPile':
        this.moved(this.pile, event.seat, event.card, true);
        this.knownTop.shift();
        this.publicly |= 1 << event.card;
        break;
      case 'passed':
        this.passed(event);
        break;
      case 'mass':
        this.traces.forgetGifts();
        break;
      case 'showed':
        this.showed(event);
        break;
      case 'peeked':
        if (event.cards === null) this.hidden[event.seat] += event.count;
        else {
          for (const card of event.cards) this.seen(card, this.pile);
          this.knownTop = [...event.cards];
        }
        break;
      case 'exposed':
        this.seen(event.card, event.seat);
        this.publicly |= 1 << event.card;
        for (let to = 0; to < this.seats; to++)
          this.traces.showed(event.seat, to, { cards: 1 << event.card });
        break;
      case 'overheard':
        this.overheard(event);
        break;
      case 'answered':
        this.answered(event.asker, event.of, event.question, event.answer);
        break;
      case 'answeredAll':
        for (const { seat, answer } of event.answers)
          if (answer) this.answered(event.asker, seat, event.question, answer);
        break;
      case 'counted':
        for (const { seat, n } of event.counts)
          this.near(tally(this.chronicle.hour, seat, fitting(event.values), n));
        break;
      case 'hasNone':
        this.near(tally(this.chronicle.hour, event.by, fitting(event.values), 0));
        break;
    }
  }

  /** What is passed at once is written down at once. */
  flush(): void {
    if (this.batch.length === 0) return;
    const batch = this.batch;
    this.batch = [];
    this.batchKey = '';
    this.chronicle.pass(batch, this.rng);
    this.mend([this.chronicle.hour - 1]);
  }

  private way(from: Seat, to: Seat, card: number | null): Trace {
    if (card !== null) return { cards: 1 << card };
    const hour = this.chronicle.hour + (this.batch.length > 0 ? 1 : 0);
    this.occasions.push({ from, to, hour, how: 'taken' });
    return { hour, from, to };
  }

  private moved(from: number, to: Seat, card: number, alone: boolean): void {
    this.batch.push({ from, to, card });
    if (from < this.seats) this.traces.received(to, from, this.chronicle.hour + 1);
    if (alone) this.flush();
  }

  private passed({ by, to, cards, count, how }: Extract<Event, { type: 'passed' }>): void {
    for (let i = 0; i < count; i++) this.moved(by, to, cards?.[i] ?? NEVER, false);
    if (how !== 'mass' || count === 0) return;
    this.traces.gave(by, cards ? { cards: maskOf(cards) } : { hour: this.chronicle.hour + 1, from: by, to });
  }

  private seen(card: number, place: Place): void {
    this.near(lay(this.chronicle.hour, card, place));
  }

  private showed({ by, to, cards, count, values }: Extract<Event, { type: 'showed' }>): void {
    if (cards === null) {
      this.hidden[to] += count;
      this.traces.showed(by, to, null);
      this.occasions.push({ from: by, to, hour: this.chronicle.hour, how: 'shown' });
      if (values.length > 0) this.near(holding(this.chronicle.hour, by, fitting(values), true));
      return;
    }
    this.traces.showed(by, to, { cards: maskOf(cards) });
    if (to !== this.seat) this.shownBy[to] |= maskOf(cards);
    else for (const card of cards) this.seen(card, by);
    if (to === this.seat && values.length > 0) {
      this.near({ kind: 'shown', hour: this.chronicle.hour, place: by, mask: fitting(values) });
    }
  }

  /** That card was taken or shown on one of the occasions since the end of the listener's previous turn (S06). */
  private overheard({ seat, to, from, card }: Extract<Event, { type: 'overheard' }>): void {
    if (card === null) {
      this.hidden[seat]++;
      return;
    }
    const bit = 1 << card;
    const occasions = this.occasions.filter(
      (occasion) => occasion.from === from && occasion.to === to && occasion.hour >= this.previousTurn,
    );
    this.distant((chronicle) =>
      occasions.some(({ hour, how }) =>
        how === 'shown' ? chronicle.heldAt(hour, from) & bit : chronicle.wentAt(hour, from, to) & bit,
      )
        ? 0
        : 1,
    );
  }

  private near(near: Near): void {
    this.chronicle.hear(near);
    this.mend([near.hour]);
  }

  /** What speaks of more than one hour. */
  private distant(faults: Far['faults']): void {
    this.chronicle.far.push({ faults });
    this.mend([]);
  }

  /** A past that fits is looked for at once: later it would take longer. */
  private mend(hours: readonly number[]): void {
    this.walk.heard(hours);
    this.walk.settle(this.rng, 0, MENDING);
  }

  private answered(asker: Seat, of: Seat, question: Question, answer: Answer): void {
    this.publicly |= admitted(question, answer);
    if (of === this.seat || (this.ownCrosses && isAboutCrosses(question))) return;
    const { hour } = this.chronicle;
    const extra = this.publicly | this.shownBy[of];
    const fact = factIn(question, answer, {
      hour,
      place: of,
      maskOf: (filter) => this.traces.maskOf(filter, asker, of),
      receipt: (from) => this.traces.receipt(of, from),
      crossed: (chronicle) => extra | chronicle.everHeld(hour, of),
      spare: this.hidden[of],
    });
    if (fact === null) return;
    if ('kind' in fact) this.near(fact);
    else this.distant(fact.faults);
  }
}

/** Events that belong to one exchange of cards. */
function batchOf(event: Event): string {
  if (event.type === 'passed') return event.how;
  if ((event.type === 'took' || event.type === 'gave') && (event.how === 'S17' || event.how === 'S21'))
    return event.how;
  return '';
}
