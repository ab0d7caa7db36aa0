/**
 * What a review points at, over the board. A lozenge follows from the rules, a disc is a guess, a square is what
 * happened; the colour says it again.
 */

import type { Json, Pin } from '@conclave/engine';
import { useEffect } from 'preact/hooks';
import type { Tapping } from '../table.ts';
import type { Camera } from './camera.ts';
import { useBoard } from './context.ts';
import { around, type Point } from './geometry.ts';
import './pins.css';
import { Layer } from './sheet.tsx';
import { Spot } from './target.tsx';

/** Where a pin is drawn, in board units. */
export interface PinPlace {
  readonly at: Point;
  /** A way from its beginning; `at` is where its pin stands. */
  readonly way?: readonly Point[];
  /** SVG path data: the room or the ring that is meant. */
  readonly outline?: string;
}

interface PinsProps {
  readonly pins: readonly Pin[];
  readonly tapping: Tapping | null;
  /** Comes near what is pointed at. */
  readonly camera?: Camera;
  /**
   * Of a place that can be tapped, in board units.
   * @default 44
   */
  readonly tapSize?: number;
  /** `null`: this board cannot show it. */
  placeOf(pin: Pin): PinPlace | null;
}

/** In pixels, at any zoom. */
const RADIUS = 14;
/** Board units round what is pointed at, and pixels a unit at most. */
const MARGIN = 180;
const MAX_SCALE = 0.9;

/**
 * The last thing on a sheet.
 *
 * @example
 * <Pins pins={props.pins} tapping={props.tapping} placeOf={({ at }) => ({ at: POINTS[Number(at)] })} />
 */
export function Pins({ pins, tapping, camera, tapSize = 44, placeOf }: PinsProps) {
  const { camera: own } = useBoard();
  const places = pins.flatMap((pin) => {
    const place = placeOf(pin);
    return place ? [{ pin, place }] : [];
  });
  const key = JSON.stringify(pins);
  useEffect(() => {
    const seen = places.flatMap(({ place: { at, way = [] } }) => [at, ...way]);
    if (camera && seen.length > 0) camera.glideTo(around(seen, MARGIN), { most: MAX_SCALE });
  }, [key]);
  if (places.length === 0 && tapping === null) return null;
  const unit = 1 / own.pose.value.scale;
  return (
    <>
      <Layer class="pins">
        {places.map(({ pin, place: { way, outline } }, number) => (
          <g key={number} data-kind={pin.kind}>
            {outline && <path class="pin-outline" d={outline} />}
            {way && way.length > 1 && <Way points={way} />}
          </g>
        ))}
        {places.map(({ pin, place: { at } }, number) => (
          <g key={number} data-kind={pin.kind} transform={`translate(${at.x} ${at.y}) scale(${unit})`}>
            <PinShape kind={pin.kind} />
            <text y="5" textLength={String(pin.say).length > 3 ? 2 * RADIUS - 6 : undefined}>
              {pin.say}
            </text>
          </g>
        ))}
      </Layer>
      {tapping?.pins.map((pin) => (
        <Tap key={JSON.stringify(pin.at)} pin={pin} place={placeOf(pin)} tapping={tapping} size={tapSize} />
      ))}
    </>
  );
}

function PinShape({ kind }: { readonly kind: Pin['kind'] }) {
  switch (kind) {
    case 'exact':
      return <path class="pin" d={`M0 ${-RADIUS - 4}L${RADIUS + 4} 0L0 ${RADIUS + 4}L${-RADIUS - 4} 0Z`} />;
    case 'belief':
      return <circle class="pin" r={RADIUS} />;
    case 'fact':
      return (
        <rect
          class="pin"
          x={2 - RADIUS}
          y={2 - RADIUS}
          width={2 * RADIUS - 4}
          height={2 * RADIUS - 4}
          rx="3"
        />
      );
  }
}

function Way({ points }: { readonly points: readonly Point[] }) {
  const d = `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;
  return (
    <>
      <path class="pin-casing" d={d} />
      <path class="pin-way" d={d} />
    </>
  );
}

interface TapProps {
  readonly pin: Pin;
  readonly place: PinPlace | null;
  readonly tapping: Tapping;
  readonly size: number;
}

function Tap({ pin, place, tapping, size }: TapProps) {
  if (!place) return null;
  const isTapped = tapping.tapped.some((at) => isSame(at, pin.at));
  return (
    <Spot
      class="pin-tap"
      place={`pin ${JSON.stringify(pin.at)}`}
      at={place.at}
      size={size}
      lit
      picked={isTapped}
      label={String(pin.say)}
      onChoose={() => tapping.tap(pin.at)}
    />
  );
}

const isSame = (one: Json, two: Json) => JSON.stringify(one) === JSON.stringify(two);
