/** Where to go, and by which way or book. */

import { argmax } from '@conclave/bots';
import type { Thought } from '@conclave/engine';
import { type Reached, reach } from '../on-view/reach.ts';
import { type Move, type MoveOf, SIMPLE, STEP } from '../rules/moves.ts';
import { ROOMS, type Room, SINGLE } from '../rules/rooms.ts';
import { promise } from './chapter.ts';
import { type Aim, type Decision, misjudged, ofKind } from './decision.ts';
import { bestEnd, meetings, paceOf, stepsBetween, worths } from './room-values.ts';
import { because } from './thought.ts';

/** A book is played for a room that is worth so much, and so much more than where the feet lead. */
const WORTH_A_BOOK = 2.2;
const FAR_BETTER = 1.5;
/** Squares that the itinerary adds. */
const FURTHER = 2;
const ALL: readonly Room[] = Array.from({ length: ROOMS }, (_none, room) => room);

export interface Walked {
  readonly thought: Thought<Move>;
  /** Where the rest of the way leads. */
  readonly aim: Aim | null;
}

export function walking(decision: Decision, aim: Aim | null): Walked {
  const { view, seat, moves } = decision;
  const ways = reach(view, seat) ?? [];
  const ends = ALL.filter((room) => ways[room]?.way);
  const met = meetings(decision);
  if (aim?.turn === view.turnNumber && ends.includes(aim.end))
    return { thought: goTo(decision, ways, aim, met), aim };
  const { blur, firstBlur } = decision.policy;
  const by = view.turnNumber <= view.players.length ? firstBlur : blur;
  const worth = worths(decision, promise(decision)).map((value) => value * misjudged(decision, by));
  const looked = noticed(decision, ends);
  if (looked.length === 0) return { thought: jumping(moves, worth), aim: null };
  const end = bestEnd(
    looked,
    worth,
    met.map((value) => value * misjudged(decision, by)),
    paceOf(view),
  );
  const book = byBook(decision, worth, end.value);
  if (book) return book;
  const chosen = { turn: view.turnNumber, end: end.room, for: end.for };
  return { thought: goTo(decision, ways, chosen, met), aim: chosen };
}

/** Whoever is new overlooks rooms that are not next door. */
function noticed({ view, policy, rng }: Decision, ends: readonly Room[]): readonly Room[] {
  if (policy.overlooks === 0) return ends;
  const seen = ends.filter((room) => stepsBetween(view.start, room) < 2 || rng.int(policy.overlooks) > 0);
  return seen.length > 0 ? seen : ends;
}

function goTo(
  { view: { steps } }: Decision,
  ways: readonly Reached[],
  { end, for: room }: Aim,
  met: readonly number[],
): Thought<Move> {
  const way = ways[end]?.way ?? [];
  const rest: Move[] = way.map((room) => STEP[room]);
  if (way.length < steps) rest.push(SIMPLE.halt);
  const [first, ...further] = rest;
  if (room !== end) return because(first, 'towards', { room, doors: stepsBetween(end, room) }, further);
  return met[end] > 0
    ? because(first, 'meets', { room: end }, further)
    : because(first, 'room', { room: end }, further);
}

type Jump = MoveOf<'key'> | MoveOf<'put'>;

const jumpsIn = (moves: readonly Move[]): Jump[] => [...ofKind(moves, 'key'), ...ofKind(moves, 'put')];

/** The labyrinth costs nothing; the key and the itinerary are for a room that is worth a book. */
function byBook({ view, seat, moves }: Decision, worth: readonly number[], onFoot: number): Walked | null {
  const isWorthIt = (room: Room) => worth[room] >= WORTH_A_BOOK && worth[room] >= FAR_BETTER * onFoot;
  const jumps = jumpsIn(moves).filter(
    ({ kind, room }) => isWorthIt(room) || (kind === 'put' && worth[room] >= onFoot),
  );
  if (jumps.length > 0) {
    const jump = argmax(jumps, ({ room }) => worth[room]);
    return { thought: because(jump, 'room', { room: jump.room }), aim: null };
  }
  const itinerary = ofKind(moves, 'play').find(({ book }) => book === 'itinerary');
  const isTaken = (room: Room) =>
    SINGLE[room] && view.players.some((player, other) => other !== seat && player.room === room);
  const reached = ALL.filter((room) => {
    const steps = stepsBetween(view.start, room);
    return steps > view.steps && steps <= view.steps + FURTHER && isWorthIt(room) && !isTaken(room);
  });
  if (!itinerary || reached.length === 0) return null;
  const room = argmax(reached, (one) => worth[one]);
  return {
    thought: because(itinerary, 'further', { room, doors: stepsBetween(view.start, room) }),
    aim: { turn: view.turnNumber, end: room, for: room },
  };
}

/** Nobody walks: to the room that is worth most, if there is one to choose. */
function jumping(moves: readonly Move[], worth: readonly number[]): Thought<Move> {
  const jumps = jumpsIn(moves);
  if (jumps.length === 0) return because(moves[0], 'forced');
  const best = argmax(jumps, ({ room }) => worth[room]);
  return because(best, 'room', { room: best.room });
}
