/** Questions and their answers: all but Q9 and Q11 follow from the state (AB-R10). */

import type { Seat } from '@conclave/engine';
import type { Answer, Clause, Filter, Question, Reference } from './question.ts';
import { leftOf, NONE, type State } from './state.ts';
import {
  count,
  EVERYONE,
  has,
  last,
  MASK_OF,
  type Mask,
  maskOf,
  nth,
  type Suspect,
  traitOf,
  VALUES_OF,
} from './suspects.ts';

/** AB-40: the card both know, or NONE. */
export function referenceCard(state: State, asker: Seat, of: Seat, reference: Reference): Suspect {
  const by = reference.by === 'me' ? asker : of;
  const other = reference.by === 'me' ? of : asker;
  const pair = by * state.hand.length + other;
  switch (reference.kind) {
    case 'given':
      if (leftOf(state, by) !== other || reference.n > count(state.gift[by])) return NONE;
      return nth(state.gift[by], reference.n - 1);
    case 'taken':
      return state.taken[pair];
    case 'shown':
      return state.shown[pair] === 0 ? NONE : last(state.shown[pair]);
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
  return state.options.ownCrosses ? state.crossed[seat] | state.crosses[seat] : state.crossed[seat];
}

const number = (n: number): Answer => ({ kind: 'number', n });
const yesNo = (yes: boolean): Answer => ({ kind: 'yesNo', yes });

/** The truth; `null` where the one asked must choose or find words (Q9, Q11). */
export function answerTo(state: State, asker: Seat, of: Seat, question: Question): Answer | null {
  const hand = state.hand[of];
  switch (question.kind) {
    case 'count':
      return number(count(hand & filterMask(state, asker, of, question.filter)));
    case 'hold':
      return yesNo((hand & filterMask(state, asker, of, question.filter)) !== 0);
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
      const card = state.received[of * state.hand.length + question.from];
      return card === NONE ? null : { kind: 'value', value: traitOf(card, question.feature) };
    }
    case 'atMost':
      return yesNo(count(EVERYONE & ~crossedOff(state, of)) <= question.n);
    case 'allShare': {
      const left = EVERYONE & ~crossedOff(state, of);
      return yesNo(VALUES_OF[question.feature].some((value) => (left & ~MASK_OF[value]) === 0));
    }
    case 'willGo':
    case 'free':
      return null;
  }
}

function filtersOf(question: Question): readonly Filter[] {
  switch (question.kind) {
    case 'count':
    case 'hold':
    case 'crossedCount':
    case 'leftCount':
      return [question.filter];
    case 'compare':
      return [question.filter, question.than];
    default:
      return [];
  }
}

export function referencesIn(question: Question): Reference[] {
  return filtersOf(question).flatMap((filter) =>
    filter.flatMap((clause) => clause.flatMap((atom) => ('reference' in atom ? [atom.reference] : []))),
  );
}

/** E03: one feature value or one suspect; nothing compared, joined or referred to. */
export function isPlain(question: Question): boolean {
  if (question.kind === 'free' || question.kind === 'compare') return false;
  return filtersOf(question).every((filter) => {
    if (filter.length > 1 || filter[0].length > 1) return false;
    const [atom] = filter[0];
    return atom.kind === 'among' ? atom.suspects.length === 1 : !('reference' in atom);
  });
}

const TO_ALL: readonly Question['kind'][] = [
  'count',
  'hold',
  'compare',
  'crossedCount',
  'crossed',
  'leftCount',
  'atMost',
  'allShare',
];

export type QuestionReason =
  | 'freeOff'
  | 'noReference'
  | 'neverReceived'
  | 'plainchant'
  | 'notToAll'
  | 'noSuchPlayer';

/** From what the asker knows alone (AB-40): that a card changed hands or was shown is public. */
export function questionReason(
  state: State,
  asker: Seat,
  of: Seat,
  question: Question,
  toAll = false,
): QuestionReason | null {
  const seats = state.hand.length;
  if (question.kind === 'free' && !state.options.freeQuestions) return 'freeOff';
  if (state.lasting === 'E03' && !isPlain(question)) return 'plainchant';
  const references = referencesIn(question);
  if (toAll) return TO_ALL.includes(question.kind) && references.length === 0 ? null : 'notToAll';
  if (question.kind === 'received') {
    if (question.from >= seats) return 'noSuchPlayer';
    if (state.received[of * seats + question.from] === NONE) return 'neverReceived';
  }
  for (const reference of references) {
    if (referenceCard(state, asker, of, reference) === NONE) return 'noReference';
  }
  return null;
}

/** A suspect publicly admitted to be in a hand (AB-42): a single one asked for by name. */
export function admitted(question: Question, answer: Answer): Mask {
  if (question.kind !== 'hold' || answer.kind !== 'yesNo' || !answer.yes) return 0;
  if (question.filter.length !== 1 || question.filter[0].length !== 1) return 0;
  const [atom] = question.filter[0];
  return atom.kind === 'among' && atom.suspects.length === 1 ? maskOf(atom.suspects) : 0;
}
