/** The small signs of the sheet: the player's marks, the eye of a public card, a note, where a suspect is. */

import { ThingSign, Token } from '../pieces/figures.tsx';
import type { NoteProps } from '../setting.ts';
import type { Mark } from '../words.ts';
import { type Known, roughly } from './knowledge.ts';

/** HolderSign he is, as far as known; or how likely he did it. */
export function HolderSign({ props, known, figures }: { props: NoteProps; known: Known; figures: boolean }) {
  const { view, seat } = props;
  if (known.inHand) return <ThingSign thing="card" width={15} />;
  if (known.isInnocent && known.holder !== null) {
    return (
      <span class={known.isSure ? 'ab-holder' : 'ab-holder unsure'}>
        {known.holder === 'pile' ? (
          <ThingSign thing="card" width={13} />
        ) : (
          <Token colour={view.players[known.holder === seat ? seat : known.holder].colour} size={20} />
        )}
      </span>
    );
  }
  if (known.chance !== null && figures)
    return <span class="ab-chance tabular" data-figure={roughly(known.chance)} />;
  return null;
}

const STROKES: Readonly<Record<Mark, string>> = {
  cross: 'M-8 -7C-3 -2 3 3 8 8M7 -8C3 -2 -3 3 -8 7',
  doubt: 'M-5 -4C-5 -10 6 -11 6 -4C6 1 0 0 0 5M0 9V9.5',
  star: 'M0 -9L2.6 -3L9 -2.6L4 1.6L5.7 8L0 4.5L-5.7 8L-4 1.6L-9 -2.6L-2.6 -3Z',
};

/** Drawn with the pen: vermilion, lapis, gold; the help's own marks are ink. */
export function MarkSign({ mark }: { mark: Mark }) {
  return (
    <svg class={`ab-mark ${mark}`} width="20" height="20" viewBox="-11 -11 22 22" aria-hidden="true">
      <path d={STROKES[mark]} />
    </svg>
  );
}

/** Everybody saw him. */
export function Eye() {
  return (
    <svg width="20" height="13" viewBox="-11 -7 22 14" aria-hidden="true">
      <path
        d="M-10 0C-6 -7 6 -7 10 0C6 7 -6 7 -10 0Z"
        fill="#fbf5e6"
        stroke="#2f6b4f"
        stroke-width="2"
        stroke-linejoin="round"
      />
      <circle r="3.2" fill="#2f6b4f" />
    </svg>
  );
}

export function NoteSign() {
  return (
    <svg width="16" height="16" viewBox="-9 -10 19 20" aria-hidden="true">
      <path d="M-7 -8H4L8 -4V8H-7Z" fill="#fbf5e6" stroke="#2b2118" stroke-width="1.500" />
      <path d="M-4 -2H5M-4 2H5M-4 6H2" fill="none" stroke="#24508f" stroke-width="1.300" />
    </svg>
  );
}
