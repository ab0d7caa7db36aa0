/** Looks through ways to turn the castle for one that leads to the target, and otherwise for a good place to wait. */

import type { Rng, Seat } from '@conclave/engine';
import type { Square } from '../rules/board.ts';
import { areJoined, joinedTo } from '../rules/paths.ts';
import type { View } from '../rules/view.ts';
import type { WhyKey } from '../rules/why.ts';
import { chances, ways } from './changes.ts';
import type { Plan } from './plan.ts';

export interface Glance {
  /** Of all 25 ways, so many are looked at for a path. */
  readonly paths: number;
  /** And so many for a place to wait. */
  readonly places: number;
}

export interface Goal {
  readonly square: Square;
  /** What is said where a path leads there, and where it only comes nearer. */
  readonly why: WhyKey;
  readonly nearer: WhyKey;
}

export function planFor(view: View, seat: Seat, goal: Goal, { paths, places }: Glance, rng: Rng): Plan {
  const from = view.players[seat].pawn ?? 0;
  const { square: target } = goal;
  const all = rng.shuffle(ways(view.turned, view.made, view.centreTurned));
  const { turns } = view;
  if (view.spent) return { turns, turned: all[0].turned, to: from, why: 'random' };
  const there =
    from === target ? undefined : all.slice(0, paths).find(({ turned }) => areJoined(turned, from, target));
  if (there) return { turns, turned: there.turned, to: target, why: goal.why };
  let best: Plan = { turns, turned: all[0].turned, to: from, why: goal.nearer };
  let most = -1;
  for (const { turned } of all.slice(0, places)) {
    for (const square of joinedTo(turned, from)) {
      // Standing with the pawn it hunts it could not run to it.
      const count = square === target ? 0 : chances(turned, square, target);
      if (count <= most) continue;
      most = count;
      best = { turns, turned, to: square, why: goal.nearer };
    }
  }
  return best;
}
