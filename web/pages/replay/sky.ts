/** The turns and seals of a replay: from what the gallery was told, so the same for all eyes. */

import { isHouseEvent } from '@conclave/engine';
import type { ReplaySource } from '../../sources/replay.ts';
import type { TableController } from '../../table/control/controller.ts';
import type { SkySeal, SkyTurn } from './night-sky.tsx';

const ONES = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'] as const;
const TENS = ['', 'X', 'XX', 'XXX', 'XL', 'L', 'LX', 'LXX', 'LXXX', 'XC'] as const;

/** Up to 399; a match has fewer turns. */
export function numeral(number: number): string {
  const hundreds = 'C'.repeat(Math.floor(number / 100));
  return `${hundreds}${TENS[Math.floor(number / 10) % 10]}${ONES[number % 10]}`;
}

export function skyOf(
  source: ReplaySource,
  control: TableController,
): { readonly turns: readonly SkyTurn[]; readonly seals: readonly SkySeal[] } {
  const sky = control.table?.sky;
  const story = source.story.value;
  if (!sky || !story) return { turns: [], seals: [] };
  const turns: SkyTurn[] = [];
  const seals: SkySeal[] = [];
  for (const [number, event] of story.told.entries()) {
    if (isHouseEvent(event)) continue;
    const at = source.entryOf(number);
    if (event.type === sky.turn) turns.push({ at, label: numeral(turns.length + (sky.first ?? 1)) });
    const seal = sky.seals[event.type];
    if (seal) seals.push({ ...seal, at, sentence: control.wording.sentence(event) });
  }
  return { turns, seals };
}
