/** Why something on the board cannot be chosen, from what is in sight. */

import type { Refusal, Seat, Watcher } from '@conclave/engine';
import { REFUSED, type Reason } from '../rules/reasons.ts';
import type { View } from '../rules/view.ts';

function refusal(reason: Reason): Refusal {
  return { rule: REFUSED[reason], reason };
}

function overReason(view: View): Refusal | null {
  return view.over ? refusal(view.players.length === 1 ? 'soloOver' : 'over') : null;
}

function onlyOwnPairLeft(view: View): boolean {
  return view.players.every(({ front }, seat) => (seat === view.active) === front.length > 0);
}

/** A card before somebody. */
export function whyNotFront(view: View, watcher: Watcher, from: Seat): Refusal {
  const over = overReason(view);
  if (over) return over;
  if (view.players.length === 1) return refusal('nothingRevealed');
  if (watcher !== view.active) return refusal('notYourTurn');
  if (from === watcher) return refusal(onlyOwnPairLeft(view) ? 'mustDecodeBoth' : 'notYourself');
  return refusal(view.players[from].front.length === 0 ? 'pairUsed' : 'mustDecodeBoth');
}

export function whyNotDeclare(view: View): Refusal {
  return overReason(view) ?? refusal('nothingDecoded');
}

export function whyNotReveal(view: View): Refusal {
  const over = overReason(view);
  if (over) return over;
  if (view.players.length > 1) return refusal('soloOnly');
  return refusal(view.pile.count === 0 ? 'pileEmpty' : 'chooseFirst');
}
