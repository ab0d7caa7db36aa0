import type { Seat } from '@conclave/engine';
import type { View } from '../rules/view.ts';

/** What a player has: the score, and at the end everything together (TP-42). */
export function standingOf({ phase, players }: View, seat: Seat): number {
  const { score, bonus } = players[seat];
  return phase === 'over' ? score + bonus.church + bonus.rooms : score;
}
