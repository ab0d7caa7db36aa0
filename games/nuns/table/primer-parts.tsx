/** The convent at night, as the pictures of the primer need it. */

import { planks, tiles } from './primer-floor.ts';

const NIGHT = '#11102a';

interface PlanksProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly fill?: string;
  readonly line?: string;
}

export function Planks({ x, y, width, height, fill = '#4b3450', line = '#3d2942' }: PlanksProps) {
  return (
    <>
      <rect x={x} y={y} width={width} height={height} fill={fill} />
      <path d={planks(x, y, width, height)} stroke={line} stroke-width={2} fill="none" />
    </>
  );
}

export function Tiles({ fill = '#4a4272', other = '#544b80' }: { fill?: string; other?: string }) {
  return (
    <>
      <rect width={320} height={180} fill={fill} />
      <path d={TILES} fill={other} />
    </>
  );
}

const TILES = tiles(320, 180, 20);

export function Wall({ y, height }: { y: number; height: number }) {
  return (
    <>
      <rect x={-4} y={y} width={328} height={height} fill="#6a6fb5" stroke={NIGHT} stroke-width={2} />
      <path d={`M-2 ${y + 2.5}H322`} stroke="#8f93d3" stroke-width={2} />
    </>
  );
}

export function Points({ at }: { at: readonly (readonly [number, number])[] }) {
  return (
    <g fill="#e9e7f7" stroke={NIGHT} stroke-width={2}>
      {at.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={6} />
      ))}
    </g>
  );
}

/** Where a path ends. */
export function HexEnd({ x, y }: { x: number; y: number }) {
  return (
    <path d={`M${x} ${y - 12}l10 6v12l-10 6l-10 -6v-12Z`} fill={NIGHT} stroke="#fff3cf" stroke-width={2} />
  );
}

/** Lamplight, as a paint. */
export function Lamp({
  id,
  x,
  y,
  r,
  strength = 0.85,
}: {
  id: string;
  x: number;
  y: number;
  r: number;
  strength?: number;
}) {
  return (
    <radialGradient id={`nr-primer-${id}`} gradientUnits="userSpaceOnUse" cx={x} cy={y} r={r}>
      <stop offset="0" stop-color="#ffe9a8" stop-opacity={strength} />
      <stop offset="1" stop-color="#ffc861" stop-opacity="0" />
    </radialGradient>
  );
}
