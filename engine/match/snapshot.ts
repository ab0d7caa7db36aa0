/** The snapshot of a match that is stored beside its log. A newer version of the rules can go on from it. */

import type { Game, GameTypes, Level, Outcome } from '../game.ts';
import type { OptionValue } from '../options.ts';
import type { Seed } from '../rng.ts';
import type { Moment } from './moment.ts';
import { OtherRulesError, ReplayError } from './replay-error.ts';
import type { OlderPart } from './upgrade.ts';

export interface StoredMoment<State> {
  /** The number of entries before it. */
  readonly at: number;
  readonly state: State;
  readonly drawn: number;
  readonly outcome: Outcome | null;
  readonly decisions: readonly number[];
  readonly toldCounts: readonly number[];
  /** Left out by older versions. */
  readonly steps?: readonly number[];
  readonly asks?: readonly number[];
  readonly lasting?: readonly number[];
  readonly bots: readonly (Level | null)[];
  /** Left out by older versions. */
  readonly resigned?: readonly boolean[];
}

/**
 * `root` is the moment before the oldest step that can still be undone. Replaying the entries after it gives the match
 * back exactly.
 * `now` is the present state. A newer version of the rules goes on from it if no entries came after it.
 */
export interface Snapshot<State> {
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seed: Seed;
  /** What older versions made of it; left out: nothing. */
  readonly older?: readonly OlderPart[];
  readonly root: StoredMoment<State>;
  readonly now: StoredMoment<State> | null;
}

export function storedMoment<G extends GameTypes>(moment: Moment<G>, at: number): StoredMoment<G['state']> {
  const { position, decisions, toldCounts, steps, asks, lasting, bots, resigned } = moment;
  const { state, drawn, outcome } = position;
  return { at, state, drawn, outcome, decisions, toldCounts, steps, asks, lasting, bots, resigned };
}

/** Of a snapshot that is made now, after `length` entries. */
export function storedMoments<G extends GameTypes>(
  moment: Moment<G>,
  length: number,
): Pick<Snapshot<G['state']>, 'root' | 'now'> {
  const { undo, back } = moment.position;
  const [oldest] = [...(undo?.steps.slice(0, 1) ?? []), ...(back?.steps.slice(0, 1) ?? [])].sort(
    (one, other) => one.at - other.at,
  );
  const now = storedMoment(moment, length);
  return oldest ? { root: storedMoment(oldest.before, oldest.at), now } : { root: now, now: null };
}

/**
 * A newer version goes on from the state as it was. Entries after the snapshot, left by a server that was killed, are
 * played on the new rules. That begins at `root`, so that one of them may undo another. The match goes on only if this
 * tells what everybody was told.
 */
export function migrated<G extends GameTypes>(
  game: Game<G>,
  snapshot: Snapshot<unknown>,
  entries: number,
): StoredMoment<G['state']> {
  if (snapshot.version > game.records.version)
    throw new OtherRulesError(
      `version ${snapshot.version} of the rules went on with it, and these are version ${game.records.version}`,
    );
  if (!game.records.migrate) throw new ReplayError(`version ${snapshot.version} cannot be continued`);
  const { root, now } = snapshot;
  const stored = now?.at === entries ? now : root;
  return { ...stored, state: game.records.migrate(stored.state, snapshot.version) };
}
