/**
 * What the board shows besides its view: the last answer, broken cards, what a choice would lead to, where eyes look.
 */

import type { HouseEvent, Seat } from '@conclave/engine';
import { unseen } from '../mind/unseen.ts';
import { type Card, type Combination, DECK, STATUETTES, type Statuette } from '../rules/deck.ts';
import { compare, type Decoding, decode } from '../rules/decode.ts';
import type { Event } from '../rules/events.ts';
import type { Which } from '../rules/moves.ts';
import type { AsideView, View } from '../rules/view.ts';

type Told = readonly (Event | HouseEvent)[];

export interface Answer extends Decoding {
  readonly seat: Seat;
}

/** What the brow said last: of a decoded card, or of a declaration. */
export function lastAnswer(told: Told): Answer | null {
  const last = told.findLast((event) => event.type === 'decoded' || event.type === 'declared');
  if (last?.type === 'decoded') return { seat: last.seat, circles: last.circles, triangles: last.triangles };
  if (last?.type === 'declared') return { seat: last.seat, ...compare(DECK[last.card], last.combination) };
  return null;
}

export interface WrongDeclaration {
  readonly said: Combination;
  readonly was: Card;
}

/** What a seat declared wrongly so far: the broken cards at its name. */
export function wrongDeclarations(told: Told, seat: Seat): readonly WrongDeclaration[] {
  return told.flatMap((event) =>
    event.type === 'declared' && event.seat === seat && !event.right
      ? [{ said: event.combination, was: event.card }]
      : [],
  );
}

/** How many half-medallions hang in the headdress; `null`: alone one plays for none (TC-19, TC-20). */
export function medallionsHanging({ players, medallionsLeft }: View): number | null {
  return players.length === 1 ? null : medallionsLeft;
}

/** The card before the idol's brow while this event is shown. */
export function shownCard(event: Event | HouseEvent | null): Card | null {
  return event?.type === 'taken' || event?.type === 'decoded' ? event.card : null;
}

/** What its owner would read on the card that is left (TC-9, TC-10); `null`: whose combination is hidden from us. */
export function wouldRead(view: View, from: Seat, taken: Which): Decoding | null {
  const { combination, front } = view.players[from];
  const left = front.at(taken === 0 ? 1 : 0);
  return combination === null || left === undefined ? null : decode(combination, left);
}

/** A lesson lets only some declarations through: fewer than the rules list, which are all unseen cards. */
export function isGuided(view: View, declarations: number): boolean {
  return declarations < unseen(view).length;
}

/** What the idol says of each statuette of a declaration, in its place. */
export function verdicts(said: Combination, was: Card): readonly ('ring' | 'triangle' | 'none')[] {
  const truth = DECK[was];
  return said.map((statuette, i) => {
    if (truth[i] === statuette) return 'ring';
    return truth.includes(statuette) ? 'triangle' : 'none';
  });
}

/** All ways to fill the empty niches with other statuettes. */
function completions(niches: readonly (Statuette | null)[]): readonly Combination[] {
  const [left, middle, right] = niches.map((fixed) => (fixed === null ? STATUETTES : [fixed]));
  return left.flatMap((one) =>
    middle.flatMap((two) =>
      right.flatMap((three): readonly Combination[] =>
        one === two || two === three || one === three ? [] : [[one, two, three]],
      ),
    ),
  );
}

/** The decoded card that speaks against what stands in the niches, whatever is put into the empty ones. */
export function rowAgainst(
  niches: readonly (Statuette | null)[],
  rows: readonly AsideView[],
): AsideView | null {
  const wholes = completions(niches);
  const fits = ({ card, circles, triangles }: AsideView) =>
    wholes.some((combination) => {
      const decoding = compare(combination, DECK[card]);
      return decoding.circles === circles && decoding.triangles === triangles;
    });
  return rows.find((row) => !fits(row)) ?? null;
}
