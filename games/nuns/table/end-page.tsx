/** The end: the winner in her cell with her wish, or the guards with their lanterns; what each novice wanted. */

import { At, type EndPage, type Held } from '@conclave/kit';
import { NOVICE_NAMES, WISHES } from '../rules/cards.ts';
import { noviceOf } from '../rules/state.ts';
import type { NoviceView, View } from '../rules/view.ts';
import { english } from '../text/en.ts';
import { french } from '../text/fr.ts';
import { GuardFigure, NoviceFigure } from './pieces/figures.tsx';
import { BlessingCard } from './pieces/icons.tsx';
import { NOVICE_LOOKS } from './pieces/novices.ts';
import { Bed, Treasure } from './pieces/treasures.tsx';

const WORDS = {
  en: { home: 'First in her cell, with her wish', guards: 'The guards', kept: 'The night is theirs' },
  fr: {
    home: 'La première dans sa cellule, avec son désir',
    guards: 'Les gardiennes',
    kept: 'La nuit est à elles',
  },
} as const;

const WISH_NAMES = { en: english.wishes, fr: french.wishes } as const;

function Cell({ novice: { cell, own } }: { novice: NoviceView }) {
  return (
    <>
      <rect width={200} height={200} rx={6} fill="#4b3450" />
      <path d="M0 36H200M0 72H200M0 108H200M0 144H200" stroke="#3d2942" stroke-width={3} />
      <circle cx={106} cy={110} r={94} fill="#ffdf8a" opacity={0.2} />
      <g transform="translate(50 122) rotate(90)">
        <Bed scale={3.2} cover={NOVICE_LOOKS[cell].colour} />
      </g>
      <At x={122} y={178} scale={2}>
        <NoviceFigure cell={cell} />
      </At>
      {own && (
        <At x={174} y={168} scale={1.3}>
          <Treasure wish={WISHES[own.wish]} />
        </At>
      )}
    </>
  );
}

function Watch() {
  return (
    <>
      <rect width={200} height={200} rx={6} fill="#1f1d45" />
      <path d="M-4 150H204V204H-4Z" fill="#4a4580" />
      <path d="M70 110L-20 190L60 200ZM150 110L220 190L140 200Z" fill="#f4d58a" opacity={0.4} />
      <At x={64} y={164} scale={1.5}>
        <GuardFigure guard={0} side={-1} />
      </At>
      <At x={142} y={168} scale={1.5}>
        <GuardFigure guard={1} />
      </At>
    </>
  );
}

export const endPage: EndPage<View> = {
  verdict({ view, outcome, language }) {
    if (outcome.places.length === 0) return null;
    const [first] = view.winners;
    if (first === undefined)
      return { kicker: WORDS[language].kept, title: WORDS[language].guards, picture: <Watch />, marks: [] };
    const winners = view.winners.map((figure) => noviceOf(view, figure));
    return {
      kicker: WORDS[language].home,
      title: winners.map(({ cell }) => NOVICE_NAMES[cell]).join(', '),
      picture: <Cell novice={winners[0]} />,
      marks: [],
    };
  },
  worth: {},
  held({ view, language }) {
    return view.novices.map(
      ({ seat, cell, own }): Held => ({
        owner: seat,
        title: NOVICE_NAMES[cell],
        things: own
          ? [
              {
                name: WISH_NAMES[language][WISHES[own.wish]],
                picture: (
                  <svg width={50} height={50} viewBox="-22 -22 44 44" aria-hidden="true">
                    <Treasure wish={WISHES[own.wish]} />
                  </svg>
                ),
              },
              { name: '', picture: <BlessingCard blessing={own.blessing.kind} width={36} /> },
            ]
          : [],
      }),
    );
  },
};
