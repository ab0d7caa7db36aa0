/** One entry of the log applied to a moment: what it told, and the moment after it. */

import { type GameTypes, type HouseEvent, watcherAt } from '../game.ts';
import type { Entry } from '../record.ts';
import type { Seed } from '../rng.ts';
import type { Shown } from '../situation.ts';
import { countHeard, type Telling } from '../step.ts';
import type { Logged } from './changes.ts';
import { type Moment, type Position, sealedPosition } from './moment.ts';
import { playStep, type Setting, takeBack } from './undo.ts';

export interface Applied<G extends GameTypes> {
  readonly logged: Logged<G>;
  readonly after: Moment<G>;
}

interface Made<G extends GameTypes> {
  readonly position: Position<G>;
  readonly told: readonly Telling<G['event'] | HouseEvent>[];
}

const toAll = (full: HouseEvent): Telling<HouseEvent> => ({ full, only: null, rest: null });

/** `at`: the entry's number in the log; `seed`: told when the match is over. */
export function applyEntry<G extends GameTypes>(
  setting: Setting<G>,
  from: Moment<G>,
  entry: Entry<G['move']>,
  at: number,
  seed: Seed,
): Applied<G> {
  const made = make(setting, from, entry, at);
  const { position } = made;
  const { outcome } = position;
  const told = outcome ? [...made.told, toAll({ type: 'house.closed', how: outcome.how, seed })] : made.told;
  const served = 'by' in entry && entry.by === 'butler';
  const ground = served ? from.ground : { shown: from.position.shown, decisions: from.decisions };
  // Beside the step just before it, a situation that did not change is the same one.
  const isSame = (now: Shown, before: Shown) =>
    served || 'undo' in entry ? now.isLike(before) : now === before;
  const after: Moment<G> = {
    position,
    ground,
    decisions: ground.decisions.map((decision, index) =>
      isSame(position.shown[index], ground.shown[index]) ? decision : decision + 1,
    ),
    toldCounts: from.toldCounts.map(
      (count, index) => count + countHeard(told, watcherAt(index, setting.seats)),
    ),
    bots: 'sit' in entry ? from.bots.map((bot, seat) => (seat === entry.sit ? entry.bot : bot)) : from.bots,
  };
  return { logged: { entry, told }, after };
}

function make<G extends GameTypes>(
  setting: Setting<G>,
  from: Moment<G>,
  entry: Entry<G['move']>,
  at: number,
): Made<G> {
  const { position } = from;
  if ('move' in entry) return playStep(setting, from, entry, at);
  if ('undo' in entry) return takeBack(setting, position, entry.undo);
  if ('sit' in entry) {
    return { position, told: [toAll({ type: 'house.sat', seat: entry.sit, bot: entry.bot })] };
  }
  const { state, drawn, shown } = position;
  const ended = { state, drawn, outcome: { places: [], how: entry.end } };
  return { position: sealedPosition(setting.game, setting.seats, ended, shown), told: [] };
}
