import type { Seat, Window } from '@conclave/engine';
import { cloneWindow } from '@conclave/engine';
import type { BookId, EventId, LibraryId } from './cards.ts';
import type { MoveOf } from './moves.ts';
import type { Answer, Question, Statement } from './question.ts';
import { CELLS, type Room, type RoomMask } from './rooms.ts';
import type { Mask, Suspect, Value } from './suspects.ts';

export const MAX_SEATS = 6;
export const MIN_SEATS = 3;
export const NONE = -1;
export const LAST_BELL = 4;

export interface Options {
  readonly libraryClosed: boolean;
  readonly noEvents: boolean;
  readonly bookLimit: boolean;
  readonly sixRules: boolean;
  readonly startAtLauds: boolean;
  readonly gentleMasses: boolean;
  readonly endAfterCompline: boolean;
  readonly ownCrosses: boolean;
  readonly colours: string;
}

/** A crypt card may not be used in the turn it was taken (AB-R13): then it is `fresh`. */
export type Relic = 'none' | 'held' | 'fresh';
export type TurnKind = 'normal' | 'relic' | 'labyrinth';
export type Phase = 'prayer' | 'move' | 'meet' | 'act';

/** Why a question was put: at a meeting, in return, or by a card. */
export type Source = 'meeting' | 'back' | 'artOfQuestioning' | 'letter' | 'onTruth';

/** What is still to be done before the turn or the mass goes on; the last one first. */
export type Frame =
  /** Decisions. */
  | {
      readonly kind: 'answer';
      readonly asker: Seat;
      readonly of: Seat;
      readonly question: Question;
      readonly obliged: boolean;
      /** Whether a question back may follow. */
      readonly back: boolean;
      readonly source: Source;
    }
  | { readonly kind: 'counter'; readonly asker: Seat; readonly of: Seat }
  /** `of` NONE: anybody not in penance (letter), or everybody (disputedQuestions). */
  | {
      readonly kind: 'compose';
      readonly asker: Seat;
      readonly of: Seat;
      readonly book: 'letter' | 'onTruth' | 'disputedQuestions';
    }
  | { readonly kind: 'show'; readonly by: Seat; readonly to: Seat; readonly values: readonly Value[] }
  | { readonly kind: 'yield'; readonly by: Seat; readonly to: Seat; readonly why: TakenHow }
  | { readonly kind: 'target'; readonly seat: Seat; readonly book: TargetBook; readonly but: Seat }
  | { readonly kind: 'hand'; readonly seat: Seat; readonly to: Seat }
  | {
      readonly kind: 'name';
      readonly seat: Seat;
      readonly book: 'necrology' | 'anonymousLetters';
      readonly of: Seat;
    }
  | { readonly kind: 'proclaim'; readonly seat: Seat }
  | { readonly kind: 'window' }
  /** Done without a decision. */
  | { readonly kind: 'take'; readonly to: Seat; readonly from: Seat; readonly why: TakenHow }
  | { readonly kind: 'transfer'; readonly to: Seat; readonly from: Seat; readonly card: Suspect }
  | { readonly kind: 'read'; readonly book: BookId }
  | { readonly kind: 'penance'; readonly seat: Seat }
  | { readonly kind: 'event' }
  | { readonly kind: 'massEnd' };

export type FrameOf<Kind extends Frame['kind']> = Extract<Frame, { kind: Kind }>;

/** Where a card was taken at random. */
export type TakenHow = 'confessional' | 'cell' | 'caught' | 'mirror' | 'onTheft' | 'onDiscovery';
export type TargetBook = 'bestiary' | 'herbarium' | 'mirror' | 'secretArchives' | 'onDiscovery';

/** What was last said aloud: seen by all until something else is said. `answer` null: silence. */
export type Said =
  | {
      readonly kind: 'exchange';
      readonly asker: Seat;
      readonly of: Seat;
      readonly question: Question;
      readonly answer: Answer | null;
    }
  | {
      readonly kind: 'all';
      readonly asker: Seat;
      readonly question: Question;
      readonly answers: readonly { readonly seat: Seat; readonly answer: Answer | null }[];
    }
  | {
      readonly kind: 'counts';
      readonly reader: Seat;
      readonly values: readonly Value[];
      readonly counts: readonly { readonly seat: Seat; readonly n: number }[];
    }
  | { readonly kind: 'none'; readonly by: Seat; readonly to: Seat; readonly values: readonly Value[] };

