/**
 * Weighs every pair of changes with every way to run by its chance to win, then looks at what the others would do about
 * the best of them. Hands are known as far as the mind can know them.
 */

import { Memory, Stopwatch } from '@conclave/bots';
import type { Bot, Budget, Rng, Seat, Thought } from '@conclave/engine';
import { type Division, UNSEEN } from '../mind/hands.ts';
import { LabyrinthMind } from '../mind/mind.ts';
import { COLOURS, HOME, type Square, START } from '../rules/board.ts';
import { ALL_CARDS, type Card } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import { CLAIM, DECLINE, DONE, JUMP, type Move, RUN } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import type { WhyKey } from '../rules/why.ts';
import { best } from './best.ts';
import { chances, chancesOf, ways } from './changes.ts';
import { fair } from './fair.ts';
import { foresee } from './foresight.ts';
import { guessesFrom, kindOf } from './guesses.ts';
import { habit } from './habits.ts';
import { betFrom, type Option, Outlook, type Scene } from './outlook.ts';
import { because } from './thought.ts';
import { Holdings } from './worth.ts';

/** So much must an exchange bring, beyond the animal's own worth. */
const SWAP_FROM = 0.02;
/** Rounds without any card moving after which it stops standing in the way, and how many rounds that takes. */
const PATIENT_ROUNDS = 3;
const FADING_ROUNDS = 4;
/** For so many orders in which cards may turn up the others' turns are looked at. */
const ORDERS = 2;

interface Position {
  readonly view: View;
  readonly seat: Seat;
  readonly scene: Scene;
  readonly knowledge: Knowledge;
  readonly budget: Budget;
  readonly rng: Rng;
}

/** How a turn is to end; its changes are made without thinking again. */
interface Plan {
  readonly turns: number;
  readonly turned: readonly number[];
  readonly to: Square;
  readonly why: WhyKey;
}

function patienceAfter(quiet: number, seats: number): number {
  const rounds = quiet / seats - PATIENT_ROUNDS;
  return Math.min(1, Math.max(0, 1 - rounds / FADING_ROUNDS));
}

/** What a player goes by. */
interface Knowledge {
  readonly divisions: readonly Division[];
  /** Some order in which the cards not taken yet may turn up. */
  order(rng: Rng): readonly Card[];
  /** The cards of which any may be the next to turn up. */
  readonly next: readonly Card[];
}

export interface Style {
  /** `null`: the mind gave up too much of what was possible, and nothing of the rest can be true. */
  know(mind: LabyrinthMind): Knowledge | null;
  /** So many ends of the turn are looked at closely. */
  readonly candidates: number;
}

function whatFollows(mind: LabyrinthMind): Knowledge | null {
  const divisions = mind.hands.all;
  if (divisions.length === 0) return null;
  const unseen = ALL_CARDS.filter((card) => divisions[0].owner[card] === UNSEEN && card !== mind.wanted);
  return { divisions, order: (rng) => rng.shuffle([...unseen]), next: unseen };
}

const STYLE: Style = { know: whatFollows, candidates: 12 };

export function strong(style: Style = STYLE): Bot<View, Move, Event> {
  const memory = new Memory<View, Event, LabyrinthMind>(
    (seat, _seats, _options, view) => new LabyrinthMind(seat, view),
  );
  let plan: Plan | null = null;
  return {
    think(question) {
      const { perspective, seat, seats, rng, budget } = question;
      const { moves, view } = perspective;
      const mind = memory.recall(question);
      const usual = habit(moves, rng) ?? (plan && following(plan, view, moves));
      if (usual) return usual;
      const knowledge = style.know(mind);
      if (knowledge === null) return fair().think(question);
      const scene: Scene = {
        turned: view.turned,
        pawns: view.players.map(({ pawn }) => pawn ?? 0),
        wanted: view.wanted,
        holdings: new Holdings(guessesFrom(knowledge.divisions, seats), view.goal),
        patience: patienceAfter(mind.quiet, seats),
      };
      const position = { view, seat, scene, knowledge, budget, rng };
      if (!isMoving(view, moves)) return decide(position, moves);
      const swap = swapping(position, moves);
      if (swap) return swap;
      const { first, turned, to } = chosen(position, style);
      plan = { turns: view.turns, turned, to, why: reason(position, to) };
      return step(plan, first, view);
    },
  };
}

function isMoving({ stage }: View, moves: readonly Move[]): boolean {
  return (stage === 'change' || stage === 'move') && !moves.includes(CLAIM);
}

