/** Answers: all but Q9 follow from the state (AB-R10). */

import type { Seat } from '@conclave/engine';
import type { Acquaintance } from './asking.ts';
import {
  type Answer,
  type Clause,
  type Filter,
  isGeneral,
  type Question,
  type Reference,
} from './question.ts';
import { leftOf, NONE, pairOf, type State } from './state.ts';
import {
  count,
  EVERYONE,
  type Feature,
  has,
  last,
  MASK_OF,
  type Mask,
  maskOf,
  nth,
  type Suspect,
  traitOf,
  VALUES_OF,
  type Value,
} from './suspects.ts';

/** AB-40: the card both know, or NONE. */
export function referenceCard(state: State, asker: Seat, of: Seat, reference: Reference): Suspect {
  const seats = state.hand.length;
  const by = reference.by === 'me' ? asker : of;
  const other = reference.by === 'me' ? of : asker;
  switch (reference.kind) {
    case 'given':
      if (leftOf(state, by) !== other || reference.n > count(state.gift[by])) return NONE;
      return nth(state.gift[by], reference.n - 1);
    case 'taken':
      return state.taken[pairOf(seats, other, by)];
    case 'shown': {
      const cards = state.shown[pairOf(seats, by, other)];
      return cards === 0 ? NONE : last(cards);
    }
  }
}

function clauseMask(state: State, asker: Seat, of: Seat, clause: Clause): Mask {
  let mask = EVERYONE;
  for (const atom of clause) {
    switch (atom.kind) {
      case 'is':
        mask &= MASK_OF[atom.value];
        break;
      case 'isNot':
        mask &= ~MASK_OF[atom.value];
        break;
      case 'among':
        mask &= maskOf(atom.suspects);
        break;
      case 'same':
      case 'other': {
        const card = referenceCard(state, asker, of, atom.reference);
        const alike = card === NONE ? 0 : MASK_OF[traitOf(card, atom.feature)];
        mask &= atom.kind === 'same' ? alike : ~alike;
        break;
      }
    }
  }
  return mask;
}

/** AB-39 */
export function filterMask(state: State, asker: Seat, of: Seat, filter: Filter): Mask {
  let mask = 0;
  for (const clause of filter) mask |= clauseMask(state, asker, of, clause);
  return mask & EVERYONE;
}

/** AB-42 */
export function crossedOff(state: State, seat: Seat): Mask {
  return state.options.ownCrosses ? state.seen[seat] | state.marks[seat] : state.seen[seat];
}

const number = (n: number): Answer => ({ kind: 'number', n });
const yesNo = (yes: boolean): Answer => ({ kind: 'yesNo', yes });

/** AB-73: the values of a feature of which a hand has most; several where they are equally many. */
function mostIn(hand: Mask, feature: Feature): readonly Value[] {
  const counts = VALUES_OF[feature].map((value) => count(hand & MASK_OF[value]));
  const most = Math.max(...counts);
  return most === 0 ? [] : VALUES_OF[feature].filter((_value, i) => counts[i] === most);
}

const isSameAnswer = (one: Answer | null, two: Answer): boolean =>
  JSON.stringify(one) === JSON.stringify(two);

/** The truth; `null` where the one asked must choose (Q9). */
export function answerTo(state: State, asker: Seat, of: Seat, question: Question): Answer | null {
  const hand = state.hand[of];
  switch (question.kind) {
    case 'count':
      return number(count(hand & filterMask(state, asker, of, question.filter)));
    case 'hold':
      return yesNo((hand & filterMask(state, asker, of, question.filter)) !== 0);
    case 'atLeast':
      return yesNo(count(hand & filterMask(state, asker, of, question.filter)) >= question.n);
    case 'most':
      return { kind: 'values', values: mostIn(hand, question.feature) };
    case 'stillHold': {
      const card = referenceCard(state, asker, of, question.reference);
      return yesNo(card !== NONE && has(hand, card));
    }
    case 'shownBy': {
      const cards = state.shown[pairOf(state.hand.length, question.by, of)];
      return cards === 0 ? null : { kind: 'value', value: traitOf(last(cards), question.feature) };
    }
    case 'stillSo': {
      const said = state.statements[of];
      return said && yesNo(isSameAnswer(answerTo(state, asker, of, said.question), said.answer));
    }
    case 'compare': {
      const one = count(hand & filterMask(state, asker, of, question.filter));
      const two = count(hand & filterMask(state, asker, of, question.than));
      return { kind: 'relation', than: one > two ? 'more' : one < two ? 'fewer' : 'equal' };
    }
    case 'crossedCount':
      return number(count(crossedOff(state, of) & filterMask(state, asker, of, question.filter)));
    case 'crossed':
      return yesNo(has(crossedOff(state, of), question.suspect));
    case 'leftCount':
      return number(count(~crossedOff(state, of) & filterMask(state, asker, of, question.filter)));
    case 'visited':
      return yesNo((state.visits[of] & (1 << question.room)) !== 0);
    case 'received': {
      const card = state.received[pairOf(state.hand.length, question.from, of)];
      return card === NONE ? null : { kind: 'value', value: traitOf(card, question.feature) };
    }
    case 'atMost':
      return yesNo(count(EVERYONE & ~crossedOff(state, of)) <= question.n);
    case 'allShare': {
      const left = EVERYONE & ~crossedOff(state, of);
      return yesNo(VALUES_OF[question.feature].some((value) => (left & ~MASK_OF[value]) === 0));
    }
    case 'willGo':
      return null;
  }
}

export function acquaintanceOf(state: State): Acquaintance {
  const seats = state.hand.length;
  return {
    seats,
    lasting: state.lasting,
    given: (by) => count(state.gift[by]),
    hasTaken: (by, from) => state.taken[pairOf(seats, from, by)] !== NONE,
    hasShown: (by, to) => state.shown[pairOf(seats, by, to)] !== 0,
    hasReceived: (seat, from) => state.received[pairOf(seats, from, seat)] !== NONE,
    hasAnswered: (seat) => state.statements[seat] !== null,
  };
}

/** AB-74: what was said last about cards or list can be come back to. */
export function remember(state: State, seat: Seat, question: Question, answer: Answer): void {
  if (isGeneral(question)) state.statements[seat] = { question, answer };
}

/** A suspect publicly admitted to be in a hand (AB-42): a single one asked for by name, in whatever words. */
export function admitted(question: Question, answer: Answer): Mask {
  if (question.kind !== 'hold' && question.kind !== 'count' && question.kind !== 'atLeast') return 0;
  const [clause, ...others] = question.filter;
  const [atom, ...more] = clause;
  if (others.length > 0 || more.length > 0 || atom?.kind !== 'among' || atom.suspects.length !== 1) return 0;
  const isHeld = answer.kind === 'yesNo' ? answer.yes : answer.kind === 'number' && answer.n > 0;
  return isHeld ? maskOf(atom.suspects) : 0;
}
