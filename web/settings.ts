/** The settings of a person, kept on this device. */

import { LANGUAGES, type Language } from '@conclave/engine/words';
import { effect, type Signal, signal } from '@preact/signals';

const THEMES = ['auto', 'light', 'dark'] as const;
const MOTIONS = ['auto', 'full', 'less'] as const;
const SWITCH = ['on', 'off'] as const;
const PACES = ['calm', 'usual', 'quick'] as const;
export const VOLUMES = ['25', '50', '75', '100'] as const;
const PRINTS = ['usual', 'large'] as const;
const CONTRASTS = ['auto', 'usual', 'more'] as const;
const VIEWS = ['drawn', 'words'] as const;
const ASSISTANCES = ['off', 'seen', 'follows'] as const;

function kept<Value extends string>(key: string, allowed: readonly Value[], fallback: Value): Signal<Value> {
  const name = `conclave.${key}`;
  const stored = localStorage.getItem(name);
  const value = signal(allowed.find((one) => one === stored) ?? fallback);
  effect(() => localStorage.setItem(name, value.value));
  return value;
}

function browserLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return wanted.map((tag) => LANGUAGES.find((language) => language === tag)).find(Boolean) ?? 'en';
}

export const language = kept('language', LANGUAGES, browserLanguage());
export const theme = kept('theme', THEMES, 'auto');
export const motion = kept('motion', MOTIONS, 'auto');
export const sound = kept('sound', SWITCH, 'on');
/** How long the steps of others are shown. */
export const pace = kept('pace', PACES, 'usual');
/** Of all sounds, in percent. */
export const volume = kept('volume', VOLUMES, '100');
export const print = kept('print', PRINTS, 'usual');
export const contrast = kept('contrast', CONTRASTS, 'auto');
export const view = kept('view', VIEWS, 'drawn');
export const assistance = kept('assistance', ASSISTANCES, 'off');
/** Moves that everybody can see to be the only ones are made without a click. */
export const forcedMoves = kept('forced-moves', SWITCH, 'on');

/** What of the talk at a table is shown. */
export const talkLevel = kept('talk', ['all', 'reactions', 'quiet'], 'all');

/** In a review: asked what could be known before it is shown. */
export const guessFirst = kept('guess-first', SWITCH, 'off');

function keptText(key: string): Signal<string> {
  const name = `conclave.${key}`;
  const value = signal(localStorage.getItem(name) ?? '');
  effect(() => localStorage.setItem(name, value.value));
  return value;
}

/** Whether this browser was asked if it shall tell of turns. */
export const askedForNotices = kept('asked-for-notices', ['no', 'yes'], 'no');
/** Quiet hours of notices, as JSON; empty: none. */
export const quietHours = keptText('quiet-hours');

/** The name of the one who plays on this device. */
export const ownName = keptText('name');
/** Lessons besides the first that were offered or taken on this device, by their addresses. */
export const knownLessons = keptText('known-lessons');
/** Tables taken out of the list on this device, by their ids. */
export const hidden = keptText('hidden');
/** How often the first page was come to on this device. */
export const visits = keptText('visits');
/** The game whose table was last open on this device. */
export const lastGame = keptText('last-game');

/** Keeps the document's own marks in step: language, theme, motion, sound. */
export function dress(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const beat = signal(0);
  const more = matchMedia('(prefers-contrast: more)');
  for (const query of [dark, calm, more]) query.addEventListener('change', () => beat.value++);
  effect(() => {
    beat.value;
    const { dataset } = document.documentElement;
    document.documentElement.lang = language.value;
    dataset.sound = sound.value;
    dataset.volume = volume.value;
    dataset.pace = pace.value;
    dataset.print = print.value;
    dataset.contrast = contrast.value === 'auto' ? (more.matches ? 'more' : 'usual') : contrast.value;
    dataset.theme = theme.value === 'auto' ? (dark.matches ? 'dark' : 'light') : theme.value;
    dataset.motion = motion.value === 'auto' ? (calm.matches ? 'less' : 'full') : motion.value;
  });
}
