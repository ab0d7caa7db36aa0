/** Bare feet along a way, left and right in turn. */

import type { Spot } from '../../rules/plan.ts';

const SOLE =
  'M0 8C-4 8 -3.500 2 -3.500 0C-4.800 -4 -3.500 -7 0 -7C3.500 -7 4.800 -4 3.500 0C3.500 2 4 8 0 8Z';
const TOES = 'M-3.500 -9.500h0M0 -10.600h0M3.500 -9.500h0';
const GAP = 24;
const FIRST = 34;
const ASIDE = 7;

export function Footprints({ spots }: { spots: readonly Spot[] }) {
  return (
    <g fill="#eaf2ff" stroke-linecap="round">
      {printsAlong(spots).map(({ x, y, turn }) => (
        <g
          key={`${x.toFixed()} ${y.toFixed()}`}
          transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)}) scale(1.15)`}
        >
          <path d={SOLE} stroke="#0d1636" stroke-width={2.2} paint-order="stroke" />
          <path d={TOES} stroke="#eaf2ff" stroke-width={3} />
        </g>
      ))}
    </g>
  );
}

function printsAlong(spots: readonly Spot[]): { x: number; y: number; turn: number }[] {
  const prints: { x: number; y: number; turn: number }[] = [];
  let side = ASIDE;
  let carried = FIRST;
  for (let i = 1; i < spots.length; i++) {
    const [[ax, ay], [bx, by]] = [spots[i - 1], spots[i]];
    const length = Math.hypot(bx - ax, by - ay);
    const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
    let far = carried;
    for (; far < length - 4; far += GAP) {
      prints.push({
        x: ax + ux * far - uy * side,
        y: ay + uy * far + ux * side,
        turn: (Math.atan2(uy, ux) * 180) / Math.PI + 90,
      });
      side = -side;
    }
    carried = Math.max(4, far - length);
  }
  return prints;
}
