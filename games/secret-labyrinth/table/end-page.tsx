/** The end: the winner before the moon with the winning secrets; every hand face up. */

import { At, type EndPage, type Held } from '@conclave/kit';
import { type Card, PRIZES } from '../rules/cards.ts';
import type { View } from '../rules/view.ts';
import { cardTitle } from './names.ts';
import { INK, kindOf, Plate, PlateArt } from './pieces/secret.tsx';
import { SEEKERS } from './pieces/seekers.tsx';

const WORDS = {
  en: { won: 'All of a kind', counted: 'Most of a kind', pile: 'In the pile' },
  fr: { won: 'Tous d’une sorte', counted: 'Le plus d’une sorte', pile: 'Dans la pile' },
} as const;

/** All of a kind that won the game (SL-21); none where the rounds ran out. */
function winning(cards: readonly Card[], goal: number): readonly Card[] {
  const kinds = PRIZES.map((prize) => cards.filter((card) => kindOf(card) === prize));
  return kinds.find((kind) => kind.length >= goal) ?? [];
}

const things = (cards: readonly Card[], language: 'en' | 'fr') =>
  [...cards]
    .sort((a, b) => a - b)
    .map((card) => ({ name: cardTitle(language, card), picture: <Plate card={card} size={46} /> }));

export const endPage: EndPage<View> = {
  verdict({ view, outcome, language, name }) {
    const [winners = []] = outcome.places;
    const [winner] = winners;
    if (winner === undefined) return null;
    const { colour, cards } = view.players[winner];
    const seven = winners.length === 1 ? winning(cards ?? [], view.goal) : [];
    return {
      kicker: seven.length > 0 ? WORDS[language].won : WORDS[language].counted,
      title: winners.map(name).join(', '),
      picture: (
        <>
          <rect width={200} height={200} rx={6} fill="#15204a" />
          <circle cx={100} cy={112} r={70} fill="#f6ecc8" stroke={INK} stroke-width={3} />
          {colour && (
            <At x={100} y={160} scale={2}>
              <g stroke={INK} stroke-width={1.9} stroke-linejoin="round" stroke-linecap="round">
                {SEEKERS[colour]}
              </g>
            </At>
          )}
          {seven.map((card, i) => {
            const angle = ((i - (seven.length - 1) / 2) * 26 * Math.PI) / 180;
            return (
              <At
                key={card}
                x={Math.round(100 + 82 * Math.sin(angle))}
                y={Math.round(112 - 82 * Math.cos(angle))}
                scale={0.44}
              >
                <PlateArt card={card} />
              </At>
            );
          })}
        </>
      ),
      marks: things(seven, language).map(({ name: called, picture }) => ({ name: called, picture })),
    };
  },
  worth: {},
  held({ view, language }) {
    const hands = view.players.map(
      ({ cards }, seat): Held => ({ owner: seat, title: null, things: things(cards ?? [], language) }),
    );
    const rest = [...(view.wanted === null ? [] : [view.wanted]), ...(view.pile.cards ?? [])];
    return [...hands, { owner: null, title: WORDS[language].pile, things: things(rest, language) }];
  },
};
