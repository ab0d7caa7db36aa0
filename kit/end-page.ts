/** What a table brings to the page after a match: the secret of the game, where points came from, what was hidden. */

import type { Language, Outcome, Seat } from '@conclave/engine';
import type { ComponentChild } from 'preact';

export interface EndProps<View> {
  readonly view: View;
  readonly outcome: Outcome;
  readonly language: Language;
  /** Who sits there, by name; never "you". */
  name(seat: Seat): string;
}

/** A picture with its name. */
export interface NamedPicture {
  readonly name: string;
  readonly picture: ComponentChild;
}

/** First and large. */
export interface Verdict {
  /** "The culprit". */
  readonly kicker: string;
  readonly title: string;
  /** SVG elements in a box of 200 by 200. */
  readonly picture: ComponentChild;
  /** What there is to say of it: five features of a monk, seven treasures. */
  readonly marks: readonly NamedPicture[];
}

/** What somebody held at the end, or what lay somewhere. */
export interface Held {
  /** `null`: nobody's. */
  readonly owner: Seat | null;
  readonly title: string | null;
  readonly things: readonly NamedPicture[];
}

/** Something that gave or cost points; one token each. */
export interface PointToken {
  /** A part of the score, named by the game's text. */
  readonly part: string;
  readonly worth: number;
}

export interface EndPage<View> {
  /** `null`: the match ended before there was anything to tell. */
  verdict(props: EndProps<View>): Verdict | null;
  /** What a single one of each part of the score is worth; `null`: it is not made of single things. */
  readonly worth: Readonly<Record<string, number | null>>;
  held(props: EndProps<View>): readonly Held[];
}

/** A part of a score in its tokens: +2 +2, or +7. */
export function tokensOf(
  parts: Readonly<Record<string, number>>,
  worth: EndPage<unknown>['worth'],
): readonly PointToken[] {
  return Object.entries(parts).flatMap(([part, points]) => {
    const one = worth[part] ?? null;
    if (points === 0) return [];
    if (one === null || points % one !== 0 || points / one < 0) return [{ part, worth: points }];
    return Array.from({ length: points / one }, () => ({ part, worth: one }));
  });
}
