/** What a review points at in the hall: a number at a card, wherever it lies. */

import type { Pin } from '@conclave/engine';
import { type PinPlace, Pins } from '@conclave/kit';
import type { Card } from '../rules/deck.ts';
import type { Box } from './layout/arrangement.ts';
import type { Setting } from './setting.ts';

/** At its upper right corner, so that its statuettes are seen. */
const cornerOf = ({ x, y, w }: Box): PinPlace => ({ at: { x: x + w - 6, y: y + 6 } });

export function ReviewPins({ setting }: { readonly setting: Setting }) {
  const { pins, tapping } = setting.props;
  const placeOf = ({ at, as }: Pin): PinPlace | null => {
    const box = as === 'card' && typeof at === 'number' ? boxOf(setting, at) : null;
    return box && cornerOf(box);
  };
  return <Pins pins={pins} tapping={tapping} placeOf={placeOf} />;
}

/** `null`: it lies in a pile, or folded away. */
function boxOf({ props: { view }, arrangement, own }: Setting, card: Card): Box | null {
  const { bays, stele, pair } = arrangement;
  const sections = [
    ...bays,
    ...(own !== null && stele ? [{ seat: own, rows: stele.rows, pair, combination: null }] : []),
  ];
  for (const { seat, rows, pair: fronts, combination } of sections) {
    const { front, combination: stands } = view.players[seat];
    const aside = view.aside.filter((one) => one.seat === seat).slice(-rows.length || undefined);
    const row = rows.at(aside.findIndex((one) => one.card === card));
    if (row && aside.some((one) => one.card === card)) return row.card;
    const place = front.indexOf(card);
    if (place >= 0) return fronts?.[place] ?? null;
    if (combination && stands !== null && stands === card) return combination;
  }
  return null;
}
