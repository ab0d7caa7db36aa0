/** What the table may ask: how likely the bid on the table is, by one's own dice alone. */

import type { Json, Perspective, Seat } from '@conclave/engine';
import type { LiarsDice } from '../rules/game.ts';
import { truthOf } from './odds.ts';

export function ponder(
  { view }: Perspective<LiarsDice>,
  seat: Seat,
  _seats: number,
  _options: unknown,
  question: Json,
): Json {
  if (question !== 'bid' || view.bid === null) return null;
  return Math.round(100 * truthOf(view, seat, view.bid));
}
