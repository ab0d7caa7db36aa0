/**
 * Weighs every pair of changes with every way to run: cards taken, duels by their chances, what the next players
 * could then do, and where it stands itself. Hands are known as far as the mind can know them.
 */

import { Memory } from '@conclave/bots';
import type { Bot, Rng, Seat, Thought } from '@conclave/engine';
import { LabyrinthMind } from '../mind/mind.ts';
import { COLOURS, HOME, type Square, START } from '../rules/board.ts';
import type { Event } from '../rules/events.ts';
import { CLAIM, DECLINE, DONE, JUMP, type Move, RUN } from '../rules/moves.ts';
import { reach } from '../rules/paths.ts';
import type { View } from '../rules/view.ts';
import { chances, RESULTS, ways } from './changes.ts';
import { expected, kindOf, nextSeats } from './estimate.ts';
import { habit } from './habits.ts';
import { because } from './thought.ts';
import { bestBet, bestSwap, type Counts, cardDuelWorth, gained, standingOf } from './worth.ts';

/** So much must an exchange bring beyond the animal's own worth. */
const SWAP_FROM = 1;
/** A challenge must promise at least this. */
const BET_FROM = 0.15;
/** How sure a chance of later turns is. */
const LATER = 0.45;
/** What standing within reach of a challenger costs, of what the challenger gains. */
const EXPOSED = 0.4;

interface Position {
  readonly view: View;
  readonly seat: Seat;
  readonly hands: readonly Counts[];
}

export function strong(): Bot<View, Move, Event> {
  const memory = new Memory<View, Event, LabyrinthMind>(
    (seat, _seats, _options, view) => new LabyrinthMind(seat, view),
  );
  return {
    think(question) {
      const { perspective, seat, rng } = question;
      const { moves, view } = perspective;
      const mind = memory.recall(question);
      const usual = habit(moves, rng);
      if (usual) return usual;
      return decide({ view, seat, hands: expected(view, mind.hands.all) }, moves, rng);
    },
  };
}

function decide(position: Position, moves: readonly Move[], rng: Rng): Thought<Move> {
  const { view } = position;
  const swap = swapping(position, moves);
  if (swap) return swap;
  switch (view.stage) {
    case 'colours':
      return colour(position, moves);
    case 'jump':
      return jumping(position);
    case 'change':
    case 'move':
      return moves.includes(CLAIM) ? because(CLAIM, 'takesWanted') : moving(position, rng);
    case 'rest':
      return challenging(position, moves);
    case 'stake':
      return staking(position);
    case 'rival':
      return rivalry(position, moves);
    case 'place':
      return placing(position, moves, rng);
    case 'exchange':
      return exchanging(position, moves);
    case 'weapons':
      return because(rng.pick(moves), 'random');
  }
}

function swapping({ view, seat, hands }: Position, moves: readonly Move[]): Thought<Move> | null {
  const animal = moves.find(({ kind }) => kind === 'animal');
  if (!animal) return null;
  const swap = bestSwap(hands, seat, view.goal);
  return swap && swap.worth > SWAP_FROM ? because(animal, 'exchangePays') : null;
}

function exchanging({ view, seat, hands }: Position, moves: readonly Move[]): Thought<Move> {
  // The animal played is out already: it is put back in thought, to be played once more.
  const before = gained(hands, seat, 'animal');
  const swap = bestSwap(before, seat, view.goal);
  if (view.gift === null) {
    const gift = moves.find((move) => move.kind === 'give' && kindOf(move.card) === swap?.gift);
    return because(gift ?? moves[0], 'givesLeast');
  }
  const from = moves.find((move) => move.kind === 'from' && move.seat === swap?.from);
  return because(from ?? moves[0], 'exchangePays');
}

function colour({ view }: Position, moves: readonly Move[]): Thought<Move> {
  const target = HOME[view.wanted ?? 0];
  const worth = (move: Move) =>
    move.kind === 'colour' ? chances(view.turned, START[COLOURS.indexOf(move.colour)], target) : 0;
  return because(best(moves, worth), 'nearer');
}

function jumping({ view }: Position): Thought<Move> {
  const target = HOME[view.wanted ?? 0];
  const there = view.players.filter(({ pawn }, seat) => pawn === target && seat !== view.active).length;
  return there === 3 ? because(DECLINE, 'random') : because(JUMP, 'takesAnimal');
}

function challenging({ view, seat, hands }: Position, moves: readonly Move[]): Thought<Move> {
  const bets = moves.flatMap((move) =>
    move.kind === 'challenge' ? [{ move, worth: bestBet(hands, seat, move.seat, view.goal).worth }] : [],
  );
  if (bets.length === 0) return because(DONE, 'partOfPlan');
  const { move, worth } = best(bets, (bet) => bet.worth);
  return worth > BET_FROM ? because(move, 'duelPays') : because(DONE, 'duelDoesNotPay');
}

