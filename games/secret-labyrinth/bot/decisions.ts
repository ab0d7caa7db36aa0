/** What strong does when it is asked for anything but changes and a run. */

import { argmax } from '@conclave/bots';
import type { Budget, Rng, Seat, Thought } from '@conclave/engine';
import type { Assignment } from '../mind/card-holders.ts';
import { COLOURS, HOME, START } from '../rules/board.ts';
import type { Card } from '../rules/cards.ts';
import { CLAIM, DECLINE, DONE, JUMP, type Move } from '../rules/moves.ts';
import { CROWD } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { chances, chancesOf } from './changes.ts';
import { betFrom, type Snapshot } from './evaluation.ts';
import { kindOf } from './hand-counts.ts';
import { because } from './thought.ts';

/** So much must an exchange bring, beyond the animal's own worth. */
const SWAP_FROM = 0.02;

/** What a player goes by. */
export interface Knowledge {
  readonly assignments: readonly Assignment[];
  /** Some order in which the cards not taken yet may turn up. */
  order(rng: Rng): readonly Card[];
  /** The cards of which any may be the next to turn up. */
  readonly next: readonly Card[];
}

export interface Position {
  readonly view: View;
  readonly seat: Seat;
  readonly snapshot: Snapshot;
  readonly knowledge: Knowledge;
  readonly budget: Budget;
  readonly rng: Rng;
}

export function decide(position: Position, listed: readonly Move[]): Thought<Move> {
  const { view, rng } = position;
  // Among equals nobody is to suffer for sitting first.
  const moves = rng.shuffle([...listed]);
  const swap = swapping(position, moves);
  if (swap) return swap;
  switch (view.stage) {
    case 'colours':
      return colour(position, moves);
    case 'jump':
      return jumping(position);
    case 'change':
    case 'move':
      return because(CLAIM, 'takesWanted');
    case 'rest':
      return challenging(position, moves);
    case 'stake':
      return staking(position);
    case 'rival':
      return rivalry(position, moves);
    case 'place':
      return placing(position, moves);
    case 'exchange':
      return exchanging(position, moves);
    case 'weapons':
      return because(rng.pick(moves), 'random');
  }
}

/** Plays an animal if that pays. */
export function swapping({ seat, snapshot }: Position, moves: readonly Move[]): Thought<Move> | null {
  const animal = moves.find(({ kind }) => kind === 'animal');
  if (!animal) return null;
  const swap = snapshot.holdings.without(seat).swap(seat);
  if (swap === null) return null;
  const after = snapshot.holdings.without(seat).standing(seat) + swap.worth;
  return after - snapshot.holdings.standing(seat) > SWAP_FROM ? because(animal, 'exchangePays') : null;
}

function exchanging({ view, seat, snapshot }: Position, moves: readonly Move[]): Thought<Move> {
  const swap = snapshot.holdings.swap(seat);
  if (view.gift === null) {
    const gift = moves.find((move) => move.kind === 'give' && kindOf(move.card) === swap?.gift);
    return because(gift ?? moves[0], 'givesLeast');
  }
  const from = moves.find((move) => move.kind === 'from' && move.seat === swap?.from);
  return because(from ?? moves[0], 'exchangePays');
}

function colour({ view, seat, snapshot }: Position, moves: readonly Move[]): Thought<Move> {
  // All chances follow from those of the opening: worked out once, now, so that no turn has to wait for it.
  snapshot.holdings.standing(seat);
  const target = HOME[view.wanted ?? 0];
  const worth = (move: Move) =>
    move.kind === 'colour' ? chances(view.turned, START[COLOURS.indexOf(move.colour)], target) : 0;
  return because(argmax(moves, worth), 'nearer');
}

function jumping({ view }: Position): Thought<Move> {
  const target = HOME[view.wanted ?? 0];
  const there = view.players.filter(({ pawn }, seat) => pawn === target && seat !== view.active).length;
  return there + 1 === CROWD ? because(DECLINE, 'random') : because(JUMP, 'takesAnimal');
}

function challenging({ seat, snapshot }: Position, moves: readonly Move[]): Thought<Move> {
  const bets = moves.flatMap((move) =>
    move.kind === 'challenge' ? [{ move, worth: snapshot.holdings.bet(seat, move.seat).worth }] : [],
  );
  if (bets.length === 0) return because(DONE, 'partOfPlan');
  const { move, worth } = argmax(bets, (bet) => bet.worth);
  return worth > betFrom(snapshot) ? because(move, 'duelPays') : because(DONE, 'duelDoesNotPay');
}

function staking({ view, seat, snapshot }: Position): Thought<Move> {
  const { prize, die } = snapshot.holdings.bet(seat, view.duel?.rival ?? 0);
  return because({ kind: 'stake', prize, die }, 'duelPays');
}

/** Whoever would gain least by the card is the best to lose against. */
function rivalry({ view, seat, snapshot }: Position, moves: readonly Move[]): Thought<Move> {
  const kind = kindOf(view.wanted ?? 0);
  const worth = (move: Move) =>
    move.kind === 'rival' ? snapshot.holdings.cardDuel(seat, move.seat, kind) : 0;
  return because(argmax(moves, worth), 'duelPays');
}

/** Far from the wanted card, or from those that may be turned up next; with none left, from the own pawn. */
function placing({ view, seat, knowledge }: Position, moves: readonly Move[]): Thought<Move> {
  const cards = view.wanted === null ? knowledge.next : [view.wanted];
  const targets = cards.length > 0 ? cards.map((card) => HOME[card]) : [view.players[seat].pawn ?? 0];
  const ways = targets.map((target) => chancesOf(view.turned, target));
  const worth = (move: Move) =>
    move.kind === 'place' ? -ways.reduce((sum, from) => sum + from[move.to], 0) : 0;
  return because(argmax(moves, worth), 'sendsAway');
}
