/** A moment of the review: the rooms in Remigius's reach, to be guessed from, then what each would have brought. */

import './finding.css';
import { isRecord, type Json, type Language } from '@conclave/engine';
import type { FindingProps } from '@conclave/kit';
import type { Asked } from '../review/moments.ts';
import { english as englishText } from '../text/en.ts';
import { french as frenchText } from '../text/fr.ts';
import { Emblem } from './pieces/emblems.tsx';

const WORDS = {
  en: { you: 'you', nothing: 'nothing', rooms: englishText.rooms },
  fr: { you: 'vous', nothing: 'rien', rooms: frenchText.rooms },
} satisfies Record<Language, unknown>;

function askedOf(ask: Json): Asked {
  return isRecord(ask) && Array.isArray(ask.rooms) ? (ask as Asked) : { who: 0, rooms: [] };
}

export function Finding({ ask, language, guess, isOpen, onGuess }: FindingProps) {
  const words = WORDS[language];
  const { who, rooms } = askedOf(ask);
  const pointsFor = (points: (typeof rooms)[number]['points']) =>
    points.find(({ seat }) => seat === who)?.points ?? 0;
  const least = Math.min(...rooms.map(({ points }) => pointsFor(points)));
  return (
    <div class="tp-finding">
      {rooms.map(({ room, points }) => (
        <button
          key={room}
          type="button"
          disabled={isOpen}
          aria-pressed={guess === room}
          data-least={(isOpen && pointsFor(points) === least) || undefined}
          onClick={() => onGuess(room)}
        >
          <span>{words.rooms[room - 1].name}</span>
          {isOpen && (
            <span class="tp-finding-points">
              {points.length === 0 && <i>{words.nothing}</i>}
              {points.map(({ seat, points: one }) => (
                <span key={seat}>
                  <svg width="18" height="18" viewBox="-9 -9 18 18" aria-hidden="true">
                    <Emblem seat={seat} size={16} />
                  </svg>
                  {one}
                </span>
              ))}
            </span>
          )}
          {guess === room && <b>{words.you}</b>}
        </button>
      ))}
    </div>
  );
}
