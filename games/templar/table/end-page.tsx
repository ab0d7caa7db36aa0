/** The end: the church window and who wins under it, points by where they came from, what was left in hand and stock. */

import { At, type EndPage, type Held, type NamedPicture } from '@conclave/kit';
import { type Card, OBJECTS } from '../rules/box.ts';
import type { View } from '../rules/view.ts';
import { english } from '../text/en.ts';
import { french } from '../text/fr.ts';
import { Portrait } from './cards/portraits.tsx';
import { Pawn } from './pieces/figures.tsx';
import { OwnedObject } from './pieces/objects.tsx';
import { INK } from './pieces/paint.ts';

const LEXICONS = { en: english, fr: french } as const;
const WORDS = { en: { count: 'The last count' }, fr: { count: 'Le dernier compte' } } as const;
const PETALS = ['#d8402a', '#2b62c4', '#f0b42c', '#2f9a6e'];

function Window({ winner }: { winner: number }) {
  return (
    <>
      <rect width={200} height={200} rx={6} fill="#2b2038" />
      <g transform="translate(100 84) scale(1.5)">
        <circle r={48} fill="#3a2a4a" stroke="#c9a24b" stroke-width={3} />
        {Array.from({ length: 8 }, (_none, i) => (
          <path
            key={i}
            transform={`rotate(${i * 45})`}
            d="M0-13L-9-29C-9-42 9-42 9-29Z"
            fill={PETALS[i % PETALS.length]}
            stroke={INK}
            stroke-width={1.5}
          />
        ))}
        <circle r={11} fill="#f6c945" stroke={INK} stroke-width={1.5} />
      </g>
      <At x={100} y={190} scale={2.2}>
        <Pawn seat={winner} />
      </At>
    </>
  );
}

export const endPage: EndPage<View> = {
  verdict({ outcome, language, name }) {
    const [winners = []] = outcome.places;
    if (winners.length === 0) return null;
    return {
      kicker: WORDS[language].count,
      title: winners.map(name).join(', '),
      picture: <Window winner={winners[0]} />,
      marks: [],
    };
  },
  worth: {},
  held({ view, language }) {
    const { cardFaces, objects } = LEXICONS[language];
    const face = (card: Card): NamedPicture => ({
      name: cardFaces[card],
      picture: (
        <svg width={46} height={46} viewBox="11 0 54 54" aria-hidden="true">
          <Portrait card={card} />
        </svg>
      ),
    });
    return view.players.map(
      ({ cards, stock }, seat): Held => ({
        owner: seat,
        title: null,
        things: [
          ...(cards ?? []).map(face),
          ...OBJECTS.filter((item) => stock[item] > 0).map((item) => ({
            name: `${stock[item]} × ${objects[item].bare}`,
            picture: (
              <svg width={40} height={46} viewBox="-18 -18 36 36" aria-hidden="true">
                <OwnedObject seat={seat} item={item} counted={false} />
              </svg>
            ),
          })),
        ],
      }),
    );
  },
};
