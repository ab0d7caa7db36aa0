/** Reads stored entries and applies them again. Each must be legal; decisions and standing orders are not needed. */

import type { GameTypes, Seat } from '../game.ts';
import type { Entry } from '../record.ts';
import { applyEntry } from './apply.ts';
import type { Change } from './changes.ts';
import type { MatchConfig } from './config.ts';
import type { Moment } from './moment.ts';
import { isClosable, mayWin, type Present } from './propose.ts';
import { ReplayError } from './replay-error.ts';

export function replayEntry<G extends GameTypes>(present: Present<G>, entry: Entry<G['move']>): Change<G> {
  const { config, now, at } = present;
  const { state, outcome } = now.position;
  if (outcome) throw new ReplayError(`entry ${at} comes after the end`);
  if ('move' in entry && config.game.refusal(state, entry.seat, entry.move)) {
    throw new ReplayError(`entry ${at} is not legal here`);
  }
  if (isOfGone(now, entry)) throw new ReplayError(`entry ${at} is of somebody who has resigned`);
  if ('win' in entry && !mayWin(now, entry.win))
    throw new ReplayError(`entry ${at} wins before others resigned`);
  if ('close' in entry && !isClosable(present, entry.close)) {
    throw new ReplayError(`entry ${at} closes a window that is not open`);
  }
  const { logged, after } = applyEntry(config, now, entry, at);
  return { at, logged: [logged], after };
}

/** Whoever has resigned does nothing more; the bot in the chair plays on. */
function isOfGone({ resigned }: Moment<GameTypes>, entry: Entry<unknown>): boolean {
  if ('move' in entry) return entry.by === 'player' && resigned[entry.seat];
  return !('undo' in entry) && !('close' in entry) && !('end' in entry) && resigned[seatOf(entry)];
}

/** Whose entry it is; 0 where it is nobody's. */
function seatOf(entry: Entry<unknown>): Seat {
  if ('move' in entry) return entry.seat;
  if ('undo' in entry) return entry.undo;
  if ('back' in entry) return entry.back;
  if ('resign' in entry) return entry.resign;
  if ('win' in entry) return entry.win;
  return 'sit' in entry ? entry.sit : 0;
}

/** An entry of unknown origin, in the shape of one; `at`: its number. */
export function readEntry<G extends GameTypes>(
  { game, seats }: MatchConfig<G>,
  entry: Entry<unknown>,
  at: number,
): Entry<G['move']> {
  if (seatOf(entry) >= seats) throw new ReplayError(`entry ${at} is of no seat at this table`);
  if (!('move' in entry)) return entry;
  const move = game.parse(entry.move);
  if (move === null) throw new ReplayError(`entry ${at} is malformed`);
  return { ...entry, move };
}
