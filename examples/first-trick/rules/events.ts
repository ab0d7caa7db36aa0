/** What happened, as a watcher is told it. */

import type { Seat } from '@conclave/engine';

export type Event =
  /** To its owner alone (FT-2). */
  | { readonly type: 'dealt'; readonly seat: Seat; readonly hand: readonly number[] }
  | { readonly type: 'played'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'taken'; readonly seat: Seat; readonly card: number };
