/** The most urgent other table that waits for whoever sits at this one. */

import { dueTables, type OwnTable } from '../sources/own-tables.ts';
import type { TableSource } from '../sources/source.ts';
import type { Occasion } from './table-title.ts';

type Here = Pick<TableSource, 'info' | 'handover'>;

/**
 * Of the server's tables alone: at one of this device nobody waits. Nothing in lessons and replays, nor behind a
 * curtain, where somebody else may sit before the screen.
 */
export function waitingElsewhere({ info, handover }: Here, occasion: Occasion): OwnTable | null {
  const here = info.value?.id;
  if (occasion !== 'match' || here === undefined || handover.value?.curtain) return null;
  return dueTables.value.find(({ id, place }) => place === 'online' && id !== here) ?? null;
}