function staking({ view, seat, hands }: Position): Thought<Move> {
  const { prize, die } = bestBet(hands, seat, view.duel?.rival ?? 0, view.goal);
  return because({ kind: 'stake', prize, die }, 'duelPays');
}

/** Whoever would gain least by the card is the best to lose against. */
function rivalry({ view, seat, hands }: Position, moves: readonly Move[]): Thought<Move> {
  const kind = kindOf(view.wanted ?? 0);
  const worth = (move: Move) =>
    move.kind === 'rival' ? cardDuelWorth(hands, seat, move.seat, kind, view.goal) : 0;
  return because(best(moves, worth), 'duelPays');
}

function placing({ view, seat }: Position, moves: readonly Move[], rng: Rng): Thought<Move> {
  const target = view.wanted === null ? (view.players[seat].pawn ?? 0) : HOME[view.wanted];
  const worth = (move: Move) => (move.kind === 'place' ? -chances(view.turned, move.to, target) : 0);
  return because(best(rng.shuffle([...moves]), worth), 'sendsAway');
}

function moving(position: Position, rng: Rng): Thought<Move> {
  const { view, seat } = position;
  const from = view.players[seat].pawn ?? 0;
  const options = rng
    .shuffle(ways(view.turned, view.made, view.centreTurned))
    .flatMap(({ first, turned }) => {
      const squares = view.spent ? [from] : reach(turned, from);
      return squares.map((to) => ({
        move: first ?? (to === from ? DONE : RUN[to]),
        to,
        worth: outlook(position, turned, from, to),
      }));
    });
  const { move, to } = best(options, (option) => option.worth);
  const takes = view.wanted !== null && to === HOME[view.wanted];
  return because(move, takes ? 'takesWanted' : view.spent ? 'blocks' : 'nearer');
}

/** What it is worth to end the turn there, as the parts then stand. */
function outlook(position: Position, turned: readonly number[], from: Square, to: Square): number {
  const { view, seat, hands } = position;
  const { goal } = view;
  const target = view.wanted === null ? null : HOME[view.wanted];
  const there = view.players.flatMap(({ pawn }, other) => (other !== seat && pawn === to ? [other] : []));
  let now = hands;
  let bonus = 0;
  let isOpen = view.wanted !== null;
  if (view.wanted !== null && to === target && to !== from) {
    const kind = kindOf(view.wanted);
    if (there.length === 0) now = gained(hands, seat, kind);
    else if (there.length < 3)
      bonus = Math.max(...there.map((rival) => cardDuelWorth(hands, seat, rival, kind, goal)));
    isOpen = false;
  } else if (to !== from && there.length > 0) {
    bonus = Math.max(0, ...there.map((rival) => bestBet(hands, seat, rival, goal).worth - BET_FROM));
  }
  const worth = standingOf(now, seat, goal) + bonus;
  return (
    worth +
    (isOpen && target !== null ? race(position, turned, to, target) : 0) -
    exposure(position, now, turned, to)
  );
}

/** Who gets the wanted card next: everybody in turn, then this seat itself. */
function race(
  { view, seat, hands }: Position,
  turned: readonly number[],
  own: Square,
  target: Square,
): number {
  const kind = kindOf(view.wanted ?? 0);
  const base = standingOf(hands, seat, view.goal);
  let left = 1;
  let worth = 0;
  nextSeats(seat, view.players.length).forEach((other, i) => {
    const count = chances(turned, view.players[other].pawn ?? 0, target);
    const chance = i === 0 ? (count > 0 ? 0.95 : 0) : LATER * (count > 0 ? 1.4 : 0.6);
    worth += left * chance * (standingOf(gained(hands, other, kind), seat, view.goal) - base);
    left *= 1 - chance;
  });
  const count = chances(turned, own, target);
  const chance = LATER + (0.5 * Math.min(count, 8)) / RESULTS + (count > 0 ? 0.2 : -0.2);
  return worth + left * chance * (standingOf(gained(hands, seat, kind), seat, view.goal) - base);
}

/** The next player may come and challenge. */
function exposure(
  { view, seat }: Position,
  hands: readonly Counts[],
  turned: readonly number[],
  own: Square,
): number {
  const [next] = nextSeats(seat, view.players.length);
  if (chances(turned, view.players[next].pawn ?? 0, own) === 0) return 0;
  const bet = bestBet(hands, next, seat, view.goal).worth;
  return EXPOSED * Math.max(0, bet - BET_FROM);
}

function best<Item>(items: readonly Item[], worth: (item: Item) => number): Item {
  let most = items[0];
  let value = worth(most);
  for (const item of items) {
    const other = worth(item);
    if (other <= value) continue;
    most = item;
    value = other;
  }
  return most;
}
