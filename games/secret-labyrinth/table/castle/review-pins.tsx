/** What a review points at in the castle: squares, ways over them, and the parts that turn. */

import { isIndex, type Pin } from '@conclave/engine';
import { type PinPlace, Pins } from '@conclave/kit';
import { FACTS, type Square } from '../../rules/board.ts';
import { disc, middlePoint, polar, wholeRing, ZONE_SHAPES } from '../geometry.ts';
import type { Props } from '../setting.ts';
import { moved, onSheet, ZONE_OF_PART } from './sheet.ts';

/** Where the number of notches stands on a part: beside the numeral of the castle's left half. */
const ANGLE = 285;

const isSquare = (square: unknown): square is Square => isIndex(square, FACTS.length);

function partPlace(part: number): PinPlace {
  const { inner, outer } = ZONE_SHAPES[ZONE_OF_PART[part]];
  return {
    at: onSheet(polar((inner + outer) / 2, ANGLE)),
    outline: moved(part === 0 ? disc(outer) : wholeRing(inner, outer)),
  };
}

export function ReviewPins({ pins, tapping, view }: Pick<Props, 'pins' | 'tapping' | 'view'>) {
  const middle = (square: Square) => onSheet(middlePoint(square, view.turned));
  const placeOf = ({ at, as }: Pin): PinPlace | null => {
    if (as === 'disc') return isIndex(at, ZONE_OF_PART.length) ? partPlace(at) : null;
    if (isSquare(at)) return { at: middle(at) };
    const way = Array.isArray(at) ? at.filter(isSquare).map(middle) : [];
    const end = way.at(-1);
    return end ? { at: end, way } : null;
  };
  return <Pins pins={pins} tapping={tapping} placeOf={placeOf} />;
}
