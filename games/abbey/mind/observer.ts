/** Turns what one seat is told into a history and the evidence about it. */

import { ChaCha8, type Rng, type Seat, stretchSeed } from '@conclave/engine';
import { admitted } from '../rules/answering.ts';
import type { Event } from '../rules/events.ts';
import { type Answer, isGeneral, type Question, type Statement } from '../rules/question.ts';
import { pairOf } from '../rules/state.ts';
import { fitting, type Mask, maskOf, SUSPECTS } from '../rules/suspects.ts';
import { evidenceIn, holding, isAboutCrosses } from './answer-evidence.ts';
import { type GlobalEvidence, type LocalEvidence, type Place, seenAt, tally } from './evidence.ts';
import { History, type Transfer } from './history.ts';
import { References, type Referent } from './references.ts';
import { Sampler } from './sampler.ts';

const UNSEEN = -1;
/** Gibbs steps tried to repair the history after new evidence. */
const REPAIRS = 60;

interface Occasion {
  readonly from: Seat;
  readonly to: Seat;
  readonly time: number;
  readonly how: 'taken' | 'shown';
}

export class Observer {
  readonly history: History;
  readonly sampler: Sampler;
  readonly pile: number;
  readonly culprit: number;
  /** Players may cross off suspects as they like: answers about crosses are then no evidence. */
  private readonly ownCrosses: boolean;
  private readonly seat: Seat;
  private readonly seats: number;
  private readonly rng: Rng = new ChaCha8(stretchSeed('chronicle'));
  /** Where evidence comes from. */
  readonly sources = new Map<LocalEvidence, Event>();
  private present: Event | null = null;
  private sizes: number[] = [];
  private batch: Transfer[] = [];
  private batchKey = '';
  /** The topmost cards of the pile, as far as this seat has seen them. */
  private knownTop: number[] = [];
  private publicly: Mask = 0;
  /** By seat: cards this seat showed it, and how many others showed it unseen. */
  private readonly shownBy: Mask[];
  private readonly hidden: number[];
  private readonly references: References;
  /** By owner and viewer (`pairOf`): when cards were last shown that this seat did not see. */
  private readonly shownAt = new Map<number, number>();
  /** By seat: what they said last about cards or list (AB-74). */
  private readonly statements: (Statement | null)[];
  /** Cards that others took or were shown, unseen by this seat. */
  private readonly occasions: Occasion[] = [];
  /** The times at which this seat's present turn and the one before began. */
  private presentTurn = 0;
  private previousTurn = 0;

  constructor(seat: Seat, seats: number, ownCrosses = false) {
    this.ownCrosses = ownCrosses;
    this.seat = seat;
    this.seats = seats;
    this.pile = seats;
    this.culprit = seats + 1;
    this.history = new History(SUSPECTS, seats + 2);
    this.sampler = new Sampler(this.history);
    this.shownBy = Array.from({ length: seats }, () => 0);
    this.hidden = Array.from({ length: seats }, () => 0);
    this.references = new References(seats);
    this.statements = Array.from({ length: seats }, () => null);
  }

  get isDealt(): boolean {
    return this.history.time >= 0;
  }

  tell(event: Event): void {
    const key = batchOf(event);
    if (key === '' || key !== this.batchKey) this.flush();
    this.batchKey = key;
    this.present = event;
    switch (event.type) {
      case 'opened':
        this.sizes = [...Array.from({ length: this.seats }, () => event.each), event.pile, 1];
        break;
      case 'dealt':
        if (event.cards === null) break;
        this.history.deal(this.sizes, this.seat, maskOf(event.cards), this.rng);
        this.repair([]);
        break;
      case 'turn':
        if (event.seat !== this.seat) break;
        this.previousTurn = this.presentTurn;
        this.presentTurn = this.history.time;
        break;
      case 'took':
        this.moved(event.from, event.by, event.card ?? UNSEEN, key === '');
        if (event.how !== 'caught')
          this.references.took(event.by, event.from, this.referentOf(event.from, event.by, event.card));
        break;
      case 'gave':
        this.moved(event.by, event.to, event.card ?? UNSEEN, false);
        break;
      case 'drew':
        this.moved(this.pile, event.seat, event.card ?? this.knownTop.at(0) ?? UNSEEN, true);
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
        this.references.forgetGifts();
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
        for (let to = 0; to < this.seats; to++) {
          this.references.showed(event.seat, to, { cards: 1 << event.card });
          this.shownAt.delete(pairOf(this.seats, event.seat, to));
        }
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
          this.addLocal(tally(this.history.time, seat, fitting(event.values), n));
        break;
      case 'hasNone':
        this.addLocal(tally(this.history.time, event.by, fitting(event.values), 0));
        break;
    }
  }

