/** What a change did to the squares that are joined to its player's pawn. */

import { PARTS, SECTORS } from '../rules/board.ts';
import type { Event } from '../rules/events.ts';
import { joinedTo } from '../rules/paths.ts';

export interface Joined {
  /** How many others are joined to it now, how many of them are new, and how many were lost. */
  readonly now: number;
  readonly more: number;
  readonly fewer: number;
}

type Turned = Extract<Event, { type: 'turned' }>;

export function joinedBy({ part, direction, notches, stands, pawn }: Turned): Joined {
  const back = direction === 'clockwise' ? SECTORS - notches : notches;
  const before = stands.map((at, i) => (PARTS[i] === part ? (at + back) % SECTORS : at));
  const then = joinedTo(before, pawn);
  const now = joinedTo(stands, pawn);
  const kept = now.filter((square) => then.includes(square)).length;
  return { now: now.length - 1, more: now.length - kept, fewer: then.length - kept };
}
