/** The scrubber as a night sky: turns as marks of the horizon, seals for the few things that everybody saw. */

import type { NightSeal } from '@conclave/kit';
import { say } from '../../say.ts';
import { layout } from '../../table/layout.ts';

export interface SkyTurn {
  /** The step with which it begins. */
  readonly at: number;
  readonly label: string;
}

export interface SkySeal extends NightSeal {
  readonly at: number;
  /** What was told. */
  readonly sentence: string;
}

interface NightSkyProps {
  readonly at: number;
  readonly end: number;
  readonly turns: readonly SkyTurn[];
  readonly seals: readonly SkySeal[];
  go(at: number): void;
}

/** Of a hundred: seals and labels do not stand nearer to each other. */
/** Behind it there is no room for a label. */
const LAST_LABEL = 0.96;
const ROOM = { wide: 3.4, narrow: 9.5 } as const;

/** Those that have room, the first of them first. */
function withRoom<One extends { readonly at: number }>(
  all: readonly One[],
  end: number,
  room: (one: One) => number,
): readonly One[] {
  const kept: One[] = [];
  for (const one of all) {
    const before = kept.at(-1);
    if (!before || ((one.at - before.at) / end) * 100 >= room(before)) kept.push(one);
  }
  return kept;
}

export function NightSky({ at, end, turns, seals, go }: NightSkyProps) {
  const words = say.value.replay;
  const left = (step: number) => `${end === 0 ? 0 : (step / end) * 100}%`;
  const room = layout.value === 'phone' ? ROOM.narrow : ROOM.wide;
  const now = turns.findLast((turn) => turn.at <= at);
  return (
    <div class="night-sky scrubber">
      <div class="sky-track">
        <span class="sky-way" />
        <span class="sky-gone" style={{ width: left(at) }} />
        {turns.map((turn) => (
          <i key={turn.at} class="sky-tick" style={{ left: left(turn.at) }} />
        ))}
        {withRoom(turns, end, ({ label }) => room * (0.4 + 0.3 * label.length))
          .filter((turn) => turn.at / end < LAST_LABEL)
          .map((turn) => (
            <b
              key={turn.at}
              class={turn === now ? 'sky-turn now' : 'sky-turn'}
              style={{ left: left(turn.at) }}
              aria-hidden="true"
            >
              {turn.label}
            </b>
          ))}
        {withRoom(seals, end, () => room).map((seal) => (
          <button
            key={seal.at}
            type="button"
            class="sky-seal"
            style={{ left: left(seal.at) }}
            aria-label={seal.sentence}
            title={seal.sentence}
            tabIndex={-1}
            onClick={() => go(seal.at)}
          >
            <svg viewBox="-17 -17 34 34" aria-hidden="true">
              <circle r="15.500" fill={seal.tone} stroke="#11102a" stroke-width="2" />
              <circle r="13" fill="none" stroke="#f6e7c3" opacity="0.7" />
              {seal.picture}
            </svg>
          </button>
        ))}
        <span class="sky-moon" style={{ left: left(at) }} />
        <input
          type="range"
          min={0}
          max={end}
          value={at}
          aria-label={words.moment}
          aria-valuetext={words.momentOf(at, end)}
          onInput={(event) => go(Number(event.currentTarget.value))}
        />
      </div>
    </div>
  );
}
