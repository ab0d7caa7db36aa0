/** Carries out standing orders: the answers that seats prepared for secret windows. */

import type { GameTypes } from '../game.ts';
import { windowOf } from '../windows.ts';
import { type Applied, applyEntry } from './apply.ts';
import type { MatchConfig } from './config.ts';
import type { Moment } from './moment.ts';

/** The standing orders for a window that is open `now` and was not `before`. `at`: the number of entries so far. */
export function carryOutOrders<G extends GameTypes>(
  config: MatchConfig<G>,
  before: Moment<G>,
  now: Moment<G>,
  at: number,
): Applied<G>[] {
  const { game } = config;
  const { state, outcome } = now.position;
  const window = outcome ? null : windowOf(game, state);
  if (!game.windows?.order || window?.kind !== 'secret') return [];
  if (windowOf(game, before.position.state)?.id === window.id) return [];
  const applied: Applied<G>[] = [];
  let moment = now;
  for (const seat of window.asked) {
    for (
      let move = game.windows.order(moment.position.state, seat);
      move !== null;
      move = game.windows.order(moment.position.state, seat)
    ) {
      const next = applyEntry(config, moment, { seat, move, by: 'order' }, at + applied.length);
      applied.push(next);
      moment = next.after;
    }
  }
  return applied;
}
