/** A cell whose colour is not in play (AB-44): bare flagstones, a bedstead without blanket, a cobweb. */

import type { Point, Size } from '@conclave/kit';
import { PLACES } from './layout.ts';

/** Half of a wall, in units of the plan. */
const WALL = 7.5;
const COURSE = 15;

export function VacantCell({ room }: { readonly room: number }) {
  const floor = inside(PLACES[room].box);
  const { x, y, width } = floor;
  const [bedX, bedY] = [x + 5, y + 6];
  const corner = x + width;
  return (
    <g class="ab-vacant">
      <rect {...floor} class="ab-vacant-floor" />
      <path d={joints(floor)} class="ab-vacant-joints" />
      <path d={`M${bedX} ${bedY}h22v38h-22z`} class="ab-vacant-bed" />
      <path
        d={`M${bedX} ${bedY + 8}h22m-22 9h22m-22 9h22m-22 7h22`}
        fill="none"
        stroke="#5d4326"
        stroke-width="1.800"
      />
      <path
        d={`M${corner} ${y}l-26 20M${corner} ${y}l-12 26M${corner} ${y}l-22 4M${corner - 9} ${y}q1 6 9 9M${corner - 17} ${y}q3 13 17 18M${corner - 25} ${y + 1}q6 18 24 26`}
        class="ab-vacant-web"
      />
    </g>
  );
}

function inside({ x, y, width, height }: Point & Size): Point & Size {
  return { x: x + WALL, y: y + WALL, width: width - 2 * WALL, height: height - 2 * WALL };
}

/** Flagstones in courses, the joints of every second one set off. */
function joints({ x, y, width, height }: Point & Size): string {
  const courses = Array.from({ length: Math.ceil(height / COURSE) }, (_none, i) => i * COURSE);
  return courses
    .map((top, i) => {
      const down = Math.min(COURSE, height - top);
      const uprights = [10, 40, 70].map((at) => at + (i % 2) * 15).filter((at) => at < width);
      return `M${x} ${y + top}h${width}${uprights.map((at) => `M${x + at} ${y + top}v${down}`).join('')}`;
    })
    .join('');
}
