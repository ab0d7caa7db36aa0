/** Secret Labyrinth: rings of hedge and wall seen from above at night, silver light, lanterns at the gates. */

interface Ring {
  readonly radius: number;
  readonly tone: string;
  /** Degrees at which a gate opens. */
  readonly gates: readonly number[];
}

const RINGS: readonly Ring[] = [
  { radius: 92, tone: '#2c4166', gates: [20, 150, 265] },
  { radius: 68, tone: '#385180', gates: [75, 210, 320] },
  { radius: 44, tone: '#47639a', gates: [0, 130] },
];
const STARS: readonly (readonly [x: number, y: number, size: number])[] = [
  [22, 28, 2],
  [48, 76, 1.4],
  [30, 140, 1.8],
  [296, 32, 2],
  [272, 86, 1.4],
  [300, 150, 1.7],
  [60, 20, 1.2],
  [250, 18, 1.4],
  [14, 100, 1.2],
  [310, 98, 1.2],
];

function polar(degrees: number, radius: number): readonly [number, number] {
  const turn = (degrees * Math.PI) / 180;
  return [radius * Math.cos(turn), radius * Math.sin(turn)];
}

function Lantern({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <circle r="17" fill="#f4d58a" opacity="0.28" />
      <g stroke="#0d1526" stroke-width="1.800" stroke-linejoin="round">
        <path d="M-5 -5H5L6 6H-6Z" fill="#f6dd97" />
        <path d="M-4 -9H4L6 -5H-6ZM-7 6H7V9H-7Z" fill="#c5cfdf" />
        <path d="M0 3C-3 0 -1 -2 0 -4C1 -2 3 0 0 3Z" fill="#d9772c" stroke="none" />
      </g>
    </g>
  );
}

export function SecretLabyrinthCover() {
  return (
    <svg viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="320" height="200" fill="#141f38" />
      {STARS.map(([x, y, size]) => (
        <path
          key={`${x} ${y}`}
          d={`M${x} ${y - 3 * size}L${x + size} ${y}L${x} ${y + 3 * size}L${x - size} ${y}Z`}
          fill="#dfe7f4"
        />
      ))}
      <g transform="translate(160 100)">
        <circle r="98" fill="#1b2a4a" stroke="#0d1526" stroke-width="2" />
        {RINGS.map(({ radius, tone, gates }) => (
          <g key={radius} fill="none">
            <circle r={radius} stroke="#0d1526" stroke-width="17" />
            <circle r={radius} stroke={tone} stroke-width="13" />
            <circle r={radius + 3} stroke="#aebdd6" stroke-width="1.500" stroke-dasharray="9 5 3 5" />
            {gates.map((gate) => {
              const [x, y] = polar(gate, radius);
              return (
                <g key={gate} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${gate})`}>
                  <path d="M-10 -11H10V11H-10Z" fill="#1b2a4a" />
                  <path d="M-10 -11H10M-10 11H10" stroke="#c5cfdf" stroke-width="3" />
                </g>
              );
            })}
          </g>
        ))}
        <circle r="26" fill="#223358" stroke="#0d1526" stroke-width="2" />
        <circle r="21" fill="none" stroke="#c5cfdf" stroke-width="1.500" stroke-dasharray="3 3" />
        <g stroke="#0d1526" stroke-width="2" stroke-linejoin="round">
          <path d="M0 -15L11 -5L0 16L-11 -5Z" fill="#dfe7f4" />
          <path d="M-11 -5H11L0 16Z" fill="#9fb2d2" />
          <path d="M-4 -5L0 16L4 -5L0 -15Z" fill="#f3f6fb" />
        </g>
        {RINGS.map(({ radius, gates }) => {
          const [x, y] = polar(gates[0] + 28, radius);
          return <Lantern key={radius} x={x} y={y} />;
        })}
        <Lantern x={-60} y={58} />
      </g>
      <g stroke="#0d1526" stroke-width="2" stroke-linejoin="round">
        <path
          d="M262 62C262 38 284 26 300 34C288 36 280 48 284 62C288 74 300 78 308 74C296 88 262 86 262 62Z"
          fill="#dfe7f4"
        />
        <path d="M18 200C18 176 26 160 34 158C42 160 50 176 50 200Z" fill="#7d2f3d" />
        <path d="M28 170C28 162 40 162 40 170C40 177 37 180 34 180C31 180 28 177 28 170Z" fill="#e6bd92" />
        <path d="M286 200C286 182 292 168 298 166C304 168 312 182 312 200Z" fill="#2f7a63" />
        <path
          d="M293 177C293 170 303 170 303 177C303 183 301 185 298 185C295 185 293 183 293 177Z"
          fill="#e6bd92"
        />
      </g>
    </svg>
  );
}
