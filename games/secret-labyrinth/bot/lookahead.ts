/** One round of lookahead: what comes of a turn if everybody then makes the turn that looks best to them. */

import type { Seat } from '@conclave/engine';
import { HOME, type Square } from '../rules/board.ts';
import { type Card, isAnimal } from '../rules/cards.ts';
import { CROWD } from '../rules/state.ts';
import { Evaluation, type Option, type Snapshot } from './evaluation.ts';
import { kindOf } from './hand-counts.ts';

interface Course {
  readonly snapshot: Snapshot;
  /** Cards not turned up yet, the next one first. */
  readonly pile: readonly Card[];
  /** What the duels on the way were worth to whoever looks ahead. */
  readonly gain: number;
}

/** Up to its next turn, for one order in which cards may turn up. */
export function lookAhead(snapshot: Snapshot, seat: Seat, option: Option, pile: readonly Card[]): number {
  const seats = snapshot.pawns.length;
  let course: Course = { snapshot, pile, gain: 0 };
  for (let turn = 0; turn < seats; turn++) {
    const evaluation = new Evaluation(course.snapshot, (seat + turn) % seats);
    course = after(course, evaluation, turn === 0 ? option : evaluation.best(), seat);
  }
  return (
    course.snapshot.holdings.standing(seat) + course.gain + new Evaluation(course.snapshot, seat).prospect()
  );
}

/** What came of a turn. A duel leaves hands as they are; what it may bring is told as a gain of the viewer. */
export function after(
  { snapshot, pile, gain }: Course,
  evaluation: Evaluation,
  { turned, to }: Option,
  viewer: Seat,
): Course {
  const { seat } = evaluation;
  const { holdings, wanted, pawns } = snapshot;
  const moved = { ...snapshot, turned, pawns: put(pawns, seat, to) };
  const rival = evaluation.rival(to);
  if (wanted === null || to !== HOME[wanted]) {
    const duel = rival === null ? 0 : holdings.duel(seat, rival, holdings.bet(seat, rival), viewer);
    return { snapshot: moved, pile, gain: gain + duel };
  }
  const kind = kindOf(wanted);
  if (rival !== null) {
    const won = holdings.gained(seat, kind).standing(viewer);
    const lost = holdings.gained(rival, kind).standing(viewer);
    return turnedUp(moved, seat, pile, gain + (won + lost) / 2 - holdings.standing(viewer));
  }
  if (evaluation.others(to).length + 1 === CROWD) return turnedUp(moved, seat, [...pile, wanted], gain);
  return turnedUp({ ...moved, holdings: holdings.gained(seat, kind) }, seat, pile, gain);
}

/** SL-11, SL-13: whoever is on turn goes to the animals it turns up. */
function turnedUp(snapshot: Snapshot, seat: Seat, pile: readonly Card[], gain: number): Course {
  let { holdings, pawns } = snapshot;
  for (const [number, card] of pile.entries()) {
    if (!isAnimal(card)) {
      return { snapshot: { ...snapshot, holdings, pawns, wanted: card }, pile: pile.slice(number + 1), gain };
    }
    holdings = holdings.gained(seat, 'animal');
    pawns = put(pawns, seat, HOME[card]);
  }
  return { snapshot: { ...snapshot, holdings, pawns, wanted: null }, pile: [], gain };
}

function put(pawns: readonly Square[], seat: Seat, to: Square): Square[] {
  return pawns.map((pawn, other) => (other === seat ? to : pawn));
}
