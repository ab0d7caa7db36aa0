/** The cards that questions refer to (given, taken, shown, received), as far as the observing seat can follow them. */

import type { Seat } from '@conclave/engine';
import type { Atom, Filter, Reference } from '../rules/question.ts';
import { count, EVERYONE, last, MASK_OF, type Mask, maskOf, nth, traitOf } from '../rules/suspects.ts';
import type { History } from './history.ts';

/** A transfer of unseen cards, or cards that are known; `null`: nothing is known of them. */
export type Referent =
  | { readonly time: number; readonly from: Seat; readonly to: Seat }
  | { readonly cards: Mask }
  | null;

/** Cards that depend on the history. */
export type MaskIn = (history: History) => Mask;

export class References {
  private readonly seats: number;
  private gifts: Referent[] = [];
  private readonly takes = new Map<number, Referent>();
  private readonly shows = new Map<number, Referent>();
  private readonly receipts = new Map<number, Referent>();

  constructor(seats: number) {
    this.seats = seats;
  }

  private pair(one: Seat, two: Seat): number {
    return one * this.seats + two;
  }

  gave(by: Seat, referent: Referent): void {
    this.gifts[by] = referent;
  }

  forgetGifts(): void {
    this.gifts = [];
  }

  took(by: Seat, from: Seat, referent: Referent): void {
    this.takes.set(this.pair(by, from), referent);
  }

  showed(by: Seat, to: Seat, referent: Referent): void {
    this.shows.set(this.pair(by, to), referent);
  }

  received(to: Seat, from: Seat, time: number): void {
    this.receipts.set(this.pair(to, from), { time, from, to });
  }

  receipt(to: Seat, from: Seat): Referent {
    return this.receipts.get(this.pair(to, from)) ?? null;
  }

  private referentOf(reference: Reference, asker: Seat, of: Seat): Referent {
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

  /** A mask, or how to find it in a history; `null`: the filter refers to a card of which nothing is known. */
  maskOf(filter: Filter, asker: Seat, of: Seat): Mask | MaskIn | null {
    const clauses: (readonly (Mask | MaskIn)[])[] = [];
    for (const clause of filter) {
      const parts: (Mask | MaskIn)[] = [];
      for (const atom of clause) {
        const part = this.atom(atom, asker, of);
        if (part === null) return null;
        parts.push(part);
      }
      clauses.push(parts);
    }
    const whole = (read: (part: Mask | MaskIn) => Mask): Mask =>
      clauses.reduce(
        (some, parts) => some | parts.reduce<Mask>((all, part) => all & read(part), EVERYONE),
        0,
      );
    const isFixed = clauses.every((parts) => parts.every((part) => typeof part === 'number'));
    if (isFixed) return whole((part) => (typeof part === 'number' ? part : 0));
    return (history) => whole((part) => at(part, history));
  }

  /** The card a reference means, as a mask of one. */
  cardOf(reference: Reference, asker: Seat, of: Seat): Mask | MaskIn | null {
    const referent = this.referentOf(reference, asker, of);
    if (referent === null) return null;
    if ('cards' in referent) return cardAmong(reference, referent.cards);
    return (history) => cardAmong(reference, history.movedAt(referent.time, referent.from, referent.to));
  }

  private atom(atom: Atom, asker: Seat, of: Seat): Mask | MaskIn | null {
    switch (atom.kind) {
      case 'is':
        return MASK_OF[atom.value];
      case 'isNot':
        return ~MASK_OF[atom.value];
      case 'among':
        return maskOf(atom.suspects);
      case 'same':
      case 'other': {
        const referent = this.referentOf(atom.reference, asker, of);
        if (referent === null) return null;
        if ('cards' in referent) return likeness(atom, referent.cards);
        return (history) => likeness(atom, history.movedAt(referent.time, referent.from, referent.to));
      }
    }
  }
}

export const at = (mask: Mask | MaskIn, history: History): Mask =>
  typeof mask === 'number' ? mask : mask(history);

/** The monks that are like, or unlike, the one meant among some cards. */
function likeness(
  { kind, feature, reference }: Extract<Atom, { kind: 'same' | 'other' }>,
  cards: Mask,
): Mask {
  const card = cardAmong(reference, cards);
  if (card === 0) return 0;
  const alike = MASK_OF[traitOf(last(card), feature)];
  return kind === 'same' ? alike : ~alike;
}

/** The n-th card given, or the last of those taken or shown; nothing where there are not so many. */
function cardAmong(reference: Reference, cards: Mask): Mask {
  const n = reference.kind === 'given' ? reference.n - 1 : count(cards) - 1;
  return cards === 0 || n >= count(cards) ? 0 : 1 << nth(cards, n);
}
