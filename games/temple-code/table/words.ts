/** The words of the drawn table that are not in the game's own text. */

import { type Language, typeset, typesetAll } from '@conclave/engine';
import { byHand } from '@conclave/kit';
import type { Position } from '../rules/deck.ts';
import type { Decoding } from '../rules/decode.ts';
import { english } from './words-en.ts';
import { french } from './words-fr.ts';

/** A part of the board that explains itself. */
export interface HelpWords {
  readonly title: string;
  readonly text: string;
}

/** Somebody at the table: the reader, or another by name. */
export interface Named {
  readonly you: boolean;
  readonly name: string;
}

/** An answer in signs, and what it would leave. */
export interface Left {
  readonly signs: string;
  readonly count: number;
}

export interface TableWords {
  readonly board: string;
  readonly you: string;
  readonly positions: Readonly<Record<Position, string>>;
  readonly symbols: (decoding: Decoding) => string;

  // On the floor
  readonly pile: (count: number) => HelpWords;
  readonly discard: (cards: readonly string[]) => HelpWords;
  readonly front: HelpWords;
  readonly ownFront: string;

  // At a name
  readonly marker: HelpWords;
  readonly halves: (count: number) => HelpWords;
  /** The tablet at the name of somebody who declared wrongly, and what it means. */
  readonly broken: (tries: readonly { readonly said: string; readonly was: string }[]) => HelpWords;
  readonly found: (count: number) => string;

  // In a bay and on the stele
  readonly stand: (name: string) => HelpWords;
  readonly hidden: string;
  readonly decodedBy: (who: Named) => string;
  readonly nothingDecoded: string;
  readonly row: HelpWords;
  readonly folded: (count: number) => string;
  readonly decoded: (count: number) => string;
  readonly open: (name: string, count: number) => string;
  /** After the label of a move: what its owner would read on the card that is left. */
  readonly andReads: (decoding: Decoding) => string;

  // The altar
  readonly doors: HelpWords;
  readonly door: (position: string, chalk: readonly string[]) => string;
  readonly declare: string;
  readonly declareHelp: HelpWords;
  readonly sayIt: string;
  readonly said: string;
  readonly say: (combination: string) => string;
  /** On the doors, and as a label. */
  readonly whatChalkSays: string;
  readonly sayChalk: (combination: string) => string;
  readonly beginAgain: string;
  readonly notNow: string;
  readonly pick: (statuette: string, position: string) => string;
  readonly full: string;
  readonly empty: (position: string) => string;
  readonly remove: (statuette: string, position: string) => string;
  readonly against: (statuette: string, card: string, answer: string) => string;
  readonly rowAgainst: string;

  // The idol
  readonly brow: HelpWords;
  readonly headdress: (left: number) => HelpWords;
  readonly titleHelp: HelpWords;
  /** Alone, before the first combination is found. */
  readonly noTitle: string;
  readonly ladder: string;

  // Buttons
  readonly finish: string;
  readonly decodeBoth: string;

  // Verdict and end
  readonly right: string;
  readonly wrong: string;
  readonly firstHalf: (who: Named) => string;
  readonly secondHalf: (who: Named) => string;
  readonly point: (count: number) => string;
  readonly newCombination: (who: Named) => string;
  readonly lastTry: string;
  readonly itWas: string;
  readonly wins: (who: Named) => string;
  readonly whole: string;
  readonly nobody: string;
  readonly nobodyLine: string;
  readonly unsaid: string;

  // The line in the bar
  readonly instruction: {
    /** Before a task, where there is room. */
    readonly yourTurn: string;
    readonly takeOne: (name: string) => string;
    readonly takeAmong: (names: readonly string[]) => string;
    readonly decodeBoth: string;
    readonly reveal: string;
    readonly revealLast: string;
    readonly decode: string;
    readonly thrown: string;
    readonly finish: string;
    readonly wait: (name: string) => string;
    readonly mayDeclare: string;
    readonly compose: Readonly<Record<Position, string>>;
    readonly composed: string;
    readonly either: string;
    readonly declares: (who: Named, combination: string) => string;
    readonly answers: string;
    readonly decodes: (who: Named, card: string) => string;
    readonly pointTake: (name: string, reads: Decoding | null) => string;
    readonly pointDecode: string;
    /** How many combinations each answer would leave. */
    readonly leaves: (answers: readonly Left[]) => string;
  };

  // The notebook
  readonly statuette: string;
  readonly marks: Readonly<Record<'none' | 'crossed' | 'sure', string>>;
  readonly cell: (statuette: string, position: string, mark: string) => string;
  readonly fits: (count: number) => string;
  readonly byHelp: Readonly<Record<'off' | 'seen' | 'follows', string>>;
}

export const tableWords: Readonly<Record<Language, TableWords>> = {
  en: byHand(english, 'en'),
  fr: byHand(typesetAll(french, typeset.fr), 'fr'),
};