/** One card taken from, or shown by, another in private (onHearing). */
export interface Whisper {
  readonly to: Seat;
  readonly from: Seat;
  readonly card: Suspect;
  readonly how: 'taken' | 'shown';
  /** The number of the turn it happened in. */
  readonly turn: number;
  /** Bit by seat: who overheard it. */
  readonly heard: number;
}

export const WINDOW_KINDS = ['pass', 'right', 'bishop', 'exchange', 'censure', 'answers'] as const;
export type WindowKind = (typeof WINDOW_KINDS)[number];
/** What a window is answered with: one move. */
export type Submitted = MoveOf<'give' | 'discard' | 'keep' | 'confirm' | 'hush'>;

export interface Revelation {
  readonly seat: Seat;
  readonly value: Value;
}

export interface State {
  readonly options: Options;
  /** By seat: 0..5 (AB-35). */
  readonly colours: readonly number[];
  readonly culprit: Suspect;
  /** The parlour pile; the top is last. */
  readonly pile: Suspect[];
  readonly hand: Mask[];
  /** By seat: every suspect ever held, shown, or publicly admitted: crossed off, for questions (AB-42). */
  readonly seen: Mask[];
  /** By seat: suspects crossed off by hand (option `ownCrosses`). */
  readonly marks: Mask[];
  /** By seat: suspects seen in the parlour pile. */
  readonly peeked: Mask[];
  /** By seat, in the order of the deck. */
  readonly books: (readonly BookId[])[];
  /** Before whom onCustody lies open, or NONE. */
  custody: Seat;
  /** The next one is first. */
  readonly scriptorium: BookId[];
  readonly events: EventId[];
  readonly library: LibraryId[];
  lasting: EventId | null;
  /** Left in the crypt. */
  relics: number;
  readonly relic: Relic[];
  readonly pawn: Room[];
  /** By seat: the card taken from the owner of the cell in which the pawn stands, or NONE. */
  readonly stolen: Suspect[];
  /** By confessional: its last visitor. */
  readonly confessors: Seat[];
  /** The current mass, 0 Matins to 7 Compline. */
  mass: number;
  /** 0: just handed over. */
  bell: number;
  bellHeld: boolean;
  first: Seat;
  active: Seat;
  turn: TurnKind;
  phase: Phase;
  start: Room;
  /** Steps left in the move. */
  steps: number;
  walked: boolean;
  /** Where the move may end. */
  ends: RoomMask;
  /** The action of the square was carried out, or there is none to carry out. */
  acted: boolean;
  /** The turn is over as soon as nothing else is to be done. */
  leaving: boolean;
  labyrinth: boolean;
  /** A question of this turn that met with silence (artOfQuestioning). */
  silenced: { readonly of: Seat; readonly question: Question } | null;
  /** By seat: 1 if the next turn is skipped. */
  readonly skip: number[];
  readonly penitent: boolean[];
  /** By seat: rooms in which a move ended since the last mass (Q7). */
  readonly visits: RoomMask[];
  readonly libraryVisited: boolean[];
  /** Q9: by seat the room promised, or NONE, and the rooms forsworn. */
  readonly vow: Room[];
  readonly forsworn: RoomMask[];
  /** By asker: a bit for each player who may not keep silent (herbarium). */
  readonly compelled: number[];
  /** By giver: the cards given at the last mass. */
  readonly gift: Mask[];
  /** By the pair of players a card went between, from and to (`pairOf`): the last card taken, or NONE. */
  readonly taken: Suspect[];
  /** The cards of the last showing. */
  readonly shown: Mask[];
  /** The last card received, however it went, or NONE. */
  readonly received: Suspect[];
  readonly whispers: Whisper[];
  turnNumber: number;
  /** By seat: the number of its last turn that ended. */
  readonly lastTurn: number[];
  readonly revelations: Revelation[];
  readonly falseAccusations: number[];
  /** Normal turns since the last mass. */
  turnsSinceMass: number;
  said: Said | null;
  /** Cards of the decks turned up since the last turn ended, in order: everybody saw them. */
  readonly turned: (BookId | EventId | LibraryId)[];
  /** The last card shown to all. */
  exposed: { readonly seat: Seat; readonly card: Suspect } | null;
  readonly stack: Frame[];
  window: Window<Submitted> | null;
  /** Windows opened so far. */
  windows: number;
  /** By seat: what they said last about cards or list (AB-74). */
  readonly statements: (Statement | null)[];
  /** What disputedQuestions asked, while its window is open. */
  askedAll: Question | null;
  ended: { readonly how: 'found' | 'compline'; readonly finder: Seat } | null;
}

