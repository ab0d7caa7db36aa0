/** What the table may ask: which combinations can still be one's own, and what an answer would leave of them. */

import {
  hasExactly,
  isIndex,
  type Json,
  Memory,
  type OptionValue,
  type Perspective,
  type Seat,
} from '@conclave/engine';
import { type Card, DECK, POSITIONS, type Statuette } from '../rules/deck.ts';
import { decode } from '../rules/decode.ts';
import type { TempleCode } from '../rules/game.ts';
import { Suspects } from './suspects.ts';

/** All that is known of one's own combination. Exact: nothing that fits is left out. */
export type Suspected = {
  readonly cards: readonly Card[];
  /** By position and statuette: in how many of the cards it stands there. */
  readonly positions: readonly Readonly<Record<Statuette, number>>[];
};

/** One answer to decoding a card, and how many combinations would then still fit. */
export type Answer = { readonly circles: number; readonly triangles: number; readonly left: number };

/** `combination` is answered by `Suspected`, `answers` by every `Answer` that is possible; anything else by `null`. */
export type Question = { readonly about: 'combination' } | { readonly about: 'answers'; readonly card: Card };

const memory = new Memory<TempleCode, Suspects>((seat) => new Suspects(seat));

export function ponder(
  perspective: Perspective<TempleCode>,
  seat: Seat,
  seats: number,
  options: Readonly<Record<string, OptionValue>>,
  question: Json,
): Json {
  const { cards } = memory.recall({ perspective, seat, seats, options });
  if (hasExactly(question, 'about') && question.about === 'combination') return suspected(cards);
  if (hasExactly(question, 'about', 'card') && question.about === 'answers')
    return isIndex(question.card, DECK.length) ? answers(cards, question.card) : null;
  return null;
}

function suspected(cards: readonly Card[]): Suspected {
  const positions = POSITIONS.map((_name, position) => {
    const counts = { wave: 0, tiki: 0, cthulhu: 0, axolotl: 0, narwhal: 0, penguin: 0, kraken: 0 };
    for (const card of cards) counts[DECK[card][position]]++;
    return counts;
  });
  return { cards, positions };
}

/** In order of circles, then triangles. */
function answers(cards: readonly Card[], shown: Card): Answer[] {
  const found: { circles: number; triangles: number; left: number }[] = [];
  for (const card of cards) {
    const { circles, triangles } = decode(card, shown);
    const same = found.find((answer) => answer.circles === circles && answer.triangles === triangles);
    if (same) same.left++;
    else found.push({ circles, triangles, left: 1 });
  }
  return found.sort((a, b) => a.circles - b.circles || a.triangles - b.triangles);
}
