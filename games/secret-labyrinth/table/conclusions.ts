/** What follows from all that is known, in a few words: how near a win is, and who holds what is missing. */

import type { Language, Seat } from '@conclave/engine';
import type { Holders } from '../mind/ponder.ts';
import { type Card, PRIZES, type Prize, SPAN } from '../rules/cards.ts';
import type { View } from '../rules/view.ts';
import { cardName } from './names.ts';
import { tableWords } from './words.ts';

/** From so few missing cards on they are named. */
const NEAR = 3;
const CERTAIN = 0.995;

const cardsOf = (prize: Prize): readonly Card[] =>
  Array.from({ length: SPAN[prize].end - SPAN[prize].first }, (_none, i) => SPAN[prize].first + i);

export function conclusions(
  holders: Holders,
  { players, goal }: View,
  own: Seat,
  language: Language,
  nameOf: (seat: Seat) => string,
): readonly string[] {
  const say = tableWords[language];
  const mine = players[own].cards ?? [];
  const others = players.map((_player, seat) => seat).filter((seat) => seat !== own);
  const missing = PRIZES.map((prize) => ({
    prize,
    lacking: goal - mine.filter((card) => cardsOf(prize).includes(card)).length,
    cards: cardsOf(prize).filter((card) => !mine.includes(card)),
  })).filter(({ lacking }) => lacking <= NEAR);
  const join = new Intl.ListFormat(language, { type: 'conjunction' });
  return [
    ...missing.flatMap(({ prize, lacking, cards }) => [
      say.lacking(lacking, prize),
      ...others.flatMap((seat) => {
        const held = cards.filter((card) => holders.chances[card][seat] > CERTAIN);
        const names = held.map((card) => cardName(language, card));
        return names.length === 0 ? [] : [say.holdsCards(nameOf(seat), join.format(names))];
      }),
    ]),
    ...others.flatMap((seat) =>
      PRIZES.flatMap((prize) => {
        const [least, most] = holders.ranges[seat][prize];
        return most < goal - 1 ? [] : [say.holdsKind(nameOf(seat), least, most, prize)];
      }),
    ),
  ];
}
