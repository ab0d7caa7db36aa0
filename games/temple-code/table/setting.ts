/** The bundle that all parts of the table share. */

import type { Seat } from '@conclave/engine';
import type { BoardProps, TableSetting } from '@conclave/kit';
import type { Card } from '../rules/deck.ts';
import type { TempleCode } from '../rules/game.ts';
import type { Which } from '../rules/moves.ts';
import type { Between, Niches } from './composition.ts';
import type { Arrangement, Box } from './layout/arrangement.ts';
import { cardInWords } from './names.ts';
import type { Named, TableWords } from './words.ts';

/** One card of a pair, as it is pointed at. */
export interface Pointed {
  readonly from: Seat;
  readonly card: Which;
}

export type Props = BoardProps<TempleCode>;

/** `own`: the owner of the stele. */
export interface Setting extends TableSetting<TempleCode, TableWords> {
  readonly arrangement: Arrangement;
  /** It is the stele of whoever looks. */
  readonly mine: boolean;
  /** What stands in the niches of a declaration; `null`: none is composed or answered. */
  readonly niches: Niches | null;
  /** One's own declaration is being answered: what stands in the niches is said. */
  readonly saying: boolean;
  /** What was told, without a declaration that is still being answered. */
  readonly known: Props['told'];
  /** The card before the idol's brow just now. */
  readonly shown: Card | null;
  readonly pointed: Pointed | null;
  readonly suspects: readonly Card[] | null;
  /** A box of the sheet, or a decoded card, that the notebook points at. */
  readonly lamp: Pick<Between, 'box' | 'row' | 'pale'>;
  pointAt(pick: Pointed | null): void;
  compose(niches: Niches | null): void;
  lightRow(card: Card | null): void;
  /** Opens or folds a rival's decoded cards, where there is little room. */
  openBay(seat: Seat): void;
}

export function nameOf({ props, say }: Setting, seat: Seat): Named {
  const you = seat === props.voice.reader;
  return { you, name: you ? say.you : props.voice.name(seat) };
}

export function inWords({ props }: Setting, card: Card): string {
  return cardInWords(card, props.language);
}

/** Where something stands on the sheet. */
export function put({ x, y, w, h }: Box) {
  return { left: `${x}px`, top: `${y}px`, width: `${w}px`, height: `${h}px` };
}

export const centre = ({ x, y, w, h }: Box) => ({ x: x + w / 2, y: y + h / 2 });
export const sizeOf = ({ w, h }: Box) => ({ width: w, height: h });
