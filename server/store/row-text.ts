/** The row of a match as text. Its time of change has a column of its own, because every step writes it. */

import type { MatchRow } from './store.ts';

export function rowText({ changedAt: _column, ...row }: MatchRow): string {
  return JSON.stringify(row);
}
