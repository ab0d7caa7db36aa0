/** Which cards to give away or to show: those that tell least. */

import type { Seat, Thought } from '@conclave/engine';
import { passesAt } from '../rules/cards.ts';
import { type Move, SIMPLE } from '../rules/moves.ts';
import { count, has, type Mask, maskOf, type Suspect } from '../rules/suspects.ts';
import type { View } from '../rules/view.ts';
import { type Decision, ofKind } from './decision.ts';
import { because } from './thought.ts';

/** A card its receiver has seen already, else the one most others have seen. */
export function leastTelling<M extends { readonly card: Suspect }>(
  { seen, rng }: Decision,
  choices: readonly M[],
  to: Seat,
): M {
  const value = ({ card }: M) => {
    const others = seen.bySeat.filter((mask) => has(mask, card)).length;
    return (has(seen.bySeat[to], card) ? 100 : 0) + others + rng.int(10) / 100;
  };
  return choices.reduce((best, choice) => (value(choice) > value(best) ? choice : best));
}

/** One card to whoever is to get or to see it. */
export function passing<M extends { readonly kind: Move['kind']; readonly card: Suspect }>(
  decision: Decision,
  choices: readonly (M & Move)[],
): Thought<Move> {
  const to = toWhom(decision.view, decision.seat);
  const move = leastTelling(decision, choices, to);
  return because(move, 'passing', { known: count(maskOf([move.card]) & decision.seen.bySeat[to]), cards: 1 });
}

function toWhom(view: View, seat: Seat): Seat {
  const { asked } = view;
  if (asked?.kind === 'other' && 'to' in asked.frame) return asked.frame.to;
  return (seat + 1) % view.players.length;
}

/** Which way cards go in the window that is open. */
function receiver({ view, seat }: Decision): Seat {
  const { asked, players } = view;
  const seats = players.length;
  if (asked?.kind !== 'window') return (seat + 1) % seats;
  switch (asked.window) {
    case 'right':
      return (seat + seats - 1) % seats;
    case 'exchange':
      return asked.asked.find((other) => other !== seat) ?? seat;
    default:
      return (seat + 1) % seats;
  }
}

/** As many as are listed, one after the other; or none at all, by the book. */
export function giving(decision: Decision): Thought<Move> {
  const { view, seat, seen, moves } = decision;
  const to = receiver(decision);
  const [{ cards: listed }] = ofKind(moves, 'give');
  let left = (view.players[seat].own?.hand ?? []).map((card) => ({ card }));
  const cards: Suspect[] = [];
  while (cards.length < listed.length) {
    const next = leastTelling(decision, left, to);
    cards.push(next.card);
    left = left.filter((choice) => choice !== next);
  }
  const known = count(maskOf(cards) & seen.bySeat[to]);
  if (ofKind(moves, 'keep').length > 0 && isWorthKeeping(decision, maskOf(cards), known))
    return because(SIMPLE.keep, 'keepsCards', { cards: cards.length });
  return because({ kind: 'give', cards: cards.sort((a, b) => a - b) }, 'passing', {
    known,
    cards: cards.length,
  });
}

/** Alchemy is for a mass at which much would be told. */
const MUCH = 2;

function isWorthKeeping({ view }: Decision, cards: Mask, known: number): boolean {
  return count(cards) - known >= Math.min(MUCH, passesAt(view));
}
