/** What a review points at in the abbey: a number on a room. */

import type { Pin } from '@conclave/engine';
import { type PinPlace, Pins } from '@conclave/kit';
import { LAYOUT, outlinePath, type Point } from './layout.ts';
import type { Props } from './setting.ts';

/** Of the abbey in its sheet. */
export function ReviewPins({ pins, tapping, at: corner }: Pick<Props, 'pins' | 'tapping'> & { at: Point }) {
  const placeOf = ({ at }: Pin): PinPlace | null => {
    const room = LAYOUT.rooms.find(({ id }) => id === at);
    if (!room) return null;
    const outline = room.outline.map(([x, y]) => [x + corner.x, y + corner.y] as const);
    return {
      at: { x: room.badge.x + corner.x, y: room.badge.y + corner.y },
      outline: outlinePath(outline),
    };
  };
  return <Pins pins={pins} tapping={tapping} placeOf={placeOf} />;
}
