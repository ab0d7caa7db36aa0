/** A moment of the review: a room that Remigius counts, and a number for every player, to be guessed, then as it was. */

import './finding.css';
import { isRecord, type Json, type Language, type Seat } from '@conclave/engine';
import type { FindingProps } from '@conclave/kit';
import { useState } from 'preact/hooks';
import type { Asked } from '../review/moments.ts';
import { Emblem } from './pieces/emblems.tsx';

const WORDS = {
  en: {
    less: (name: string) => `${name}: one less`,
    more: (name: string) => `${name}: one more`,
    points: (name: string) => `Points for ${name}`,
    guess: 'Count it so',
    guessed: (points: number) => `guessed ${points}`,
  },
  fr: {
    less: (name: string) => `${name} : un de moins`,
    more: (name: string) => `${name} : un de plus`,
    points: (name: string) => `Points pour ${name}`,
    guess: 'Compter ainsi',
    guessed: (points: number) => `deviné : ${points}`,
  },
} satisfies Record<Language, unknown>;

/** Nobody counts more in a room. */
const MAX_POINTS = 99;

function isAsked(ask: Json): ask is Asked {
  return isRecord(ask) && Array.isArray(ask.points);
}

export function Finding({ ask, language, name, guess, isOpen, onGuess }: FindingProps) {
  const words = WORDS[language];
  const [counted, setCounted] = useState<Readonly<Record<Seat, number>>>({});
  if (!isAsked(ask)) return null;
  const seats = ask.points.map((_points, seat) => seat);
  const numberOf = (seat: Seat) => counted[seat] ?? 0;
  const count = (seat: Seat, by: number) =>
    setCounted({ ...counted, [seat]: Math.max(0, Math.min(MAX_POINTS, numberOf(seat) + by)) });
  const guessed = Array.isArray(guess) ? guess : null;
  return (
    <div class="tp-finding">
      {seats.map((seat) => (
        <fieldset key={seat} aria-label={words.points(name(seat))}>
          <svg width="22" height="22" viewBox="-9 -9 18 18" aria-hidden="true">
            <Emblem seat={seat} size={16} />
          </svg>
          <span>{name(seat)}</span>
          {isOpen ? (
            <>
              {guessed && (
                <i data-wrong={guessed[seat] !== ask.points[seat] || undefined}>
                  {words.guessed(Number(guessed[seat]))}
                </i>
              )}
              <b>{ask.points[seat]}</b>
            </>
          ) : (
            <>
              <button
                type="button"
                aria-label={words.less(name(seat))}
                disabled={numberOf(seat) === 0}
                onClick={() => count(seat, -1)}
              >
                −
              </button>
              <output>{numberOf(seat)}</output>
              <button type="button" aria-label={words.more(name(seat))} onClick={() => count(seat, 1)}>
                +
              </button>
            </>
          )}
        </fieldset>
      ))}
      {!isOpen && (
        <button type="button" class="button go" onClick={() => onGuess(seats.map(numberOf))}>
          {words.guess}
        </button>
      )}
    </div>
  );
}
