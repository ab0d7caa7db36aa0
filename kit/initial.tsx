/** A game's sign: its illuminated initial, gold on the game's colour with a curl of vine. */

/** As a game's manifest has it: the same in every language. */
export interface GameSign {
  /** @example 'N' */
  readonly letter: string;
  /** The colour of the game. @example '#2b2a5e' */
  readonly ground: string;
  readonly vine: string;
}

export interface InitialProps {
  readonly sign: GameSign;
  /** In pixels. @default 34 */
  readonly size?: number;
}

/** The game’s name stands beside it. */
export function Initial({ sign: { letter, ground, vine }, size = 34 }: InitialProps) {
  return (
    <svg class="game-initial" width={size} height={size} viewBox="0 0 60 60" aria-hidden="true">
      <rect
        x="1.5"
        y="1.5"
        width="57"
        height="57"
        rx="3"
        fill="#c9972f"
        stroke="#2b2118"
        stroke-width="2.4"
      />
      <rect x="6" y="6" width="48" height="48" fill={ground} stroke="#2b2118" stroke-width="1.6" />
      <g fill="none" stroke={vine} stroke-width="1.8" stroke-linecap="round" opacity="0.8">
        <path d="M10 50C20 46 16 36 10 38M50 10C40 14 44 24 50 22M10 12C18 10 20 18 14 20M50 48C42 50 40 42 46 40" />
      </g>
      <circle cx="13" cy="29" r="2" fill={vine} />
      <circle cx="47" cy="31" r="2" fill={vine} />
      <text class="game-initial-letter" x="30" y="45.5">
        {letter}
      </text>
    </svg>
  );
}
