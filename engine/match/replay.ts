/** Reads stored entries and applies them again. Each must be legal; decisions and standing orders are not needed. */

import type { GameTypes } from '../game.ts';
import type { Entry } from '../record.ts';
import { applyEntry } from './apply.ts';
import type { Change } from './changes.ts';
import type { MatchConfig } from './config.ts';
import { isClosable, type Present } from './propose.ts';
import { ReplayError } from './replay-error.ts';

export function replayEntry<G extends GameTypes>(present: Present<G>, entry: Entry<G['move']>): Change<G> {
  const { config, now, at } = present;
  const { state, outcome } = now.position;
  if (outcome) throw new ReplayError(`entry ${at} comes after the end`);
  if ('move' in entry && config.game.refusal(state, entry.seat, entry.move)) {
    throw new ReplayError(`entry ${at} is not legal here`);
  }
  if ('close' in entry && !isClosable(present, entry.close)) {
    throw new ReplayError(`entry ${at} closes a window that is not open`);
  }
  const { logged, after } = applyEntry(config, now, entry, at);
  return { at, logged: [logged], after };
}

/** An entry of unknown origin, in the shape of one; `at`: its number. */
export function readEntry<G extends GameTypes>(
  { game, seats }: MatchConfig<G>,
  entry: Entry<unknown>,
  at: number,
): Entry<G['move']> {
  const seat = 'move' in entry ? entry.seat : 'undo' in entry ? entry.undo : 'sit' in entry ? entry.sit : 0;
  if (seat >= seats) throw new ReplayError(`entry ${at} is of no seat at this table`);
  if (!('move' in entry)) return entry;
  const move = game.parse(entry.move);
  if (move === null) throw new ReplayError(`entry ${at} is malformed`);
  return { ...entry, move };
}
