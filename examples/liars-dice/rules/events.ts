/** What happened, as a watcher is told it. Only `rolled` says something that is not for all. */

import type { Seat } from '@conclave/engine';
import type { Bid, Face, Lifted } from './state.ts';

export type Event =
  | { readonly type: 'roundBegun'; readonly round: number; readonly first: Seat }
  /** To its owner alone (LD-4). */
  | { readonly type: 'rolled'; readonly seat: Seat; readonly cup: readonly Face[] }
  | ({ readonly type: 'bid' } & Bid)
  | { readonly type: 'challenged'; readonly seat: Seat; readonly bid: Bid }
  | ({ readonly type: 'lifted' } & Lifted)
  | { readonly type: 'lost'; readonly seat: Seat; readonly left: number };
