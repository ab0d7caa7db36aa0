/** What an answer says about where cards lay. */

import type { Answer, Filter, Question, Reference, Statement } from '../rules/question.ts';
import {
  count,
  EVERYONE,
  type Feature,
  last,
  MASK_OF,
  type Mask,
  SUSPECTS,
  VALUES_OF,
  type Value,
} from '../rules/suspects.ts';
import { type GlobalEvidence, type LocalEvidence, type Place, tally } from './evidence.ts';
import type { History } from './history.ts';
import { at, type MaskIn, type Referent } from './references.ts';

/** What the observing seat knows of the one who answers. */
export interface Answerer {
  readonly time: number;
  readonly place: Place;
  /** `null`: the filter refers to a card of which the observing seat knows nothing. */
  maskOf(filter: Filter): Mask | MaskIn | null;
  /** The card a reference means, as a mask of one; `null`: nothing is known of it. */
  cardOf(reference: Reference): Mask | MaskIn | null;
  receipt(from: Place): Referent;
  /** When somebody last showed them cards that the observing seat did not see; `null`: never, or it saw them. */
  shownAt(by: Place): number | null;
  /** What they said last (AB-74). */
  readonly said: Statement | null;
  /** All they are known to have crossed off; up to `spare` cards more were shown to them unseen. */
  readonly crossed: MaskIn;
  readonly spare: number;
}

type Evidence = LocalEvidence | GlobalEvidence;

/** All that an answer says about where cards lay. */
export function evidenceIn(question: Question, answer: Answer, answerer: Answerer): readonly Evidence[] {
  switch (question.kind) {
    case 'most':
      return answer.kind === 'values' ? mostOf(question.feature, answer.values, answerer) : [];
    case 'stillSo':
      return answer.kind === 'yesNo' ? stillSo(answer.yes, answerer) : [];
    default: {
      const one = oneIn(question, answer, answerer);
      return one === null ? [] : [one];
    }
  }
}

/** AB-73: each value named against all others. */
function mostOf(feature: Feature, values: readonly Value[], { time, place }: Answerer): LocalEvidence[] {
  const [first, ...tied] = values;
  if (first === undefined) return [tally(time, place, EVERYONE, 0)];
  return VALUES_OF[feature].flatMap((other): LocalEvidence[] => {
    if (other === first) return [];
    const than = tied.includes(other) ? 'equal' : 'more';
    return [{ kind: 'contrast', time, place, mask: MASK_OF[first], others: MASK_OF[other], than }];
  });
}

/** AB-74 */
function stillSo(yes: boolean, answerer: Answerer): readonly Evidence[] {
  const { said } = answerer;
  if (said === null) return [];
  const before = evidenceIn(said.question, said.answer, answerer);
  if (before.length === 0 || yes) return before;
  // What is known of lists has some play, so its opposite says nothing.
  return isAboutCrosses(said.question) ? [] : [negated(before)];
}

type Simple = Exclude<Question, { kind: 'most' | 'stillSo' }>;

