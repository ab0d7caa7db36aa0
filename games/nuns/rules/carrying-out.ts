/** P2: all plans are carried out (NR-8, NR-10 to NR-13, NR-27, NR-28, NR-31). */

import type { Effects } from '@conclave/engine';
import { KEY_AT, WISH_AT } from './cards.ts';
import type { Point } from './convent.ts';
import type { Event, Shown } from './events.ts';
import {
  FIRST_NOVICE,
  type Figure,
  type Novice,
  named,
  noviceOf,
  type Plan,
  type State,
  seatOf,
} from './state.ts';
import { isInSight } from './watching.ts';

export function carryOut(state: State, effects: Effects<Event>): void {
  effects.tell({
    type: 'cardsShown',
    novices: state.novices.map((novice, index) => shown(state, novice, FIRST_NOVICE + index)),
  });
  state.diary.push(state.novices.map(({ at, plan }) => [at, ...(plan?.way ?? [])]));
  state.novices.forEach((novice, index) => {
    travel(state, novice, FIRST_NOVICE + index, effects);
  });
}

function shown(state: State, { plan, status }: Novice, figure: Figure): Shown {
  if (plan === null) throw new Error('she has no plan');
  const obeys = status === 'caught' ? plan.obeys : null;
  return { ...named(state, figure), card: plan.card, obeys, fast: plan.fast > 0 };
}

function travel(state: State, novice: Novice, figure: Figure, effects: Effects<Event>): void {
  const { plan } = novice;
  if (plan === null) return;
  const { obeys } = plan;
  novice.card = plan.card;
  novice.trail = [];
  if (plan.fast > 0) novice.blessing.held = false;
  if (!obeys) novice.status = 'onTheRun';
  const had = { key: novice.hasKey, object: novice.hasObject };
  const stays = plan.way.length === 0;
  let inSight = isInSight(state, novice.at);
  for (const leg of legsOf(plan)) {
    for (const to of leg) inSight = stepTo(state, novice, figure, to, { obeys, inSight }, effects);
    if (!obeys) takeThere(novice, leg.length > 0);
  }
  if (!stays) novice.barred = false;
  novice.spotted = inSight || (novice.spotted && stays);
  if (obeys && !inSight) {
    novice.status = 'released';
    effects.tell({ type: 'released', ...named(state, figure) });
  }
  const tookKey = novice.hasKey && !had.key;
  const tookWish = novice.hasObject && !had.object;
  const arrived = { type: 'arrived', ...named(state, figure), at: novice.at, tookKey, tookWish } as const;
  effects.tellOnly([seatOf(state, figure)], arrived, null);
  novice.plan = null;
}

/** NR-6: in turn 1 she has two moves, otherwise one. */
function legsOf({ way, split }: Plan): readonly (readonly Point[])[] {
  return split === null ? [way] : [way.slice(0, split), way.slice(split)];
}

/** Whether she is in sight there (NR-12, NR-13, NR-R22). */
function stepTo(
  state: State,
  novice: Novice,
  figure: Figure,
  to: Point,
  before: { readonly obeys: boolean; readonly inSight: boolean },
  effects: Effects<Event>,
): boolean {
  const from = novice.at;
  novice.at = to;
  const inSight = isInSight(state, to);
  if (inSight) {
    novice.trail.push({ at: to, vanished: false });
    effects.tell({ type: 'seen', ...named(state, figure), at: to });
  } else if (before.inSight && !before.obeys) {
    novice.trail.push({ at: to, vanished: true });
    state.vanished.push({ figure, from, to });
    effects.tell({ type: 'vanished', ...named(state, figure), from, to });
  }
  return inSight;
}

/** NR-10, NR-11, NR-29: what she takes where a move ends. */
function takeThere(novice: Novice, moved: boolean): void {
  if (novice.at === KEY_AT[novice.wish]) novice.hasKey = true;
  if (moved) novice.barred = false;
  if (novice.at === WISH_AT[novice.wish] && novice.hasKey && !novice.barred) novice.hasObject = true;
}

/** NR-31, NR-R15 */
export function homeWithWish(state: State): Figure[] {
  return state.novices.flatMap(({ at, cell, hasObject }, index) =>
    at === cell && hasObject ? [FIRST_NOVICE + index] : [],
  );
}

/** NR-31: of several, those with the fewest captures. */
export function bestOf(state: State, figures: readonly Figure[]): Figure[] {
  const captures = (figure: Figure) => noviceOf(state, figure).captures;
  const fewest = Math.min(...figures.map(captures));
  return figures.filter((figure) => captures(figure) === fewest);
}
