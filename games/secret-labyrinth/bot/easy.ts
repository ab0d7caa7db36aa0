/**
 * Plays quickly, as people do who are new: looks at some ways to turn the castle and overlooks the others, forgets who took
 * what, and plays an animal when it comes to mind.
 */

import { argmax, mannerOf } from '@conclave/bots';
import type { Bot, Rng, Seat, Thought } from '@conclave/engine';
import { HOME } from '../rules/board.ts';
import type { SecretLabyrinth } from '../rules/game.ts';
import { CLAIM, DONE, JUMP, type Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { type Glance, type Goal, planFor } from './looking.ts';
import { MANNERS, type OwnManner } from './manners.ts';
import { obviousMove } from './obvious.ts';
import { following, isMoving, mayDo, type Plan, step, waysTo } from './plan.ts';
import { because } from './thought.ts';

/** It overlooks most of what it could do. */
const FEW: Glance = { paths: 14, places: 3 };
/** One time in so many an animal in hand comes to mind. */
const ANIMAL_IN_MIND = 6;

export function easy(): Bot<SecretLabyrinth> {
  let plan: Plan | null = null;
  return {
    think({ perspective, seat, rng }) {
      const { view, told, moves } = perspective;
      const usual = obviousMove(moves, rng) ?? (plan && following(plan, view, moves));
      if (usual) return usual;
      const manner = mannerOf(told, seat, MANNERS) ?? 'careful';
      if (!isMoving(view, moves)) return decide(moves, view, seat, manner, rng);
      const animals = moves.filter(({ kind }) => kind === 'animal');
      if (animals.length > 0 && rng.int(ANIMAL_IN_MIND) === 0) return because(rng.pick(animals), 'tries');
      plan = planFor(view, seat, goalOf(view, seat), FEW, rng);
      return step(plan, view, waysTo(plan, view).at(0)?.first ?? null);
    },
  };
}

function decide(moves: readonly Move[], view: View, seat: Seat, manner: OwnManner, rng: Rng): Thought<Move> {
  if (mayDo(moves, 'claim')) return because(CLAIM, 'takesWanted');
  if (mayDo(moves, 'jump')) return because(JUMP, 'takesAnimal');
  if (view.stage !== 'rest') return because(rng.pick(moves), 'random');
  const fights = moves.filter(({ kind }) => kind === 'challenge');
  if (fights.length === 0) return because(DONE, 'partOfPlan');
  if (view.wanted === null) return because(rng.pick(fights), 'onlyDuels');
  // It counts the cards that lie before the players, not which they are.
  const richer = fights.filter(
    (move) => move.kind === 'challenge' && view.players[move.seat].count > view.players[seat].count,
  );
  if (manner === 'bold') return because(rng.pick(fights), 'tries');
  return richer.length > 0 ? because(rng.pick(richer), 'hasMore') : because(DONE, 'hasNoMore');
}

/** With nothing to run for, it runs for the pawn of whoever has most cards. */
function goalOf(view: View, seat: Seat): Goal {
  if (view.wanted !== null) return { square: HOME[view.wanted], why: 'takesWanted', nearer: 'lookedAt' };
  const others = view.players.filter((_player, other) => other !== seat);
  return { square: argmax(others, ({ count }) => count).pawn ?? 0, why: 'onlyDuels', nearer: 'lookedAt' };
}
