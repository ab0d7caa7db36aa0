/** The past of a match on this device: what a watcher saw at an earlier event, and since then. */

import { type AnyMatch, type AnyPerspective, countHeard, Match, type Watcher } from '@conclave/engine';
import { lookingOn } from './onlooker.ts';
import type { Sight } from './source.ts';

/** What the watcher saw when they were told the event; `null`: that is not known here. */
export function pastOf(match: AnyMatch, watcher: Watcher, event: number): AnyPerspective | null {
  const replayed = replayedTo(match, watcher, event);
  return replayed && lookingOn(replayed.then.perspective(watcher));
}

/** What the watcher has seen since they were told the event, one sight after the other. */
export function sightsSince(match: AnyMatch, watcher: Watcher, event: number): readonly Sight[] {
  const replayed = replayedTo(match, watcher, event);
  if (!replayed) return [];
  const { then, later } = replayed;
  const sight = (): Sight => ({ view: then.perspective(watcher).view, told: then.cursor(watcher) });
  const sights = [sight()];
  for (const logged of later) {
    then.follow([logged]);
    if (countHeard(logged.told, watcher) > 0) sights.push(sight());
  }
  return sights;
}

/** The match when this watcher was told the event, and the entries after it. */
function replayedTo(
  match: AnyMatch,
  watcher: Watcher,
  event: number,
): { readonly then: AnyMatch; readonly later: ReturnType<AnyMatch['logged']> } | null {
  const log = match.logged();
  let told = countHeard(match.openingTold, watcher);
  let entry = 0;
  for (const logged of log) {
    if (told > event) break;
    told += countHeard(logged.told, watcher);
    entry++;
  }
  const { game, older, length } = match;
  // Entries of older rules can be replayed by the newest rules only as a whole.
  if (told <= event || entry < (older.at(-1)?.until ?? 0)) return null;
  const record = match.record();
  if (record.version !== game.records.version) return null;
  const then: AnyMatch = Match.replay(game, record, entry + record.entries.length - length);
  return { then, later: log.slice(entry) };
}
