/** A moment of the review: the castle as it stood, to be turned until it joins pawn and secret. */

import './finding.css';
import { isIndex, isRecord, type Json, type Language } from '@conclave/engine';
import type { FindingProps } from '@conclave/kit';
import { useState } from 'preact/hooks';
import type { Asked } from '../review/moments.ts';
import { CENTRE, HOME, PARTS, SECTORS } from '../rules/board.ts';
import { changed, PAIRS } from '../rules/changes.ts';
import { areJoined } from '../rules/paths.ts';
import { lamplight } from './lamplight.ts';
import { PuzzleCastle } from './puzzle/castle.tsx';
import { clockwise, isWhole, type Turned } from './puzzle/composed.ts';
import { RingControls } from './puzzle/rings.tsx';

const WORDS = {
  en: { guess: 'These two', yours: 'You, now', one: 'One of them' },
  fr: { guess: 'Ces deux-là', yours: 'Vous, maintenant', one: 'L’un d’eux' },
} satisfies Record<Language, unknown>;

const STILL: Turned = PARTS.map(() => 0);
const resultOf = (pair: number) => changed([...STILL], PAIRS[pair]);

/** Its place among PAIRS. */
function pairOf(turned: Turned): number {
  const whole = clockwise(turned).join();
  return PAIRS.findIndex((_pair, at) => resultOf(at).join() === whole);
}

/** The centre turned the shorter way. */
const shorter = (turned: readonly number[]): Turned =>
  turned.map((notches, part) => (part === CENTRE && 2 * notches > SECTORS ? notches - SECTORS : notches));

export function Finding({ ask, language, guess, isOpen, onGuess }: FindingProps) {
  const words = WORDS[language];
  const [turned, setTurned] = useState<Turned>(STILL);
  if (!isAsked(ask)) return null;
  const isGuessed = isIndex(guess, PAIRS.length);
  const joins = (pair: number) => areJoined(changed(ask.turned, PAIRS[pair]), ask.pawn, HOME[ask.wanted]);
  const found = PAIRS.findIndex((_pair, at) => joins(at));
  const shown = !isOpen ? turned : shorter(resultOf(isGuessed ? guess : found));
  const notches = ask.turned.map((start, part) => start + shown[part]);
  const stands = clockwise(notches.map((sum) => sum % SECTORS)).map((sum) => sum % SECTORS);
  // While it is asked the doors have to be followed by eye.
  const isLit = isOpen || shown.every((made) => made === 0);
  const light = lamplight({ turned: stands, tryOut: false }, isLit ? ask.pawn : null, null);
  return (
    <div class="sl-finding">
      <PuzzleCastle
        notches={notches}
        stands={stands}
        light={light}
        pawn={{ square: ask.pawn, colour: ask.colour }}
        wanted={ask.wanted}
        way={isOpen ? (light.light?.wayTo(HOME[ask.wanted]) ?? null) : null}
        onPart={null}
        onSquare={null}
      />
      {isOpen ? (
        <p class="faint">{isGuessed ? words.yours : words.one}</p>
      ) : (
        <>
          <RingControls language={language} turned={turned} isOver={false} onTurn={setTurned} />
          <button
            type="button"
            class="button go"
            disabled={!isWhole(turned)}
            onClick={() => onGuess(pairOf(turned))}
          >
            {words.guess}
          </button>
        </>
      )}
    </div>
  );
}

function isAsked(ask: Json): ask is Asked {
  return isRecord(ask) && Array.isArray(ask.turned);
}
