/**
 * The type of a game's drawn table (`GameTable`) and of what the page gives it. Methods, so that a concrete table
 * fits `AnyTable`.
 */

import type {
  GameTypes,
  GameWords,
  HouseEvent,
  Json,
  Language,
  OptionValue,
  Outcome,
  Perspective,
  Pin,
  Puzzle,
  Reason,
  Seat,
  Seed,
  Voice,
  Watcher,
} from '@conclave/engine';
import type { ComponentChild, ComponentChildren } from 'preact';
import type { ActionName } from './action-words.ts';
import type { Cue } from './cue.ts';
import type { EndPage } from './end-page.ts';

/** How much the notebook does by itself. */
export const ASSISTANCES = ['off', 'seen', 'follows'] as const;
export type Assistance = (typeof ASSISTANCES)[number];

/** The shape of the page: 1440x900, 820x1180, 390x844, 844x390 and what is near them. */
export const LAYOUTS = ['desk', 'tablet', 'phone', 'across'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** What the board may ask of the page: which moves there are, why others are not, and to make one. */
export interface Control<Move> {
  /** Empty while nothing may be done: others move, pieces travel, or this is a replay. */
  readonly moves: readonly Move[];
  /**
   * Whether it can be made now. Of a composed kind, of which `moves` has only a selection, the rules are asked: no at
   * first, and drawn anew when they have said yes.
   */
  may(move: Move): boolean;
  /** Whether these steps may be begun one after the other: a lesson lets through its own way and no other. */
  mayAll(moves: readonly Move[]): boolean;
  /** All that the hint means, the next move first; empty: there is none. */
  readonly advice: readonly Move[];
  /** Whether the hint leads there: its next move, or the end of the way of which that is a step. It lights up. */
  advises(move: Move): boolean;
  play(move: Move): void;
  /**
   * Steps one after the other, stopped as soon as one is not legal any more or something is told that the caller did
   * not expect. How many were made.
   */
  playAll(moves: readonly Move[], isExpected: (event: { readonly type: string }) => boolean): Promise<number>;
  /** Why a move is not legal now, in the rules' own words; `null`: it is, or nobody answered. Nothing changes. */
  why(move: Move): Promise<string | null>;
  /** A click on something unlit: says why. */
  explain(move: Move): void;
  /**
   * What the player composes and has not handed in, at most one for each figure: moves, perhaps unfinished. They answer
   * what is asked now and are gone with it; they outlive the page and stand in no log. Empty while the past is shown.
   */
  readonly drafts: readonly Json[];
  /** All of them anew. What was handed in just so is left out by itself. */
  compose(drafts: readonly Json[]): void;
}

/**
 * What the page does for the player; `null`: not now. The board says where the buttons stand (`ActionBar`).
 */
export interface TableActions {
  /** Those that have a place now, in their order, whether or not they can be done. */
  readonly bar: readonly ActionName[];
  readonly hint: (() => void) | null;
  readonly undo: (() => void) | null;
  /** Plays back what happened since the player's last step. */
  readonly since: (() => void) | null;
  /** To the next thing one may do, while bots are waited for; to the present, while events are played back. */
  readonly skip: (() => void) | null;
  /** The device goes to the next player. */
  readonly handOver: (() => void) | null;
}

/** What board and notebook both have. */
interface SharedProps<G extends GameTypes> {
  readonly view: G['view'];
  readonly told: readonly (G['event'] | HouseEvent)[];
  readonly control: Control<G['move']>;
  readonly words: GameWords<G>;
  readonly language: Language;
  readonly voice: Voice;
  readonly layout: Layout;
  readonly assistance: Assistance;
  /** The player's own marks, as this table wrote them; empty at first. Kept beside the match. */
  readonly marks: string;
  write(marks: string): void;
  /** What board and notebook point out to each other (a filter, a chosen suspect); empty at first, not kept. */
  readonly shared: string;
  share(value: string): void;
  /** Asks the game's mind in a worker (`mind/ponder.ts`). `null`: it has no answer, or the moment is gone. */
  ponder(question: Json): Promise<Json | null>;
}

/** A secret window that is open for a while, for everybody alike. */
export interface WindowTime {
  /** When it closes, by `performance.now()`. */
  readonly closes: number;
  /** How long it is open in all, in milliseconds. */
  readonly length: number;
  /** "5 seconds left", for those who do not see the number. */
  say(left: number): string;
  /** More time for all; `null`: it cannot be had any more, or not by this watcher. */
  readonly more: { readonly label: string; readonly title: string; ask(): void } | null;
}

/** A review asks for places of the board. */
export interface Tapping {
  /** What can be tapped. */
  readonly pins: readonly Pin[];
  /** The places tapped so far. */
  readonly tapped: readonly Json[];
  /** Taps a place, or takes the tap back. */
  tap(at: Json): void;
}

export interface BoardProps<G extends GameTypes> extends SharedProps<G> {
  readonly watcher: Watcher;
  /** What a review points at; empty at a table. */
  readonly pins: readonly Pin[];
  /** `null`: no place is asked for. */
  readonly tapping: Tapping | null;
  /** The event that is shown just now, while a frame is played back, and how. */
  readonly event: G['event'] | HouseEvent | null;
  readonly cue: Cue | null;
  readonly actions: TableActions;
  /** The time of the secret window that is open, for a table with `showsWindowTime`; `null`: none runs. */
  readonly window: WindowTime | null;
  /** What the player points at, for the instruction line: a word of the table's own. */
  readonly pointed: string | null;
  point(what: string | null): void;
  readonly outcome: Outcome | null;
  /** After the end: the page's buttons (rematch, replay ...), for the board to place. */
  readonly after: ComponentChildren;
}

export interface NotebookProps<G extends GameTypes> extends SharedProps<G> {
  readonly seat: Seat;
}

export interface InstructionProps<G extends GameTypes> {
  readonly perspective: Perspective<G>;
  /** The event that is shown just now: meanwhile the view is ahead of whoever was asked before it. */
  readonly event: G['event'] | HouseEvent | null;
  readonly pointed: string | null;
  /** See `Control`. */
  readonly drafts: readonly Json[];
  readonly words: GameWords<G>;
  readonly language: Language;
  readonly voice: Voice;
  /** A phone has room for few words. */
  readonly layout: Layout;
}

/** One page of a lesson. */
export interface LessonStep<Move> {
  readonly say: Readonly<Record<Language, readonly string[]>>;
  /** A CSS selector of what this is about. */
  readonly focus?: string;
  /** A CSS selector of where the card stands, if not beside its focus. */
  readonly place?: string;
  /** What goes on from here: any one of these moves, or all of them in order. Without it a button does. */
  readonly allow?: readonly Move[] | { readonly inOrder: readonly Move[] };
  /** What board and notebook point out meanwhile, as the table writes it in `shared`. */
  readonly show?: string;
  /** Goes on by itself when the player's own marks say so. */
  readonly until?: (marks: string) => boolean;
  /** Goes on by itself, and not otherwise, when what the player composes is so far. */
  readonly untilDraft?: (drafts: readonly Json[]) => boolean;
  /** What the others do when this page is left. */
  readonly after?: readonly { readonly seat: Seat; readonly move: Move }[];
}

/** A short scripted game on the real rules. */
export interface Lesson<Move> {
  readonly seats: number;
  readonly you: Seat;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seed: Seed;
  readonly names: readonly string[];
  readonly steps: readonly LessonStep<Move>[];
}

/** A lesson besides a game's first: for another chair. */
export interface FurtherLesson<G extends GameTypes> {
  /** For whom it is: "the guards". */
  readonly title: Readonly<Record<Language, string>>;
  /** The line by which a table offers it, once on a device, to whoever sits there for the first time. */
  readonly offer: Readonly<Record<Language, string>>;
  isFor(view: G['view'], seat: Seat): boolean;
  readonly lesson: Lesson<G['move']>;
}

export interface MiniatureProps<View> {
  readonly view: View;
  readonly watcher: Watcher;
}

/** A thing that everybody saw, as a seal in the sky: SVG elements round 0 0, 22 wide. */
export interface NightSeal {
  readonly tone: string;
  readonly picture: ComponentChild;
}

/** The night sky of a replay: from events that the gallery is told. */
export interface NightSky {
  /** The type of event with which a turn begins. */
  readonly turn: string;
  /** The number of the turn that begins with the first of them, where it is not 1. */
  readonly first?: number;
  /** By type of event: the few that are worth a seal. */
  readonly seals: Readonly<Record<string, NightSeal>>;
}

export interface GameTable<G extends GameTypes> {
  Board(props: BoardProps<G>): ComponentChild;
  Notebook?(props: NotebookProps<G>): ComponentChild;
  /** The notebook's tab, where it has a name of its own, and its width beside the board in pixels. */
  readonly notes?: {
    readonly tab: Readonly<Record<Language, string>>;
    /** Of the panels beside the board, in pixels; `least`: on a narrow desk they give way to the board, so far. */
    readonly width?: number;
    readonly least?: number;
  };
  /** The view after one event, for playing a frame back step by step. */
  stage?(view: G['view'], event: G['event'] | HouseEvent): G['view'];
  /** How an event is shown. */
  cue?(
    event: G['event'] | HouseEvent,
    before: G['view'],
    after: G['view'],
    watcher: Watcher,
    told: CueWords<G>,
  ): Cue | null;
  /** The line in the bar: what to do now, or what one waits for. After a line break comes what is only an aside. */
  instruction?(props: InstructionProps<G>): string;
  /** What the scrubber of a replay shows. */
  readonly sky?: NightSky;
  /** What the page after the match shows. */
  readonly endPage?: EndPage<G['view']>;
  /** A small picture of the state: for lists, invitations, results. */
  Miniature?(props: MiniatureProps<G['view']>): ComponentChild;
  Finding?(props: FindingProps): ComponentChild;
  readonly puzzle?: PuzzleBoard;
  /** A move that is made for the player after a beat: the only possible one, and everybody can see that it is. */
  forced?(view: G['view'], moves: readonly G['move'][]): G['move'] | null;
  /** What happened a moment ago, in fewer words than the chronicle's. */
  readonly latest?: {
    /** Left out. */
    readonly quiet?: readonly G['event']['type'][];
    /** Several of a kind in a row, as one line. */
    readonly together?: Readonly<Record<string, Readonly<Record<Language, string>>>>;
    /** Nothing need be said of an event that this one follows: a walk is told by its end. */
    isPassed?(event: G['event'], next: G['event']): boolean;
  };
  /** What a seat has handed in and may take back: then it lies there as a draft, to be changed. */
  handedIn?(view: G['view'], seat: Seat): Json | null;
  /** The answer made for a player among bots alone where there is nothing to decide; `null`: they are asked. */
  passes?(view: G['view'], moves: readonly G['move'][], watcher: Watcher): G['move'] | null;
  /** Kinds of steps that are walked one after the other by a click on where they lead. */
  readonly walking?: readonly G['move']['kind'][];
  /**
   * The board shows the time of a secret window (`BoardProps.window`); otherwise the bar of the page does.
   * @default false
   */
  readonly showsWindowTime?: boolean;
  /** The chair whose colour and shape a seat has, in games that deal them; otherwise its own. */
  mark?(view: G['view'], seat: Seat): Seat;
  /** The levels of assistance that this match allows; otherwise all. */
  assistances?(view: G['view']): readonly Assistance[];
  readonly lesson?: Lesson<G['move']>;
  /** By the end of its address, after that of the first. */
  readonly furtherLessons?: Readonly<Record<string, FurtherLesson<G>>>;
  /** The reaction that only this game has: its name, and its face in a box of 72 round 0 0. */
  readonly reaction?: { readonly name: Readonly<Record<Language, string>>; readonly Face: Drawing };
  /** Keys that only this table knows, for the list in the menu. */
  readonly keys?: Readonly<Record<Language, readonly { readonly key: string; readonly does: string }[]>>;
}

/**
 * What "guess first" asks at a moment of a review (`ReviewMoment.ask`), and what could be known there. Until it is open,
 * nothing of it may depend on the answer.
 */
export interface FindingProps {
  readonly ask: Json;
  readonly language: Language;
  /** What a player is called. */
  readonly name: (seat: Seat) => string;
  /** What was guessed; `null`: nothing yet. */
  readonly guess: Json;
  readonly isOpen: boolean;
  onGuess(guess: Json): void;
}

/** A puzzle on its own board. */
export interface PuzzleProps {
  readonly puzzle: Puzzle;
  /** What is given, line by line, in words. */
  readonly given: readonly string[];
  readonly language: Language;
  readonly layout: Layout;
  /** What is composed so far, in the board's own terms; `null`: nothing. */
  readonly composed: Json;
  compose(composed: Json): void;
  /** The answer, once the puzzle is over: shown, and nothing can be composed any more. */
  readonly solution: Json;
  /** What speaks against the last try, or what the hint names. */
  readonly pointed: Reason | null;
}

/** How a game's puzzles are drawn. */
export interface PuzzleBoard {
  Board(props: PuzzleProps): ComponentChild;
  /** The answer that was composed; `null`: it is not whole yet. */
  answer(composed: Json, puzzle: Puzzle): Json;
  /** What is given, small, for the first page; not for screen readers. */
  Preview?(props: { readonly puzzle: Puzzle }): ComponentChild;
}

/** What a cue needs to say something at the spot. */
export interface CueWords<G extends GameTypes> {
  readonly words: GameWords<G>;
  readonly language: Language;
  readonly voice: Voice;
}

export type AnyTable = GameTable<GameTypes>;

/** A picture that needs to know nothing. */
export type Drawing = () => ComponentChild;

/** A picture with words in it. */
export type Picture = (props: { readonly language: Language }) => ComponentChild;

/** The pictures of a game's primer: SVG elements made of its own pieces, in the order of its words. */
export interface PrimerPictures {
  /** What they refer to; once on a page. */
  readonly Symbols?: Drawing;
  /** 320 by 180 each, at most 120 nodes. */
  readonly panels: readonly Picture[];
  /** Which of them stands in the margin of a statement, by its id. @default none */
  readonly margin?: Readonly<Record<string, number>>;
  /** 240 by 104 each. */
  readonly box: readonly Picture[];
}
