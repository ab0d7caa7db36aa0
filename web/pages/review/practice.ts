/** Practice: a match on this device that begins where another one stood, with bots in the other chairs. */

import type { MatchRecord, PracticeStart, Seat } from '@conclave/engine';
import { NO_DRAFTS } from '@conclave/wire/draft-slot';
import { progressOf } from '../../sources/local-progress.ts';
import { type LocalSeat, PRACTICE, saveDrafts, saveMatch, saveNotes } from '../../sources/local-store.ts';

interface Practice {
  readonly record: MatchRecord<unknown>;
  readonly start: PracticeStart;
  readonly seat: Seat;
  readonly names: readonly string[];
  /** The address of the moment. */
  readonly from: string;
}

/** The address of its page. There is one at a time: another one takes its place. */
export async function practise({ record, start, seat, names, from }: Practice): Promise<string> {
  const seats = names.map(
    (name, chair): LocalSeat =>
      chair === seat ? { kind: 'person', name, level: null } : { kind: 'bot', name, level: 'fair' },
  );
  const { game } = record;
  const { options, seed, version } = start.snapshot;
  const now = Date.now();
  const entries = start.log.map(({ entry }) => entry);
  await Promise.all([saveNotes(`${PRACTICE} ${seat}`, ''), saveDrafts(`${PRACTICE} ${seat}`, NO_DRAFTS)]);
  await saveMatch({
    table: {
      ...{ id: PRACTICE, game, options, seats, aids: true, createdAt: now, changedAt: now, from },
      waiting: 'someone',
      outcome: null,
    },
    record: { ...record, options, version, seed, entries, end: null },
    progress: progressOf(start),
  });
  return `/local/${PRACTICE}`;
}