function following(plan: Plan, view: View, moves: readonly Move[]): Thought<Move> | null {
  const { turns, turned } = plan;
  if (turns !== view.turns || view.spent || !isMoving(view, moves) || view.made === 0) return null;
  const way = ways(view.turned, view.made, view.centreTurned).find(
    (one) => one.turned.join() === turned.join(),
  );
  return way ? step(plan, way.first, view) : null;
}

function step({ to, why }: Plan, first: Move | null, view: View): Thought<Move> {
  return because(first ?? (to === view.players[view.active].pawn ? DONE : RUN[to]), why);
}

function reason({ view, seat, scene }: Position, to: Square): WhyKey {
  if (scene.wanted !== null && to === HOME[scene.wanted]) return 'takesWanted';
  if (view.spent) return 'blocks';
  if (new Outlook(scene, seat).rival(to) !== null) return 'leadsToDuel';
  return scene.wanted === null ? 'nearerToPawns' : 'nearer';
}

function chosen({ view, seat, scene, knowledge, budget, rng }: Position, { candidates }: Style): Option {
  const left = rng.shuffle(ways(view.turned, view.made, view.centreTurned));
  const all = new Outlook(scene, seat).options(left, view.spent);
  const promising = all.sort((a, b) => b.worth - a.worth).slice(0, candidates);
  const sums = promising.map(() => 0);
  const watch = new Stopwatch(budget);
  while (watch.rounds < ORDERS && watch.hasRoom()) {
    const pile = knowledge.order(rng);
    promising.forEach((option, i) => {
      sums[i] += foresee(scene, seat, option, pile);
    });
    watch.rounds++;
  }
  return promising[best([...sums.keys()], (i) => sums[i])];
}

function decide(position: Position, listed: readonly Move[]): Thought<Move> {
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

function swapping({ seat, scene }: Position, moves: readonly Move[]): Thought<Move> | null {
  const animal = moves.find(({ kind }) => kind === 'animal');
  if (!animal) return null;
  const swap = scene.holdings.without(seat).swap(seat);
  if (swap === null) return null;
  const after = scene.holdings.without(seat).standing(seat) + swap.worth;
  return after - scene.holdings.standing(seat) > SWAP_FROM ? because(animal, 'exchangePays') : null;
}

function exchanging({ view, seat, scene }: Position, moves: readonly Move[]): Thought<Move> {
  const swap = scene.holdings.swap(seat);
  if (view.gift === null) {
    const gift = moves.find((move) => move.kind === 'give' && kindOf(move.card) === swap?.gift);
    return because(gift ?? moves[0], 'givesLeast');
  }
  const from = moves.find((move) => move.kind === 'from' && move.seat === swap?.from);
  return because(from ?? moves[0], 'exchangePays');
}

function colour({ view, seat, scene }: Position, moves: readonly Move[]): Thought<Move> {
  // All chances follow from those of the opening: worked out once, now, so that no turn has to wait for it.
  scene.holdings.standing(seat);
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

function challenging({ seat, scene }: Position, moves: readonly Move[]): Thought<Move> {
  const bets = moves.flatMap((move) =>
    move.kind === 'challenge' ? [{ move, worth: scene.holdings.bet(seat, move.seat).worth }] : [],
  );
  if (bets.length === 0) return because(DONE, 'partOfPlan');
  const { move, worth } = best(bets, (bet) => bet.worth);
  return worth > betFrom(scene) ? because(move, 'duelPays') : because(DONE, 'duelDoesNotPay');
}

function staking({ view, seat, scene }: Position): Thought<Move> {
  const { prize, die } = scene.holdings.bet(seat, view.duel?.rival ?? 0);
  return because({ kind: 'stake', prize, die }, 'duelPays');
}

/** Whoever would gain least by the card is the best to lose against. */
function rivalry({ view, seat, scene }: Position, moves: readonly Move[]): Thought<Move> {
  const kind = kindOf(view.wanted ?? 0);
  const worth = (move: Move) => (move.kind === 'rival' ? scene.holdings.cardDuel(seat, move.seat, kind) : 0);
  return because(best(moves, worth), 'duelPays');
}

/** Far from the wanted card, or from those that may be turned up next; with none left, from the own pawn. */
function placing({ view, seat, knowledge }: Position, moves: readonly Move[]): Thought<Move> {
  const cards = view.wanted === null ? knowledge.next : [view.wanted];
  const targets = cards.length > 0 ? cards.map((card) => HOME[card]) : [view.players[seat].pawn ?? 0];
  const ways = targets.map((target) => chancesOf(view.turned, target));
  const worth = (move: Move) =>
    move.kind === 'place' ? -ways.reduce((sum, from) => sum + from[move.to], 0) : 0;
  return because(best(moves, worth), 'sendsAway');
}
