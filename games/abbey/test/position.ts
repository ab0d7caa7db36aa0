/** Abbeys set up by hand, and moves made in them. */

import { ChaCha8, type Refusal, type Rng, readOptions, type Seat, stretchSeed } from '@conclave/engine';
import {
  type Recorded as RecordedOf,
  recordingEffects as recorded,
} from '@conclave/engine/testing/recording';
import {
  BOOK_IDS,
  type BookId,
  EVENT_IDS,
  type EventId,
  LIBRARY_IDS,
  type LibraryId,
} from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import { abbey } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import { roomNamed } from '../rules/rooms.ts';
import type { Options, State } from '../rules/state.ts';
import { listed, type Mask, MONKS, maskOf, type Suspect } from '../rules/suspects.ts';
import { beginMove } from '../rules/turn.ts';

export { only } from '@conclave/engine/testing/recording';
export type Recorded = RecordedOf<Event>;

export function dice(seed: number | string = 1): Rng {
  return new ChaCha8(stretchSeed(seed));
}

export const recordingEffects = (rng: Rng): Recorded => recorded<Event>(rng);

export function optionsOf(seats: number, options: Partial<Options> = {}): Options {
  const read = readOptions(abbey, seats, options);
  if (!read.ok) throw new Error(read.refusal.reason);
  return read.options as unknown as Options;
}

export const room = roomNamed;
export const monk = (id: string): Suspect => MONKS.findIndex((known) => known.id === id);
export const monks = (...ids: string[]): Mask => maskOf(ids.map(monk));

export interface Setting {
  readonly options?: Partial<Options>;
  /** By seat. The cards not named go to the last player, but for the culprit. */
  readonly hands?: readonly (readonly string[])[];
  /** The top first. */
  readonly pile?: readonly string[];
  readonly culprit?: string;
  /** By seat. */
  readonly rooms?: readonly string[];
  readonly books?: readonly (readonly BookId[])[];
  readonly lasting?: EventId;
  readonly first?: Seat;
  readonly active?: Seat;
  readonly seed?: number | string;
}

type Mutable<Type> = { -readonly [Key in keyof Type]: Type[Key] };

/** It is the turn of `active` (0), who is to move; colours go by seat; the bell stands on 1. */
export function abbeyOf(seats: number, setting: Setting = {}): State {
  const options = optionsOf(seats, { colours: 'seating', ...setting.options });
  const state: Mutable<State> = abbey.setup(
    seats,
    options,
    recordingEffects(dice(setting.seed ?? 1)).effects,
  );
  const active = setting.active ?? 0;
  if (setting.hands) {
    const culprit = monk(setting.culprit ?? 'leger');
    const hands = setting.hands.map((ids) => monks(...ids));
    const pile = (setting.pile ?? []).map(monk).reverse();
    const named = hands.reduce((a, b) => a | b, maskOf([...pile, culprit]));
    const rest = listed(0xffffff & ~named);
    hands[seats - 1] |= maskOf(rest);
    state.culprit = culprit;
    state.pile = pile;
    state.hand = hands;
    state.seen = hands.slice();
  }
  state.pawn = state.pawn.map((_room, seat) => room(setting.rooms?.[seat] ?? 'ecclesia'));
  for (const [seat, books] of (setting.books ?? []).entries()) {
    state.books[seat] = [...books].sort((a, b) => BOOK_IDS.indexOf(a) - BOOK_IDS.indexOf(b));
    for (const book of books) state.scriptorium.splice(state.scriptorium.indexOf(book), 1);
  }
  if (setting.lasting) {
    state.events.splice(state.events.indexOf(setting.lasting), 1);
    state.lasting = setting.lasting;
  }
  state.first = setting.first ?? 0;
  state.active = active;
  state.bell = 1;
  state.stack = [];
  state.window = null;
  beginMove(state);
  return state;
}

export function refusalOf(state: State, seat: Seat, move: Move): Refusal | null {
  return abbey.refusal(state, seat, move);
}

/** Plays a move that must be lawful. */
export function act(state: State, seat: Seat, move: Move, seed: number | string = 1): Recorded {
  const refusal = abbey.refusal(state, seat, move);
  if (refusal) throw new Error(`seat ${seat} ${JSON.stringify(move)}: ${refusal.reason}`);
  const recorded = recordingEffects(dice(seed));
  abbey.play(state, seat, move, recorded.effects);
  return recorded;
}

/** Steps along these rooms; halts if steps are left. */
export function walk(state: State, seat: Seat, ...ids: string[]): Recorded {
  let recorded = recordingEffects(dice());
  for (const id of ids) recorded = act(state, seat, { kind: 'step', room: room(id) });
  if (state.phase === 'move' && state.active === seat && state.stack.length === 0) {
    recorded = act(state, seat, { kind: 'halt' });
  }
  return recorded;
}

/** Puts a card on top of its deck. */
export function onTop(state: State, card: BookId | EventId | LibraryId): void {
  const put = <Card>(deck: Card[], wanted: Card) => {
    const place = deck.indexOf(wanted);
    if (place < 0) throw new Error(`${String(wanted)} is not in its deck`);
    deck.splice(place, 1);
    deck.unshift(wanted);
  };
  const book = BOOK_IDS.find((id) => id === card);
  if (book) put(state.scriptorium, book);
  const event = EVENT_IDS.find((id) => id === card);
  if (event) put(state.events, event);
  const library = LIBRARY_IDS.find((id) => id === card);
  if (library) put(state.library, library);
}

export function kindsOf(state: State, seat: Seat): string[] {
  return [...new Set(abbey.moves(state, seat).map(({ kind }) => kind))].sort();
}

/** Everybody hands in what the lapse would pick, until no window is open. */
export function closeWindow(state: State, seed: number | string = 1): Event[] {
  const heard: Event[] = [];
  const id = state.window?.id;
  while (state.window !== null && state.window.id === id) {
    const [seat] = abbey.toAct(state);
    const move = abbey.moves(state, seat).find(({ kind }) => kind !== 'keep' && kind !== 'cross');
    if (!move) throw new Error('nothing to hand in');
    heard.push(...act(state, seat, move, seed).heard('gallery'));
  }
  return heard;
}

/** The bell rings: the first player's normal turn begins with it on 4. */
export function ringWith(state: State, event: EventId, seed: number | string = 1): Recorded {
  onTop(state, event);
  state.bell = 4;
  state.active = (state.first + state.hand.length - 1) % state.hand.length;
  state.phase = 'act';
  state.acted = true;
  state.leaving = false;
  return act(state, state.active, { kind: 'done' }, seed);
}
