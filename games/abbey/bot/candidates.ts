/** Questions that people put, each with what its answer depends on. */

import type { Rng, Seat } from '@conclave/engine';
import { couldAsk } from '../on-view/askable.ts';
import type { Clause, Filter, Question, Reference } from '../rules/question.ts';
import {
  count,
  EVERYONE,
  FEATURE_OF,
  FEATURES,
  has,
  last,
  MASK_OF,
  type Mask,
  maskOf,
  SUSPECTS,
  type Suspect,
  traitOf,
  VALUES,
  VALUES_OF,
  type Value,
} from '../rules/suspects.ts';
import type { View } from '../rules/view.ts';
import type { Belief } from './belief.ts';
import { spokenOf } from './information.ts';
import type { Style } from './manners.ts';

export interface Candidate {
  readonly question: Question;
  readonly style: Style;
  /** Into whom it divides the suspects; the rest are one more part. */
  readonly parts: readonly Mask[];
  /** What would be answered with this hand and these crossed off, as a number. */
  readonly answer: (hand: Mask, crossed: Mask) => number;
  /** About the hand, and not about the list. */
  readonly isOfHand: boolean;
}

/** So many of each kind that has many forms come to mind. */
const SOME = 6;
/** The likeliest suspects, of whom one asks by name. */
const NAMES = 4;

export function candidates(view: View, asker: Seat, of: Seat, belief: Belief, rng: Rng): Candidate[] {
  const likely = likeliest(belief, SUSPECTS);
  const all = [
    ...numbers(view.players[of].cards, rng),
    ...comparisons(rng),
    ...names(likely),
    ...lists(likely, rng),
    ...shared(view, asker, of, rng),
  ];
  return all.filter(({ question }) => couldAsk(view, asker, of, question));
}

const is = (value: Value): Clause => [{ kind: 'is', value }];
const named = (suspects: readonly Suspect[]): Filter => [
  [{ kind: 'among', suspects: [...suspects].sort((a, b) => a - b) }],
];

/** The likeliest suspects, so many at most. */
function likeliest({ guilt }: Belief, most: number): Suspect[] {
  return Array.from({ length: SUSPECTS }, (_none, suspect) => suspect)
    .filter((suspect) => guilt[suspect] > 0)
    .sort((a, b) => guilt[b] - guilt[a] || a - b)
    .slice(0, most);
}

function ofHand(
  question: Question,
  style: Style,
  parts: readonly Mask[],
  answer: Candidate['answer'],
): Candidate {
  return { question, style, parts, answer, isOfHand: true };
}

const countOf = (filter: Filter, mask: Mask, style: Style): Candidate =>
  ofHand({ kind: 'count', filter }, style, [mask], (hand) => count(hand & mask));

/** Two values of different features. */
function pair(rng: Rng): readonly [Value, Value] {
  const one = rng.pick(VALUES);
  return [one, rng.pick(VALUES.filter((value) => FEATURE_OF[value] !== FEATURE_OF[one]))];
}

function some<Item>(make: () => Item): Item[] {
  return Array.from({ length: SOME }, make);
}

function numbers(cards: number, rng: Rng): Candidate[] {
  return [
    ...VALUES.map((value) => countOf([is(value)], MASK_OF[value], 'number')),
    ...some(() => pair(rng)).flatMap(([one, two]): Candidate[] => {
      const mask = MASK_OF[one] & MASK_OF[two];
      const filter: Filter = [[...is(one), ...is(two)]];
      return [
        countOf(filter, mask, 'number'),
        ofHand({ kind: 'hold', filter }, 'yesNo', [mask], (hand) => Number((hand & mask) !== 0)),
      ];
    }),
    ...some(() => rng.pick(VALUES)).map((value) => {
      const n = Math.max(1, Math.ceil(cards / 2));
      return ofHand({ kind: 'atLeast', n, filter: [is(value)] }, 'yesNo', [MASK_OF[value]], (hand) =>
        Number(count(hand & MASK_OF[value]) >= n),
      );
    }),
  ];
}

function comparisons(rng: Rng): Candidate[] {
  return [
    ...FEATURES.map((feature) => {
      const parts = VALUES_OF[feature].map((value) => MASK_OF[value]);
      return ofHand({ kind: 'most', feature }, 'comparison', parts, (hand) => mostOf(hand, parts));
    }),
    ...some(() => pair(rng)).map(([one, two]) => comparison(one, two)),
    ...(['order', 'rank'] as const).flatMap((feature) => {
      const [one, two] = rng.shuffle([...VALUES_OF[feature]]);
      return [comparison(one, two)];
    }),
  ];
}

function comparison(one: Value, two: Value): Candidate {
  const [left, right] = [MASK_OF[one], MASK_OF[two]];
  const question = { kind: 'compare', filter: [is(one)], than: [is(two)] } as const;
  return ofHand(question, 'comparison', [left & ~right, right & ~left], (hand) =>
    Math.sign(count(hand & left) - count(hand & right)),
  );
}

