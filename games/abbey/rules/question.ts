/** The grammar of questions (AB-39 to AB-41), as a plain value. Every question has one computed answer (AB-R10). */

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

export type Question =
  /** Q1 */
  | { readonly kind: 'count'; readonly filter: Filter }
  /** Q2 */
  | { readonly kind: 'hold'; readonly filter: Filter }
  /** Q3 */
  | { readonly kind: 'compare'; readonly filter: Filter; readonly than: Filter }
  /** Q4 */
  | { readonly kind: 'crossedCount'; readonly filter: Filter }
  /** Q5 */
  | { readonly kind: 'crossed'; readonly suspect: Suspect }
  /** Q6 */
  | { readonly kind: 'leftCount'; readonly filter: Filter }
  /** Q7 */
  | { readonly kind: 'visited'; readonly room: Room }
  /** Q8 */
  | { readonly kind: 'received'; readonly from: Seat; readonly feature: Feature }
  /** Q9 */
  | { readonly kind: 'willGo'; readonly room: Room }
  /** Q10 */
  | { readonly kind: 'atMost'; readonly n: number }
  | { readonly kind: 'allShare'; readonly feature: Feature }
  /** Q11 */
  | { readonly kind: 'free'; readonly text: string };

export type QuestionKind = Question['kind'];

/** There is no way in it to name a suspect (AB-12). `free`: the player's own words, unverified. */
export type Answer =
  | { readonly kind: 'number'; readonly n: number }
  | { readonly kind: 'yesNo'; readonly yes: boolean }
  | { readonly kind: 'relation'; readonly than: 'more' | 'fewer' | 'equal' }
  | { readonly kind: 'value'; readonly value: Value }
  | { readonly kind: 'free'; readonly text: string };

export const MOST_ATOMS = 5;
export const MOST_CLAUSES = 2;
export const MOST_NAMED = 6;
export const LONGEST_TEXT = 200;
