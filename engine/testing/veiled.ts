/** A record told again with another truth: up to a moment as it was, then in a disguise that one seat cannot tell apart. */

import type { GameTypes, Seat } from '../game.ts';
import { canonical } from '../json.ts';
import { Match } from '../match/match.ts';
import { ReplayError } from '../match/replay-error.ts';
import type { Entry, MatchRecord } from '../record.ts';
import type { Retelling, Retold } from '../retell.ts';
import { ChaCha8, stretchSeed } from '../rng.ts';
import { allHeard } from '../step.ts';
import type { Veil } from './spec.ts';

export interface Veiled<G extends GameTypes> {
  /** As far as the seat is told and shown the same in both. */
  readonly record: MatchRecord<unknown>;
  retelling(): Retelling<G>;
}

/** From where a match of that record stands. `null`: there is nothing else that it could have been. */
export function veiled<G extends GameTypes>(
  present: Match<G>,
  veil: Veil<G>,
  now: MatchRecord<unknown>,
  seat: Seat,
): Veiled<G> | null {
  const { game, length: at } = present;
  const real = present.fork();
  const snapshot = real.snapshot();
  const log = real.logged().slice();
  const truth = snapshot.now ?? snapshot.root;
  const rng = new ChaCha8(stretchSeed(`${at} ${seat}`));
  const { state, rename } = veil.disguise(game.clone(truth.state), seat, rng);
  if (canonical(state) === canonical(truth.state)) return null;
  const disguised = () =>
    Match.restore(game, { ...snapshot, root: { ...truth, state }, now: null }, real.openingTold, log);
  const renamed = (entry: Entry<unknown>): Entry<unknown> =>
    'move' in entry && entry.seat !== seat
      ? { ...entry, move: rename?.(entry.seat, entry.move as G['move']) ?? entry.move }
      : entry;
  const other = disguised();
  const isSame = () => canonical(real.perspective(seat)) === canonical(other.perspective(seat));
  if (!isSame()) return null;
  let length = at;
  for (const entry of now.entries.slice(at)) {
    if (!isToldAlike(real, other, seat, entry, renamed(entry)) || !isSame() || real.outcome) break;
    length++;
  }
  const record = { ...now, entries: now.entries.slice(0, length), end: null };
  const opened = () => Match.open(game, now.seats, now.options, now.seed);
  return { record, retelling: () => told(record, at, opened(), disguised(), renamed) };
}

/** The same entry in both, as that seat is told of it. */
function isToldAlike<G extends GameTypes>(
  real: Match<G>,
  other: Match<G>,
  seat: Seat,
  entry: Entry<unknown>,
  renamed: Entry<unknown>,
): boolean {
  const toldIn = (match: Match<G>, one: Entry<unknown>) =>
    canonical(allHeard(match.playAgain(one).told, seat));
  try {
    return toldIn(real, entry) === toldIn(other, renamed);
  } catch (error) {
    // What was done there cannot be done in the disguise.
    if (error instanceof ReplayError) return false;
    throw error;
  }
}

function told<G extends GameTypes>(
  record: MatchRecord<unknown>,
  at: number,
  first: Match<G>,
  second: Match<G>,
  renamed: (entry: Entry<unknown>) => Entry<unknown>,
): Retelling<G> {
  let now = first;
  const match: Retelling<G>['match'] = {
    openingTold: first.openingTold,
    perspective: (watcher, cursor) => now.perspective(watcher, cursor),
  };
  function* entries(): Generator<Retold<G>> {
    for (const [index, raw] of record.entries.entries()) {
      if (index === at) now = second;
      const { entry, told } = now.playAgain(index < at ? raw : renamed(raw));
      yield { at: index, entry, told, stands: true, match };
    }
  }
  return { record, match, entries: entries() };
}
