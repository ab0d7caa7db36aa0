/** What may be asked, as the asker can see it: what a builder of questions offers, and why not the rest. */

import type { Seat } from '@conclave/engine';
import { type Acquaintance, kindReason, questionReason, referencesBetween } from '../rules/asking.ts';
import { QUESTION_KINDS, type Question, type QuestionKind, type Reference } from '../rules/question.ts';
import type { Reason } from '../rules/reasons.ts';
import { pairOf } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

export { clauseReason } from '../rules/asking.ts';

export interface Askable {
  readonly asker: Seat;
  readonly kinds: readonly { readonly kind: QuestionKind; readonly reason: Reason | null }[];
  /** Cards both know. */
  readonly references: readonly Reference[];
  /** Players from whom the one asked received a card, and who showed them one. */
  readonly receivedFrom: readonly Seat[];
  readonly shownBy: readonly Seat[];
  /** Plainchant allows a single feature or suspect. */
  readonly mayJoin: boolean;
}

/** Who is to ask now, and whom they may ask; `null`: nobody asks. */
export function askers(view: View): { readonly asker: Seat; readonly targets: readonly Seat[] } | null {
  const { asked, players } = view;
  const others = (asker: Seat) =>
    players.flatMap(({ penitent }, seat) => (seat === asker || penitent ? [] : [seat]));
  if (asked?.kind === 'meet') {
    const { room } = players[asked.seat];
    return { asker: asked.seat, targets: others(asked.seat).filter((seat) => players[seat].room === room) };
  }
  if (asked?.kind !== 'other') return null;
  const { frame } = asked;
  switch (frame.kind) {
    case 'counter':
      return { asker: frame.asker, targets: players[frame.of].penitent ? [] : [frame.of] };
    case 'compose':
      return { asker: frame.asker, targets: frame.of < 0 ? others(frame.asker) : [frame.of] };
    default:
      return null;
  }
}

/** `of` null: everybody at once. `null`: nobody is to ask now. */
export function askable(view: View, of: Seat | null): Askable | null {
  const asking = askers(view);
  if (asking === null) return null;
  const { asker } = asking;
  const known = acquaintanceIn(view);
  const others = view.players.flatMap((_player, seat) => (seat === of ? [] : [seat]));
  return {
    asker,
    kinds: QUESTION_KINDS.map((kind) => ({ kind, reason: kindReason(known, asker, of, kind) })),
    references: of === null || view.lasting === 'plainchant' ? [] : referencesBetween(known, asker, of),
    receivedFrom: of === null ? [] : others.filter((from) => known.hasReceived(of, from)),
    shownBy: of === null ? [] : others.filter((by) => known.hasShown(by, of)),
    mayJoin: view.lasting !== 'plainchant',
  };
}

/** Why this very question may not be put; `null`: it may. */
export function askedReason(view: View, of: Seat | null, question: Question): Reason | null {
  const asking = askers(view);
  return asking === null ? 'notYourTurn' : questionReason(acquaintanceIn(view), asking.asker, of, question);
}

/** Whether this question could be put by one to another, whoever is to ask now. */
export function couldAsk(view: View, asker: Seat, of: Seat, question: Question): boolean {
  return questionReason(acquaintanceIn(view), asker, of, question) === null;
}

function acquaintanceIn({ players, lasting, dealings, hasReceived, statements }: View): Acquaintance {
  const seats = players.length;
  const dealt = (kind: 'given' | 'taken' | 'shown', by: Seat, other: Seat) =>
    dealings.find((one) => one.kind === kind && one.by === by && one.other === other);
  return {
    seats,
    lasting,
    given: (by) => dealt('given', by, (by + 1) % seats)?.count ?? 0,
    hasTaken: (by, from) => dealt('taken', by, from) !== undefined,
    hasShown: (by, to) => dealt('shown', by, to) !== undefined,
    hasReceived: (seat, from) => hasReceived[pairOf(seats, from, seat)],
    hasAnswered: (seat) => statements[seat] !== null,
  };
}
