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

/** Rounds without any card moving after which it stops standing in the way, and how many rounds that takes. */
const PATIENT_ROUNDS = 3;
const FADING_ROUNDS = 4;

interface Position {
  readonly view: View;
  readonly seat: Seat;
  readonly hands: readonly Counts[];
  /** How much keeping others away counts, 1 to 0: two who only block each other would play for ever. */
  readonly patience: number;
}

function patienceAfter(quiet: number, seats: number): number {
  const rounds = quiet / seats - PATIENT_ROUNDS;
  return Math.min(1, Math.max(0, 1 - rounds / FADING_ROUNDS));
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
      const hands = expected(view, mind.hands.all);
      const patience = patienceAfter(mind.quiet, question.seats);
      return decide({ view, seat, hands, patience }, moves, rng);
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
  return worth > betFrom(view) ? because(move, 'duelPays') : because(DONE, 'duelDoesNotPay');
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
  const weights = new Weights(position);
  const options = rng
    .shuffle(ways(view.turned, view.made, view.centreTurned))
    .flatMap(({ first, turned }) => {
      const squares = view.spent ? [from] : reach(turned, from);
      const judge = weights.standing(turned, from);
      return squares.map((to) => ({ move: first ?? (to === from ? DONE : RUN[to]), to, worth: judge(to) }));
    });
  const { move, to } = best(options, (option) => option.worth);
  const takes = view.wanted !== null && to === HOME[view.wanted];
  return because(move, takes ? 'takesWanted' : view.spent ? 'blocks' : 'nearer');
}

/** What it is worth to end the turn somewhere. Whatever does not depend on the way is worked out once. */
class Weights {
  private readonly position: Position;
  private readonly target: Square | null;
  private readonly next: readonly Seat[];
  /** The standing now, and by seat after that seat took the wanted card. */
  private readonly base: number;
  private readonly taken: readonly number[];
  /** By seat: what challenging it is worth, and fighting it for the wanted card. */
  private readonly bets: readonly number[];
  private readonly duels: readonly number[];
  /** What the next player would gain by challenging, before and after the card is taken. */
  private readonly threat: number;
  private readonly threatAfter: number;

  constructor(position: Position) {
    const { view, seat, hands } = position;
    const { goal, wanted } = view;
    const kind = wanted === null ? null : kindOf(wanted);
    const standing = (now: readonly Counts[]) => standingOf(now, seat, goal);
    this.position = position;
    this.target = wanted === null ? null : HOME[wanted];
    this.next = nextSeats(seat, hands.length);
    this.base = standing(hands);
    this.taken = hands.map((_hand, other) =>
      kind === null ? this.base : standing(gained(hands, other, kind)),
    );
    this.bets = hands.map((_hand, rival) =>
      rival === seat ? 0 : bestBet(hands, seat, rival, goal).worth - betFrom(view),
    );
    this.duels = hands.map((_hand, rival) =>
      rival === seat || kind === null ? 0 : cardDuelWorth(hands, seat, rival, kind, goal),
    );
    // Hiding from each other for ever ends no game: with nothing left to run for, nobody does.
    const exposed = wanted === null ? 0 : EXPOSED * position.patience;
    const threat = (now: readonly Counts[]) =>
      exposed * Math.max(0, bestBet(now, this.next[0], seat, goal).worth - betFrom(view));
    this.threat = threat(hands);
    this.threatAfter = kind === null ? this.threat : threat(gained(hands, seat, kind));
  }

  /** How the squares are judged as the parts stand now. */
  standing(turned: readonly number[], from: Square): (to: Square) => number {
    const { view, seat } = this.position;
    const { target } = this;
    const pawns = view.players.map(({ pawn }) => pawn ?? 0);
    const others = this.others(turned, pawns);
    return (to) => {
      const there = to === from ? [] : this.next.filter((other) => pawns[other] === to);
      const exposed = chances(turned, pawns[this.next[0]], to) > 0;
      if (target !== null && to === target && to !== from) {
        if (there.length === 0) return this.taken[seat] - (exposed ? this.threatAfter : 0);
        return this.base + (there.length === 3 ? 0 : Math.max(...there.map((rival) => this.duels[rival])));
      }
      const bet = Math.max(0, ...there.map((rival) => this.bets[rival]));
      const later = target === null ? this.hunt(turned, pawns, to) : this.race(turned, to, target, others);
      return this.base + bet + later - (exposed ? this.threat : 0);
    };
  }

  /** What the others do to the wanted card before the next own turn: its worth, and how likely it is left. */
  private others(turned: readonly number[], pawns: readonly Square[]): { worth: number; left: number } {
    let left = 1;
    let worth = 0;
    const { target } = this;
    if (target === null) return { worth, left };
    this.next.forEach((other, i) => {
      const can = chances(turned, pawns[other], target) > 0;
      const chance = i === 0 ? (can ? 0.95 : 0) : LATER * (can ? 1.4 : 0.6);
      worth += left * chance * this.position.patience * (this.taken[other] - this.base);
      left *= 1 - chance * this.position.patience;
    });
    return { worth, left };
  }

  private race(
    turned: readonly number[],
    own: Square,
    target: Square,
    { worth, left }: { worth: number; left: number },
  ): number {
    const count = chances(turned, own, target);
    const chance = LATER + (0.5 * Math.min(count, 8)) / RESULTS + (count > 0 ? 0.2 : -0.2);
    return worth + left * chance * (this.taken[this.position.seat] - this.base);
  }

  /** With no card left to run for, there are only pawns to run for; where one stands already, there is no way to run. */
  private hunt(turned: readonly number[], pawns: readonly Square[], own: Square): number {
    const prospects = this.next.map((other) => {
      const count = own === pawns[other] ? 0 : chances(turned, own, pawns[other]);
      return (Math.max(0, this.bets[other]) * count) / RESULTS;
    });
    return 0.5 * Math.max(...prospects);
  }
}

/** A challenge must promise at least this; when nothing else can bring cards, an even fight is better than none. */
function betFrom(view: View): number {
  return view.wanted === null ? -0.4 : BET_FROM;
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
