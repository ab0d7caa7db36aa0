/** What a turn can reach, as its player can see it. */

import type { Seat } from '@conclave/engine';
import type { Square } from '../rules/board.ts';
import { changed, changesLeft } from '../rules/changes.ts';
import { joinedTo } from '../rules/paths.ts';
import type { View } from '../rules/view.ts';

/** The squares on which the seat's pawn can end its move in this turn, whatever changes are still owed; by number. */
export function reach(
  { active, stage, spent, turned, made, centreTurned, players }: View,
  seat: Seat,
): Square[] {
  const { pawn } = players[seat];
  if (seat !== active || spent || pawn === null || (stage !== 'change' && stage !== 'move')) return [];
  const found = new Set<Square>();
  for (const changes of changesLeft(made, centreTurned)) {
    for (const square of joinedTo(changed(turned, changes), pawn)) found.add(square);
  }
  found.delete(pawn);
  return [...found].sort((a, b) => a - b);
}
