/** Measures how long a room has been idle, and so whether it may leave memory. */

import { MINUTE } from '@conclave/engine/time-units';

/** Milliseconds in memory of a match that only its clock or its bots wanted. */
const UNWATCHED_AFTER = 2000;
/** Milliseconds after which it makes room for others, though its bots think or something is due soon. */
const TURN_IN_MEMORY = 10_000;

/** The room that may be idle. */
export interface IdleRoom {
  readonly isWatched: boolean;
  readonly isBusy: boolean;
  readonly isThinking: boolean;
  /** When its clock has something to do. */
  readonly due: number;
}

export class Idleness {
  private readonly room: IdleRoom;
  private since: number;
  private wasWatched = false;

  constructor(room: IdleRoom, now: number) {
    this.room = room;
    this.since = now;
  }

  /** Nobody watches here, and nothing is under way: the match can be left to other servers. */
  get isUnused(): boolean {
    const { isWatched, isThinking, isBusy } = this.room;
    return !isWatched && !isThinking && !isBusy;
  }

  /** Somebody has just done something, or is about to. */
  touch(now: number): void {
    this.since = now;
  }

  watched(): void {
    this.wasWatched = true;
  }

  /** It may leave memory: it is unused, and nothing is due soon. `after`: milliseconds for a match that was watched. */
  isOver(now: number, after: number): boolean {
    if (!this.isUnused) return false;
    if (now - this.since < (this.wasWatched ? after : Math.min(after, UNWATCHED_AFTER))) return false;
    return this.room.due - now > MINUTE;
  }

  /** Nobody watches, and the room had its time in memory. */
  mayMakeRoom(now: number): boolean {
    return !this.room.isWatched && !this.room.isBusy && now - this.since >= TURN_IN_MEMORY;
  }
}
