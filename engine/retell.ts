/** Goes through a record once, entry by entry. */

import type { AnyGame, GameTypes, HouseEvent } from './game.ts';
import { Match } from './match/match.ts';
import { ReplayError } from './match/replay-error.ts';
import { undone, upgraded } from './match/upgrade.ts';
import type { Entry, MatchRecord } from './record.ts';
import type { Telling } from './step.ts';

/** One entry of a record, after it was played. */
export interface Retold<G extends GameTypes> {
  /** Its number in the log. */
  readonly at: number;
  readonly entry: Entry<G['move']>;
  readonly told: readonly Telling<G['event'] | HouseEvent>[];
  /** False: a step that is taken back later, or the undo. Whoever adds up what was told leaves it out. */
  readonly stands: boolean;
  /** As it is after this entry. The same object every time. */
  readonly match: Pick<Match<G>, 'perspective'>;
}

export interface Retelling<G extends GameTypes> {
  /** The record in the terms of these rules. */
  readonly record: MatchRecord<unknown>;
  /** The match before its first entry, then after each. */
  readonly match: Pick<Match<G>, 'openingTold' | 'perspective'>;
  readonly entries: IterableIterator<Retold<G>>;
}

/**
 * @throws ReplayError where these rules cannot read the record.
 * @example
 * const { match, entries } = retell(game, record);
 * for (const { entry, told, stands } of entries) if (stands) fold(told);
 */
export function retell<G extends GameTypes>(game: AnyGame, record: MatchRecord<unknown>): Retelling<G> {
  const now = upgraded(game, record);
  if (now === null || record.game !== game.id)
    throw new ReplayError(
      `a record of ${record.game} ${record.version}, not of ${game.id} ${game.records.version}`,
    );
  const match = Match.open(game, now.seats, now.options, now.seed) as unknown as Match<G>;
  return { record: now, match, entries: retold(match, now) };
}

function* retold<G extends GameTypes>(match: Match<G>, record: MatchRecord<unknown>): Generator<Retold<G>> {
  const gone = undone(record.entries);
  for (const [at, raw] of record.entries.entries()) {
    const { entry, told } = match.playAgain(raw);
    yield { at, entry, told, stands: !gone.has(at), match };
  }
}
