/** A match that looks the same to one watcher, and what a change would bring them in it. */

import { type AnyMatch, canonical, Match, type Request, type Watcher } from '@conclave/engine';
import { allHeard } from '@conclave/engine/step';

/** The match from here on, in a state that need not be its own. */
export function goOn(match: AnyMatch, state: unknown): AnyMatch {
  const { root, now, ...rest } = match.snapshot();
  const snapshot = { ...rest, root: { ...(now ?? root), state }, now: null };
  return Match.restore(match.game, snapshot, match.openingTold, match.logged());
}

/** What a change would bring a watcher, by the match itself; `null`: the end, or of a window: something is laid open. */
export function noticed(match: AnyMatch, request: Request, watcher: Watcher): string | null {
  const after = match.fork();
  const proposal = after.propose(request);
  if (!proposal.ok) return null;
  after.accept(proposal.change);
  if (after.outcome || after.toAct().length === 0) return null;
  const told = proposal.change.logged.flatMap((logged) => allHeard(logged.told, watcher));
  const gallery = proposal.change.logged.flatMap((logged) => allHeard(logged.told, 'gallery'));
  return canonical([told, gallery, after.situation(watcher), after.situation('gallery'), after.toAct()]);
}
