/**
 * Minds and bots. A mind infers what a seat can know, and a bot chooses the seat's moves.
 * Both get a perspective, never a state.
 */

import type { AnyEvent, GameTypes, HouseEvent, Level, Perspective, Seat } from './game.ts';
import type { Json } from './json.ts';
import type { OptionValue } from './options.ts';
import type { Rng } from './rng.ts';

/** Iterations in tools and tests (same seed, same games), milliseconds at the table. */
export type Budget = { readonly iterations: number } | { readonly milliseconds: number };

export interface Mind<G extends GameTypes> {
  /** Fold over what this seat is told, in order. Taken-back events were already left out (see `settled`). */
  told(event: G['event'] | HouseEvent, view: G['view']): void;
  /** What the seat sees now, after all that it was told: a view may change without a word. */
  look(view: G['view']): void;
  /** A full state possible by all that was told; `null` when the budget is used up. */
  imagine(rng: Rng, budget: Budget): G['state'] | null;
  /** True only if this full state is surely impossible. */
  excludes(state: G['state']): boolean;
}

export type MindMaker<G extends GameTypes> = (
  seat: Seat,
  seats: number,
  options: Readonly<Record<string, OptionValue>>,
  view: G['view'],
) => Mind<G>;

export interface Thought<Move> {
  /** `null`: nothing (only as an answer to "do you want to interject?"). */
  readonly move: Move | null;
  /**
   * What it means to do later in the same turn, as far as it is decided. A way, for example, is walked step by step.
   */
  readonly further?: readonly Move[];
  /** A key of the game's text. */
  readonly why: { readonly key: string; readonly params: Readonly<Record<string, OptionValue>> };
}

/** A seat, and all that it knows. */
export interface Knowledge<G extends GameTypes> {
  readonly perspective: Perspective<G>;
  readonly seat: Seat;
  readonly seats: number;
  readonly options: Readonly<Record<string, OptionValue>>;
}

/** A question to a bot. Where its perspective does not say `asked`, it may interject with an `anytime` kind. */
export interface Question<G extends GameTypes> extends Knowledge<G> {
  readonly budget: Budget;
  readonly rng: Rng;
}

/** A player of one seat. It may keep what it worked out between questions; all of it must follow from its perspectives. */
export interface Bot<G extends GameTypes> {
  think(question: Question<G>): Thought<G['move']>;
}

/** A method, so that a concrete game's fits. */
interface Pondering {
  ponder(
    perspective: Perspective<GameTypes>,
    seat: Seat,
    seats: number,
    options: Readonly<Record<string, OptionValue>>,
    question: Json,
  ): Json;
}

/** Answers what a seat's page asks its mind, from what that seat knows. It may take its time: it runs in a worker. */
export type Ponder = Pondering['ponder'];

/** What sets one easy or fair bot apart from another of its game; no manner is stronger than another. */
export type Manner =
  | 'bold'
  | 'careful'
  | 'talkative'
  | 'quiet'
  | 'hoarding'
  | 'restless'
  | 'stubborn'
  | 'roaming';

export type AnyBot = Bot<GameTypes>;

/** The bots of a game, by level. A new one for every seat of every match. */
export type Players<G extends GameTypes> = Readonly<Record<Level, () => Bot<G>>>;
export type AnyPlayers = Players<GameTypes>;

/** The events that still hold: without steps taken back, and without the news of that. */
export function settled<Event extends AnyEvent>(
  told: readonly (Event | HouseEvent)[],
): (Event | HouseEvent)[] {
  const gone = new Set<number>();
  told.forEach((event, index) => {
    if (event.type !== 'house.takenBack') return;
    const { from, count } = event as Extract<HouseEvent, { type: 'house.takenBack' }>;
    gone.add(index);
    for (let i = from; i < from + count; i++) gone.add(i);
  });
  return gone.size === 0 ? [...told] : told.filter((_event, index) => !gone.has(index));
}
