/** Plays, pauses and steps through something that has steps: a replay, a review. */

import { useEffect, useState } from 'preact/hooks';
import { say } from '../../say.ts';

const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];
/** Between two steps at speed 1, once the first has been shown. */
const STEP = 900;

/** What is stepped through. */
export interface Film {
  readonly at: number;
  readonly end: number;
  /** Something still travels. */
  readonly moving: boolean;
  /** The nearest step before or after this one at which somebody was told something. */
  beside(at: number, way: 1 | -1): number;
  /** Where the turn begins that holds this step, or the next one. */
  turnBeside(at: number, way: 1 | -1): number;
  go(at: number): void;
}

export interface Playing {
  readonly playing: boolean;
  readonly speed: Speed;
  play(on: boolean): void;
  setSpeed(speed: Speed): void;
  /** Goes there by hand: the film stands still. */
  to(at: number): void;
}

export function usePlaying(film: Film): Playing {
  const [playing, play] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const { at, end, moving } = film;
  useEffect(() => {
    if (!playing || moving) return;
    if (at >= end) {
      play(false);
      return;
    }
    const timer = setTimeout(() => film.go(film.beside(at, 1)), STEP / speed);
    return () => clearTimeout(timer);
  }, [playing, moving, at, speed, end]);
  const to = (where: number) => {
    play(false);
    film.go(where);
  };
  return { playing, speed, play: (on) => play(on && at < end), setSpeed, to };
}

/** Space, arrows, Shift and arrows, Home, End. */
export function useFilmKeys(film: Film, { playing, play, to }: Playing): void {
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const { target } = event;
      if (
        target instanceof HTMLElement &&
        target.closest('input, select, textarea, button, dialog, [role=tab]')
      )
        return;
      const way = { ArrowRight: 1, ArrowLeft: -1 }[event.key] as 1 | -1 | undefined;
      if (way) to(event.shiftKey ? film.turnBeside(film.at, way) : film.beside(film.at, way));
      else if (event.key === ' ') play(!playing);
      else if (event.key === 'Home') to(0);
      else if (event.key === 'End') to(film.end);
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', key);
    return () => removeEventListener('keydown', key);
  });
}

const SIGNS = {
  first: 'M5 5V19M19 5L9 12L19 19Z',
  back: 'M15 5L8 12L15 19',
  play: 'M7 4L20 12L7 20Z',
  pause: 'M8 5V19M16 5V19',
  forward: 'M9 5L16 12L9 19',
  last: 'M19 5V19M5 5L15 12L5 19Z',
} as const;

function Sign({ of }: { of: keyof typeof SIGNS }) {
  const filled = of === 'play' || of === 'first' || of === 'last';
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
      <path
        d={SIGNS[of]}
        fill={filled ? 'currentColor' : 'none'}
        stroke="currentColor"
        stroke-width={of === 'pause' ? 4.5 : 2.6}
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}

export function Transport({ film, playing: state }: { film: Film; playing: Playing }) {
  const words = say.value.replay;
  const { playing, speed, play, setSpeed, to } = state;
  const step = (sign: 'first' | 'back' | 'forward' | 'last', where: number) => (
    <button
      type="button"
      class="button square"
      aria-label={words[sign]}
      disabled={where === film.at}
      onClick={() => to(where)}
    >
      <Sign of={sign} />
    </button>
  );
  return (
    <>
      {step('first', 0)}
      {step('back', film.beside(film.at, -1))}
      <button
        type="button"
        class="button go square"
        data-play
        aria-label={playing ? words.pause : words.play}
        onClick={() => play(!playing)}
      >
        <Sign of={playing ? 'pause' : 'play'} />
      </button>
      {step('forward', film.beside(film.at, 1))}
      {step('last', film.end)}
      <fieldset class="speeds" aria-label={words.speed}>
        {SPEEDS.map((one) => (
          <button
            key={one}
            type="button"
            data-speed={one}
            aria-pressed={speed === one}
            onClick={() => setSpeed(one)}
          >
            {words.times(one)}
          </button>
        ))}
      </fieldset>
    </>
  );
}
