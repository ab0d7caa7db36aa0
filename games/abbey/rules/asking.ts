/**
 * Which questions are allowed (AB-39 to AB-41, AB-69 to AB-75). That follows from what the asker knows, which is
 * public.
 */

import type { Seat } from '@conclave/engine';
import type { EventId } from './cards.ts';
import {
  type Atom,
  type Clause,
  type Filter,
  filtersOf,
  GENERAL_KINDS,
  type Question,
  type QuestionKind,
  type Reference,
  referencesIn,
  wasWithYou,
} from './question.ts';
import type { Reason } from './reasons.ts';
import { EVERYONE, MASK_OF, type Mask, maskOf } from './suspects.ts';

/** That cards changed hands, were shown, or were spoken of; which ones, nobody need know. */
export interface Acquaintance {
  readonly seats: number;
  readonly lasting: EventId | null;
  /** How many cards a player gave their left neighbour at the last mass. */
  given(by: Seat): number;
  hasTaken(by: Seat, from: Seat): boolean;
  hasShown(by: Seat, to: Seat): boolean;
  hasReceived(seat: Seat, from: Seat): boolean;
  /** Has said something that can be come back to (AB-74). */
  hasAnswered(seat: Seat): boolean;
}

/** AB-40 */
function isKnown(known: Acquaintance, asker: Seat, of: Seat, reference: Reference): boolean {
  const [by, other] = reference.by === 'me' ? [asker, of] : [of, asker];
  switch (reference.kind) {
    case 'given':
      return (by + 1) % known.seats === other && reference.n <= known.given(by);
    case 'taken':
      return known.hasTaken(by, other);
    case 'shown':
      return known.hasShown(by, other);
  }
}

/** All cards that these two both know. */
export function referencesBetween(known: Acquaintance, asker: Seat, of: Seat): Reference[] {
  return (['me', 'you'] as const).flatMap((by) => {
    const giver = by === 'me' ? asker : of;
    const given = Array.from(
      { length: known.given(giver) },
      (_none, i) => ({ kind: 'given', by, n: i + 1 }) as const,
    );
    const others = [{ kind: 'taken', by } as const, { kind: 'shown', by } as const];
    return [...given, ...others].filter((reference) => isKnown(known, asker, of, reference));
  });
}

/** Why no question of a kind may be put. `of` null: to everybody at once. */
export function kindReason(
  known: Acquaintance,
  asker: Seat,
  of: Seat | null,
  kind: QuestionKind,
): Reason | null {
  if (known.lasting === 'plainchant' && UNPLAIN_KINDS.includes(kind)) return 'plainchant';
  if (of === null) return GENERAL_KINDS.includes(kind) ? null : 'notToAll';
  const anybody = (fits: (seat: Seat) => boolean) =>
    Array.from({ length: known.seats }, (_none, seat) => seat).some((seat) => seat !== of && fits(seat));
  switch (kind) {
    case 'received':
      return anybody((from) => known.hasReceived(of, from)) ? null : 'neverReceived';
    case 'shownBy':
      return anybody((by) => known.hasShown(by, of)) ? null : 'neverShown';
    case 'stillHold':
      return referencesBetween(known, asker, of).some(wasWithYou) ? null : 'noReference';
    case 'stillSo':
      return known.hasAnswered(of) ? null : 'nothingSaid';
    default:
      return null;
  }
}

export function questionReason(
  known: Acquaintance,
  asker: Seat,
  of: Seat | null,
  question: Question,
): Reason | null {
  const reason = kindReason(known, asker, of, question.kind) ?? filtersReason(question);
  if (reason) return reason;
  if (known.lasting === 'plainchant' && !isPlain(question)) return 'plainchant';
  const references = referencesIn(question);
  if (of === null) return references.length === 0 ? null : 'notToAll';
  if (references.some((reference) => !isKnown(known, asker, of, reference))) return 'noReference';
  switch (question.kind) {
    case 'stillHold':
      return wasWithYou(question.reference) ? null : 'noReference';
    case 'received':
      if (question.from >= known.seats) return 'noSuchPlayer';
      return known.hasReceived(of, question.from) ? null : 'neverReceived';
    case 'shownBy':
      if (question.by >= known.seats || question.by === of) return 'noSuchPlayer';
      return known.hasShown(question.by, of) ? null : 'neverShown';
    default:
      return null;
  }
}

/** Plainchant: nothing compared or referred to. */
const UNPLAIN_KINDS: readonly QuestionKind[] = ['compare', 'stillHold', 'stillSo'];

/** Plainchant: one feature value or one suspect; nothing joined or referred to. */
function isPlain(question: Question): boolean {
  return filtersOf(question).every((filter) => {
    if (filter.length > 1 || filter[0].length > 1) return false;
    const atom = filter[0].at(0);
    if (atom === undefined) return true;
    return atom.kind === 'among' ? atom.suspects.length === 1 : !('reference' in atom);
  });
}

/** AB-75: nothing is said twice, and every clause could fit somebody. */
function filtersReason(question: Question): Reason | null {
  for (const filter of filtersOf(question)) {
    const reason = filter.reduce<Reason | null>((found, clause) => found ?? clauseReason(clause), null);
    if (reason) return reason;
    if (hasTwins(filter)) return 'saidTwice';
  }
  return question.kind === 'compare' && isSame(question.filter, question.than) ? 'saidTwice' : null;
}

export function clauseReason(clause: Clause): Reason | null {
  if (hasTwins(clause)) return 'saidTwice';
  if (fixedMask(clause) === 0) return 'fitsNobody';
  return clause.some((one) => clause.some((two) => contradict(one, two))) ? 'fitsNobody' : null;
}

/** Whom a clause fits by what is printed on the cards alone. */
function fixedMask(clause: Clause): Mask {
  let mask = EVERYONE;
  for (const atom of clause) {
    if (atom.kind === 'is') mask &= MASK_OF[atom.value];
    else if (atom.kind === 'isNot') mask &= ~MASK_OF[atom.value];
    else if (atom.kind === 'among') mask &= maskOf(atom.suspects);
  }
  return mask;
}

function contradict(one: Atom, two: Atom): boolean {
  if (one.kind !== 'same' || two.kind !== 'other') return false;
  return one.feature === two.feature && isSame(one.reference, two.reference);
}

const hasTwins = (items: readonly (Atom | Clause)[]): boolean =>
  items.some((item, i) => items.slice(i + 1).some((other) => isSame(item, other)));

/** Parsed values have their members in one order. */
const isSame = (one: Filter | Clause | Atom | Reference, two: Filter | Clause | Atom | Reference): boolean =>
  JSON.stringify(one) === JSON.stringify(two);
