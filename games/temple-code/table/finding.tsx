/** A moment of the review: the orders that fitted the decodings, to be guessed from, then with why each is out. */

import './finding.css';
import { isRecord, type Json, type Language } from '@conclave/engine';
import type { FindingProps } from '@conclave/kit';
import type { Asked } from '../review/moments.ts';
import { isCombination } from '../rules/deck.ts';
import { english as englishText } from '../text/en.ts';
import { french as frenchText } from '../text/fr.ts';
import { CombinationFace, Symbols } from './pieces/card.tsx';

const WORDS = {
  en: {
    open: 'its trio lay open',
    noCard: 'no such card',
    left: 'left',
    you: 'you',
    names: englishText.statuettes,
  },
  fr: {
    open: 'ce trio était visible',
    noCard: 'carte inexistante',
    left: 'restait',
    you: 'vous',
    names: frenchText.statuettes,
  },
} satisfies Record<Language, unknown>;

function askedOf(ask: Json): Asked['orders'] {
  return isRecord(ask) && Array.isArray(ask.orders) ? (ask as unknown as Asked).orders : [];
}

export function Finding({ ask, language, guess, isOpen, onGuess }: FindingProps) {
  const words = WORDS[language];
  const isGuessed = (order: readonly string[]) =>
    isCombination(guess) && guess.every((name, at) => name === order[at]);
  return (
    <div class="tc-finding">
      <Symbols />
      {askedOf(ask).map(([order, out]) => {
        const name = order.map((statuette) => words.names[statuette]).join(' · ');
        const verdict = isOpen ? words[out ?? 'left'] : null;
        return (
          <button
            key={order.join()}
            type="button"
            disabled={isOpen}
            data-out={isOpen ? (out ?? 'left') : undefined}
            aria-label={[name, verdict, isGuessed(order) ? words.you : null].filter(Boolean).join(', ')}
            onClick={() => onGuess([...order])}
          >
            <CombinationFace combination={order} width={186} height={88} />
            {verdict && <i>{verdict}</i>}
            {isGuessed(order) && <b>{words.you}</b>}
          </button>
        );
      })}
    </div>
  );
}
