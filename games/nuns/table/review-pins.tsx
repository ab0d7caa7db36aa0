/** What a review points at on the plan: points, and ways from point to point. */

import { type Camera, type PinPlace, Pins } from '@conclave/kit';
import { POINTS } from '../rules/convent.ts';
import { placeOf } from './geometry.tsx';
import type { Props } from './setting.ts';

type PinsOf = Pick<Props, 'pins' | 'tapping'>;

const isPoint = (point: unknown): point is number =>
  typeof point === 'number' && point >= 1 && point <= POINTS;

function placeOfPin({ at }: Props['pins'][number]): PinPlace | null {
  if (isPoint(at)) return { at: placeOf(at) };
  const way = Array.isArray(at) ? at.filter(isPoint).map(placeOf) : [];
  const end = way.at(-1);
  return end ? { at: end, way } : null;
}

export function ReviewPins({ pins, tapping, camera }: PinsOf & { camera: Camera }) {
  return <Pins pins={pins} tapping={tapping} camera={camera} tapSize={52} placeOf={placeOfPin} />;
}
