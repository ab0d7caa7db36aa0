/** What is told, written into a chronicle. */

import { ChaCha8, type Rng, type Seat, stretchSeed } from '@conclave/engine';
import { admitted } from '../rules/answering.ts';
import type { Event } from '../rules/events.ts';
import type { Answer, Atom, Filter, Question } from '../rules/question.ts';
import {
  count,
  EVERYONE,
  fitting,
  last,
  MASK_OF,
  type Mask,
  maskOf,
  nth,
  SUSPECTS,
  traitOf,
  VALUES_OF,
} from '../rules/suspects.ts';
import { Chronicle, type Passage } from './chronicle.ts';
import { type Far, lay, type Near, type Place, tally } from './facts.ts';
import { Walk } from './walk.ts';

const NEVER = -1;
/** Changes tried to mend a past after something was heard. */
const MENDING = 60;
const ABOUT_CROSSES: readonly Question['kind'][] = [
  'crossedCount',
  'crossed',
  'leftCount',
  'atMost',
  'allShare',
];

type MaskNow = (chronicle: Chronicle) => Mask;

/** Where the cards of a reference are found: an hour and a way, or cards that are known. */
type Trace =
  | { readonly hour: number; readonly from: Seat; readonly to: Seat }
  | { readonly cards: Mask }
  | null;

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
  private readonly gifts: Trace[];
  private readonly takes = new Map<number, Trace>();
  private readonly shows = new Map<number, Trace>();
  private readonly receipts = new Map<number, Trace>();
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
    this.gifts = Array.from({ length: seats }, () => null);
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
          this.takes.set(this.pair(event.by, event.from), this.way(event.from, event.by, event.card));
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
        this.gifts.fill(null);
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
          this.shows.set(this.pair(event.seat, to), { cards: 1 << event.card });
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
        for (const { seat, n } of event.counts) this.counts(seat, fitting(event.values), n);
        break;
      case 'hasNone':
        this.counts(event.by, fitting(event.values), 0);
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

  private pair(one: Seat, two: Seat): number {
    return one * this.seats + two;
  }

  private way(from: Seat, to: Seat, card: number | null): Trace {
    if (card !== null) return { cards: 1 << card };
    const hour = this.chronicle.hour + (this.batch.length > 0 ? 1 : 0);
    this.occasions.push({ from, to, hour, how: 'taken' });
    return { hour, from, to };
  }

  private moved(from: number, to: Seat, card: number, alone: boolean): void {
    this.batch.push({ from, to, card });
    if (from < this.seats)
      this.receipts.set(this.pair(to, from), { hour: this.chronicle.hour + 1, from, to });
    if (alone) this.flush();
  }

  private passed({ by, to, cards, count, how }: Extract<Event, { type: 'passed' }>): void {
    for (let i = 0; i < count; i++) this.moved(by, to, cards?.[i] ?? NEVER, false);
    if (how !== 'mass' || count === 0) return;
    this.gifts[by] = cards ? { cards: maskOf(cards) } : { hour: this.chronicle.hour + 1, from: by, to };
  }

  private seen(card: number, place: Place): void {
    this.near(lay(this.chronicle.hour, card, place));
  }

  private showed({ by, to, cards, count, values }: Extract<Event, { type: 'showed' }>): void {
    if (cards === null) {
      this.hidden[to] += count;
      this.shows.set(this.pair(by, to), null);
      this.occasions.push({ from: by, to, hour: this.chronicle.hour, how: 'shown' });
      if (values.length > 0) this.holds(by, fitting(values), true);
      return;
    }
    this.shows.set(this.pair(by, to), { cards: maskOf(cards) });
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

  private counts(seat: Seat, mask: Mask, n: number): void {
    this.near(tally(this.chronicle.hour, seat, mask, n));
  }

  private holds(seat: Seat, mask: Mask, yes: boolean): void {
    this.near(tally(this.chronicle.hour, seat, mask, yes ? 1 : 0, yes ? SUSPECTS : 0));
  }

  private answered(asker: Seat, of: Seat, question: Question, answer: Answer): void {
    this.publicly |= admitted(question, answer);
    if (of === this.seat || (this.ownCrosses && ABOUT_CROSSES.includes(question.kind))) return;
    const { hour } = this.chronicle;
    switch (question.kind) {
      case 'count': {
        const mask = this.maskOf(question.filter, asker, of);
        if (mask === null || answer.kind !== 'number') return;
        if (typeof mask === 'number') this.counts(of, mask, answer.n);
        else this.distant((c) => Math.abs(count(c.heldAt(hour, of) & mask(c)) - answer.n));
        return;
      }
      case 'hold': {
        const mask = this.maskOf(question.filter, asker, of);
        if (mask === null || answer.kind !== 'yesNo') return;
        if (typeof mask === 'number') this.holds(of, mask, answer.yes);
        else this.distant((c) => (((c.heldAt(hour, of) & mask(c)) !== 0) === answer.yes ? 0 : 1));
        return;
      }
      case 'compare': {
        const one = this.maskOf(question.filter, asker, of);
        const two = this.maskOf(question.than, asker, of);
        if (one === null || two === null || answer.kind !== 'relation') return;
        if (typeof one === 'number' && typeof two === 'number') {
          this.near({ kind: 'contrast', hour, place: of, mask: one, others: two, than: answer.than });
          return;
        }
        this.distant((c) => {
          const held = c.heldAt(hour, of);
          const more = count(held & at(one, c)) - count(held & at(two, c));
          return (more > 0 ? 'more' : more < 0 ? 'fewer' : 'equal') === answer.than ? 0 : 1;
        });
        return;
      }
      case 'received': {
        const trace = this.receipts.get(this.pair(of, question.from)) ?? null;
        if (trace === null || answer.kind !== 'value' || !('hour' in trace)) return;
        const { value } = answer;
        this.distant((c) => {
          const cards = c.wentAt(trace.hour, trace.from, trace.to);
          return cards !== 0 && MASK_OF[value] & (1 << last(cards)) ? 0 : 1;
        });
        return;
      }
      case 'crossedCount':
      case 'leftCount': {
        const mask = this.maskOf(question.filter, asker, of);
        if (mask === null || answer.kind !== 'number') return;
        const crossed = this.crossedOff(of);
        const spare = this.hidden[of];
        this.distant((c) => {
          const all = count(at(mask, c) & EVERYONE);
          const wanted = question.kind === 'crossedCount' ? answer.n : all - answer.n;
          const known = count(crossed(c) & at(mask, c));
          return known > wanted ? known - wanted : Math.max(0, wanted - known - spare);
        });
        return;
      }
      case 'crossed': {
        if (answer.kind !== 'yesNo') return;
        const crossed = this.crossedOff(of);
        const spare = this.hidden[of];
        const bit = 1 << question.suspect;
        this.distant((c) => (((crossed(c) & bit) !== 0) === answer.yes || (answer.yes && spare > 0) ? 0 : 1));
        return;
      }
      case 'atMost': {
        if (answer.kind !== 'yesNo') return;
        const crossed = this.crossedOff(of);
        const spare = this.hidden[of];
        this.distant((c) => {
          const most = 24 - count(crossed(c));
          return answer.yes ? Math.max(0, most - spare - question.n) : Math.max(0, question.n + 1 - most);
        });
        return;
      }
      case 'allShare': {
        if (answer.kind !== 'yesNo') return;
        const crossed = this.crossedOff(of);
        const spare = this.hidden[of];
        const values = VALUES_OF[question.feature];
        this.distant((c) => {
          const left = EVERYONE & ~crossed(c);
          const least = Math.min(...values.map((value) => count(left & ~MASK_OF[value])));
          return answer.yes ? Math.max(0, least - spare) : least === 0 ? 1 : 0;
        });
        return;
      }
      default:
        return;
    }
  }

  /** All a seat is known to have crossed off by now; what others showed it unseen comes on top. */
  private crossedOff(seat: Seat): MaskNow {
    const { hour } = this.chronicle;
    const extra = this.publicly | this.shownBy[seat];
    return (chronicle) => {
      let mask = extra;
      for (let h = 0; h <= hour; h++) mask |= chronicle.heldAt(h, seat);
      return mask;
    };
  }

  /** A mask, or how to find it in a past; `null`: it speaks of a card this seat can say nothing about. */
  private maskOf(filter: Filter, asker: Seat, of: Seat): Mask | MaskNow | null {
    const clauses: ((mask: Chronicle) => Mask)[] = [];
    let fixed = true;
    for (const clause of filter) {
      const parts: MaskNow[] = [];
      for (const atom of clause) {
        switch (atom.kind) {
          case 'is':
            parts.push(() => MASK_OF[atom.value]);
            break;
          case 'isNot':
            parts.push(() => ~MASK_OF[atom.value]);
            break;
          case 'among':
            parts.push(() => maskOf(atom.suspects));
            break;
          case 'same':
          case 'other': {
            const trace = this.traceOf(atom.reference, asker, of);
            if (trace === null) return null;
            if ('hour' in trace) fixed = false;
            parts.push(likeness(atom, trace));
            break;
          }
        }
      }
      clauses.push((c) => parts.reduce((mask, part) => mask & part(c), EVERYONE));
    }
    const whole: MaskNow = (c) => clauses.reduce((mask, clause) => mask | clause(c), 0) & EVERYONE;
    return fixed ? whole(this.chronicle) : whole;
  }

  private traceOf(
    reference: { kind: 'given' | 'taken' | 'shown'; by: 'me' | 'you' },
    asker: Seat,
    of: Seat,
  ): Trace {
    const by = reference.by === 'me' ? asker : of;
    const other = reference.by === 'me' ? of : asker;
    if (reference.kind === 'given') return this.gifts[by];
    const traces = reference.kind === 'taken' ? this.takes : this.shows;
    return traces.get(this.pair(by, other)) ?? null;
  }
}

/** The monks that are like, or unlike, a card that both know. */
function likeness(
  { kind, feature, reference }: Extract<Atom, { kind: 'same' | 'other' }>,
  trace: NonNullable<Trace>,
): MaskNow {
  return (chronicle) => {
    const cards = 'cards' in trace ? trace.cards : chronicle.wentAt(trace.hour, trace.from, trace.to);
    const n = reference.kind === 'given' ? reference.n - 1 : count(cards) - 1;
    if (cards === 0 || n >= count(cards)) return 0;
    const alike = MASK_OF[traitOf(nth(cards, n), feature)];
    return kind === 'same' ? alike : ~alike;
  };
}

const at = (mask: Mask | MaskNow, chronicle: Chronicle): Mask =>
  typeof mask === 'number' ? mask : mask(chronicle);

/** Events that belong to one exchange of cards. */
function batchOf(event: Event): string {
  if (event.type === 'passed') return event.how;
  if ((event.type === 'took' || event.type === 'gave') && (event.how === 'S17' || event.how === 'S21'))
    return event.how;
  return '';
}
