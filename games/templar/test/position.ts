/** Positions set up by hand, and moves played in them. */

import { ChaCha8, type Effects, type Rng, type Seat, stretchSeed } from '@conclave/engine';
import { BELLS, CARDS, type Card, type Item, NONE, OBJECTS, passageBetween, spotFor } from '../rules/box.ts';
import type { Event } from '../rules/events.ts';
import { templar } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import { lay, turnOver } from '../rules/places.ts';
import { fullHand, type State } from '../rules/state.ts';

export function dice(seed: number | string = 1): Rng {
  return new ChaCha8(stretchSeed(seed));
}

export interface Recorded extends Effects<Event> {
  readonly told: Event[];
  readonly secret: { seats: readonly Seat[]; event: Event; rest: Event | null }[];
}

export function recordingEffects(rng: Rng = dice()): Recorded {
  const told: Event[] = [];
  const secret: Recorded['secret'] = [];
  return {
    rng,
    told,
    secret,
    tell: (event) => told.push(event),
    tellOnly: (seats, event, rest) => secret.push({ seats, event, rest }),
    seal: () => {},
  };
}

/** Chance that draws exactly these tiles from a bag that holds nothing else. */
export function bagOf(state: State, objects: readonly Item[]): Rng {
  state.bag.fill(0);
  for (const object of objects) state.bag[OBJECTS.indexOf(object)]++;
  const left = [...objects];
  const counts = state.bag;
  return {
    ...dice(),
    int: () => {
      const object = OBJECTS.indexOf(left.shift() as Item);
      return counts.slice(0, object).reduce((sum, count) => sum + count, 0);
    },
    shuffle: (items) => items,
    pick: (items) => items[0],
  };
}

export function opening(
  seats: number,
  options: Partial<{ stephanus: boolean; firstGame: boolean; short: boolean }> = {},
  seed = 1,
) {
  const effects = recordingEffects(dice(seed));
  const state = templar.setup(
    seats,
    { stephanus: seats >= 4, firstGame: false, short: false, ...options },
    effects,
  );
  return { state, effects };
}

export interface Setting {
  readonly seats?: number;
  readonly stephanus?: boolean;
  readonly round?: number;
  readonly start?: Seat;
  readonly active?: Seat;
  readonly door?: readonly [number, number];
  readonly remigius?: number;
  readonly vitus?: number;
  readonly severus?: number;
  readonly pawns?: readonly number[];
  /** By seat: the card on top. */
  readonly tops?: readonly (Card | null)[];
  /** By seat: what is in stock. */
  readonly stock?: readonly (readonly Item[])[];
}

/** The third round, nobody has played Bells or anything else but the cards on top; figures out of the way. */
export function position(setting: Setting = {}): State {
  const { seats = 3, round = 3, active = 0 } = setting;
  const { state } = opening(seats, { stephanus: setting.stephanus ?? true });
  const at = (rooms: readonly [number, number]) => passageBetween(rooms[0], rooms[1]);
  Object.assign(state, {
    start: setting.start ?? 0,
    phase: 'card',
    round,
    active,
    door: at(setting.door ?? [9, 13]),
    remigius: setting.remigius ?? 4,
    vitus: setting.vitus ?? 3,
    severus: setting.severus ?? 7,
    bagThen: state.bag.reduce((sum, count) => sum + count, 0),
  });
  state.ready.fill(true);
  setting.pawns?.forEach((place, seat) => {
    state.pawns[seat] = place;
  });
  setting.tops?.forEach((card, seat) => {
    if (card === null) return;
    state.tops[seat] = CARDS.indexOf(card);
    state.hands[seat] = fullHand(state.stephanus) & ~(1 << CARDS.indexOf(card));
  });
  setting.stock?.forEach((objects, seat) => {
    for (const object of objects) {
      state.reserve[place(seat, object)]--;
      state.stock[place(seat, object)]++;
    }
  });
  return state;
}

export function place(seat: Seat, object: Item): number {
  return OBJECTS.length * seat + OBJECTS.indexOf(object);
}

