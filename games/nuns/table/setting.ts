/** The bundle that all parts of the table share: props, words and names. */

import type { BoardProps, NotebookProps } from '@conclave/kit';
import { areaOf } from '../rules/areas.ts';
import { NOVICE_NAMES } from '../rules/cards.ts';
import type { Nuns } from '../rules/game.ts';
import { FIRST_NOVICE, type Figure, noviceOf } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { english } from '../text/en.ts';
import { french } from '../text/fr.ts';
import type { Lexicon } from '../text/lexicon.ts';
import type { TableWords } from './words.ts';
import { tableWords } from './words.ts';

export interface Names {
  readonly t: TableWords;
  readonly lexicon: Lexicon;
  /** "Margaret", "the Abbess". */
  name(figure: Figure): string;
  area(point: number): string;
  list(names: readonly string[]): string;
}

export function namesFor(language: 'en' | 'fr', view: View): Names {
  const lexicon = language === 'fr' ? french : english;
  return {
    t: tableWords[language],
    lexicon,
    name: (figure) =>
      figure < FIRST_NOVICE
        ? lexicon.guards[figure === 0 ? 0 : 1]
        : NOVICE_NAMES[noviceOf(view, figure).cell],
    area: (point) => lexicon.areas[areaOf(point)],
    list: lexicon.list,
  };
}

export type Props = BoardProps<Nuns>;
export type NoteProps = NotebookProps<Nuns>;

export interface NoteSetting extends Names {
  readonly props: NoteProps;
}

export interface Setting extends Names {
  readonly props: Props;
}
