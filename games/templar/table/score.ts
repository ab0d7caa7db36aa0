import type { Seat } from '@conclave/engine';
import type { View } from '../rules/view.ts';

/** What a player would have if the match ended now; `null` when it has. */
export function ifEnded({ phase, players }: View, seat: Seat): number | null {
  const { score, bonus } = players[seat];
  return phase === 'over' ? null : score + bonus.church + bonus.rooms;
}

/** What a player has: the score, and at the end everything together (TP-42). */
export function standingOf({ phase, players }: View, seat: Seat): number {
  const { score, bonus } = players[seat];
  return phase === 'over' ? score + bonus.church + bonus.rooms : score;
}
