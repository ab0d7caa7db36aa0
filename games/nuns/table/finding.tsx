/** A moment of the review: the cards that go as far, and how many places each leaves. */

import './finding.css';
import { isRecord, type Language } from '@conclave/engine';
import type { FindingProps } from '@conclave/kit';
import type { Told } from '../review/moments.ts';
import { CARDS, NOISE } from '../rules/cards.ts';
import { PaceIcon } from './pieces/icons.tsx';
import { tableWords } from './words.ts';

const WORDS = {
  en: { noise: 'noise', left: (k: number) => `${k} ${k === 1 ? 'place' : 'places'} left`, you: 'you' },
  fr: {
    noise: 'bruit',
    left: (k: number) => `${k} ${k < 2 ? 'endroit possible' : 'endroits possibles'}`,
    you: 'vous',
  },
} satisfies Record<Language, unknown>;

const signed = (noise: number) => (noise < 0 ? `−${-noise}` : String(noise));

/** Where she can be is asked on the board: then there is nothing here. */
export function Finding({ ask, language, guess, isOpen, onGuess }: FindingProps) {
  const words = WORDS[language];
  if (!isRecord(ask) || !Array.isArray(ask.cards)) return null;
  const told = ask.cards as readonly Told[];
  const most = Math.max(...told.map(({ k }) => k));
  return (
    <div class="nu-finding">
      {CARDS.flatMap((card) => {
        const one = told.find((other) => other.card === card);
        if (!one) return [];
        return [
          <button
            key={card}
            type="button"
            disabled={isOpen}
            data-is={isOpen && one.k === most ? 'most' : undefined}
            onClick={() => onGuess(card)}
          >
            <PaceIcon card={card} size={30} />
            <b>{tableWords[language].paces[card]}</b>
            <span>
              {words.noise} {signed(NOISE[card])}
            </span>
            {isOpen && <i>{words.left(one.k)}</i>}
            {guess === card && <em>{words.you}</em>}
          </button>,
        ];
      })}
    </div>
  );
}
