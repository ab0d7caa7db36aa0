/**
 * The contract of a game: its rules decide what is legal and who sees what.
 *
 * A game has twelve members (`Contract`), and defaults for the rest (`Defaults`). `testing/example-game.ts` has a
 * comment and a value for every one.
 *
 * All members are methods, not function properties. So their parameters are bivariant, and every game is an `AnyGame`
 * without a cast.
 */

import type { OptionTable } from './options.ts';
import type { MatchRecord } from './record.ts';
import type { Rng } from './rng.ts';

/** A chair, 0..n-1. A seat may lead several figures; those are the game's business. */
export type Seat = number;

/** Somebody who looks on: a seat, or every spectator. The gallery knows only what ALL seats know. */
export type Watcher = Seat | 'gallery';

export interface AnyMove {
  readonly kind: string;
}

export interface AnyEvent {
  readonly type: string;
}

/** The types of one game in one bundle. Every game has its own, beside its rules. */
export interface GameTypes {
  state: unknown;
  move: AnyMove;
  view: unknown;
  event: AnyEvent;
  options: unknown;
}

/** Why a move is not legal: the catalogue's id (or `house`), a key of the game's text, and its parameters. */
export interface Refusal {
  readonly rule: string;
  readonly reason: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

export interface Outcome {
  /** Winners first; seats that share a place stand together. Empty where nobody won (abandoned). */
  readonly places: readonly (readonly Seat[])[];
  readonly scores?: readonly { readonly seat: Seat; readonly parts: Readonly<Record<string, number>> }[];
  /** Key of the game's text. */
  readonly how: string;
}

/** The means of `play` besides changing the state: chance, telling and sealing. */
export interface Effects<Event> {
  /** Drawing from it seals. */
  readonly rng: Rng;
  /** To all, gallery included. */
  tell(event: Event): void;
  /** One happening, two wordings; `null`: the rest (gallery included) notice nothing. */
  tellOnly(seats: readonly Seat[], full: Event, rest: Event | null): void;
  /** No undo past this point: the mover looked at something, even if nothing came of it. */
  seal(): void;
}

/**
 * The public part of a question put to several seats at once. Clocks use nothing else.
 *
 * Open: every seat asked has a choice, and everybody knows it. It closes when all have answered.
 * Secret: nobody knows who has a choice. An entry of the log closes it when its time is up, and no answer does. Its
 * time follows from public facts alone (see `closingTime`).
 */
export interface OpenWindow {
  /** Unlike that of any other window of this match. */
  readonly id: number;
  readonly kind: 'open' | 'secret';
  readonly asked: readonly Seat[];
  /** Of those: who has said to all that they pass. */
  readonly passed: readonly Seat[];
}

/** The window of a state as its rules tell it: open unless they say that it is secret. */
export interface GameWindow {
  readonly id: number;
  readonly asked: readonly Seat[];
  readonly secret?: boolean;
  readonly passed?: readonly Seat[];
}

/** Questions to several seats at once, for games that have them. */
export interface Windows<G extends GameTypes> {
  /** The window now open, if any. */
  current(state: G['state']): GameWindow | null;
  /** Whether a seat of `toAct` still owes an answer. Left out: all of them do. */
  owes?(state: G['state'], seat: Seat): boolean;
  /** Closes the secret window that is open: who gave no answer has passed. In place, like `play`. */
  close?(state: G['state'], effects: Effects<G['event']>): void;
  /**
   * What a seat's standing orders do for it in the secret window that has just opened, one move after the other;
   * `null`: nothing (more).
   */
  order?(state: G['state'], seat: Seat): G['move'] | null;
  /**
   * Kinds that answer an open window and are played from a finished draft when time is up: never questions,
   * declarations or accusations. Left out: none.
   */
  readonly lapsing?: readonly G['move']['kind'][];
}

/** How older records are read. */
export interface Records<G extends GameTypes> {
  /** Raised whenever a stored record could replay to other bytes; the fixtures decide. */
  readonly version: number;
  /** A running match of an older version. */
  migrate?(state: unknown, from: number): G['state'];
  /**
   * A record of an older version, whole or up to some entry, in the terms of this one. Played by these rules it leads
   * to where `migrate` leads from its last state. It tells the same, except what a seat told itself. `null` where that
   * is impossible. If the match crossed several upgrades, older entries are already in the terms of this record's
   * version.
   */
  upgrade?(record: MatchRecord<unknown>): MatchRecord<unknown> | null;
}

/** The twelve members of the contract. `windows` and `records` may be left out. */
interface Contract<G extends GameTypes> {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: OptionTable<G['options']>;
  setup(seats: number, options: G['options'], effects: Effects<G['event']>): G['state'];
  /**
   * Whom the game truly waits for; in a secret window all who are asked, until it closes. Never empty before the
   * outcome; never sent to anyone.
   */
  toAct(state: G['state']): readonly Seat[];
  /** Total, stateless, never throws; unknown keys are refused. */
  parse(json: unknown): G['move'] | null;
  /** In canonical order, from what the seat knows. */
  moves(state: G['state'], seat: Seat): readonly G['move'][];
  /** In place. Chance and automatic steps run on until somebody must decide. Called with legal moves only. */
  play(state: G['state'], seat: Seat, move: G['move'], effects: Effects<G['event']>): void;
  /** What everybody may know now, the gallery too; `open`: the match is over and everything is laid open. */
  publicView(state: G['state'], open: boolean): G['view'];
  outcome(state: G['state']): Outcome | null;
  readonly windows?: Windows<G>;
  /** Left out: version 1. */
  readonly records?: Records<G>;
}

/** What `defineGame` fills in where a game leaves it out. */
export interface Defaults<G extends GameTypes> {
  /** Kinds allowed when the seat is not asked (declarations, standing orders, public passes). Left out: none. */
  readonly anytime: readonly G['move']['kind'][];
  /**
   * Kinds composed by the player, of which `moves` lists only a good selection; it lists one wherever the kind is
   * possible. Pages and terminal ask for them by a form. Left out: none.
   */
  readonly composed: readonly G['move']['kind'][];
  /**
   * Kinds of `anytime` that a seat composes over several turns, asked or not. Such a draft lasts until the seat makes a
   * move of one of them, or the match is over, and is never played by the clock. Left out: none.
   */
  readonly lasting: readonly G['move']['kind'][];
  /**
   * Players may ask the table to take their last public step back. Only where that is possible after at least one turn
   * in ten; elsewhere nearly every step draws chance, looks at something or opens a window. Left out: no.
   */
  readonly takesBack: boolean;
  /**
   * Kinds of which nobody but the mover notices anything, as long as the window stays open in which they are made: the
   * match then looks at no other seat. Left out: none.
   */
  readonly unnoticed: readonly G['move']['kind'][];
  /**
   * What a seat may know now: `seen`, which is the public view, with the seat's own secrets in it. It takes over the
   * parts that stay public as they are, and changes nothing in them. Left out: the public view.
   */
  ownView(state: G['state'], seat: Seat, open: boolean, seen: G['view']): G['view'];
  /** What a watcher may know of `toAct`. Left out: all of it. */
  waiting(state: G['state'], watcher: Watcher): readonly Seat[] | 'someone';
  /**
   * `null` = legal. Closed kinds: exactly the members of `moves`. Composed kinds are judged part by part. Left out:
   * what is not in the list is refused as such.
   */
  refusal(state: G['state'], seat: Seat, move: G['move']): Refusal | null;
  /** The move made for a seat that owes one and whose time is up: the least binding one. Left out: the first listed. */
  lapse(state: G['state'], seat: Seat): G['move'];
  /** Left out: a deep copy. The conformance tests say when one written by hand pays. */
  clone(state: G['state']): G['state'];
}

interface Extras<G extends GameTypes> {
  /** Options that do not go together, or not with this number of seats. */
  optionsRefusal?(seats: number, options: G['options']): Refusal | null;
  /** A random legal move without building the list (playouts). `null`: this seat has none. */
  pick?(state: G['state'], seat: Seat, rng: Rng): G['move'] | null;
}

/** Whatever is composed needs rules that judge it and a way to draw any. */
type Composing<G extends GameTypes> =
  | { readonly composed?: readonly G['move']['kind'][] & { readonly length: 0 } }
  | (Pick<Defaults<G>, 'composed' | 'refusal'> & Required<Pick<Extras<G>, 'pick'>>);

/** What the author of a game writes: the twelve members, and any of the rest. */
export type GameRules<G extends GameTypes> = Contract<G> & Partial<Defaults<G>> & Extras<G> & Composing<G>;

/** A game as everybody else knows it: see `defineGame`. */
export interface Game<G extends GameTypes> extends Contract<G>, Defaults<G>, Extras<G> {
  readonly records: Records<G>;
  /** The view of any watcher: the public one for the gallery, else the seat's own. */
  view(state: G['state'], watcher: Watcher, open: boolean): G['view'];
}

export type AnyGame = Game<GameTypes>;

/** Events of the match itself, told beside the game's own. Games may not use the prefix. */
export type HouseEvent =
  | { readonly type: 'house.opened'; readonly commitment: string }
  | { readonly type: 'house.sat'; readonly seat: Seat; readonly bot: Level | null }
  /** The seat's person has left the match for good; a bot plays on. */
  | { readonly type: 'house.resigned'; readonly seat: Seat; readonly bot: Level }
  /** The seat's time was up: what comes next was done for it. */
  | { readonly type: 'house.late'; readonly seat: Seat }
  /** The `count` events told to this watcher from number `from` on no longer hold. */
  | { readonly type: 'house.takenBack'; readonly seat: Seat; readonly from: number; readonly count: number }
  | { readonly type: 'house.closed'; readonly how: string; readonly seed: string };

export const LEVELS = ['easy', 'fair', 'strong'] as const;
export type Level = (typeof LEVELS)[number];

/** All that a person, a client or a bot ever gets. */
export interface Perspective<G extends GameTypes> {
  readonly watcher: Watcher;
  readonly view: G['view'];
  readonly told: readonly (G['event'] | HouseEvent)[];
  /** Empty for the gallery. */
  readonly moves: readonly G['move'][];
  readonly waiting: readonly Seat[] | 'someone';
  /** This seat is to decide something now. Said here and derived nowhere else; never for the gallery. */
  readonly asked: boolean;
  /** Rises when THIS watcher's view, moves, waiting or asked changed, never otherwise. */
  readonly decision: number;
  readonly mayUndo: boolean;
  /**
   * What this seat composes an answer to now, by a name that nothing else has for it in this match; `null`: nothing.
   * That is the open window, also while an answer may still be changed; else a move of a `lasting` kind; else its turn.
   * Drafts are kept under it.
   */
  readonly question: string | null;
  readonly outcome: Outcome | null;
}

export type AnyPerspective = Perspective<GameTypes>;

/** The last watcher of a table of `seats` chairs is the gallery: watchers can be counted 0..seats. */
export function watcherAt(index: number, seats: number): Watcher {
  return index === seats ? 'gallery' : index;
}

export function watcherIndex(watcher: Watcher, seats: number): number {
  return watcher === 'gallery' ? seats : watcher;
}