/** Which of the parts have most, as a mask. */
function mostOf(hand: Mask, parts: readonly Mask[]): number {
  const counts = parts.map((part) => count(hand & part));
  const most = Math.max(...counts);
  return counts.reduce((mask, n, i) => (n === most ? mask | (1 << i) : mask), 0);
}

function names(likely: readonly Suspect[]): Candidate[] {
  return [
    ...likely.slice(0, NAMES).map((suspect) => {
      const mask = maskOf([suspect]);
      return ofHand({ kind: 'hold', filter: named([suspect]) }, 'name', [mask], (hand) =>
        Number(has(hand, suspect)),
      );
    }),
    ...[3, NAMES, 6]
      .filter((size) => size <= likely.length)
      .map((size) => countOf(named(likely.slice(0, size)), maskOf(likely.slice(0, size)), 'number')),
  ];
}

/** What somebody has crossed off, and how far they are. */
function lists(likely: readonly Suspect[], rng: Rng): Candidate[] {
  const left = (value: Value): Candidate => ({
    question: { kind: 'leftCount', filter: [is(value)] },
    style: 'list',
    parts: [MASK_OF[value]],
    answer: (_hand, crossed) => count(MASK_OF[value] & ~crossed),
    isOfHand: false,
  });
  return [
    ...likely.slice(0, NAMES).map(
      (suspect): Candidate => ({
        question: { kind: 'crossed', suspect },
        style: 'list',
        parts: [maskOf([suspect])],
        answer: (_hand, crossed) => Number(has(crossed, suspect)),
        isOfHand: false,
      }),
    ),
    ...some(() => rng.pick(VALUES)).map(left),
  ];
}

/** By a card that only the two of them know: the others hear the words, not which card it is. */
function shared(view: View, asker: Seat, of: Seat, rng: Rng): Candidate[] {
  return knownReferences(view, asker, of).flatMap(({ reference, card }): Candidate[] => {
    const feature = rng.pick(FEATURES);
    const mask = MASK_OF[traitOf(card, feature)];
    const filter: Filter = [[{ kind: 'same', feature, reference }]];
    const alone = maskOf([card]);
    return [
      countOf(filter, mask, 'shared'),
      ofHand({ kind: 'hold', filter }, 'shared', [mask], (hand) => Number((hand & mask) !== 0)),
      ofHand({ kind: 'stillHold', reference }, 'shared', [alone], (hand) => Number((hand & alone) !== 0)),
    ];
  });
}

/** AB-40, as the asker sees it. */
function knownReferences(
  { dealings }: View,
  asker: Seat,
  of: Seat,
): { reference: Reference; card: Suspect }[] {
  return dealings.flatMap(({ kind, by, other, cards }): { reference: Reference; card: Suspect }[] => {
    if (cards === null || cards.length === 0) return [];
    if (!(by === asker && other === of) && !(by === of && other === asker)) return [];
    const side = by === asker ? 'me' : 'you';
    if (kind === 'given')
      return cards.map((card, i) => ({ reference: { kind: 'given', by: side, n: i + 1 }, card }));
    return [{ reference: { kind, by: side }, card: last(maskOf(cards)) }];
  });
}

/** Whom a question is about, among those left. */
export function about({ parts }: Candidate): Mask {
  return parts.reduce((all, part) => all | part, 0) & EVERYONE;
}

/** A question as it was put, to be weighed beside the others; `null`: it is about something else than monks by name or kind. */
export function candidateOf(question: Question): Candidate | null {
  const { masks, isOfHand } = spokenOf(question);
  const parts = masks.filter((mask) => mask !== null);
  if (parts.length === 0 || parts.length < masks.length) return null;
  const [one, two = 0] = parts;
  const counted = isOfHand
    ? (hand: Mask) => count(hand & one)
    : (_hand: Mask, crossed: Mask) => count(crossed & one);
  switch (question.kind) {
    case 'count':
      return { question, style: 'number', parts, answer: counted, isOfHand };
    case 'crossedCount':
    case 'leftCount':
    case 'crossed':
      return { question, style: 'list', parts, answer: counted, isOfHand };
    case 'hold': {
      const style = count(one) === 1 ? 'name' : 'yesNo';
      return ofHand(question, style, parts, (hand) => Number((hand & one) !== 0));
    }
    case 'atLeast':
      return ofHand(question, 'yesNo', parts, (hand) => Number(count(hand & one) >= question.n));
    case 'compare':
      return ofHand(question, 'comparison', [one & ~two, two & ~one], (hand) =>
        Math.sign(count(hand & one) - count(hand & two)),
      );
    case 'most':
      return ofHand(question, 'comparison', parts, (hand) => mostOf(hand, parts));
    default:
      return null;
  }
}
