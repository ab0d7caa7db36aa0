/** Short sounds, made by synthesis: wood, stone, bell, parchment, and one for your turn that is unlike the others. */

import type { Cue } from './cue.ts';

export const SOUNDS = ['wood', 'stone', 'parchment', 'bell', 'gong', 'crack', 'turn'] as const;
export type SoundName = (typeof SOUNDS)[number];

let context: AudioContext | null = null;
const LOUDNESS = 0.5;

interface Tone {
  readonly wave: OscillatorType;
  readonly from: number;
  readonly to: number;
  readonly length: number;
  readonly gain: number;
  readonly after?: number;
}

interface Noise {
  readonly band: number;
  readonly length: number;
  readonly gain: number;
  readonly after?: number;
}

const RECIPES: Readonly<Record<SoundName, { tones?: readonly Tone[]; noises?: readonly Noise[] }>> = {
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
};

/** `after`: milliseconds; `pitch`: 1 is the sound as it is, 2 an octave higher. */
export function play(name: SoundName, { after = 0, pitch = 1 } = {}): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const { tones = [], noises = [] } = RECIPES[name];
  for (const tone of tones) {
    const { from, to, after: own = 0 } = tone;
    sing(context, { ...tone, from: from * pitch, to: to * pitch, after: own + after / 1000 });
  }
  for (const noise of noises) {
    const { band, after: own = 0 } = noise;
    rustle(context, { ...noise, band: band * pitch, after: own + after / 1000 });
  }
}

/** What a cue lets be heard. */
export function playCue(sound: NonNullable<Cue['sound']>): void {
  if (typeof sound === 'string') play(sound);
  else for (const { name, ...how } of sound) play(name, how);
}

function fading(audio: AudioContext, at: number, length: number, gain: number): GainNode {
  const node = audio.createGain();
  node.gain.setValueAtTime(gain * LOUDNESS, at);
  node.gain.exponentialRampToValueAtTime(0.0008, at + length);
  node.connect(audio.destination);
  return node;
}

function sing(audio: AudioContext, { wave, from, to, length, gain, after = 0 }: Tone): void {
  const at = audio.currentTime + after;
  const source = audio.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + length);
  source.connect(fading(audio, at, length, gain));
  source.start(at);
  source.stop(at + length);
}

function rustle(audio: AudioContext, { band, length, gain, after = 0 }: Noise): void {
  const at = audio.currentTime + after;
  const frames = Math.ceil(audio.sampleRate * length);
  const buffer = audio.createBuffer(1, frames, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < frames; i++) samples[i] = 2 * Math.random() - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = band;
  source.connect(filter).connect(fading(audio, at, length, gain));
  source.start(at);
}
