/** Shows every sound with its wave. The drawing uses the same data as the sound. */

import { perform, play, SOUNDS, type SoundName, score } from '@conclave/kit';
import { useEffect, useState } from 'preact/hooks';

const RATE = 22050;
const LENGTH = 2.2;
const WIDE = 150;
const HIGH = 40;
/** A major scale, as coins climb it at a count. */
const SCALE = [1, 9 / 8, 5 / 4, 4 / 3, 3 / 2] as const;

/** Loudest sample of each of the picture's columns. */
async function wave(name: SoundName): Promise<readonly number[]> {
  const audio = new OfflineAudioContext(1, RATE * LENGTH, RATE);
  perform(audio, score(name));
  const samples = (await audio.startRendering()).getChannelData(0);
  const step = Math.floor(samples.length / WIDE);
  return Array.from({ length: WIDE }, (_none, column) =>
    samples
      .subarray(column * step, (column + 1) * step)
      .reduce((most, value) => Math.max(most, Math.abs(value)), 0),
  );
}

function Sound({ name }: { name: SoundName }) {
  const [columns, setColumns] = useState<readonly number[]>([]);
  useEffect(() => void wave(name).then(setColumns), [name]);
  const peak = Math.max(0, ...columns);
  return (
    <button
      type="button"
      class="button small kit-sound"
      data-sound-name={name}
      data-peak={peak}
      onClick={() => play(name)}
    >
      {name}
      <svg width={WIDE} height={HIGH} viewBox={`0 0 ${WIDE} ${HIGH}`} aria-hidden="true">
        <path
          d={columns.map((value, x) => `M${x} ${HIGH / 2 - (value * HIGH) / 2}v${value * HIGH}`).join('')}
          stroke="var(--lapis)"
        />
      </svg>
    </button>
  );
}

export function Sounds() {
  return (
    <div class="row">
      {SOUNDS.map((name) => (
        <Sound key={name} name={name} />
      ))}
      <button
        type="button"
        class="button small"
        onClick={() => {
          for (const [i, pitch] of SCALE.entries()) play('coin', { pitch, after: 90 * i });
        }}
      >
        coins, rising
      </button>
    </div>
  );
}