/** `null`: the answer says nothing about where cards lay. */
function oneIn(question: Simple, answer: Answer, answerer: Answerer): Evidence | null {
  const { time, place } = answerer;
  const hand = (history: History) => history.heldAt(time, place);
  switch (question.kind) {
    case 'count': {
      const mask = answerer.maskOf(question.filter);
      if (mask === null || answer.kind !== 'number') return null;
      if (typeof mask === 'number') return tally(time, place, mask, answer.n);
      return { violations: (c) => Math.abs(count(hand(c) & mask(c)) - answer.n) };
    }
    case 'hold': {
      const mask = answerer.maskOf(question.filter);
      if (mask === null || answer.kind !== 'yesNo') return null;
      if (typeof mask === 'number') return holding(time, place, mask, answer.yes);
      return { violations: (c) => violation(((hand(c) & mask(c)) !== 0) !== answer.yes) };
    }
    case 'compare': {
      const one = answerer.maskOf(question.filter);
      const two = answerer.maskOf(question.than);
      if (one === null || two === null || answer.kind !== 'relation') return null;
      if (typeof one === 'number' && typeof two === 'number') {
        return { kind: 'contrast', time, place, mask: one, others: two, than: answer.than };
      }
      return {
        violations: (c) => {
          const more = count(hand(c) & at(one, c)) - count(hand(c) & at(two, c));
          return violation((more > 0 ? 'more' : more < 0 ? 'fewer' : 'equal') !== answer.than);
        },
      };
    }
    case 'atLeast': {
      const mask = answerer.maskOf(question.filter);
      if (mask === null || answer.kind !== 'yesNo') return null;
      const [least, most] = answer.yes ? [question.n, SUSPECTS] : [0, question.n - 1];
      if (typeof mask === 'number') return tally(time, place, mask, least, most);
      return { violations: (h) => outside(count(hand(h) & mask(h)), least, most) };
    }
    case 'stillHold': {
      const card = answerer.cardOf(question.reference);
      if (card === null || answer.kind !== 'yesNo') return null;
      if (typeof card === 'number') return holding(time, place, card, answer.yes);
      return { violations: (h) => violation(((hand(h) & card(h)) !== 0) !== answer.yes) };
    }
    case 'shownBy': {
      // Which card it was is not known, but that it lay in that hand then.
      const shown = answerer.shownAt(question.by);
      if (shown === null || answer.kind !== 'value') return null;
      return holding(shown, question.by, MASK_OF[answer.value], true);
    }
    case 'received': {
      const referent = answerer.receipt(question.from);
      if (referent === null || answer.kind !== 'value' || !('time' in referent)) return null;
      const mask = MASK_OF[answer.value];
      return {
        violations: (c) => {
          const cards = c.movedAt(referent.time, referent.from, referent.to);
          return violation(cards === 0 || (mask & (1 << last(cards))) === 0);
        },
      };
    }
    case 'crossedCount':
    case 'leftCount':
    case 'crossed':
    case 'atMost':
    case 'allShare':
      return crossedIn(question, answer, answerer);
    default:
      return null;
  }
}

type AboutCrosses = Extract<
  Question,
  { kind: 'crossedCount' | 'leftCount' | 'crossed' | 'atMost' | 'allShare' }
>;

const ABOUT_CROSSES: readonly Question['kind'][] = [
  'crossedCount',
  'crossed',
  'leftCount',
  'atMost',
  'allShare',
];

export const isAboutCrosses = ({ kind }: Question): boolean => ABOUT_CROSSES.includes(kind);

function crossedIn(question: AboutCrosses, answer: Answer, answerer: Answerer): GlobalEvidence | null {
  const { crossed, spare } = answerer;
  if (question.kind === 'crossedCount' || question.kind === 'leftCount') {
    const mask = answerer.maskOf(question.filter);
    if (mask === null || answer.kind !== 'number') return null;
    return {
      violations: (c) => {
        const wanted = question.kind === 'crossedCount' ? answer.n : count(at(mask, c) & EVERYONE) - answer.n;
        const known = count(crossed(c) & at(mask, c));
        return known > wanted ? known - wanted : Math.max(0, wanted - known - spare);
      },
    };
  }
  if (answer.kind !== 'yesNo') return null;
  const { yes } = answer;
  switch (question.kind) {
    case 'crossed': {
      const bit = 1 << question.suspect;
      return { violations: (c) => violation(((crossed(c) & bit) !== 0) !== yes && !(yes && spare > 0)) };
    }
    case 'atMost':
      return {
        violations: (c) => {
          const most = SUSPECTS - count(crossed(c));
          return Math.max(0, yes ? most - spare - question.n : question.n + 1 - most);
        },
      };
    case 'allShare': {
      const values = VALUES_OF[question.feature];
      return {
        violations: (c) => {
          const left = EVERYONE & ~crossed(c);
          const least = Math.min(...values.map((value) => count(left & ~MASK_OF[value])));
          return yes ? Math.max(0, least - spare) : violation(least === 0);
        },
      };
    }
  }
}

/** At least one of these cards, or none. */
export const holding = (time: number, place: Place, mask: Mask, yes: boolean): LocalEvidence =>
  tally(time, place, mask, yes ? 1 : 0, yes ? SUSPECTS : 0);

const violation = (wrong: boolean): number => (wrong ? 1 : 0);

const outside = (n: number, least: number, most: number): number =>
  n < least ? least - n : Math.max(0, n - most);

/** The opposite of what somebody said before. */
function negated(all: readonly Evidence[]): GlobalEvidence {
  const fits = (evidence: Evidence, history: History) =>
    ('kind' in evidence ? history.violationsOf(evidence) : evidence.violations(history)) === 0;
  return { violations: (history) => violation(all.every((evidence) => fits(evidence, history))) };
}
