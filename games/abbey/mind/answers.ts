/** What an answer says about where cards lay. */

import type { Answer, Filter, Question } from '../rules/question.ts';
import { count, EVERYONE, last, MASK_OF, type Mask, SUSPECTS, VALUES_OF } from '../rules/suspects.ts';
import type { Chronicle } from './chronicle.ts';
import { type Far, type Near, type Place, tally } from './facts.ts';
import { at, type MaskNow, type Trace } from './traces.ts';

/** What the listener knows of the one who answers. */
export interface Answerer {
  readonly hour: number;
  readonly place: Place;
  /** `null`: the words speak of a card the listener can say nothing about. */
  maskOf(filter: Filter): Mask | MaskNow | null;
  receipt(from: Place): Trace;
  /** All they are known to have crossed off; what others showed them unseen, `spare` cards, comes on top. */
  readonly crossed: MaskNow;
  readonly spare: number;
}

/** `null`: nothing that could be held against a past. */
export function factIn(question: Question, answer: Answer, answerer: Answerer): Near | Far | null {
  const { hour, place } = answerer;
  const hand = (chronicle: Chronicle) => chronicle.heldAt(hour, place);
  switch (question.kind) {
    case 'count': {
      const mask = answerer.maskOf(question.filter);
      if (mask === null || answer.kind !== 'number') return null;
      if (typeof mask === 'number') return tally(hour, place, mask, answer.n);
      return { faults: (c) => Math.abs(count(hand(c) & mask(c)) - answer.n) };
    }
    case 'hold': {
      const mask = answerer.maskOf(question.filter);
      if (mask === null || answer.kind !== 'yesNo') return null;
      if (typeof mask === 'number') return holding(hour, place, mask, answer.yes);
      return { faults: (c) => fault(((hand(c) & mask(c)) !== 0) !== answer.yes) };
    }
    case 'compare': {
      const one = answerer.maskOf(question.filter);
      const two = answerer.maskOf(question.than);
      if (one === null || two === null || answer.kind !== 'relation') return null;
      if (typeof one === 'number' && typeof two === 'number') {
        return { kind: 'contrast', hour, place, mask: one, others: two, than: answer.than };
      }
      return {
        faults: (c) => {
          const more = count(hand(c) & at(one, c)) - count(hand(c) & at(two, c));
          return fault((more > 0 ? 'more' : more < 0 ? 'fewer' : 'equal') !== answer.than);
        },
      };
    }
    case 'received': {
      const trace = answerer.receipt(question.from);
      if (trace === null || answer.kind !== 'value' || !('hour' in trace)) return null;
      const mask = MASK_OF[answer.value];
      return {
        faults: (c) => {
          const cards = c.wentAt(trace.hour, trace.from, trace.to);
          return fault(cards === 0 || (mask & (1 << last(cards))) === 0);
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

function crossedIn(question: AboutCrosses, answer: Answer, answerer: Answerer): Far | null {
  const { crossed, spare } = answerer;
  if (question.kind === 'crossedCount' || question.kind === 'leftCount') {
    const mask = answerer.maskOf(question.filter);
    if (mask === null || answer.kind !== 'number') return null;
    return {
      faults: (c) => {
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
      return { faults: (c) => fault(((crossed(c) & bit) !== 0) !== yes && !(yes && spare > 0)) };
    }
    case 'atMost':
      return {
        faults: (c) => {
          const most = SUSPECTS - count(crossed(c));
          return Math.max(0, yes ? most - spare - question.n : question.n + 1 - most);
        },
      };
    case 'allShare': {
      const values = VALUES_OF[question.feature];
      return {
        faults: (c) => {
          const left = EVERYONE & ~crossed(c);
          const least = Math.min(...values.map((value) => count(left & ~MASK_OF[value])));
          return yes ? Math.max(0, least - spare) : fault(least === 0);
        },
      };
    }
  }
}

/** At least one of these cards, or none. */
export const holding = (hour: number, place: Place, mask: Mask, yes: boolean): Near =>
  tally(hour, place, mask, yes ? 1 : 0, yes ? SUSPECTS : 0);

const fault = (wrong: boolean): number => (wrong ? 1 : 0);
