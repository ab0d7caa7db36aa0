/** The one beat at which all lines are visited: what is silent is told something, and every so often asked for an answer. */

import { SECOND } from '@conclave/engine/time-units';
import { HEARTBEAT } from '@conclave/wire';

const PING_EVERY = 30 * SECOND;

interface Times {
  readonly heartbeat?: number;
  readonly pingEvery?: number;
}

/** Milliseconds from beat to beat: two a heartbeat, as somebody may have been spoken to just after the last. */
export function beatEvery({ heartbeat = HEARTBEAT }: Times): number {
  return heartbeat / 2;
}

/** When a line is asked for an answer, in beats. */
export interface PingBeats {
  readonly first: number;
  readonly every: number;
}

/** Line after line begins at another beat: those who come together are not asked together. */
export class PingTurns {
  private readonly every: number;
  private lines = 0;

  constructor(times: Times) {
    this.every = Math.max(1, Math.round((times.pingEvery ?? PING_EVERY) / beatEvery(times)));
  }

  next(): PingBeats {
    return { first: 1 + (this.lines++ % this.every), every: this.every };
  }
}
