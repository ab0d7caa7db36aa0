/** Captures as beads of a rosary, each with the emblem of whoever was caught. */

import { INK } from '../ground/draw.ts';
import { EmblemShape } from '../pieces/emblem.tsx';
import type { TableWords } from '../words.ts';

const WIDTH = 210;
const CORD = WIDTH - 30;
const FIRST = 22;

interface RosaryProps {
  /** Cells of those caught, in order. */
  readonly caught: readonly number[];
  readonly captures: number;
  readonly needed: number;
  readonly words: TableWords;
}

export function Rosary({ caught, captures, needed, words }: RosaryProps) {
  const gap = Math.min(32, (WIDTH - 70) / Math.max(1, needed - 1));
  const size = Math.min(10.5, gap / 2 + 2);
  return (
    <svg
      class="nr-rosary"
      viewBox={`0 0 ${WIDTH} 32`}
      role="img"
      aria-label={words.caughtOf(captures, needed)}
      data-help={words.help.bead}
      data-help-title={words.caughtOf(captures, needed)}
    >
      <path d={`M6 14Q${WIDTH / 2} 26 ${CORD} 14`} fill="none" stroke="#8a734a" stroke-width={2} />
      {Array.from({ length: needed }, (_none, i) => {
        const x = FIRST + i * gap;
        const y = 14 + 5.5 * Math.sin((Math.PI * x) / CORD);
        const cell = caught[i];
        return (
          <g key={`bead ${FIRST + i}`} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
            {i < captures ? (
              <g class="nr-bead">
                <circle r={size} fill="#b3361e" stroke={INK} stroke-width={2} />
                {cell !== undefined && <EmblemShape cell={cell} size={size * 0.48} />}
              </g>
            ) : (
              <circle
                r={size - 2}
                fill="var(--nr-bead)"
                stroke="#8a734a"
                stroke-width={2}
                stroke-dasharray="3 2.5"
              />
            )}
          </g>
        );
      })}
      {[INK, '#dcae45'].map((tone, i) => (
        <path
          key={tone}
          d={`M${WIDTH - 20} 6V30M${WIDTH - 27} 13H${WIDTH - 13}`}
          stroke={tone}
          stroke-width={i === 0 ? 7 : 3.4}
          stroke-linecap="round"
        />
      ))}
    </svg>
  );
}
