/**
 * A held-out novice, on whom nothing was fitted. She goes the shortest way to her key, her wish and home at a random
 * pace. Where she can, she stays out of what the guards see now.
 */

import type { Rng } from '@conclave/engine';
import { type Card, rangeOf } from '../../rules/cards.ts';
import { distanceFor, isLocked, NEIGHBOURS, type Point, ROW } from '../../rules/convent.ts';
import { type Figure, noviceOf } from '../../rules/state.ts';
import type { OwnNovice, View } from '../../rules/view.ts';
import type { WhyKey } from '../../rules/why.ts';
import { afterMove, goalOf, type Progress, progressOf } from '../goals.ts';
import { WEIGHTS } from '../guard.ts';
import type { Planned } from '../novice.ts';
import { Player } from '../player.ts';
import { homeward } from '../routes.ts';
import { guardSees } from '../threat.ts';
import type { Maker } from './play.ts';

const PACES: readonly Card[] = ['sneak', 'walk', 'run'];

export const heldOut: Maker = () =>
  new Player({
    plan: ({ perspective, rng }, figure, own) => planOf(perspective.view, figure, own, rng),
    targets: () => new Float64Array(ROW),
    weights: () => WEIGHTS,
    blesses: false,
  });

function planOf(view: View, figure: Figure, own: OwnNovice, rng: Rng): Planned {
  const { status, cell } = noviceOf(view, figure);
  const plan = (card: Card, key: WhyKey, part: Partial<Planned['move']>): Planned => ({
    move: { kind: 'plan', figure, card, obeys: false, fast: 0, way: [], split: null, ...part },
    key,
    left: 0,
  });
  if (status === 'caught')
    return plan('walk', 'obey', { obeys: true, way: homeward(own.at, cell, own.hasKey, 4) });
  const card = rng.pick(PACES);
  const legs: Point[][] = [];
  let progress = progressOf(own, cell);
  let { at } = own;
  for (let leg = 0; leg < (view.double ? 2 : 1); leg++) {
    const way = legOf(view, progress, at, card, rng);
    if (way === null) return plan('stand', 'hide', { split: view.double ? 0 : null });
    legs.push(way);
    at = way.at(-1) ?? at;
    progress = afterMove(progress, at, way.length > 0);
  }
  return plan(card, 'onward', { way: legs.flat(), split: view.double ? legs[0].length : null });
}

/** As many points as were drawn, or as lead to her goal; `null`: there is no way. */
function legOf(view: View, progress: Progress, from: Point, card: Card, rng: Rng): Point[] | null {
  const { min, max } = rangeOf(card, false, view.options.exactRun);
  const wanted = min + rng.int(max - min + 1);
  const goal = goalOf(progress);
  const way: Point[] = [];
  let at = from;
  while (way.length < min || (way.length < wanted && at !== goal)) {
    const open = NEIGHBOURS[at].filter(
      (to) => view.guards.every((guard) => guard.at !== to) && (progress.hasKey || !isLocked(at, to)),
    );
    if (open.length === 0) return null;
    const unseen = open.filter((to) => !view.guards.some((guard) => guardSees(guard, to)));
    const choice = unseen.length > 0 ? unseen : open;
    const left = choice.map((to) => distanceFor(progress.hasKey, to, goal));
    at = rng.pick(choice.filter((_to, i) => left[i] === Math.min(...left)));
    way.push(at);
  }
  return way;
}
