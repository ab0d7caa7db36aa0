/** A moment of the review: the suspects never seen, to be guessed from, then whom logic left. */

import './finding.css';
import { isRecord, type Json, type Language } from '@conclave/engine';
import type { FindingProps } from '@conclave/kit';
import type { Asked } from '../review/moments.ts';
import { firstName, monkName, valueName, valuesOf } from './names.ts';
import { Portrait, useFigures, ValueSign } from './pieces/figures.tsx';

const WORDS = {
  en: { out: 'ruled out', left: 'left', you: 'you' },
  fr: { out: 'exclu', left: 'restait', you: 'vous' },
} satisfies Record<Language, unknown>;

function askedOf(ask: Json): Asked {
  return isRecord(ask) && Array.isArray(ask.unseen) && Array.isArray(ask.left)
    ? (ask as Asked)
    : { unseen: [], left: [] };
}

export function Finding({ ask, language, guess, isOpen, onGuess }: FindingProps) {
  useFigures();
  const words = WORDS[language];
  const { unseen, left } = askedOf(ask);
  return (
    <div class="ab-finding">
      {unseen.map((suspect) => {
        const verdict = left.includes(suspect) ? 'left' : 'out';
        const isGuessed = guess === suspect;
        return (
          <button
            key={suspect}
            type="button"
            disabled={isOpen}
            data-is={isOpen ? verdict : undefined}
            aria-label={[
              monkName(language, suspect),
              ...valuesOf(suspect).map((value) => valueName(language, value)),
              ...(isOpen ? [words[verdict]] : []),
              ...(isGuessed ? [words.you] : []),
            ].join(', ')}
            onClick={() => onGuess(suspect)}
          >
            <Portrait suspect={suspect} width={62} />
            <span>{firstName(language, suspect)}</span>
            <span class="ab-finding-values">
              {valuesOf(suspect).map((value) => (
                <ValueSign key={value} value={value} size={15} />
              ))}
            </span>
            {isOpen && <i>{words[verdict]}</i>}
            {isGuessed && <b>{words.you}</b>}
          </button>
        );
      })}
    </div>
  );
}
