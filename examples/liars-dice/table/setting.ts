/** What all parts of the table share. */

import type { BoardProps, TableSetting } from '@conclave/kit';
import type { LiarsDice } from '../rules/game.ts';
import type { Lifted } from '../rules/state.ts';
import type { TableWords } from './words.ts';

export type Props = BoardProps<LiarsDice>;

export interface Setting extends TableSetting<LiarsDice, TableWords> {
  /** The cups of the last round, until somebody bids again; `null`: the cups stand on their dice. */
  readonly open: Lifted | null;
}
