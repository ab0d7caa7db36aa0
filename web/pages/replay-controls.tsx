/** The controls of a replay: any moment, playing at a chosen speed, arrow keys, and the seat to look from. */

import type { Watcher } from '@conclave/engine';
import { useEffect, useState } from 'preact/hooks';
import { say } from '../say.ts';
import type { ReplaySource } from '../sources/replay.ts';
import type { TableController } from '../table/control/controller.ts';

const SPEEDS = [0.5, 1, 2, 4] as const;
/** Between two steps at speed 1, once the first has been shown. */
const STEP = 900;

interface ReplayControlsProps {
  readonly source: ReplaySource;
  readonly control: TableController;
  readonly entries: number;
  readonly seats: number;
}

export function ReplayControls({ source, control, entries, seats }: ReplayControlsProps) {
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<(typeof SPEEDS)[number]>(1);
  const words = say.value.replay;
  const at = source.entry.value;
  const moving = control.screen.playback.moving.value;
  const go = (entry: number) => {
    setPlaying(false);
    source.go(entry);
  };

  useEffect(() => {
    if (!playing || moving) return;
    if (at >= entries) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => source.go(at + 1), STEP / speed);
    return () => clearTimeout(timer);
  }, [playing, moving, at, speed, entries, source]);

  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const { target } = event;
      if (target instanceof HTMLElement && target.closest('input, select, textarea, button, [role=tab]'))
        return;
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (step) go(source.entry.peek() + step);
      else if (event.key === ' ') setPlaying((now) => !now);
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', key);
    return () => removeEventListener('keydown', key);
  }, [source]);

  const viewpoints: Watcher[] = [...Array.from({ length: seats }, (_none, seat) => seat), 'gallery'];
  const button = (label: string, sign: string, entry: number) => (
    <button type="button" class="button small" aria-label={label} onClick={() => go(entry)}>
      {sign}
    </button>
  );
  return (
    <section class="replay-controls" aria-label={words.title}>
      <div class="scrubber">
        <button
          type="button"
          class="button go small"
          data-play
          aria-label={playing ? words.pause : words.play}
          onClick={() => setPlaying(!playing && at < entries)}
        >
          {playing ? '❚❚' : '▶'}
        </button>
        {button(words.first, '«', 0)}
        {button(words.back, '‹', at - 1)}
        <input
          type="range"
          min={0}
          max={entries}
          value={at}
          aria-label={words.moment}
          aria-valuetext={words.momentOf(at, entries)}
          onInput={(event) => go(Number(event.currentTarget.value))}
        />
        {button(words.forward, '›', at + 1)}
        {button(words.last, '»', entries)}
      </div>
      <div class="row">
        <label class="row">
          <span>{words.viewpoint}</span>
          <select
            data-viewpoint
            value={String(source.watcher.value)}
            onChange={(event) => {
              const { value } = event.currentTarget;
              source.look(value === 'gallery' ? 'gallery' : Number(value));
            }}
          >
            {viewpoints.map((viewpoint) => (
              <option key={viewpoint} value={String(viewpoint)}>
                {viewpoint === 'gallery' ? words.gallery : control.wording.nameOf(viewpoint)}
              </option>
            ))}
          </select>
        </label>
        <label class="row">
          <span>{words.speed}</span>
          <select
            data-speed
            value={speed}
            onChange={(event) =>
              setSpeed(SPEEDS.find((one) => String(one) === event.currentTarget.value) ?? 1)
            }
          >
            {SPEEDS.map((one) => (
              <option key={one} value={one}>
                {words.times(one)}
              </option>
            ))}
          </select>
        </label>
        <span class="aside tabular">{words.momentOf(at, entries)}</span>
      </div>
    </section>
  );
}
