/** The games for the home and new-match pages: names, seats and options, without rules and texts. */

import { catalogue } from 'virtual:catalogue';
import type { LadderRow } from '@conclave/bots/ladder';
import type { Language, OptionSpec, OptionValue, OptionWords } from '@conclave/engine';
import type { FirstMatch } from '@conclave/games';

export interface CatalogueOption {
  readonly key: string;
  readonly kind: OptionSpec['kind'];
  readonly min?: number;
  readonly max?: number;
  readonly values?: readonly string[];
  /** By number of seats. */
  readonly defaults: Readonly<Record<number, OptionValue>>;
}

export interface CatalogueGame {
  readonly id: string;
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly words: Readonly<
    Record<
      Language,
      {
        readonly name: string;
        readonly tagline: string;
        readonly options: Readonly<Record<string, OptionWords>>;
        /** By number of seats: what is different then. */
        readonly seatsLines: Readonly<Record<number, string>>;
      }
    >
  >;
  readonly options: readonly CatalogueOption[];
  readonly firstMatch: FirstMatch;
  /** By number of seats: how strong its bots are, and how long a match is. */
  readonly ladder: readonly LadderRow[];
  /** Kinds of moves that one may make without being asked. */
  readonly anytime: readonly string[];
  /** Kinds of moves put together by a form. */
  readonly composed: readonly string[];
}

export const games: readonly CatalogueGame[] = catalogue;

export function gameOf(id: string): CatalogueGame | null {
  return games.find((game) => game.id === id) ?? null;
}
