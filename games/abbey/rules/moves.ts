/** The moves of a seat. Most are made once and reused, so that lists of them cost little. */

import type { Effects, Seat } from '@conclave/engine';
import { BOOK_IDS, type BookId, STARS } from './cards.ts';
import type { Event } from './events.ts';
import { ANYBODY, type Question } from './question.ts';
import { CHAPTER, ROOMS, type Room } from './rooms.ts';
import { MAX_SEATS, type State } from './state.ts';
import { FEATURE_OF, FEATURES, MONKS, type Suspect, VALUES, type Value } from './suspects.ts';

export type Move =
  | { readonly kind: 'step'; readonly room: Room }
  | { readonly kind: 'put'; readonly room: Room }
  | { readonly kind: 'key'; readonly room: Room }
  | { readonly kind: 'ask'; readonly of: Seat; readonly question: Question }
  | { readonly kind: 'askAll'; readonly question: Question }
  | { readonly kind: 'pledge'; readonly yes: boolean }
  | { readonly kind: 'request'; readonly of: Seat; readonly values: readonly Value[] }
  | { readonly kind: 'name'; readonly values: readonly Value[] }
  | { readonly kind: 'reveal'; readonly value: Value }
  | { readonly kind: 'accuse'; readonly suspect: Suspect }
  | { readonly kind: 'cross'; readonly suspect: Suspect }
  | { readonly kind: 'show'; readonly card: Suspect }
  | { readonly kind: 'yield'; readonly card: Suspect }
  | { readonly kind: 'hand'; readonly card: Suspect }
  /** In the order of the sheet. */
  | { readonly kind: 'give'; readonly cards: readonly Suspect[] }
  | { readonly kind: 'discard'; readonly book: BookId }
  | { readonly kind: 'play'; readonly book: BookId }
  | { readonly kind: 'choose'; readonly of: Seat }
  | { readonly kind: 'look'; readonly of: Seat }
  | { readonly kind: 'listen'; readonly whisper: number }
  | PlainMove;

export const PLAIN = [
  'halt',
  'stay',
  'pray',
  'answer',
  'silence',
  'waive',
  'confess',
  'spy',
  'draw',
  'read',
  'venerate',
  'done',
  'relic',
  'yieldAny',
  'enough',
  'decline',
  'keep',
  'withdraw',
  'confirm',
  'hush',
] as const;
export type Plain = (typeof PLAIN)[number];
type PlainMove = { [Kind in Plain]: { readonly kind: Kind } }[Plain];
export type MoveOf<Kind extends Move['kind']> = Extract<Move, { kind: Kind }>;
/** What each of these kinds of moves does. */
export type Handlers<Kinds extends Move['kind']> = {
  readonly [Kind in Kinds]: (
    state: State,
    seat: Seat,
    move: Extract<Move, { kind: Kind }>,
    effects: Effects<Event>,
  ) => void;
};

const range = (length: number) => Array.from({ length }, (_none, index) => index);

export const SIMPLE: Readonly<Record<Plain, Move>> = {
  halt: { kind: 'halt' },
  stay: { kind: 'stay' },
  pray: { kind: 'pray' },
  answer: { kind: 'answer' },
  silence: { kind: 'silence' },
  waive: { kind: 'waive' },
  confess: { kind: 'confess' },
  spy: { kind: 'spy' },
  draw: { kind: 'draw' },
  read: { kind: 'read' },
  venerate: { kind: 'venerate' },
  done: { kind: 'done' },
  relic: { kind: 'relic' },
  yieldAny: { kind: 'yieldAny' },
  enough: { kind: 'enough' },
  decline: { kind: 'decline' },
  keep: { kind: 'keep' },
  withdraw: { kind: 'withdraw' },
  confirm: { kind: 'confirm' },
  hush: { kind: 'hush' },
};

export const STEP = range(ROOMS).map((room): Move => ({ kind: 'step', room }));
export const PUT = range(ROOMS).map((room): Move => ({ kind: 'put', room }));
export const KEY = range(ROOMS).map((room): Move => ({ kind: 'key', room }));
export const PLEDGE: readonly Move[] = [
  { kind: 'pledge', yes: false },
  { kind: 'pledge', yes: true },
];
export const REVEAL = VALUES.map((value): Move => ({ kind: 'reveal', value }));

const bySuspect = (make: (suspect: Suspect) => Move): readonly Move[] => MONKS.map((_monk, n) => make(n));
export const ACCUSE = bySuspect((suspect) => ({ kind: 'accuse', suspect }));
export const CROSS = bySuspect((suspect) => ({ kind: 'cross', suspect }));
export const SHOW = bySuspect((card) => ({ kind: 'show', card }));
export const YIELD = bySuspect((card) => ({ kind: 'yield', card }));
export const HAND = bySuspect((card) => ({ kind: 'hand', card }));
/** By number in the deck, starred books only. */
export const PLAY = BOOK_IDS.slice(0, STARS).map((book): Move => ({ kind: 'play', book }));
export const DISCARD = BOOK_IDS.slice(0, STARS).map((book): Move => ({ kind: 'discard', book }));
export const CHOOSE = range(MAX_SEATS).map((of): Move => ({ kind: 'choose', of }));
export const LOOK = range(MAX_SEATS).map((of): Move => ({ kind: 'look', of }));
const MAX_WHISPERS = 64;
export const LISTEN = range(MAX_WHISPERS).map((whisper): Move => ({ kind: 'listen', whisper }));

/** AB-45: one value, or one each of two features, in the order of the features. */
export const TRAITS: readonly (readonly Value[])[] = [
  ...VALUES.map((value) => [value]),
  ...VALUES.flatMap((one, i) =>
    VALUES.slice(i + 1).flatMap((two) => (FEATURE_OF[one] === FEATURE_OF[two] ? [] : [[one, two]])),
  ),
];
export const NAME = TRAITS.map((values): Move => ({ kind: 'name', values }));
/** anonymousLetters: one value only. */
export const NAME_ONE = NAME.slice(0, VALUES.length);
export const REQUEST = range(MAX_SEATS).map((of) =>
  TRAITS.map((values): Move => ({ kind: 'request', of, values })),
);

/** A good selection of questions; all others may be put too. */
const SELECTION: readonly Question[] = [
  ...VALUES.map((value): Question => ({ kind: 'count', filter: [[{ kind: 'is', value }]] })),
  ...VALUES.map((value): Question => ({ kind: 'crossedCount', filter: [[{ kind: 'is', value }]] })),
  ...MONKS.map((_monk, n): Question => ({ kind: 'hold', filter: [[{ kind: 'among', suspects: [n] }]] })),
  { kind: 'willGo', room: CHAPTER },
  { kind: 'atMost', n: 6 },
  { kind: 'leftCount', filter: ANYBODY },
  ...FEATURES.map((feature): Question => ({ kind: 'most', feature })),
];
export const ASK = range(MAX_SEATS).map((of) =>
  SELECTION.map((question): Move => ({ kind: 'ask', of, question })),
);
export const ASK_ALL = SELECTION.filter(({ kind }) => kind !== 'willGo').map(
  (question): Move => ({ kind: 'askAll', question }),
);

/** What a room lets one do. */
export const ROOM_ACTIONS: readonly Move['kind'][] = [
  'confess',
  'spy',
  'draw',
  'request',
  'read',
  'venerate',
  'reveal',
  'accuse',
];
