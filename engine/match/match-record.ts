/** Writes a match as a record: what older versions of the rules made of it in the terms of these, where that is possible. */

import type { GameTypes } from '../game.ts';
import { stableHash } from '../json.ts';
import type { OptionValue } from '../options.ts';
import { type Entry, type MatchRecord, RECORD_FORMAT } from '../record.ts';
import type { Logged } from './changes.ts';
import type { MatchConfig } from './config.ts';
import type { Position } from './moment.ts';
import { type OlderPart, type Past, upgradedParts } from './upgrade.ts';

export class RecordWriter<G extends GameTypes> {
  private readonly config: MatchConfig<G>;
  private readonly options: Readonly<Record<string, OptionValue>>;
  private readonly older: readonly OlderPart[];
  /** Whether entries can be played from the beginning. */
  private readonly isPlayable: (entries: readonly Entry<unknown>[]) => boolean;
  /** `undefined`: not worked out yet. */
  private past: Past | undefined;

  constructor(
    config: MatchConfig<G>,
    options: Readonly<Record<string, OptionValue>>,
    older: readonly OlderPart[],
    isPlayable: (entries: readonly Entry<unknown>[]) => boolean,
  ) {
    this.config = config;
    this.options = options;
    this.older = older;
    this.isPlayable = isPlayable;
  }

  /** Secrets included: give it to nobody before the outcome. */
  write(log: readonly Logged<G>[], { outcome, state }: Position<G>): MatchRecord<G['move']> {
    const past = this.madeBefore(log);
    const entries = log.map((logged) => logged.entry);
    return {
      ...this.head(),
      // What cannot be read is a record of the rules that made it.
      version: past?.version ?? this.config.game.records.version,
      entries: past?.entries
        ? [...(past.entries as Entry<G['move']>[]), ...entries.slice(this.older.at(-1)?.until)]
        : entries,
      end: outcome && { how: outcome.how, hash: stableHash(state) },
    };
  }

  /** What older versions made of it, in the terms of these rules; `null`: nothing was. */
  private madeBefore(log: readonly Logged<G>[]): Past | null {
    const { older } = this;
    const [first] = older;
    if (!first) return null;
    if (this.past === undefined) {
      const entries = log.map((logged) => logged.entry);
      const past = upgradedParts(this.config.game, this.head(), older, entries);
      const isRead = past.entries === null || this.isPlayable(past.entries);
      this.past = isRead ? past : { version: first.version, entries: null };
    }
    return this.past;
  }

  private head(): Omit<MatchRecord, 'version' | 'entries' | 'end'> {
    const { game, seats, seed } = this.config;
    return { format: RECORD_FORMAT, game: game.id, options: this.options, seats, seed };
  }
}
