/** Writes a match of this device for the store, and opens it again, also under newer rules. */

import {
  type AnyGame,
  type AnyMatch,
  type Change,
  type GameTypes,
  type Logged,
  Match,
  type PracticeStart,
} from '@conclave/engine';
import type { LocalMatch, LocalProgress } from './local-store.ts';

/** The match as it will be once a change is accepted. Only what is new is written again. */
export class MatchWriter {
  private readonly match: AnyMatch;
  private log: string;
  /** How many entries the log holds. */
  private written: number;

  constructor(match: AnyMatch) {
    this.match = match;
    this.log = JSON.stringify(match.openingTold) + linesOf(match.logged());
    this.written = match.length;
  }

  write(change?: Change<GameTypes>): Required<Omit<LocalMatch, 'table'>> {
    const { match } = this;
    this.log += linesOf(match.logged(this.written));
    this.written = match.length;
    return {
      record: match.record(change),
      progress: { snapshot: match.snapshot(change), log: this.log + linesOf(change?.logged ?? []) },
    };
  }
}

function linesOf(logged: readonly Logged<GameTypes>[]): string {
  return logged.map((entry) => `\n${JSON.stringify(entry)}`).join('');
}

/** As a match is stored that begins somewhere else than at its seed. */
export function progressOf({ snapshot, openingTold, log }: PracticeStart): LocalProgress {
  return { snapshot, log: JSON.stringify(openingTold) + linesOf(log) };
}

export function openStored(game: AnyGame, { record, progress }: LocalMatch): AnyMatch {
  if (!progress) return Match.replay(game, record);
  const [openingTold, ...logged] = progress.log.split('\n').map((line) => JSON.parse(line));
  return Match.restore(game, progress.snapshot, openingTold, logged);
}
