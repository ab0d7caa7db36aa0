/** Requests to a match and its answers: a change that is not made yet, or a refusal. */

import type { GameTypes, HouseEvent, Level, OpenWindow, Outcome, Refusal, Seat } from '../game.ts';
import type { EndedHow, Entry } from '../record.ts';
import type { Telling } from '../step.ts';
import type { Moment } from './moment.ts';

/** Only a player's or bot's move is checked against a decision. */
export type Request =
  | {
      readonly type: 'move';
      readonly seat: Seat;
      readonly move: unknown;
      readonly decision: number;
      readonly by?: 'player' | 'bot';
    }
  | { readonly type: 'undo'; readonly seat: Seat; readonly decision: number }
  /**
   * `late`: the seat's time was up, which is said; otherwise it has a bot that could not move. `drafts`: what the player
   * had composed, of unknown origin; the first that the rules take of it is played. Given by the clock alone.
   */
  | {
      readonly type: 'lapse';
      readonly seat: Seat;
      readonly late?: true;
      readonly drafts?: readonly unknown[];
    }
  /** The last public step, the seat's own, is taken back: everybody has agreed. `step`: its number in the log. */
  | { readonly type: 'back'; readonly seat: Seat; readonly step: number }
  | { readonly type: 'resign'; readonly seat: Seat; readonly bot: Level }
  /** The only person left takes the win. */
  | { readonly type: 'win'; readonly seat: Seat }
  /** The time of a secret window is up. */
  | { readonly type: 'close'; readonly id: number }
  | { readonly type: 'sit'; readonly seat: Seat; readonly bot: Level | null }
  | { readonly type: 'end'; readonly how: EndedHow };

export type Proposal<G extends GameTypes> =
  | { readonly ok: true; readonly change: Change<G> }
  | { readonly ok: false; readonly refusal: Refusal };

/** A line of the log with what it told: what a store keeps. */
export interface Logged<G extends GameTypes> {
  readonly entry: Entry<G['move']>;
  readonly told: readonly Telling<G['event'] | HouseEvent>[];
}

/** One entry, and what standing orders answered to the window it opened; worked out but not yet made. */
export interface Change<G extends GameTypes> {
  /** The number of entries it builds on: an accepted change makes the others obsolete. */
  readonly at: number;
  readonly logged: readonly Logged<G>[];
  readonly after: Moment<G>;
}

/** The match as a change would leave it, for the server alone. */
export interface Preview {
  readonly toAct: readonly Seat[];
  readonly window: OpenWindow | null;
  /** What the gallery may know of whom the game then waits for. */
  readonly waiting: readonly Seat[] | 'someone';
  readonly outcome: Outcome | null;
  /** By seat: the bot that plays in its owner's absence. */
  readonly bots: readonly (Level | null)[];
  /** Whether everybody could see it. */
  readonly galleryNotices: boolean;
}
