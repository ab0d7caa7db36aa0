/** Practice: a match on this device that begins where another one stood, with bots in the other chairs. */

import type { MatchRecord, Seat } from '@conclave/engine';
import { newId } from '../../sources/local.ts';
import { type LocalSeat, saveMatch } from '../../sources/local-store.ts';

interface Practice {
  readonly record: MatchRecord<unknown>;
  /** Entries played so far, in the terms of these rules. */
  readonly at: number;
  readonly seat: Seat;
  readonly names: readonly string[];
}

/** The address of its page. All that is hidden is as it was. */
export async function practise({ record, at, seat, names }: Practice): Promise<string> {
  const id = newId();
  const seats = names.map(
    (name, chair): LocalSeat =>
      chair === seat ? { kind: 'person', name, level: null } : { kind: 'bot', name, level: 'fair' },
  );
  const { game, options } = record;
  const now = Date.now();
  const table = { id, game, options, seats, aids: true, createdAt: now, changedAt: now };
  // Who sat in for whom is of the other match.
  const entries = record.entries.slice(0, at).filter((entry) => !('sit' in entry));
  await saveMatch({
    table: { ...table, waiting: 'someone', outcome: null },
    record: { ...record, entries, end: null },
  });
  return `/local/${id}`;
}
