/** What the words of all reviews have in common: a game brings a lexicon, and how it speaks to one reader. */

import type { Json, ReviewVoice, ReviewWords, Seat } from '@conclave/engine';
import { capital, isIn, keyed, type Who, whoFor } from './words.ts';

/** Of whom a sentence speaks. `me`: whose chair it is about. */
export interface ReviewSpeaker {
  readonly me: Who;
  who(seat: Seat): Who;
}

/** The types a review is written with: its moments, statements, lines and summary, as in `review/keys.ts`. */
export interface ReviewKeys {
  moments: object;
  statements: object;
  line: string;
  summary: object;
}

type Sentences<Table, Speaker> = {
  readonly [Key in keyof Table]: (params: Table[Key], speak: Speaker) => string;
};

/** What a language must bring for a review. A missing sentence is a type error. */
export interface LexiconOf<Keys extends ReviewKeys, Speaker extends ReviewSpeaker> {
  heading(me: Who): string;
  summary(me: Who, summary: Keys['summary']): string;
  /** A turn as a sentence calls it: "move 18". */
  turn(turn: number): string;
  readonly moments: Sentences<Keys['moments'], Speaker>;
  readonly titles: Readonly<Record<keyof Keys['moments'], string>>;
  readonly statements: Sentences<Keys['statements'], Speaker>;
  readonly lines: Readonly<Record<Keys['line'], string>>;
  readonly scale: string;
  /** `expected`: to tenths. Left out: nothing here is chance. */
  luck?(expected: number, came: number, me: Who): string;
}

/** What `LexiconOf` is for any game. */
interface AnyLexicon {
  heading(me: Who): string;
  summary(me: Who, summary: unknown): string;
  turn(turn: number): string;
  readonly moments: object;
  readonly titles: Readonly<Record<string, string>>;
  readonly statements: object;
  readonly lines: Readonly<Record<string, string>>;
  readonly scale: string;
  luck?(expected: number, came: number, me: Who): string;
}

export interface Speaking<Speaker extends ReviewSpeaker> {
  /** What the sentences of this game name besides players. */
  readonly names: Omit<Speaker, keyof ReviewSpeaker>;
  /** What "guess first" asks. */
  question(ask: Json, speak: Speaker): string;
}

export function reviewWordsOf<Speaker extends ReviewSpeaker>(
  lexicon: AnyLexicon,
  { names, question }: Speaking<Speaker>,
): ReviewWords {
  const speaker = (voice: ReviewVoice): Speaker => {
    const who = whoFor(voice);
    return { ...names, who, me: who(voice.seat) } as Speaker;
  };
  return {
    heading: (voice) => lexicon.heading(speaker(voice).me),
    summary: (params, voice) => lexicon.summary(speaker(voice).me, params),
    turn: (turn) => ({ short: String(turn), long: lexicon.turn(turn) }),
    moment: (key, params, voice) => capital(keyed(lexicon.moments, key, params, speaker(voice))),
    title: (key) => named(lexicon.titles, key),
    statement: (key, params, voice) => capital(keyed(lexicon.statements, key, params, speaker(voice))),
    line: (id) => named(lexicon.lines, id),
    scale: lexicon.scale,
    luck: ({ expected, came }, voice) =>
      lexicon.luck?.(Math.round(expected * 10) / 10, came, speaker(voice).me) ?? '',
    question: (ask, voice) => question(ask, speaker(voice)),
  };
}

function named(table: Readonly<Record<string, string>>, key: string): string {
  return isIn(table, key) ? table[key] : '';
}
