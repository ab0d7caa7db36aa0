/** All words of one language at one table: the house's, the terminal's and the game's. */

import {
  type AnyEvent,
  type AnyText,
  type AnyWords,
  type HouseEvent,
  type HouseWords,
  houseWords,
  isHouseEvent,
  type Language,
  type Outcome,
  type Refusal,
  type Voice,
} from '@conclave/engine';
import { cliWords } from '../words/index.ts';
import type { CliWords } from '../words/words.ts';

export interface AllWords {
  readonly language: Language;
  readonly cli: CliWords;
  readonly house: HouseWords;
  readonly game: AnyWords;
}

export function wordsIn(language: Language, text: AnyText): AllWords {
  return { language, cli: cliWords[language], house: houseWords[language], game: text[language] };
}

export function sentenceOf({ house, game }: AllWords, event: AnyEvent | HouseEvent, voice: Voice): string {
  return isHouseEvent(event) ? house.sentence(event, voice) : game.sentence(event, voice);
}

/** The reason, and where to read about it. */
export function refusalOf({ house, game }: AllWords, refusal: Refusal, voice: Voice): string {
  return house.refusal(refusal) ?? `${game.refusal(refusal, voice)} (${refusal.rule})`;
}

export function endingOf(
  { house, game }: AllWords,
  outcome: Outcome,
  view: unknown,
  voice: Voice,
): readonly string[] {
  const closed = house.ending(outcome);
  return closed === null ? game.ending(outcome, view, voice) : [closed];
}