  /** Transfers of one exchange go into the history together. */
  flush(): void {
    if (this.batch.length === 0) return;
    const batch = this.batch;
    this.batch = [];
    this.batchKey = '';
    this.history.advance(batch, this.rng);
    this.repair([this.history.time - 1]);
  }

  private referentOf(from: Seat, to: Seat, card: number | null): Referent {
    if (card !== null) return { cards: 1 << card };
    const time = this.history.time + (this.batch.length > 0 ? 1 : 0);
    this.occasions.push({ from, to, time, how: 'taken' });
    return { time, from, to };
  }

  private moved(from: number, to: Seat, card: number, alone: boolean): void {
    this.batch.push({ from, to, card });
    if (from < this.seats) this.references.received(to, from, this.history.time + 1);
    if (alone) this.flush();
  }

  private passed({ by, to, cards, count, how }: Extract<Event, { type: 'passed' }>): void {
    for (let i = 0; i < count; i++) this.moved(by, to, cards?.[i] ?? UNSEEN, false);
    if (how !== 'mass' || count === 0) return;
    this.references.gave(
      by,
      cards ? { cards: maskOf(cards) } : { time: this.history.time + 1, from: by, to },
    );
  }

  private seen(card: number, place: Place): void {
    this.addLocal(seenAt(this.history.time, card, place));
  }

  private showed({ by, to, cards, count, values }: Extract<Event, { type: 'showed' }>): void {
    if (cards === null) this.shownAt.set(pairOf(this.seats, by, to), this.history.time);
    else this.shownAt.delete(pairOf(this.seats, by, to));
    if (cards === null) {
      this.hidden[to] += count;
      this.references.showed(by, to, null);
      this.occasions.push({ from: by, to, time: this.history.time, how: 'shown' });
      if (values.length > 0) this.addLocal(holding(this.history.time, by, fitting(values), true));
      return;
    }
    this.references.showed(by, to, { cards: maskOf(cards) });
    if (to !== this.seat) this.shownBy[to] |= maskOf(cards);
    else for (const card of cards) this.seen(card, by);
    if (to === this.seat && values.length > 0) {
      this.addLocal({ kind: 'shown', time: this.history.time, place: by, mask: fitting(values) });
    }
  }

  /** onHearing: the card was taken or shown on one of the occasions since the end of this seat's previous turn. */
  private overheard({ seat, to, from, card }: Extract<Event, { type: 'overheard' }>): void {
    if (card === null) {
      this.hidden[seat]++;
      return;
    }
    const bit = 1 << card;
    const occasions = this.occasions.filter(
      (occasion) => occasion.from === from && occasion.to === to && occasion.time >= this.previousTurn,
    );
    this.addGlobal((history) =>
      occasions.some(({ time, how }) =>
        how === 'shown' ? history.heldAt(time, from) & bit : history.movedAt(time, from, to) & bit,
      )
        ? 0
        : 1,
    );
  }

  private addLocal(local: LocalEvidence): void {
    if (this.present) this.sources.set(local, this.present);
    this.history.add(local);
    this.repair([local.time]);
  }

  private addGlobal(violations: GlobalEvidence['violations']): void {
    this.history.global.push({ violations });
    this.repair([]);
  }

  /** The history is made to fit at once: later it would take longer. */
  private repair(times: readonly number[]): void {
    this.sampler.update(times);
    this.sampler.sample(this.rng, 0, REPAIRS);
  }

  private answered(asker: Seat, of: Seat, question: Question, answer: Answer): void {
    this.publicly |= admitted(question, answer);
    const said = this.statements[of];
    if (isGeneral(question)) this.statements[of] = { question, answer };
    const meant = question.kind === 'stillSo' ? said?.question : question;
    if (of === this.seat || (this.ownCrosses && meant && isAboutCrosses(meant))) return;
    const { time } = this.history;
    const extra = this.publicly | this.shownBy[of];
    const all = evidenceIn(question, answer, {
      time,
      place: of,
      maskOf: (filter) => this.references.maskOf(filter, asker, of),
      cardOf: (reference) => this.references.cardOf(reference, asker, of),
      receipt: (from) => this.references.receipt(of, from),
      shownAt: (by) => this.shownAt.get(pairOf(this.seats, by, of)) ?? null,
      said,
      crossed: (history) => extra | history.everHeld(time, of),
      spare: this.hidden[of],
    });
    for (const evidence of all) {
      if ('kind' in evidence) this.addLocal(evidence);
      else this.addGlobal(evidence.violations);
    }
  }
}

/** Events that belong to one exchange of cards. */
function batchOf(event: Event): string {
  if (event.type === 'passed') return event.how;
  if (
    (event.type === 'took' || event.type === 'gave') &&
    (event.how === 'mirror' || event.how === 'onExchange')
  )
    return event.how;
  return '';
}
