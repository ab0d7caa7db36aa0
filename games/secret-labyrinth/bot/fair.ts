/** Looks through all changes for a path to the wanted secret, and otherwise for the best place to wait. */

import type { Bot, Rng, Seat, Thought } from '@conclave/engine';
import { HOME, type Square } from '../rules/board.ts';
import { GNOMES_FROM, isAnimal } from '../rules/cards.ts';
import type { SecretLabyrinth } from '../rules/game.ts';
import { CLAIM, DONE, JUMP, type Move, RUN, STAKE } from '../rules/moves.ts';
import { areJoined, joinedTo } from '../rules/paths.ts';
import type { View } from '../rules/view.ts';
import { chances, ways } from './changes.ts';
import { obviousMove } from './obvious.ts';
import { because } from './thought.ts';

export function fair(): Bot<SecretLabyrinth> {
  return {
    think({ perspective, seat, rng }) {
      const { moves, view } = perspective;
      return obviousMove(moves, rng) ?? decide(moves, view, seat, rng);
    },
  };
}

function decide(moves: readonly Move[], view: View, seat: Seat, rng: Rng): Thought<Move> {
  if (moves.includes(CLAIM)) return because(CLAIM, 'takesWanted');
  if (moves.includes(JUMP)) return because(JUMP, 'takesAnimal');
  switch (view.stage) {
    case 'change':
    case 'move':
      return towards(view, seat, rng);
    case 'rest':
      return challenge(moves, view, seat);
    case 'stake':
      return because(STAKE[2 * favourite(view, seat) + rng.int(2)], 'duelPays');
    default:
      return because(rng.pick(moves), 'random');
  }
}

function towards(view: View, seat: Seat, rng: Rng): Thought<Move> {
  const from = view.players[seat].pawn ?? 0;
  const target = view.wanted === null ? richest(view, seat) : HOME[view.wanted];
  const all = rng.shuffle(ways(view.turned, view.made, view.centreTurned));
  if (view.spent) return because(all[0].first ?? DONE, 'random');
  const there = from === target ? undefined : all.find(({ turned }) => areJoined(turned, from, target));
  if (there) return because(there.first ?? RUN[target], 'takesWanted');
  let best = { move: all[0].first ?? DONE, chances: -1 };
  for (const { first, turned } of all) {
    for (const square of joinedTo(turned, from)) {
      // Standing with the pawn it hunts it could not run to it.
      const count = square === target ? 0 : chances(turned, square, target);
      if (count <= best.chances) continue;
      best = { move: first ?? (square === from ? DONE : RUN[square]), chances: count };
    }
  }
  return because(best.move, 'nearer');
}

/** It counts cards lying before the players, not which they are. */
function challenge(moves: readonly Move[], view: View, seat: Seat): Thought<Move> {
  const own = view.players[seat].count;
  const needy = view.wanted === null;
  const rich = moves.find(
    (move) => move.kind === 'challenge' && (needy || view.players[move.seat].count > own),
  );
  return rich ? because(rich, 'duelPays') : because(DONE, 'duelDoesNotPay');
}

/** With nothing to run for, it runs for the pawn of whoever has most cards. */
function richest(view: View, seat: Seat): Square {
  let most = view.players[(seat + 1) % view.players.length];
  view.players.forEach((player, other) => {
    if (other !== seat && player.count > most.count) most = player;
  });
  return most.pawn ?? 0;
}

/** The kind it has most of itself, by its place in PRIZES. */
function favourite(view: View, seat: Seat): number {
  const cards = (view.players[seat].cards ?? []).filter((card) => !isAnimal(card));
  const gnomes = cards.filter((card) => card >= GNOMES_FROM).length;
  return 2 * gnomes > cards.length ? 1 : 0;
}
