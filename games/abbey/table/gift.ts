/** The answer to a window while it is composed: cards in their slots, or a book. It is handed in as one move. */

import { isRecord, type Json, sameJson } from '@conclave/engine';
import { type BookId, giftOf, isBook } from '../rules/cards.ts';
import type { MoveOf } from '../rules/moves.ts';
import type { Suspect } from '../rules/suspects.ts';
import type { Props, Setting } from './setting.ts';

type HandIn = MoveOf<'give' | 'discard'>;

export interface Gift {
  /** How many cards, or one book. */
  readonly size: number;
  readonly cards: readonly Suspect[];
  readonly book: BookId | null;
  /** Nothing is left to choose: all cards go. */
  readonly isAll: boolean;
  /** What `Hand in` would play; `null`: not whole yet, or handed in just so. */
  readonly ready: HandIn | null;
  /** What lies there is what was handed in. */
  readonly isHandedIn: boolean;
}

/** `null`: nothing is to be handed in by whoever looks on. */
export function giftOn({ view, control }: Props, own: Setting['own']): Gift | null {
  const { asked } = view;
  if (own === null || asked?.kind !== 'window' || !asked.asked.includes(own)) return null;
  const { own: mine, cards: held } = view.players[own];
  if (asked.window === 'answers' || !mine) return null;
  const answer = mine.answer?.kind === 'give' || mine.answer?.kind === 'discard' ? mine.answer : null;
  const size = asked.window === 'censure' ? 1 : giftOf(asked.window, view, held);
  const isAll = asked.window !== 'censure' && size === held;
  const all: HandIn | null = isAll ? { kind: 'give', cards: mine.hand } : null;
  const composed = all ?? drafted(control.drafts, mine.hand, size) ?? answer;
  const cards = composed?.kind === 'give' ? composed.cards : [];
  const isWhole = composed !== null && (composed.kind === 'discard' || cards.length === size);
  const isHandedIn = sameJson(composed, answer);
  return {
    size,
    cards,
    book: composed?.kind === 'discard' ? composed.book : null,
    isAll,
    ready: isWhole && !isHandedIn && mayHandIn(control.moves, composed) ? composed : null,
    isHandedIn: mine.answer !== null && isHandedIn,
  };
}

/** Of cards a good selection is listed, in a lesson the right ones alone. */
function mayHandIn(moves: Props['control']['moves'], gift: HandIn): boolean {
  if (gift.kind === 'discard') return moves.some((move) => sameJson(move, gift));
  return gift.cards.every((card) => mayGive(moves, card));
}

export function mayGive(moves: Props['control']['moves'], card: Suspect): boolean {
  return moves.some((move) => move.kind === 'give' && move.cards.includes(card));
}

/** As it was kept, as far as it still fits. */
function drafted(drafts: readonly Json[], hand: readonly Suspect[], size: number): HandIn | null {
  const [draft] = drafts;
  if (!isRecord(draft)) return null;
  if (draft.kind === 'discard')
    return typeof draft.book === 'string' && isBook(draft.book)
      ? { kind: 'discard', book: draft.book }
      : null;
  const cards = hand.filter((card) => Array.isArray(draft.cards) && draft.cards.includes(card));
  return draft.kind === 'give' ? { kind: 'give', cards: cards.slice(0, size) } : null;
}

/** The cards with this one, or without it; where one is wanted, this one instead. */
export function toggled({ cards, size }: Gift, card: Suspect): readonly Suspect[] {
  if (cards.includes(card)) return cards.filter((other) => other !== card);
  return size === 1 ? [card] : [...cards, card].sort((a, b) => a - b);
}

/** Kept as a draft; what was handed in just so needs none. */
export function compose({ view, control }: Props, own: Setting['own'], gift: HandIn): void {
  const answer = own === null ? null : (view.players[own].own?.answer ?? null);
  const isNothing = gift.kind === 'give' && gift.cards.length === 0 && answer === null;
  control.compose(isNothing || sameJson(gift, answer) ? [] : [gift]);
}
