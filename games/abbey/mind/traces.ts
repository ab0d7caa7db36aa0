/** Cards that two players both know, as far as a listener can follow them: given, taken, shown, received. */

import type { Seat } from '@conclave/engine';
import type { Atom, Filter, Reference } from '../rules/question.ts';
import { count, EVERYONE, MASK_OF, type Mask, maskOf, nth, traitOf } from '../rules/suspects.ts';
import type { Chronicle } from './chronicle.ts';

/** An hour and a way, or cards that are known; `null`: nothing that this listener can say anything about. */
export type Trace =
  | { readonly hour: number; readonly from: Seat; readonly to: Seat }
  | { readonly cards: Mask }
  | null;

/** Cards as they are in a past. */
export type MaskNow = (chronicle: Chronicle) => Mask;

export class Traces {
  private readonly seats: number;
  private gifts: Trace[] = [];
  private readonly takes = new Map<number, Trace>();
  private readonly shows = new Map<number, Trace>();
  private readonly receipts = new Map<number, Trace>();

  constructor(seats: number) {
    this.seats = seats;
  }

  private pair(one: Seat, two: Seat): number {
    return one * this.seats + two;
  }

  gave(by: Seat, trace: Trace): void {
    this.gifts[by] = trace;
  }

  forgetGifts(): void {
    this.gifts = [];
  }

  took(by: Seat, from: Seat, trace: Trace): void {
    this.takes.set(this.pair(by, from), trace);
  }

  showed(by: Seat, to: Seat, trace: Trace): void {
    this.shows.set(this.pair(by, to), trace);
  }

  received(to: Seat, from: Seat, hour: number): void {
    this.receipts.set(this.pair(to, from), { hour, from, to });
  }

  receipt(to: Seat, from: Seat): Trace {
    return this.receipts.get(this.pair(to, from)) ?? null;
  }

  private meantBy(reference: Reference, asker: Seat, of: Seat): Trace {
    const by = reference.by === 'me' ? asker : of;
    const other = reference.by === 'me' ? of : asker;
    switch (reference.kind) {
      case 'given':
        return this.gifts.at(by) ?? null;
      case 'taken':
        return this.takes.get(this.pair(by, other)) ?? null;
      case 'shown':
        return this.shows.get(this.pair(by, other)) ?? null;
    }
  }

  /** A mask, or how to find it in a past; `null`: it speaks of a card this listener can say nothing about. */
  maskOf(filter: Filter, asker: Seat, of: Seat): Mask | MaskNow | null {
    const clauses: (readonly (Mask | MaskNow)[])[] = [];
    for (const clause of filter) {
      const parts: (Mask | MaskNow)[] = [];
      for (const atom of clause) {
        const part = this.atom(atom, asker, of);
        if (part === null) return null;
        parts.push(part);
      }
      clauses.push(parts);
    }
    const whole = (read: (part: Mask | MaskNow) => Mask): Mask =>
      clauses.reduce(
        (some, parts) => some | parts.reduce<Mask>((all, part) => all & read(part), EVERYONE),
        0,
      );
    const isFixed = clauses.every((parts) => parts.every((part) => typeof part === 'number'));
    if (isFixed) return whole((part) => (typeof part === 'number' ? part : 0));
    return (chronicle) => whole((part) => at(part, chronicle));
  }

  private atom(atom: Atom, asker: Seat, of: Seat): Mask | MaskNow | null {
    switch (atom.kind) {
      case 'is':
        return MASK_OF[atom.value];
      case 'isNot':
        return ~MASK_OF[atom.value];
      case 'among':
        return maskOf(atom.suspects);
      case 'same':
      case 'other': {
        const trace = this.meantBy(atom.reference, asker, of);
        if (trace === null) return null;
        if ('cards' in trace) return likeness(atom, trace.cards);
        return (chronicle) => likeness(atom, chronicle.wentAt(trace.hour, trace.from, trace.to));
      }
    }
  }
}

export const at = (mask: Mask | MaskNow, chronicle: Chronicle): Mask =>
  typeof mask === 'number' ? mask : mask(chronicle);

/** The monks that are like, or unlike, the one meant among some cards. */
function likeness(
  { kind, feature, reference }: Extract<Atom, { kind: 'same' | 'other' }>,
  cards: Mask,
): Mask {
  const n = reference.kind === 'given' ? reference.n - 1 : count(cards) - 1;
  if (cards === 0 || n >= count(cards)) return 0;
  const alike = MASK_OF[traitOf(nth(cards, n), feature)];
  return kind === 'same' ? alike : ~alike;
}
