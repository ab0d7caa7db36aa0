/** A medallion that only its player sees, at the own key or wish, pointing to its point. */

import type { ComponentChildren } from 'preact';
import type { Spot } from '../../rules/plan.ts';
import { SPOTS } from '../geometry.tsx';

export function SecretMedal({
  at: [x, y],
  point,
  children,
}: {
  at: Spot;
  point: number;
  children: ComponentChildren;
}) {
  const [px, py] = SPOTS[point];
  const towards = Math.atan2(py - y, px - x);
  const spot = (angle: number, far: number) =>
    `${(Math.cos(angle) * far).toFixed(1)} ${(Math.sin(angle) * far).toFixed(1)}`;
  const beak = (low: number, high: number) =>
    `M${spot(towards - 0.5, low)}L${spot(towards, high)}L${spot(towards + 0.5, low)}Z`;
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={58} fill="url(#nr-lapis)" />
      <path d={beak(28, 44)} fill="#24508f" stroke="#0d1636" stroke-width={5} stroke-linejoin="round" />
      <circle r={32} fill="#24508f" stroke="#0d1636" stroke-width={4} />
      <path d={beak(27, 42)} fill="#24508f" />
      <circle
        r={27}
        fill="none"
        stroke="#eaf2ff"
        stroke-width={4}
        stroke-dasharray="0 8.5"
        stroke-linecap="round"
      />
      {children}
    </g>
  );
}
