/** A position of a puzzle: figures, the door, and what lies hidden; as the rules keep it, so that they can be asked. */

import { ChaCha8, type Seat, stretchSeed } from '@conclave/engine';
import { NONE, REMIGIUS, ROOM_SPOTS, ROOMS } from '../rules/box.ts';
import { pointsIn } from '../rules/counting.ts';
import { setup } from '../rules/setup.ts';
import { at, clone, type State } from '../rules/state.ts';
import { reach } from '../rules/ways.ts';

/** Objects alike on a spot, of one owner. */
export type Lying = {
  readonly spot: number;
  readonly object: number;
  readonly owner: Seat;
  readonly open: number;
  readonly counted: number;
};

export type Position = {
  readonly seats: number;
  readonly remigius: number;
  readonly vitus: number;
  readonly severus: number;
  /** The passage that is locked; NONE: none is, for the reasons. */
  readonly door: number;
  readonly lying: readonly Lying[];
};

const QUIET = { tell: () => {}, tellOnly: () => {}, seal: () => {} };

const beginnings = new Map<number, State>();

/** A match of so many before its first move. Kept, as laying a puzzle asks for it a thousand times. */
function beginningOf(seats: number): State {
  const rng = new ChaCha8(stretchSeed('puzzle'));
  const options = { stephanus: false, firstGame: false, short: false };
  const beginning = beginnings.get(seats) ?? setup(seats, options, { ...QUIET, rng });
  beginnings.set(seats, beginning);
  return clone(beginning);
}

/** Seat 0 has just played Remigius. */
export function stateOf(position: Position): State {
  const state = beginningOf(position.seats);
  Object.assign(state, {
    phase: 'act',
    round: 1,
    active: 0,
    card: REMIGIUS,
    steps: 0,
    visited: 1 << position.remigius,
    remigius: position.remigius,
    vitus: position.vitus,
    severus: position.severus,
    door: position.door,
  } satisfies Partial<State>);
  state.tops[0] = REMIGIUS;
  for (const { spot, object, owner, open, counted } of position.lying) {
    state.holds[spot] = object;
    state.fill[spot] += open + counted;
    state.hidden[at(state, spot, owner)] = open;
    state.hidden[at(state, spot, owner) + 1] = counted;
  }
  return state;
}

/** By room: what a count there would bring, by seat. Nothing where Severus is (TP-32). */
export function countsIn(position: Position): readonly (readonly number[])[] {
  const state = stateOf(position);
  const nothing = Array.from({ length: position.seats }, () => 0);
  return Array.from({ length: ROOMS + 1 }, (_none, room) =>
    room === 0 || room === position.severus ? nothing : pointsIn(state, room),
  );
}

/** The rooms in which Remigius can end his move (TP-30, TP-R8). */
export function reachIn(position: Position): readonly number[] {
  return reach(stateOf(position)).map(({ room }) => room);
}

export const unlocked = (position: Position): Position => ({ ...position, door: NONE });
/** Vitus outside. */
export const withoutVitus = (position: Position): Position => ({ ...position, vitus: 0 });
export const withoutSeverus = (position: Position): Position => ({ ...position, severus: 0 });

export function lyingIn({ lying }: Position, room: number): readonly Lying[] {
  return lying.filter(({ spot }) => ROOM_SPOTS[room].includes(spot));
}