/** Hides objects of a player's reserve, uncounted or counted. */
export function put(
  state: State,
  room: number,
  object: Item,
  owner: Seat,
  { zone = 0, count = 1, counted = 0 } = {},
): void {
  const spot = spotFor(room, OBJECTS.indexOf(object), zone);
  for (let i = 0; i < count; i++) {
    state.reserve[place(owner, object)]--;
    lay(state, spot, OBJECTS.indexOf(object), owner);
  }
  turnOver(state, spot, owner, counted);
}

/** Uncounted and counted objects of an owner in a place. */
export function lying(state: State, room: number, object: Item, owner: Seat, zone = 0): [number, number] {
  const spot = spotFor(room, OBJECTS.indexOf(object), zone);
  if (spot === NONE || state.holds[spot] !== OBJECTS.indexOf(object)) return [0, 0];
  const at = (spot * state.seats + owner) * 2;
  return [state.hidden[at], state.hidden[at + 1]];
}

export function fillWarehouse(state: State, warehouse: number, objects: readonly Item[]): void {
  const from = OBJECTS.length * (warehouse - 1);
  state.harbour.fill(0, from, from + OBJECTS.length);
  for (const object of objects) state.harbour[from + OBJECTS.indexOf(object)]++;
}

export function warehouse(state: State, number: number): Item[] {
  return OBJECTS.flatMap((object, i) =>
    Array.from({ length: state.harbour[OBJECTS.length * (number - 1) + i] }, () => object),
  );
}

export function stockOf(state: State, seat: Seat): Item[] {
  return OBJECTS.flatMap((object) => Array.from({ length: state.stock[place(seat, object)] }, () => object));
}

export const reason = (state: State, seat: Seat, move: Move): string | null =>
  templar.refusal(state, seat, move)?.reason ?? null;

/** Plays moves of one seat, each of which must be legal and listed. */
export function act(state: State, seat: Seat, list: readonly Move[], rng: Rng = dice()): Event[] {
  const effects = recordingEffects(rng);
  for (const move of list) {
    const refusal = templar.refusal(state, seat, move);
    if (refusal) throw new Error(`seat ${seat} ${JSON.stringify(move)}: ${refusal.reason}`);
    const listed = templar.moves(state, seat).some((one) => JSON.stringify(one) === JSON.stringify(move));
    if (!listed) throw new Error(`seat ${seat} ${JSON.stringify(move)} is not listed`);
    templar.play(state, seat, move, effects);
  }
  return effects.told;
}

export const kinds = (state: State, seat: Seat): string[] => [
  ...new Set(templar.moves(state, seat).map(({ kind }) => kind)),
];

export const steps = (state: State, seat: Seat): number[] =>
  templar.moves(state, seat).flatMap((move) => (move.kind === 'step' ? [move.room] : []));

export const cardsOf = (state: State, seat: Seat): Card[] =>
  templar.moves(state, seat).flatMap((move) => (move.kind === 'card' ? [move.card] : []));

export const END: Move = { kind: 'end' };
export const ANNOUNCE: Move = { kind: 'announce' };
export const card = (name: Card): Move => ({ kind: 'card', card: name });
export const go = (...rooms: number[]): Move[] => rooms.map((room) => ({ kind: 'step', room }));
export const hide = (object: Item, zone = 0): Move => ({ kind: 'hide', object, zone });
export const bells: Move = card(CARDS[BELLS]);

export function ofType<Type extends Event['type']>(
  events: readonly Event[],
  type: Type,
): Extract<Event, { type: Type }>[] {
  return events.filter((event): event is Extract<Event, { type: Type }> => event.type === type);
}

/** A random game; `visit` sees every position. */
export function randomGame(
  seats: number,
  seed: number | string,
  visit: (state: State) => void,
  options: Partial<{ stephanus: boolean; firstGame: boolean; short: boolean }> = {},
): { state: State; told: Event[] } {
  const rng = dice(`random ${seed}`);
  const effects = recordingEffects(rng);
  const state = templar.setup(
    seats,
    { stephanus: seats >= 4, firstGame: false, short: false, ...options },
    effects,
  );
  for (let i = 0; i < 6000 && state.phase !== 'over'; i++) {
    visit(state);
    const seat = rng.pick(templar.toAct(state));
    const move = templar.pick?.(state, seat, rng);
    if (!move) throw new Error('stuck');
    templar.play(state, seat, move, effects);
  }
  return { state, told: effects.told };
}
