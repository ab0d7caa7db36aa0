/** The six panels of a game: what one does in it, for its rules page and for whoever waits for a match. */

import { gamesById } from '@conclave/games';
import type { Picture, PrimerPictures } from '@conclave/kit';
import { textOf } from '../library.ts';
import { language } from '../settings.ts';
import { useFetched } from './use-fetched.ts';
import './primer.css';

export function usePrimerPictures(game: string): PrimerPictures | null {
  return useFetched(game, () => gamesById[game].primer()).part;
}

interface PictureBoxProps {
  readonly draw: Picture | undefined;
  readonly width: number;
  readonly height: number;
}

/** Its place is kept until it is there; screen readers have the words beside it. */
export function PictureBox({ draw: Draw, width, height }: PictureBoxProps) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {Draw && <Draw language={language.value} />}
    </svg>
  );
}

/** What the pictures refer to; beside them, once on a page. */
export function PictureSymbols({ pictures }: { pictures: PrimerPictures | null }) {
  const Symbols = pictures?.Symbols;
  return (
    <div class="picture-symbols" aria-hidden="true">
      {Symbols && <Symbols />}
    </div>
  );
}

/** `symbols`: false where `PictureSymbols` stands on the page already. */
export function Panels({ game, symbols = true }: { readonly game: string; readonly symbols?: boolean }) {
  const { part: text } = useFetched(game, () => textOf(game));
  const pictures = usePrimerPictures(game);
  const panels = text?.[language.value].primer?.panels ?? [];
  return (
    <>
      {symbols && <PictureSymbols pictures={pictures} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, and must take the focus. */}
      <ol class="panels" tabIndex={0}>
        {panels.map(({ title, line }, i) => (
          <li key={title}>
            <figure class="panel-picture">
              <PictureBox draw={pictures?.panels[i]} width={320} height={180} />
              <figcaption>
                <b class="panel-number" />
                <span>
                  <b class="panel-title">{title}</b> {line}
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ol>
    </>
  );
}
