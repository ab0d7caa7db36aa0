/** A match that an older version of the rules stored: it goes on, and its record tells what was told. */

import { type Game, type GameTypes, type Watcher, watcherAt } from '../game.ts';
import { type Logged, Match, type Snapshot } from '../match/index.ts';
import { ReplayError } from '../match/replay-error.ts';
import { settled } from '../mind.ts';
import type { MatchRecord } from '../record.ts';
import { ChaCha8, stretchSeed } from '../rng.ts';
import { difference } from './difference.ts';
import { copyOf } from './stored.ts';
import { nextRequest } from './walk.ts';

/** A match as a store kept it. */
export interface Kept<G extends GameTypes> {
  readonly snapshot: Snapshot<G['state']>;
  readonly openingTold: Match<G>['openingTold'];
  readonly log: readonly Logged<G>[];
}

export function restored<G extends GameTypes>(game: Game<G>, { snapshot, openingTold, log }: Kept<G>) {
  return Match.restore(game, snapshot, openingTold, log);
}

/** Requests of random play after which a match that went on is ended. */
const GOES_ON_FOR = 60;

/** What a watcher was told, but for steps taken back and for `leftOut`. */
export function lasting<G extends GameTypes>(match: Match<G>, watcher: Watcher, leftOut: readonly string[]) {
  return settled(match.perspective(watcher).told).filter(({ type }) => !leftOut.includes(type));
}

export const watchersOf = (seats: number) =>
  Array.from({ length: seats + 1 }, (_none, index) => watcherAt(index, seats));

/** Played again to its end, wherever that leads; or why it cannot be. */
function again<G extends GameTypes>(game: Game<G>, record: MatchRecord<unknown>): Match<G> | string {
  const last = record.entries.length - 1;
  try {
    const match = Match.replay(game, record, last);
    match.playAgain(record.entries[last]);
    return match;
  } catch (error) {
    if (error instanceof ReplayError) return `its record cannot be played: ${error.message}`;
    throw error;
  }
}

/** Played on at random by the rules of today, and then read from its record: the first fault, or nothing. */
export function partsWithItsRecord<G extends GameTypes>(
  game: Game<G>,
  kept: Kept<G>,
  { version, seed, leftOut }: { version: number; seed: string; leftOut: readonly string[] },
): string {
  const match = restored(game, kept);
  const rng = new ChaCha8(stretchSeed(seed));
  for (let made = 0; made < GOES_ON_FOR && !match.outcome; made++) {
    const request = nextRequest(match, rng);
    if (!request) return 'stuck';
    match.submit(request);
  }
  if (!match.outcome) match.submit({ type: 'end', how: 'agreed' });
  const older = [{ version, until: kept.log.length }];
  for (const one of [match, copyOf(match)]) {
    const record = one.record();
    const heads = difference([older, game.records.version], [one.older, record.version], '[older, version]');
    if (heads) return heads;
    const replayed = again(game, JSON.parse(JSON.stringify(record)));
    if (typeof replayed === 'string') return replayed;
    for (const watcher of watchersOf(match.seats)) {
      const sight = (of: Match<G>) => ({
        told: lasting(of, watcher, leftOut),
        view: of.perspective(watcher).view,
      });
      const parts = difference(sight(match), sight(replayed));
      if (parts) return `${watcher}, as it went on or as its record says: ${parts}`;
    }
    const bytes = difference(match.hash(), replayed.hash(), 'hash');
    if (bytes) return bytes;
  }
  return '';
}
