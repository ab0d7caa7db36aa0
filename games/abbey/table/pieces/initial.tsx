/** An inhabited initial: letter, colour, sign and beast of a player; in rays while it is their turn. */

import { LIVERIES } from '../colours.ts';

const RAYS = Array.from({ length: 24 }, (_none, i) => i * 15);
const TENDRILS =
  'M-23 23C-27 0 -9 -6 -12 -21M23 -23C12 -12 20 6 6 23M-21 -6c6 2 8 -4 4 -6M13 -3c8 0 8 -8 3 -8M-3 16c-2 -6 5 -9 8 -5';

interface InitialProps {
  readonly letter: string;
  readonly colour: number;
  readonly size: number;
  readonly active?: boolean;
}

/** The letter is written by the style sheet between ground and beast: what stands in a button is its name alone. */
export function Initial({ letter, colour, size, active = false }: InitialProps) {
  const { fill, sign } = LIVERIES[colour];
  return (
    <span class="ab-initial" style={{ '--natural': `${size}px` }} data-letter={letter}>
      <svg viewBox="-29 -29 58 58" aria-hidden="true">
        {active && (
          <g class="ab-rays">
            {RAYS.map((turn) => (
              <path key={turn} d="M0 -33L2.800 -42L-2.800 -42Z" transform={`rotate(${turn}) scale(1.14)`} />
            ))}
          </g>
        )}
        <rect
          x="-29"
          y="-29"
          width="58"
          height="58"
          rx="3"
          fill="#d9a441"
          stroke="#2b2118"
          stroke-width="2"
        />
        <rect x="-25" y="-25" width="50" height="50" rx="2" fill={fill} stroke="#2b2118" stroke-width="1.5" />
        <path
          d={TENDRILS}
          fill="none"
          stroke="rgb(251 245 230 / 0.75)"
          stroke-width="1.2"
          stroke-linecap="round"
        />
      </svg>
      <svg viewBox="-29 -29 58 58" aria-hidden="true">
        <use href={`#ab-beast-${colour}`} x="-9" y="-13" width="46" height="43.600" />
        <g transform="translate(-20 -20) scale(0.8)">
          <circle r="8.500" fill={fill} stroke="#2b2118" stroke-width="1.600" />
          <path d={sign} fill="#fbf5e6" stroke="#2b2118" stroke-width="1.200" transform="scale(0.72)" />
        </g>
      </svg>
    </span>
  );
}
