/** What the window on a running table shows. */

import {
  type AnyPerspective,
  type AnyText,
  houseWords,
  isHouseEvent,
  type Language,
  type Voice,
} from '@conclave/engine';
import type { AnyTable } from '@conclave/kit';

export interface Shown {
  readonly game: string;
  readonly Draw: NonNullable<AnyTable['Miniature']>;
  readonly view: unknown;
  /** The match of people that is watched, and who plays it; `null`: bots of this browser. */
  readonly people: { readonly match: string; readonly names: readonly string[] } | null;
  readonly bots: number;
  /** The latest sentence that the gallery was told. */
  say(language: Language): string;
}

export function latestOf(
  told: AnyPerspective['told'],
  text: AnyText,
  voice: Voice,
): (language: Language) => string {
  return (language) => {
    for (const event of told.toReversed()) {
      const line = isHouseEvent(event)
        ? houseWords[language].sentence(event, voice)
        : text[language].sentence(event, voice);
      if (line) return line;
    }
    return '';
  };
}
