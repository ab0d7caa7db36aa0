/** The drawn way of the player's own novice, with footprints and numbered stops. Only its player sees it. */

import type { Draft } from '../../on-view/planning.ts';
import { SPOTS } from '../geometry.tsx';
import { Eye } from '../pieces/markers.tsx';
import { Footprints } from './footprints.tsx';

interface OwnWayProps {
  readonly from: number;
  readonly draft: Draft;
  /** By point: 1 where a guard sees it. */
  readonly seen: Uint8Array;
}

export function OwnWay({ from, draft, seen }: OwnWayProps) {
  const { way, split } = draft;
  if (way.length === 0) return null;
  const spots = [from, ...way].map((point) => SPOTS[point]);
  const d = `M${spots.map((spot) => spot.join(' ')).join('L')}`;
  return (
    <g class="nr-own-way">
      <path d={d} class="nr-own-under" />
      <path d={d} class="nr-own-line" />
      <Footprints spots={spots} />
      {way.map((point, i) => {
        const [x, y] = SPOTS[point];
        const last = i === way.length - 1;
        const rests = split !== null && i === split - 1;
        const large = last || rests;
        return (
          <g key={`${i + 1}. ${point}`} transform={`translate(${x} ${y})`}>
            <circle r={large ? 19 : 12.5} class="nr-own-stop" />
            <text y={1} font-size={large ? 25 : 17} class="nr-own-number">
              {split !== null && i >= split ? i + 1 - split : i + 1}
            </text>
            {large && <circle r={25} class={rests && !last ? 'nr-own-end rest' : 'nr-own-end'} />}
            {seen[point] === 1 && (
              <g transform={large ? 'translate(24 -24)' : 'translate(17 -17)'}>
                <Eye scale={large ? 1.1 : 0.85} />
              </g>
            )}
            {!large && (
              <text y={-24} class="nr-number strong">
                {point}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}
