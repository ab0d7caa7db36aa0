/** The walls of a zone: its half of every joint, and the cross walls between squares that are not joined. */

import { FACTS } from '../../rules/board.ts';
import {
  arc,
  areJoinedForEver,
  at,
  JOINTS,
  NOTCH,
  spanOf,
  spanOfSquare,
  squaresOf,
  ZONE_SHAPES,
} from '../geometry.ts';

/** How far a half-wall's middle lies from its joint, and how much wider than the opening its gap is. */
const HALF = 3.4;
const POST = 3.5;

function ringWall(radius: number, gaps: readonly number[], half: number): string {
  if (gaps.length === 0)
    return `M0 ${-radius}A${radius} ${radius} 0 1 1 0 ${radius}A${radius} ${radius} 0 1 1 0 ${-radius}`;
  const wide = spanOf(half + POST, radius);
  const inOrder = [...gaps].sort((a, b) => a - b);
  return inOrder
    .map((gap, i) => arc(radius, gap + wide, (inOrder[i + 1] ?? inOrder[0] + 360) - wide))
    .join('');
}

export function wallLine(zone: number): string {
  const { inner, outer } = ZONE_SHAPES[zone];
  const squares = squaresOf(zone);
  const gaps = (side: 'in' | 'out') =>
    squares.flatMap((square) => FACTS[square][side].map((sector) => sector * NOTCH));
  const outermost = ZONE_SHAPES.length - 1;
  const rings = [
    zone < outermost ? ringWall(outer - HALF, gaps('out'), JOINTS[zone].half) : '',
    zone > 0 ? ringWall(inner + HALF, gaps('in'), JOINTS[zone - 1].half) : '',
  ];
  const across = squares.flatMap((square, i) => {
    if (areJoinedForEver(square, squares[(i + 1) % squares.length])) return [];
    const angle = spanOfSquare(square)[1];
    return [
      `M${at(zone > 0 ? inner + HALF : 24, angle)}L${at(zone < outermost ? outer - HALF : outer, angle)}`,
    ];
  });
  return [...rings, ...across].join('');
}

const LINES = ZONE_SHAPES.map((_shape, zone) => wallLine(zone));

/** `held`: in the hand, its edge is gold. */
export function Walls({ zone, held = false }: { zone: number; held?: boolean }) {
  const d = LINES[zone];
  const turns = ZONE_SHAPES[zone].part !== null;
  return (
    <g fill="none" stroke-linecap="round" stroke-linejoin="round">
      <path d={d} stroke="#060a16" stroke-width="15" opacity="0.28" />
      <path d={d} stroke="var(--sl-ink)" stroke-width="9.6" />
      {turns ? (
        <>
          <path d={d} stroke="var(--silver2)" stroke-width="5.8" />
          <path d={d} stroke="var(--silver)" stroke-width="3.4" />
          <path d={d} stroke="var(--silver2)" stroke-width="1.5" stroke-dasharray=".1 9" />
        </>
      ) : (
        <>
          <path d={d} stroke="var(--stone3)" stroke-width="5.8" />
          <path
            d={d}
            stroke="var(--stone)"
            stroke-width="5.8"
            stroke-linecap="butt"
            stroke-dasharray="8.4 1.6"
          />
          <path
            d={d}
            stroke="var(--stone2)"
            stroke-width="2.2"
            stroke-linecap="butt"
            stroke-dasharray="8.4 1.6"
          />
        </>
      )}
      {held && <path d={d} stroke="#ffd977" stroke-width="3.2" />}
    </g>
  );
}
