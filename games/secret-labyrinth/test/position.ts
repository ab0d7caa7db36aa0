/** Positions set up by hand, and moves played in them. */

import { ChaCha8, type Rng, type Seat, stretchSeed } from '@conclave/engine';
import {
  type Recorded as RecordedOf,
  recordingEffects as recorded,
} from '@conclave/engine/testing/recording';
import { type Square, START, squareOf } from '../rules/board.ts';
import { ALL_CARDS, type Card, SECRETS, type Secret } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import { secretLabyrinth } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import { type Duel, IN_PILE, NONE, type Options, OUT, type State, WANTED } from '../rules/state.ts';

export { only } from '@conclave/engine/testing/recording';
export type Recorded = RecordedOf<Event>;

export const recordingEffects = (rng: Rng): Recorded => recorded<Event>(rng);

export function dice(seed: number | string = 1): ChaCha8 {
  return new ChaCha8(stretchSeed(seed));
}

/** Plays a move that must be legal. */
export function act(state: State, seat: Seat, move: Move, rng: Rng = dice()): Recorded {
  const refusal = secretLabyrinth.refusal(state, seat, move);
  if (refusal) throw new Error(`seat ${seat} ${JSON.stringify(move)}: ${refusal.reason}`);
  const recorded = recordingEffects(rng);
  secretLabyrinth.play(state, seat, move, recorded.effects);
  return recorded;
}

export const DEFAULTS: Options = { goal: 7, roundLimit: 0, tryOut: false, memoryAid: true };

export function opening(seats: number, seed: number | string = 1, options: Partial<Options> = {}) {
  const recorded = recordingEffects(dice(seed));
  return { state: secretLabyrinth.setup(seats, { ...DEFAULTS, ...options }, recorded.effects), recorded };
}

export const card = (secret: Secret): Card => SECRETS.indexOf(secret);
export const named = (...secrets: Secret[]): Card[] => secrets.map(card);

export interface Layout {
  readonly seats?: number;
  readonly options?: Partial<Options>;
  readonly turned?: readonly [number, number, number];
  /** By seat: the id of the square; left out: the start of the seat's colour. */
  readonly pawns?: readonly string[];
  readonly hands?: readonly (readonly Card[])[];
  readonly wanted?: Card | null;
  /** The next card first; the rest is out of the game. Left out: everything else, in order. */
  readonly pile?: readonly Card[];
  /** Begin after both changes. */
  readonly changed?: boolean;
}

/** Seat 0 is on turn, red; then blue, green, yellow. */
export function position(layout: Layout = {}): State {
  const {
    hands = [],
    wanted = card('crown'),
    turned = [0, 0, 0],
    seats = layout.pawns?.length ?? 2,
  } = layout;
  const { state } = opening(seats, 'position', layout.options);
  const used = new Set<Card | null>([...hands.flat(), wanted]);
  const pile = layout.pile ?? ALL_CARDS.filter((one) => !used.has(one));
  turned.forEach((value, part) => {
    state.turned[part] = value;
  });
  state.pile.splice(0, state.pile.length, ...[...pile].reverse());
  for (const one of ALL_CARDS) {
    const holder = hands.findIndex((hand) => hand.includes(one));
    state.owner[one] = one === wanted ? WANTED : holder >= 0 ? holder : pile.includes(one) ? IN_PILE : OUT;
    if (holder >= 0) state.taken.push({ card: one, seat: holder });
  }
  state.wanted = wanted ?? NONE;
  for (let seat = 0; seat < seats; seat++) {
    state.colours[seat] = seat;
    state.pawns[seat] = layout.pawns ? squareOf(layout.pawns[seat]) : START[seat];
  }
  state.active = 0;
  state.stage = layout.changed ? 'move' : 'change';
  state.made = layout.changed ? 2 : 0;
  return state;
}

export const SHIFT_IN: Move = { kind: 'shift', corridor: 'inner' };
export const SHIFT_OUT: Move = { kind: 'shift', corridor: 'outer' };
export const run = (id: string): Move => ({ kind: 'run', to: squareOf(id) });
export const place = (id: string): Move => ({ kind: 'place', to: squareOf(id) });
export const at = (id: string): Square => squareOf(id);

/** A duel decided at once: `winner` shows stone. */
export function fight(state: State, winner: Seat): Recorded {
  const [one, two] = secretLabyrinth.toAct(state);
  act(state, one, { kind: 'weapon', weapon: one === winner ? 'stone' : 'scissors' });
  return act(state, two, { kind: 'weapon', weapon: two === winner ? 'stone' : 'scissors' });
}

/** A duel of seats 0 and 1 for a treasure, decided; the loser's pawn is to be placed. */
export const duelWonBy = (victor: 0 | 1): Duel => ({
  challenger: 0,
  rival: 1,
  forWanted: false,
  prize: 'treasure',
  stake: 1,
  draws: 0,
  shown: victor === 0 ? [0, 1] : [1, 0],
  victor,
  isOver: false,
});

export const reasonOf = (state: State, seat: Seat, move: Move): string | null => {
  const before = JSON.stringify(state);
  const refusal = secretLabyrinth.refusal(state, seat, move);
  if (JSON.stringify(state) !== before) throw new Error('a refusal changed the state');
  return refusal && `${refusal.rule} ${refusal.reason}`;
};
