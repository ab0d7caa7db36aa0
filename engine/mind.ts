/** Minds and bots: what a seat can infer, and who plays from it. They get a perspective, never a state. */

import type { AnyEvent, AnyMove, HouseEvent, Level, Perspective, Seat } from './game.ts';
import type { OptionValue } from './options.ts';
import type { Rng } from './rng.ts';

/** Iterations in tools and tests (same seed, same games), milliseconds at the table. */
export type Budget = { readonly iterations: number } | { readonly milliseconds: number };

export interface Mind<State, View, Event> {
  /** Fold over what this seat is told, in order. Taken-back events were already left out (see `settled`). */
  told(event: Event | HouseEvent, view: View): void;
  /** What the seat sees now, after all that it was told: a view may change without a word. */
  look(view: View): void;
  /** A full state possible by all that was told; `null` when the budget is used up. */
  imagine(rng: Rng, budget: Budget): State | null;
  /** True only if this full state is surely impossible. */
  excludes(state: State): boolean;
}

export type MindMaker<State, View, Event> = (
  seat: Seat,
  seats: number,
  options: Readonly<Record<string, OptionValue>>,
  view: View,
) => Mind<State, View, Event>;

export interface Thought<Move> {
  /** `null`: nothing (only as an answer to "do you want to interject?"). */
  readonly move: Move | null;
  /** A key of the game's text. */
  readonly why: { readonly key: string; readonly params: Readonly<Record<string, OptionValue>> };
}

/** A seat, and all that it knows. */
export interface Knowledge<View, Move, Event> {
  readonly perspective: Perspective<View, Move, Event>;
  readonly seat: Seat;
  readonly seats: number;
  readonly options: Readonly<Record<string, OptionValue>>;
}

/** What a bot is asked with. `asked`: the seat must move; otherwise it may interject with an `anytime` kind. */
export interface Question<View, Move, Event> extends Knowledge<View, Move, Event> {
  readonly asked: boolean;
  readonly budget: Budget;
  readonly rng: Rng;
}

/** A player of one seat. It may keep what it worked out between questions; all of it must follow from its perspectives. */
export interface Bot<View, Move extends AnyMove, Event extends AnyEvent> {
  think(question: Question<View, Move, Event>): Thought<Move>;
}

export type AnyBot = Bot<unknown, AnyMove, AnyEvent>;

/** The bots of a game, by level. A new one for every seat of every match. */
export type Players<View, Move extends AnyMove, Event extends AnyEvent> = Readonly<
  Record<Level, () => Bot<View, Move, Event>>
>;
export type AnyPlayers = Players<unknown, AnyMove, AnyEvent>;

/** What was told and still holds: steps taken back, and the news of it, left out. */
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
