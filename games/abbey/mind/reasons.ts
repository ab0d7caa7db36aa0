/** From what something follows: of all that was heard and seen, as little as it takes. */

import type { Event } from '../rules/events.ts';
import { Deduction } from './deduction.ts';
import type { LocalEvidence } from './evidence.ts';
import type { History } from './history.ts';

/** What is claimed of a deduction: it holds where the evidence suffices. */
type Claim = (deduction: Deduction) => boolean;

/** The events without any of which it would not follow any more, in their order; `null`: it does not follow at all. */
export function reasonsFor(
  history: History,
  sources: ReadonlyMap<LocalEvidence, Event>,
  claim: Claim,
): readonly Event[] | null {
  const leftOut = new Set<LocalEvidence>();
  const holds = () => {
    const deduction = new Deduction(history, leftOut);
    deduction.update([]);
    return claim(deduction);
  };
  if (!holds()) return null;
  const needed: Event[] = [];
  for (const [event, evidence] of byEvent(sources)) {
    for (const one of evidence) leftOut.add(one);
    if (holds()) continue;
    for (const one of evidence) leftOut.delete(one);
    needed.push(event);
  }
  return needed;
}

function byEvent(sources: ReadonlyMap<LocalEvidence, Event>): ReadonlyMap<Event, readonly LocalEvidence[]> {
  const events = new Map<Event, LocalEvidence[]>();
  for (const [evidence, event] of sources) {
    const all = events.get(event);
    if (all) all.push(evidence);
    else events.set(event, [evidence]);
  }
  return events;
}