export const seatsOf = (state: State): number => state.hand.length;
export const leftOf = (state: State, seat: Seat): Seat => (seat + 1) % state.hand.length;
export const rightOf = (state: State, seat: Seat): Seat => (seat + state.hand.length - 1) % state.hand.length;

/** The place of two players in `taken`, `shown` and `received`: whose card it was, and who got or saw it. */
export const pairOf = (seats: number, from: Seat, to: Seat): number => from * seats + to;

/** AB-30: six players, or the option. */
export const isBrisk = (state: State): boolean => state.hand.length === MAX_SEATS || state.options.sixRules;

/** Whose cell a room is: a seat, or NONE for none or an empty colour (AB-44). */
export function ownerOf({ colours }: State, room: Room): Seat {
  return ownerIn(colours, room);
}

export function ownerIn(colours: readonly number[], room: Room): Seat {
  const colour = CELLS.indexOf(room);
  return colour < 0 ? NONE : colours.indexOf(colour);
}

export function top(state: State): Frame | null {
  const { stack } = state;
  return stack.length === 0 ? null : stack[stack.length - 1];
}

/** Takes off the decision that is due. */
export function popped<
  Kind extends FrameOf<'show' | 'yield' | 'target' | 'hand' | 'name' | 'answer'>['kind'],
>(state: State, kind: Kind): FrameOf<Kind> {
  const frame = state.stack.pop();
  if (frame?.kind !== kind) throw new Error(`no ${kind} is due`);
  return frame as FrameOf<Kind>;
}

export function clone(state: State): State {
  return {
    options: state.options,
    colours: state.colours,
    culprit: state.culprit,
    pile: state.pile.slice(),
    hand: state.hand.slice(),
    seen: state.seen.slice(),
    marks: state.marks.slice(),
    peeked: state.peeked.slice(),
    books: state.books.slice(),
    custody: state.custody,
    scriptorium: state.scriptorium.slice(),
    events: state.events.slice(),
    library: state.library.slice(),
    lasting: state.lasting,
    relics: state.relics,
    relic: state.relic.slice(),
    pawn: state.pawn.slice(),
    stolen: state.stolen.slice(),
    confessors: state.confessors.slice(),
    mass: state.mass,
    bell: state.bell,
    bellHeld: state.bellHeld,
    first: state.first,
    active: state.active,
    turn: state.turn,
    phase: state.phase,
    start: state.start,
    steps: state.steps,
    walked: state.walked,
    ends: state.ends,
    acted: state.acted,
    leaving: state.leaving,
    labyrinth: state.labyrinth,
    silenced: state.silenced,
    skip: state.skip.slice(),
    penitent: state.penitent.slice(),
    visits: state.visits.slice(),
    libraryVisited: state.libraryVisited.slice(),
    vow: state.vow.slice(),
    forsworn: state.forsworn.slice(),
    compelled: state.compelled.slice(),
    gift: state.gift.slice(),
    taken: state.taken.slice(),
    shown: state.shown.slice(),
    received: state.received.slice(),
    whispers: state.whispers.slice(),
    turnNumber: state.turnNumber,
    lastTurn: state.lastTurn.slice(),
    revelations: state.revelations.slice(),
    falseAccusations: state.falseAccusations.slice(),
    turnsSinceMass: state.turnsSinceMass,
    said: state.said,
    turned: state.turned.slice(),
    exposed: state.exposed,
    stack: state.stack.slice(),
    window: state.window && cloneWindow(state.window),
    windows: state.windows,
    statements: state.statements.slice(),
    askedAll: state.askedAll,
    ended: state.ended,
  };
}
