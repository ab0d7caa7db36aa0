/** Properties of storing: a restored match and a replayed record equal the original. */

import type { GameTypes, Watcher } from '../game.ts';
import { watcherAt } from '../game.ts';
import { canonical } from '../json.ts';
import { Match } from '../match/index.ts';
import { difference } from './difference.ts';
import { alike } from './situations.ts';
import type { Tally } from './tally.ts';

/** The same match again, by way of a store. */
export function copyOf<G extends GameTypes>(match: Match<G>): Match<G> {
  const stored = JSON.parse(JSON.stringify([match.snapshot(), match.openingTold, match.logged()]));
  return Match.restore(match.game, stored[0], stored[1], stored[2]);
}

function samePerspectives<G extends GameTypes>(one: Match<G>, two: Match<G>): boolean {
  if (!alike(one.askable, two.askable)) return false;
  return watchersOf(one).every((watcher) => alike(one.perspective(watcher), two.perspective(watcher)));
}

function parting<G extends GameTypes>(one: Match<G>, two: Match<G>): string {
  const parts = watchersOf(one).map((watcher) => {
    const found = difference(one.perspective(watcher), two.perspective(watcher));
    return found && `${watcher}: ${found}`;
  });
  return `${parts.find(Boolean) ?? 'the record itself'} after ${canonical(one.record())}`;
}

function watchersOf<G extends GameTypes>({ seats }: Match<G>): Watcher[] {
  return Array.from({ length: seats + 1 }, (_none, index) => watcherAt(index, seats));
}

export function checkStored<G extends GameTypes>(match: Match<G>, tally: Tally): void {
  const copy = copyOf(match);
  tally.check('restore gives the same match', samePerspectives(copy, match), () => parting(match, copy));
}

export function checkReplay<G extends GameTypes>(match: Match<G>, tally: Tally): void {
  const replayed = Match.replay(match.game, JSON.parse(JSON.stringify(match.record())));
  const same = samePerspectives(replayed, match) && replayed.hash() === match.hash();
  tally.check('replay gives the same bytes', same, () => parting(match, replayed));
}
