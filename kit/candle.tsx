/** A candle that burns down: what is left of a turn. It never stands alone; words or figures beside it say the same. */

/** Below this share time is short: the candle and its figures are vermilion. */
export const SHORT_TIME = 0.15;

interface CandleProps {
  /** From 1 to 0. */
  readonly left: number;
  readonly height?: number;
}

export function Candle({ left, height = 44 }: CandleProps) {
  const share = Math.max(0, Math.min(1, left));
  const foot = height - 4;
  const top = foot - (6 + (height - 22) * share);
  const isShort = share < SHORT_TIME;
  return (
    <svg
      class="candle"
      width={22}
      height={height}
      viewBox={`0 0 22 ${height}`}
      aria-hidden="true"
      data-short={isShort ? true : undefined}
    >
      <g stroke="#2b2118" stroke-width="1.800" stroke-linejoin="round">
        <path d={`M1.500 ${foot}H20.500L18 ${height - 1}H4Z`} fill="#b8862b" />
        <path d={`M6 ${foot}V${top}H16V${foot}Z`} fill={isShort ? '#f0c9b4' : '#fbf5e6'} />
        <path
          d={`M11 ${top - 2}C6.500 ${top - 5} 9 ${top - 9} 11 ${top - 13}C13 ${top - 9} 15.500 ${top - 5} 11 ${top - 2}Z`}
          fill={isShort ? '#e0552f' : '#f7c948'}
        />
      </g>
    </svg>
  );
}
