/** Plays short synthesized sounds. */

import type { Cue } from './cue.ts';
import { type Noise, type Recipe, type SoundName, score, type Tone } from './recipes.ts';

/** With the volume at its full (`data-volume` of the document, in percent). */
const LOUDEST = 0.5;
const SILENCE = 0.0008;
const STRUCK = 0.002;
let context: AudioContext | null = null;

const loudness = () => (LOUDEST * Number(document.documentElement.dataset.volume ?? 100)) / 100;

/** `null` before the player has touched anything, and where sound is off (`data-sound` of the document). */
function audible(): AudioContext | null {
  if (document.documentElement.dataset.sound === 'off' || !navigator.userActivation?.hasBeenActive)
    return null;
  context ??= new AudioContext();
  return context;
}

export function play(name: SoundName, how: { readonly after?: number; readonly pitch?: number } = {}): void {
  const audio = audible();
  if (audio) perform(audio, score(name, how));
}

/** What a cue lets be heard. */
export function playCue(sound: NonNullable<Cue['sound']>): void {
  if (typeof sound === 'string') play(sound);
  else for (const { name, ...how } of sound) play(name, how);
}

export function perform(audio: BaseAudioContext, { tones = [], noises = [] }: Recipe): void {
  for (const tone of tones) sing(audio, tone);
  for (const noise of noises) rustle(audio, noise);
}

function swelling(
  audio: BaseAudioContext,
  at: number,
  { length, gain, attack = STRUCK }: Tone | Noise,
): GainNode {
  const node = audio.createGain();
  node.gain.setValueAtTime(SILENCE, at);
  node.gain.linearRampToValueAtTime(gain * loudness(), at + Math.min(attack, length / 2));
  node.gain.exponentialRampToValueAtTime(SILENCE, at + length);
  node.connect(audio.destination);
  return node;
}

function sing(audio: BaseAudioContext, tone: Tone): void {
  const { wave, from, to, length, after = 0 } = tone;
  const at = audio.currentTime + after;
  const source = audio.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + length);
  source.connect(swelling(audio, at, tone));
  source.start(at);
  source.stop(at + length);
}

function rustle(audio: BaseAudioContext, noise: Noise): void {
  const { band, to = band, narrow = 1, length, after = 0 } = noise;
  const at = audio.currentTime + after;
  const source = audio.createBufferSource();
  source.buffer = hiss(audio, length);
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.Q.value = narrow;
  filter.frequency.setValueAtTime(band, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + length);
  source.connect(filter).connect(swelling(audio, at, noise));
  source.start(at);
}

function hiss(audio: BaseAudioContext, length: number): AudioBuffer {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
  return buffer;
}

/** Stone that grinds as long as a hand turns it, louder the faster. */
export interface Grinding {
  /** 0 is still, 1 as fast as it goes. */
  speed(value: number): void;
  stop(): void;
}

export function grind(): Grinding {
  const audio = audible();
  if (!audio) return { speed: () => {}, stop: () => {} };
  const source = audio.createBufferSource();
  source.buffer = hiss(audio, 1.3);
  source.loop = true;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = 150;
  filter.Q.value = 1.3;
  const volume = audio.createGain();
  volume.gain.value = 0;
  source.connect(filter).connect(volume).connect(audio.destination);
  source.start();
  const SLOWLY = 0.06;
  return {
    speed: (value) => {
      const share = Math.min(1, Math.max(0, value));
      volume.gain.setTargetAtTime(share * loudness(), audio.currentTime, SLOWLY);
      filter.frequency.setTargetAtTime(120 + 120 * share, audio.currentTime, SLOWLY);
    },
    stop: () => {
      volume.gain.setTargetAtTime(0, audio.currentTime, SLOWLY);
      source.stop(audio.currentTime + 4 * SLOWLY);
    },
  };
}
