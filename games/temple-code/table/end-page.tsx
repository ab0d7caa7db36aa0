/** The end: the medallion is whole, and every last combination is shown. */

import type { EndPage, Held } from '@conclave/kit';
import { DECK } from '../rules/deck.ts';
import type { View } from '../rules/view.ts';
import { english } from '../text/en.ts';
import { french } from '../text/fr.ts';
import { CardFace } from './pieces/card.tsx';
import { FoundDisc, GreatHalf } from './pieces/medallion.tsx';

const WORDS = {
  en: { whole: 'The medallion is whole', found: 'The cards have run out' },
  fr: { whole: 'Le médaillon est entier', found: 'Plus de cartes' },
} as const;
const NAMES = { en: english.statuettes, fr: french.statuettes } as const;

function Medallion({ found }: { found: number | null }) {
  return (
    <>
      <rect width={200} height={200} rx={6} fill="#1f3a2e" />
      <circle cx={100} cy={100} r={94} fill="#f6dd97" opacity={0.22} />
      <g transform="translate(100 100) scale(1.4)">
        {found === null ? (
          <>
            <GreatHalf side={0} />
            <GreatHalf side={1} />
          </>
        ) : (
          <FoundDisc count={found} />
        )}
      </g>
    </>
  );
}

export const endPage: EndPage<View> = {
  verdict({ view, outcome, language, name }) {
    if (outcome.places.length === 0) return null;
    const solo = view.players.length === 1;
    return {
      kicker: solo ? WORDS[language].found : WORDS[language].whole,
      title: outcome.places[0].map(name).join(', '),
      picture: <Medallion found={solo ? view.players[0].found : null} />,
      marks: [],
    };
  },
  worth: {},
  held({ view, language }) {
    return view.players.map(
      ({ combination }, seat): Held => ({
        owner: seat,
        title: null,
        things:
          combination === null
            ? []
            : [
                {
                  name: DECK[combination].map((statuette) => NAMES[language][statuette]).join(' · '),
                  picture: (
                    <span style={{ display: 'block', width: '160px', height: '96px' }}>
                      <CardFace card={combination} width={160} height={96} />
                    </span>
                  ),
                },
              ],
      }),
    );
  },
};
