/** The recipe of every sound: tones and noise with their times, in seconds and hertz. */

export interface Tone {
  readonly wave: OscillatorType;
  readonly from: number;
  readonly to: number;
  readonly length: number;
  readonly gain: number;
  readonly after?: number;
  /** How long it takes to swell; by itself it is struck. */
  readonly attack?: number;
}

export interface Noise {
  readonly band: number;
  /** The band it glides to. */
  readonly to?: number;
  /** How narrow the band is; 1 by itself. */
  readonly narrow?: number;
  readonly length: number;
  readonly gain: number;
  readonly after?: number;
  readonly attack?: number;
}

export interface Recipe {
  readonly tones?: readonly Tone[];
  readonly noises?: readonly Noise[];
}

const RECIPES = {
  wood: {
    tones: [{ wave: 'triangle', from: 320, to: 180, length: 0.07, gain: 0.5 }],
    noises: [{ band: 900, length: 0.03, gain: 0.3 }],
  },
  stone: {
    tones: [{ wave: 'sine', from: 140, to: 70, length: 0.16, gain: 0.7 }],
    noises: [{ band: 420, length: 0.14, gain: 0.35 }],
  },
  parchment: {
    noises: [
      { band: 3200, length: 0.09, gain: 0.2 },
      { band: 2400, length: 0.07, gain: 0.14, after: 0.06 },
    ],
  },
  bell: {
    tones: [
      { wave: 'sine', from: 880, to: 876, length: 0.9, gain: 0.28 },
      { wave: 'sine', from: 1318, to: 1316, length: 0.6, gain: 0.14 },
      { wave: 'sine', from: 2093, to: 2090, length: 0.35, gain: 0.08 },
    ],
  },
  gong: {
    tones: [
      { wave: 'sine', from: 196, to: 192, length: 1.4, gain: 0.5 },
      { wave: 'sine', from: 294, to: 290, length: 1.1, gain: 0.25 },
      { wave: 'sine', from: 523, to: 521, length: 0.8, gain: 0.16, after: 0.1 },
      { wave: 'sine', from: 784, to: 782, length: 0.8, gain: 0.14, after: 0.2 },
    ],
  },
  crack: {
    tones: [{ wave: 'sawtooth', from: 110, to: 60, length: 0.22, gain: 0.2 }],
    noises: [{ band: 700, length: 0.2, gain: 0.4 }],
  },
  turn: {
    tones: [
      { wave: 'sine', from: 587, to: 586, length: 0.5, gain: 0.26 },
      { wave: 'sine', from: 880, to: 879, length: 0.7, gain: 0.24, after: 0.16 },
    ],
  },
  /** Stone on stone, a ring that turns. */
  grind: {
    tones: [{ wave: 'sawtooth', from: 44, to: 38, length: 0.5, gain: 0.16, attack: 0.08 }],
    noises: [
      { band: 170, to: 130, narrow: 1.4, length: 0.5, gain: 0.9, attack: 0.06 },
      ...[0.05, 0.15, 0.24, 0.36].map((after) => ({ band: 640, length: 0.05, gain: 0.22, after })),
    ],
  },
  /** A heavy thing falls into its notch. */
  clunk: {
    tones: [
      { wave: 'sine', from: 98, to: 52, length: 0.17, gain: 0.8 },
      { wave: 'triangle', from: 260, to: 170, length: 0.05, gain: 0.3, after: 0.025 },
    ],
    noises: [{ band: 280, length: 0.07, gain: 0.5 }],
  },
  latch: {
    tones: [{ wave: 'triangle', from: 720, to: 480, length: 0.04, gain: 0.25, after: 0.06 }],
    noises: [
      { band: 2600, length: 0.015, gain: 0.35 },
      { band: 1500, length: 0.035, gain: 0.4, after: 0.06 },
    ],
  },
  key: {
    tones: [0, 0.05, 0.12].map((after, i) => ({
      wave: 'sine' as const,
      from: 3100 + 380 * i,
      to: 3000 + 380 * i,
      length: 0.07,
      gain: 0.12,
      after,
    })),
    noises: [{ band: 5200, length: 0.03, gain: 0.12, after: 0.05 }],
  },
  /** A key turns and the bolt falls. */
  lock: {
    tones: [
      { wave: 'triangle', from: 420, to: 300, length: 0.04, gain: 0.3, after: 0.09 },
      { wave: 'sine', from: 130, to: 80, length: 0.12, gain: 0.6, after: 0.2 },
    ],
    noises: [
      { band: 3000, length: 0.02, gain: 0.25 },
      { band: 1200, length: 0.03, gain: 0.35, after: 0.09 },
      { band: 500, length: 0.05, gain: 0.4, after: 0.2 },
    ],
  },
  /** Bare feet on flagstones, two steps. */
  feet: {
    tones: [
      { wave: 'sine', from: 120, to: 80, length: 0.06, gain: 0.3 },
      { wave: 'sine', from: 112, to: 76, length: 0.06, gain: 0.24, after: 0.17 },
    ],
    noises: [
      { band: 320, narrow: 0.7, length: 0.06, gain: 0.4, attack: 0.008 },
      { band: 290, narrow: 0.7, length: 0.06, gain: 0.32, after: 0.17, attack: 0.008 },
    ],
  },
  /** A mouse? No: a novice. */
  scratch: {
    noises: [0, 0.07, 0.13].map((after, i) => ({
      band: 4200,
      to: 5400 - 500 * i,
      narrow: 2,
      length: 0.05,
      gain: 0.4,
      after,
      attack: 0.01,
    })),
  },
  quill: {
    noises: [0, 0.09, 0.15, 0.26].map((after, i) => ({
      band: i % 2 === 0 ? 3300 : 4100,
      to: i % 2 === 0 ? 3900 : 3500,
      narrow: 1.6,
      length: i % 2 === 0 ? 0.08 : 0.05,
      gain: 0.22,
      after,
      attack: 0.015,
    })),
  },
  coin: {
    tones: [
      { wave: 'sine', from: 2093, to: 2090, length: 0.35, gain: 0.18 },
      { wave: 'sine', from: 3322, to: 3318, length: 0.26, gain: 0.12 },
      { wave: 'sine', from: 5040, to: 5030, length: 0.12, gain: 0.06, after: 0.01 },
    ],
  },
  splash: {
    tones: [
      { wave: 'sine', from: 320, to: 90, length: 0.13, gain: 0.4 },
      { wave: 'sine', from: 700, to: 1250, length: 0.06, gain: 0.14, after: 0.24 },
      { wave: 'sine', from: 900, to: 1500, length: 0.05, gain: 0.1, after: 0.36 },
    ],
    noises: [{ band: 1500, to: 420, length: 0.4, gain: 0.5, attack: 0.02 }],
  },
  /** Voices in fifths that swell and fade. */
  chant: {
    tones: [147, 148.2, 220, 221.4, 294].map((from, i) => ({
      wave: 'triangle' as const,
      from,
      to: from * 0.997,
      length: 2.1 - 0.12 * i,
      gain: 0.14 - 0.016 * i,
      after: 0.05 * i,
      attack: 0.35,
    })),
    noises: [{ band: 900, narrow: 3, length: 1.6, gain: 0.05, attack: 0.4 }],
  },
  /** Cock-crow: up, up, and long down. */
  cock: {
    tones: [
      { wave: 'sawtooth', from: 480, to: 760, length: 0.14, gain: 0.12, attack: 0.02 },
      { wave: 'sawtooth', from: 700, to: 960, length: 0.2, gain: 0.14, after: 0.17, attack: 0.03 },
      { wave: 'sawtooth', from: 1010, to: 560, length: 0.62, gain: 0.15, after: 0.4, attack: 0.04 },
      { wave: 'sine', from: 2020, to: 1120, length: 0.5, gain: 0.06, after: 0.4, attack: 0.04 },
    ],
  },
  steel: {
    tones: [
      { wave: 'sine', from: 2140, to: 2120, length: 0.55, gain: 0.14 },
      { wave: 'sine', from: 3180, to: 3160, length: 0.4, gain: 0.11 },
      { wave: 'sine', from: 4770, to: 4740, length: 0.28, gain: 0.08 },
    ],
    noises: [{ band: 6200, length: 0.06, gain: 0.3 }],
  },
  knock: {
    tones: [{ wave: 'sine', from: 196, to: 120, length: 0.08, gain: 0.7 }],
    noises: [{ band: 620, length: 0.025, gain: 0.45 }],
  },
  /** The idol says: right, and in its place. */
  high: {
    tones: [
      { wave: 'sine', from: 1047, to: 1046, length: 0.5, gain: 0.24 },
      { wave: 'sine', from: 1568, to: 1567, length: 0.32, gain: 0.1 },
    ],
  },
  /** Right, but elsewhere. */
  low: {
    tones: [
      { wave: 'sine', from: 392, to: 391, length: 0.5, gain: 0.34 },
      { wave: 'sine', from: 588, to: 587, length: 0.3, gain: 0.12 },
    ],
  },
  jaws: {
    tones: [
      { wave: 'sine', from: 92, to: 42, length: 0.3, gain: 0.9 },
      { wave: 'sawtooth', from: 74, to: 50, length: 0.12, gain: 0.22 },
    ],
    noises: [
      { band: 520, length: 0.13, gain: 0.7 },
      { band: 1900, length: 0.05, gain: 0.35, after: 0.02 },
    ],
  },
  drum: {
    tones: [{ wave: 'sine', from: 118, to: 50, length: 0.4, gain: 0.9 }],
    noises: [{ band: 190, length: 0.09, gain: 0.5 }],
  },
} as const satisfies Record<string, Recipe>;

export type SoundName = keyof typeof RECIPES;
export const SOUNDS = Object.keys(RECIPES) as readonly SoundName[];

/** Everything that is heard, at its time: `pitch` 2 is an octave higher, `after` is in milliseconds. */
export function score(name: SoundName, { after = 0, pitch = 1 } = {}): Required<Recipe> {
  const { tones = [], noises = [] }: Recipe = RECIPES[name];
  const late = (own = 0) => own + after / 1000;
  return {
    tones: tones.map((tone) => ({
      ...tone,
      from: tone.from * pitch,
      to: tone.to * pitch,
      after: late(tone.after),
    })),
    noises: noises.map((noise) => ({
      ...noise,
      band: noise.band * pitch,
      to: (noise.to ?? noise.band) * pitch,
      after: late(noise.after),
    })),
  };
}
