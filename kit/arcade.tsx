/**
 * The house of a game before a match: one window a chair. It is lit with a figure when the chair is taken, dark and
 * dashed when it is free, gold when it is about to be taken. A game brings its wall, its light and its figures.
 */

import type { OptionValue, Seat } from '@conclave/engine';
import type { ComponentChild, ComponentChildren } from 'preact';

export interface ArcadeChair {
  readonly seat: Seat;
  readonly state: 'taken' | 'free' | 'chosen';
  /** Empty where nobody sits. */
  readonly name: string;
}

/** One row of the house; what is dealt with the match is not shown. */
export interface ArcadeProps {
  readonly chairs: readonly ArcadeChair[];
  /** Windows a row has room for. */
  readonly columns: number;
  /** Chairs in all rows. */
  readonly seats: number;
  readonly options: Readonly<Record<string, OptionValue>>;
}

export type Arcade = (props: ArcadeProps) => ComponentChild;

export const ARCADE = { width: 812, height: 322, ground: 296 } as const;
/** A window where there is room for it; figures are drawn for this size, feet at the origin. */
const WINDOW = { width: 158, height: 208 } as const;
const GOLD = '#f4d58a';
const PATH_DECIMALS = 10;

interface House {
  /** Of the game: names of gradients are shared by the whole page. */
  readonly id: string;
  readonly ink: string;
  readonly stone: string;
  readonly edge: string;
  /** The light within, from its middle outwards. */
  readonly light: readonly [string, string];
  readonly dark: string;
  /** Dashes and sign of a free window. */
  readonly pale: string;
  /** Everything behind the windows. */
  readonly wall: ComponentChildren;
  /** The outline of an opening as path data; without it a round arch. */
  opening?(x: number, width: number, height: number): string;
  /** In a lit window, behind the figure: bars, glass. Drawn as for a window at 0,0. */
  readonly glass?: ComponentChildren;
  figure(chair: ArcadeChair): ComponentChild;
}

const { width: WIDTH, height: HEIGHT, ground: GROUND } = ARCADE;

const short = (value: number) => Math.round(value * PATH_DECIMALS) / PATH_DECIMALS;

function roundArch(x: number, width: number, height: number): string {
  const [half, left] = [width / 2, short(x - width / 2)];
  const spring = short(GROUND - height + half);
  return `M${left} ${GROUND}V${spring}A${half} ${half} 0 0 1 ${short(x + half)} ${spring}V${GROUND}Z`;
}

export function ArcadeRow({
  chairs,
  columns,
  house,
}: Pick<ArcadeProps, 'chairs' | 'columns'> & { house: House }) {
  const step = WIDTH / columns;
  return (
    <svg
      class="arcade"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <defs>
        <radialGradient id={`${house.id}-arcade-light`} cx="50%" cy="45%" r="75%">
          <stop offset="0" stop-color={house.light[0]} />
          <stop offset="1" stop-color={house.light[1]} />
        </radialGradient>
      </defs>
      {house.wall}
      {chairs.map((chair, at) => (
        <Window key={chair.seat} chair={chair} x={step * (at + 0.5)} step={step} house={house} />
      ))}
      <rect
        x={1.5}
        y={1.5}
        width={WIDTH - 3}
        height={HEIGHT - 3}
        fill="none"
        stroke="#2b2118"
        stroke-width={3}
      />
      <rect
        x={6}
        y={6}
        width={WIDTH - 12}
        height={HEIGHT - 12}
        fill="none"
        stroke="#c9972f"
        stroke-width={1.5}
      />
    </svg>
  );
}

interface WindowProps {
  readonly chair: ArcadeChair;
  readonly x: number;
  readonly step: number;
  readonly house: House;
}

function Window({ chair, x, step, house }: WindowProps) {
  const { ink, stone, edge, dark, pale, opening = roundArch } = house;
  const width = Math.min(WINDOW.width, step - 44);
  const height = Math.min(WINDOW.height, width * (WINDOW.height / WINDOW.width));
  const scale = short(width / WINDOW.width);
  const hole = opening(x, width, height);
  const chosen = chair.state === 'chosen';
  const middle = GROUND - height * 0.46;
  return (
    <g>
      <path d={opening(x, width + 20, height + 10)} fill={stone} stroke={ink} stroke-width={2.6} />
      <path d={opening(x, width + 12, height + 6)} fill="none" stroke={edge} stroke-width={1.6} />
      {chair.state === 'taken' ? (
        <>
          <path d={hole} fill={`url(#${house.id}-arcade-light)`} stroke={ink} stroke-width={2.6} />
          <g transform={`translate(${x} ${GROUND}) scale(${scale})`}>
            {house.glass}
            {house.figure(chair)}
          </g>
        </>
      ) : (
        <>
          <path
            d={hole}
            fill={dark}
            stroke={chosen ? GOLD : pale}
            stroke-width={chosen ? 4 : 2.4}
            stroke-dasharray={chosen ? undefined : '6 5'}
          />
          {chosen && (
            <path
              d={opening(x, width + 34, height + 18)}
              fill="none"
              stroke={GOLD}
              stroke-width={2}
              opacity={0.8}
            />
          )}
          <path
            d={`M${x - 14} ${middle}H${x + 14}M${x} ${middle - 14}V${middle + 14}`}
            stroke={chosen ? GOLD : pale}
            stroke-width={4}
            stroke-linecap="round"
          />
        </>
      )}
      <rect
        x={x - width / 2 - 16}
        y={GROUND}
        width={width + 32}
        height={12}
        rx={2}
        fill={stone}
        stroke={ink}
        stroke-width={2.6}
      />
    </g>
  );
}

/** Lines of a wall of blocks, from one height down to the sill. */
export function courses(from: number, height: number, length: number): string {
  const rows = Math.ceil((HEIGHT - from) / height);
  return Array.from({ length: rows }, (_none, row) => {
    const y = from + row * height;
    const joints = Array.from(
      { length: Math.ceil(WIDTH / length) },
      (_no, at) => `M${at * length + (row % 2) * (length / 2)} ${y}v${height}`,
    );
    return `M0 ${y}H${WIDTH}${joints.join('')}`;
  }).join('');
}
