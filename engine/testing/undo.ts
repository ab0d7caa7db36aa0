/** Properties of undo: a step taken back leaves no trace, and a sealed step stays. */

import type { GameTypes, Seat } from '../game.ts';
import { watcherAt } from '../game.ts';
import { canonical } from '../json.ts';
import { Match } from '../match/index.ts';
import { allHeard } from '../step.ts';
import { situationDifference } from './difference.ts';
import { situations } from './situations.ts';
import type { Tally } from './tally.ts';
import { stateOf } from './walk.ts';

/** A step that was just taken back might as well not have been made. */
export function checkNoTrace<G extends GameTypes>(match: Match<G>, seat: Seat, tally: Tally): void {
  const record = match.record();
  const undo = record.entries.length - 1;
  const own: number[] = [];
  // Later steps of the seat may have rested on this one; they were taken back before it, and leave no trace either.
  const gone = new Set<number | undefined>([undo]);
  for (const [at, entry] of record.entries.slice(0, undo).entries()) {
    if ('move' in entry && entry.seat === seat) own.push(at);
    const by = 'undo' in entry ? entry.undo : 'back' in entry ? entry.back : null;
    if (by === seat) gone.add(at).add(own.pop());
  }
  gone.add(own.at(-1));
  const entries = record.entries.filter((_entry, at) => !gone.has(at));
  const without = Match.replay(match.game, { ...record, entries });
  const same =
    situations(match.game, stateOf(without), match.seats).join() ===
    situations(match.game, stateOf(match), match.seats).join();
  tally.check('undo restores every perspective', same && without.hash() === match.hash(), () =>
    canonical(record),
  );
}

/** Takes a step back that may be taken back, and compares every perspective with the one before it. */
export function checkUndo<G extends GameTypes>(
  match: Match<G>,
  seat: Seat,
  move: G['move'],
  before: readonly string[],
  tally: Tally,
): void {
  const trial = match.fork();
  const watchers = Array.from({ length: match.seats + 1 }, (_none, index) => watcherAt(index, match.seats));
  const made = trial.submit({ type: 'move', seat, move, decision: trial.decision(seat) });
  if (!made.ok || !trial.perspective(seat).mayUndo) return;
  const told = watchers.map(
    (watcher) =>
      allHeard(
        made.change.logged.flatMap((logged) => logged.told),
        watcher,
      ).length,
  );
  const counts = watchers.map((watcher) => trial.cursor(watcher));
  const undone = trial.submit({ type: 'undo', seat, decision: trial.decision(seat) });
  const after = situations(match.game, stateOf(trial), match.seats);
  const restored = undone.ok && after.join() === before.join();
  tally.check('undo restores every perspective', restored, () => {
    const index = after.findIndex((text, watcher) => text !== before[watcher]);
    const parts = index < 0 ? canonical(undone) : situationDifference(before[index], after[index]);
    return `${seat} takes ${canonical(move)} back; ${watchers[index] ?? 'refused'}: ${parts}`;
  });
  for (const [index, watcher] of watchers.entries()) {
    const news = trial.perspective(watcher, counts[index]).told;
    const expected = told[index] > 0 ? 1 : 0;
    const right = news.length === expected && news.every((event) => event.type === 'house.takenBack');
    tally.check('undo restores every perspective', right, () => `${watcher} was told ${canonical(news)}`);
  }
}

/** Where every step seals, nobody may ever take one back. */
export function checkSealed<G extends GameTypes>(
  match: Match<G>,
  seat: Seat,
  move: G['move'],
  tally: Tally,
): void {
  const trial = match.fork();
  const made = trial.submit({ type: 'move', seat, move, decision: trial.decision(seat) });
  const sealed = made.ok && !trial.perspective(seat).mayUndo;
  tally.check('every step seals', sealed, () => `${seat} ${canonical(move)}`);
}
