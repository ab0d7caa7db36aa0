/**
 * What a watcher was shown at one decision, and what changed since the one before. Most watchers are sent only the
 * change.
 */

import type { AnyMatch, Watcher } from '@conclave/engine';
import { fingerprint, patchOf } from '@conclave/wire';

/** So many decisions of the watcher's own lie between two fingerprints. */
const SUM_EVERY = 16;

export interface ShownSituation {
  readonly decision: number;
  readonly situation: readonly unknown[];
  /** The decision that the changes start from; `null`: nothing was shown before. */
  readonly from: number | null;
  /** Members of an update, as JSON. */
  readonly changes: string;
}

export function situationAfter(
  last: ShownSituation | null,
  match: AnyMatch,
  watcher: Watcher,
): ShownSituation {
  const decision = match.decision(watcher);
  const situation = match.situationParts(watcher);
  if (last === null) return { decision, situation, from: null, changes: '' };
  const from = last.decision;
  const change = JSON.stringify(patchOf(last.situation, situation) ?? {});
  const sum = decision % SUM_EVERY === 0 ? `,"sum":${fingerprint(JSON.stringify(situation))}` : '';
  return { decision, situation, from, changes: `"patch":{"from":${from},"change":${change}}${sum}` };
}
