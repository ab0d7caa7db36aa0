/** The names at a table, as everybody reads them. */

import { namesAt } from '@conclave/wire/names';
import type { MatchRow } from './store/store.ts';

export function nameAt({ seats }: MatchRow, seat: number): string {
  return namesAt(seats.map((holder) => (holder.kind === 'person' ? holder.name : null)))[seat];
}
