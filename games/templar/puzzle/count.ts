/** The puzzle `count`: Remigius goes one step or two and counts. One room is best, and better ones are barred. */

import type { Puzzle, Rng, Seat } from '@conclave/engine';
import {
  BOOK,
  BOOKS,
  CHALICE,
  CHALICES,
  NEXT,
  PASSAGES,
  RESERVE,
  RING_TYPES,
  ROOMS,
  SPOT_CAPACITY,
  ZONES,
} from '../rules/box.ts';
import type { Bar } from './keys.ts';
import {
  countsIn,
  type Lying,
  type Position,
  reachIn,
  unlocked,
  withoutSeverus,
  withoutVitus,
} from './position.ts';

/** `most`: points for you. `lead`: your points less the most of any other. */
export type Goal = 'most' | 'lead';
export type Count = { readonly position: Position; readonly goal: Goal };
export type Points = { readonly seat: Seat; readonly points: number };

/** A room at most two steps away on the plan, whatever bars it. */
export type Choice = {
  readonly room: number;
  readonly points: readonly Points[];
  /** To seat 0, by the goal. */
  readonly value: number;
  readonly bar: Bar | null;
};

const SEATS = 3;
/** The best room is better than the next by so many points. */
const CLEAR = 2;
/** So many barred rooms look at least as good as the answer. */
const TRAPS: Readonly<Record<Puzzle['level'], number>> = { 1: 1, 2: 2, 3: 2 };
const GOALS: Readonly<Record<Puzzle['level'], Goal>> = { 1: 'most', 2: 'most', 3: 'lead' };

/** More rooms cannot be looked through. */
const MAX_CHOICES = 8;
/** The best room brings at least so much. */
const LEAST: Readonly<Record<Goal, number>> = { most: 5, lead: 3 };

export function layCount(rng: Rng, level: Puzzle['level']): Count | null {
  const room = () => 1 + rng.int(ROOMS);
  const remigius = room();
  const position: Position = {
    seats: SEATS,
    remigius,
    vitus: rng.shuffle([...NEXT[remigius]])[0],
    severus: room(),
    door: rng.int(PASSAGES.length),
    lying: hidden(rng),
  };
  if (position.severus === remigius) return null;
  const laid: Count = { position, goal: GOALS[level] };
  const choices = choicesOf(laid);
  if (choices.length < nearby(position).length || choices.length > MAX_CHOICES) return null;
  const [best, next] = choices.filter(({ bar }) => bar === null).sort((a, b) => b.value - a.value);
  if (!best || !next || best.value < LEAST[laid.goal] || best.value - next.value < CLEAR) return null;
  const promised = countsIn(withoutSeverus(position));
  const traps = choices.filter(
    ({ room: one, bar }) => bar !== null && worthFor(promised[one], laid.goal) >= best.value,
  );
  const kinds = new Set(traps.map(({ bar }) => bar));
  return kinds.size >= Math.min(2, TRAPS[level]) && traps.length >= TRAPS[level] ? laid : null;
}

/** What lies about after some rounds: some of it counted already. */
function hidden(rng: Rng): readonly Lying[] {
  const left = Array.from({ length: SEATS }, () => [...RESERVE]);
  const lying: Lying[] = [];
  const lay = (spot: number, object: number, most: number) => {
    const open = Array.from({ length: SEATS }, () => 0);
    const counted = Array.from({ length: SEATS }, () => 0);
    for (let piece = 0; piece < most; piece++) {
      const owner = rng.int(SEATS);
      if (left[owner][object] === 0) continue;
      left[owner][object]--;
      (rng.int(4) === 0 ? counted : open)[owner]++;
    }
    for (let owner = 0; owner < SEATS; owner++)
      if (open[owner] + counted[owner] > 0)
        lying.push({ spot, object, owner, open: open[owner], counted: counted[owner] });
  };
  for (const room of rng.shuffle(Array.from({ length: ROOMS }, (_none, i) => i + 1))) {
    for (const spot of ZONES[room])
      if (rng.int(4) > 0) lay(spot, rng.int(RING_TYPES), 1 + rng.int(SPOT_CAPACITY[spot]));
    if (BOOKS[room] >= 0 && rng.int(2) === 0) lay(BOOKS[room], BOOK, 1);
    if (CHALICES[room] >= 0 && rng.int(3) === 0) lay(CHALICES[room], CHALICE, 1);
  }
  return lying;
}

/** The rooms at most two steps away on the plan. */
export function nearby({ remigius }: Position): readonly number[] {
  const near = new Set(NEXT[remigius].flatMap((room) => [room, ...NEXT[room]]));
  near.delete(remigius);
  return [...near].sort((a, b) => a - b);
}

/** By room: what keeps Remigius from counting there; a room that two things together keep from him is missing. */
function barsIn(position: Position): ReadonlyMap<number, Bar | null> {
  const open = reachIn(position);
  const ifUnlocked = reachIn(unlocked(position));
  const ifVitusGone = reachIn(withoutVitus(position));
  return new Map(
    nearby(position).flatMap((room): [number, Bar | null][] => {
      if (open.includes(room)) return [[room, position.severus === room ? 'severus' : null]];
      if (ifUnlocked.includes(room)) return [[room, 'door']];
      return ifVitusGone.includes(room) ? [[room, 'vitus']] : [];
    }),
  );
}

export function choicesOf({ position, goal }: Count): readonly Choice[] {
  const counts = countsIn(position);
  return [...barsIn(position)].map(([room, bar]) => ({
    room,
    points: counts[room].flatMap((points, seat) => (points > 0 ? [{ seat, points }] : [])),
    value: worthFor(counts[room], goal),
    bar,
  }));
}

function worthFor([own, ...others]: readonly number[], goal: Goal): number {
  return goal === 'most' ? own : own - Math.max(...others);
}

/** The rooms that are best: one. */
export function bestOf(laid: Count): readonly Choice[] {
  const open = choicesOf(laid).filter(({ bar }) => bar === null);
  const best = Math.max(...open.map(({ value }) => value));
  return open.filter(({ value }) => value === best);
}
