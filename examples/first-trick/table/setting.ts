import type { BoardProps, TableSetting } from '@conclave/kit';
import type { FirstTrick } from '../rules/game.ts';
import type { TableWords } from './words.ts';

export type Props = BoardProps<FirstTrick>;

/** What all parts of the table share. */
export type Setting = TableSetting<FirstTrick, TableWords>;
