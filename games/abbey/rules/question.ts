/** The grammar of questions (AB-39 to AB-41, AB-69 to AB-74), as a plain value. Answers are computed (AB-R10). */

import type { Seat } from '@conclave/engine';
import type { Room } from './rooms.ts';
import type { Feature, Suspect, Value } from './suspects.ts';

/** Who did it: `me` is the asker, `you` the one asked. */
export type Side = 'me' | 'you';

/** AB-40: a card that both know. `given`: at the last mass, by place in the roster from 1. */
export type Reference =
  | { readonly kind: 'given'; readonly by: Side; readonly n: number }
  | { readonly kind: 'taken'; readonly by: Side }
  | { readonly kind: 'shown'; readonly by: Side };

export type Atom =
  | { readonly kind: 'is' | 'isNot'; readonly value: Value }
  /** Numbers of the roster, rising. */
  | { readonly kind: 'among'; readonly suspects: readonly Suspect[] }
  | { readonly kind: 'same' | 'other'; readonly feature: Feature; readonly reference: Reference };

/** All of them. */
export type Clause = readonly Atom[];
/** One clause, or either of two. */
export type Filter = readonly Clause[];

/** AB-70: every suspect there is. */
export const ANYBODY: Filter = [[]];

export type Question =
  /** Q1 */
  | { readonly kind: 'count'; readonly filter: Filter }
  /** Q2 */
  | { readonly kind: 'hold'; readonly filter: Filter }
  /** AB-69 */
  | { readonly kind: 'atLeast'; readonly n: number; readonly filter: Filter }
  /** Q3 */
  | { readonly kind: 'compare'; readonly filter: Filter; readonly than: Filter }
  /** AB-73 */
  | { readonly kind: 'most'; readonly feature: Feature }
  /** Q4; anybody: AB-70 */
  | { readonly kind: 'crossedCount'; readonly filter: Filter }
  /** Q5 */
  | { readonly kind: 'crossed'; readonly suspect: Suspect }
  /** Q6; anybody: AB-70 */
  | { readonly kind: 'leftCount'; readonly filter: Filter }
  /** Q7 */
  | { readonly kind: 'visited'; readonly room: Room }
  /** Q8 */
  | { readonly kind: 'received'; readonly from: Seat; readonly feature: Feature }
  /** AB-72 */
  | { readonly kind: 'shownBy'; readonly by: Seat; readonly feature: Feature }
  /** AB-71 */
  | { readonly kind: 'stillHold'; readonly reference: Reference }
  /** AB-74 */
  | { readonly kind: 'stillSo' }
  /** Q9 */
  | { readonly kind: 'willGo'; readonly room: Room }
  /** Q10 */
  | { readonly kind: 'atMost'; readonly n: number }
  | { readonly kind: 'allShare'; readonly feature: Feature };

export type QuestionKind = Question['kind'];

/** There is no way in it to name a suspect (AB-12). */
export type Answer =
  | { readonly kind: 'number'; readonly n: number }
  | { readonly kind: 'yesNo'; readonly yes: boolean }
  | { readonly kind: 'relation'; readonly than: 'more' | 'fewer' | 'equal' }
  | { readonly kind: 'value'; readonly value: Value }
  /** Those of which there are equally many; none where there is no card. */
  | { readonly kind: 'values'; readonly values: readonly Value[] };

/** What a player said last about their cards or their list, so that all may come back to it (AB-74). */
export interface Statement {
  readonly question: Question;
  readonly answer: Answer;
}

/** Disputed questions: what can be put to everybody at once, without references; what can be come back to. */
export const GENERAL_KINDS: readonly QuestionKind[] = [
  'count',
  'hold',
  'atLeast',
  'compare',
  'most',
  'crossedCount',
  'crossed',
  'leftCount',
  'atMost',
  'allShare',
];

export const QUESTION_KINDS: readonly QuestionKind[] = [
  ...GENERAL_KINDS,
  'received',
  'shownBy',
  'stillHold',
  'stillSo',
  'willGo',
  'visited',
];

export const MAX_ATOMS = 5;
export const MAX_CLAUSES = 2;
export const MAX_NAMED = 6;

export function filtersOf(question: Question): readonly Filter[] {
  switch (question.kind) {
    case 'count':
    case 'hold':
    case 'atLeast':
    case 'crossedCount':
    case 'leftCount':
      return [question.filter];
    case 'compare':
      return [question.filter, question.than];
    default:
      return [];
  }
}

export function referencesIn(question: Question): readonly Reference[] {
  if (question.kind === 'stillHold') return [question.reference];
  return filtersOf(question).flatMap((filter) =>
    filter.flatMap((clause) => clause.flatMap((atom) => ('reference' in atom ? [atom.reference] : []))),
  );
}

/** AB-74 */
export function isGeneral(question: Question): boolean {
  return GENERAL_KINDS.includes(question.kind) && referencesIn(question).length === 0;
}

/** AB-71: a card that the one asked had at that moment. */
export function wasWithYou({ kind, by }: Reference): boolean {
  return kind === 'given' ? by === 'me' : by === 'you';
}
