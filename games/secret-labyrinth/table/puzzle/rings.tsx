/** What turns the rings, one notch at a time, and back. */

import './rings.css';
import type { Language } from '@conclave/engine';
import { PARTS } from '../../rules/board.ts';
import { tableWords } from '../words.ts';
import { changesLeft, nudged, type Turned } from './composed.ts';

const WORDS = {
  en: {
    parts: ['Centre', 'Inner corridor', 'Outer corridor'],
    on: (part: string) => `${part}: one notch clockwise`,
    back: (part: string) => `${part}: one notch back`,
    left: ['Both changes are made.', 'One change left.', 'Two changes left.'],
  },
  fr: {
    parts: ['Centre', 'Couloir intérieur', 'Couloir extérieur'],
    on: (part: string) => `${part} : un cran dans le sens horaire`,
    back: (part: string) => `${part} : un cran en arrière`,
    left: ['Les deux changements sont faits.', 'Encore un changement.', 'Encore deux changements.'],
  },
} satisfies Record<Language, unknown>;

const notchesOf = (count: number) => (count === 0 ? '–' : count > 0 ? `+${count}` : `−${-count}`);

/** From the outside in, as they lie on the board. */
const PARTS_INWARDS = PARTS.map((_name, part) => part).reverse();

interface RingControlsProps {
  readonly language: Language;
  readonly turned: Turned;
  readonly isOver: boolean;
  /** A part that a hint says to leave. */
  readonly leave?: number | null;
  onTurn(turned: Turned): void;
}

export function RingControls({ language, turned, isOver, leave = null, onTurn }: RingControlsProps) {
  const words = WORDS[language];
  return (
    <div class="sl-rings">
      {PARTS_INWARDS.map((part) => {
        const name = words.parts[part];
        const [back, on] = [nudged(turned, part, -1), nudged(turned, part, 1)];
        return (
          <fieldset key={part} data-leave={leave === part || undefined}>
            <legend>{tableWords[language].parts[PARTS[part]]}</legend>
            <button
              type="button"
              disabled={isOver || back === null}
              aria-label={words.back(name)}
              onClick={() => back && onTurn(back)}
            >
              <Arrow isBack />
            </button>
            <output>{notchesOf(turned[part])}</output>
            <button
              type="button"
              disabled={isOver || on === null}
              aria-label={words.on(name)}
              onClick={() => on && onTurn(on)}
            >
              <Arrow />
            </button>
          </fieldset>
        );
      })}
      {!isOver && <p role="status">{words.left[changesLeft(turned)]}</p>}
    </div>
  );
}

function Arrow({ isBack = false }: { isBack?: boolean }) {
  return (
    <svg width="26" height="26" viewBox="-13 -13 26 26" aria-hidden="true">
      <path
        transform={isBack ? 'scale(-1 1)' : undefined}
        d="M-9 4A9.5 9.5 0 0 1 7.5 -5M8 -11.5V-4H0.5"
        fill="none"
        stroke="currentColor"
        stroke-width="3"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}
