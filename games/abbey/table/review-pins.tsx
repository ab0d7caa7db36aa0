/** What a review points at on the plan: rooms, and the pawns of players. */

import { isIndex, type Pin } from '@conclave/engine';
import { type Camera, type PinPlace, Pins } from '@conclave/kit';
import { ROOMS } from '../rules/rooms.ts';
import { PLACES } from './layout.ts';
import { pawnsOf } from './plan.tsx';
import type { Props } from './setting.ts';

/** So far over the feet of a pawn. */
const HEAD = 74;

export function ReviewPins({
  pins,
  tapping,
  view,
  camera,
}: Pick<Props, 'pins' | 'tapping' | 'view'> & { camera: Camera }) {
  const pawns = new Map(pawnsOf(view, null).map(({ id, at }) => [id, at]));
  const placeOf = ({ at, as }: Pin): PinPlace | null => {
    if (as === 'place')
      return isIndex(at, ROOMS) ? { at: PLACES[at].tag, outline: PLACES[at].outline } : null;
    const pawn = as === 'disc' ? pawns.get(`pawn-${at}`) : undefined;
    return pawn ? { at: { x: pawn.x, y: pawn.y - HEAD } } : null;
  };
  return <Pins pins={pins} tapping={tapping} camera={camera} placeOf={placeOf} />;
}
