/**
 * Looks through all changes for a path to the wanted secret, and otherwise for the best place to wait. It remembers who
 * took which kind, fights for what the other has and it lacks, and plays its animals.
 */

import { argmax, mannerOf } from '@conclave/bots';
import { type Bot, Memory, type Rng, type Seat, type Thought } from '@conclave/engine';
import { LabyrinthMind } from '../mind/mind.ts';
import { HOME } from '../rules/board.ts';
import type { SecretLabyrinth } from '../rules/game.ts';
import { CLAIM, DONE, JUMP, type Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { chances } from './changes.ts';
import { type Bet, bestBet, bestExchange, guessed } from './guesses.ts';
import { type Counts, kindOf } from './hand-counts.ts';
import { type Glance, type Goal, planFor } from './looking.ts';
import { MANNERS, type OwnManner } from './manners.ts';
import { obviousMove } from './obvious.ts';
import { following, isMoving, mayDo, type Plan, step, waysTo } from './plan.ts';
import { because } from './thought.ts';

/** It looks at everything. */
const ALL: Glance = { paths: 25, places: 25 };
/** So much must a duel bring while there are cards to run for. The bold also fight for little. */
const DUEL_FROM: Readonly<Record<OwnManner, number>> = { bold: 0.005, careful: 0.05 };
/** So much must an exchange bring. */
const EXCHANGE_FROM: Readonly<Record<OwnManner, number>> = { bold: 0, careful: 0.04 };

interface Position {
  readonly view: View;
  readonly seat: Seat;
  readonly moves: readonly Move[];
  readonly hands: readonly Counts[];
  readonly manner: OwnManner;
  readonly rng: Rng;
}

export function fair(): Bot<SecretLabyrinth> {
  const memory = new Memory<SecretLabyrinth, LabyrinthMind>(
    (seat, _seats, _options, view) => new LabyrinthMind(seat, view),
  );
  let plan: Plan | null = null;
  return {
    think(question) {
      const { perspective, seat, seats, rng } = question;
      const { view, told } = perspective;
      const mind = memory.recall(question);
      // Among equals nobody is to suffer for sitting first.
      const moves = rng.shuffle([...perspective.moves]);
      const usual = obviousMove(moves, rng) ?? (plan && following(plan, view, moves));
      if (usual) return usual;
      const hands = guessed(mind.hands.all, seats);
      const manner = mannerOf(told, seat, MANNERS) ?? 'careful';
      const position: Position = { view, seat, moves, hands, manner, rng };
      const exchange = exchanging(position);
      if (exchange) return exchange;
      if (!isMoving(view, moves)) return decide(position);
      plan = planFor(view, seat, goalOf(position), ALL, rng);
      return step(plan, view, firstOf(plan, view));
    },
  };
}

function firstOf(plan: Plan, view: View): Move | null {
  return waysTo(plan, view).at(0)?.first ?? null;
}

function decide(position: Position): Thought<Move> {
  const { view, moves, rng } = position;
  if (mayDo(moves, 'claim')) return because(CLAIM, 'takesWanted');
  if (mayDo(moves, 'jump')) return because(JUMP, 'takesAnimal');
  switch (view.stage) {
    case 'rest':
      return challenging(position);
    case 'stake':
      return staking(position);
    case 'rival':
      return rivalry(position);
    case 'place':
      return placing(position);
    default:
      return because(rng.pick(moves), 'random');
  }
}

/** With nothing to run for, it runs for the pawn of whoever it would gain most from. */
function goalOf({ view, seat, hands }: Position): Goal {
  if (view.wanted !== null) return { square: HOME[view.wanted], why: 'takesWanted', nearer: 'nearer' };
  const others = view.players.flatMap(({ pawn }, other) =>
    other === seat || pawn === null ? [] : [{ pawn, other }],
  );
  const best = argmax(others, ({ other }) => bestBet(hands, seat, other, view.goal).worth);
  return { square: best.pawn, why: 'onlyDuels', nearer: 'nearerToPawns' };
}

function challenging({ view, seat, moves, hands, manner }: Position): Thought<Move> {
  const bets = moves.flatMap((move) =>
    move.kind === 'challenge' ? [{ move, ...bestBet(hands, seat, move.seat, view.goal) }] : [],
  );
  if (bets.length === 0) return because(DONE, 'partOfPlan');
  const best = argmax(bets, ({ worth }) => worth);
  if (best.worth >= DUEL_FROM[manner]) return because(best.move, 'duelPays');
  // Nothing else moves cards any more.
  return view.wanted === null ? because(best.move, 'onlyDuels') : because(DONE, 'duelDoesNotPay');
}

function staking({ view, seat, hands }: Position): Thought<Move> {
  const { prize, die, worth }: Bet = bestBet(hands, seat, view.duel?.rival ?? 0, view.goal);
  return because({ kind: 'stake', prize, die }, worth > 0 ? 'duelPays' : 'onlyDuels');
}

/** Whoever would gain least by the card is the best to lose against. */
function rivalry({ view, moves, hands }: Position): Thought<Move> {
  const kind = kindOf(view.wanted ?? 0);
  return because(
    argmax(moves, (move) => (move.kind === 'rival' ? -hands[move.seat][kind] : 0)),
    'weakestRival',
  );
}

function placing({ view, seat, moves, rng }: Position): Thought<Move> {
  const target = view.wanted === null ? view.players[seat].pawn : HOME[view.wanted];
  if (target === null) return because(rng.pick(moves), 'random');
  const worth = (move: Move) => (move.kind === 'place' ? -chances(view.turned, move.to, target) : 0);
  return because(argmax(moves, worth), 'sendsAway');
}

/** Plays an animal where that pays, and says for what and with whom. */
function exchanging({ view, seat, moves, hands, manner }: Position): Thought<Move> | null {
  if (view.stage === 'exchange') {
    const best = bestExchange(hands, seat, view.goal, true);
    if (view.gift === null) {
      const gift = moves.find((move) => move.kind === 'give' && kindOf(move.card) === best?.gift);
      return because(gift ?? moves[0], 'givesLeast');
    }
    const from = moves.find((move) => move.kind === 'from' && move.seat === best?.from);
    return because(from ?? moves[0], 'exchangePays');
  }
  const animal = moves.find(({ kind }) => kind === 'animal');
  const best = animal ? bestExchange(hands, seat, view.goal, false) : null;
  return animal && best && best.worth > EXCHANGE_FROM[manner] ? because(animal, 'exchangePays') : null;
}
