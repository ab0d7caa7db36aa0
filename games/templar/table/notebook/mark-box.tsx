/** A box of the notebook that can be marked: a cross, a ring, nothing. */

import type { ComponentChildren } from 'preact';
import type { Mark } from './marks.ts';

export function MarkSign({ mark }: { mark: Mark }) {
  return (
    <svg viewBox="0 0 32 32" width="20" height="20" aria-hidden="true">
      {mark === 'crossed' && <path d="M7 8C13 14 19 19 25 25M25 7C19 13 13 20 7 25" />}
      {mark === 'sure' && <path d="M16 5C24 4 28 10 27 17C26 24 20 28 14 27C7 26 4 19 6 13C8 8 12 5 18 6" />}
    </svg>
  );
}

interface MarkBoxProps {
  readonly label: string;
  readonly mark: Mark;
  /** Drawn by the notebook itself, under the player's own mark. */
  readonly children?: ComponentChildren;
  onTurn(): void;
}

export function MarkBox({ label, mark, children, onTurn }: MarkBoxProps) {
  return (
    <button
      type="button"
      class={mark === 'none' ? 'tp-mark-box' : 'tp-mark-box own'}
      aria-label={label}
      onClick={onTurn}
    >
      {mark === 'none' ? children : <MarkSign mark={mark} />}
    </button>
  );
}
