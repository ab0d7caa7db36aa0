/** The tables at which the kit plays, short ones first. */

import type { OptionValue } from '@conclave/engine';
import type { KitSpec } from '@conclave/engine/testing';
import type { Event } from '../rules/events.ts';
import type { abbey } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import type { Options, State } from '../rules/state.ts';
import { listed } from '../rules/suspects.ts';
import type { View } from '../rules/view.ts';
import { veil } from './veil.ts';

type Table = { readonly seats: number; readonly options: Readonly<Record<string, OptionValue>> };

const SHORT = { endAfterCompline: true, sixRules: true, startAtLauds: true };

export const TABLES: readonly Table[] = [
  { seats: 3, options: { ...SHORT } },
  { seats: 4, options: { ...SHORT, gentleMasses: true } },
  { seats: 5, options: { ...SHORT, noEvents: true, libraryClosed: true } },
  { seats: 6, options: { ...SHORT, bookLimit: true } },
  { seats: 3, options: { ...SHORT, ownCrosses: true, freeQuestions: true, colours: 'seating' } },
  { seats: 4, options: { endAfterCompline: true } },
  { seats: 3, options: {} },
];

export function spec(
  game: typeof abbey,
  tables: number,
  quick: boolean,
): KitSpec<State, Move, View, Event, Options> {
  return {
    game,
    tables: TABLES.slice(0, tables),
    longest: 60_000,
    conserved: (state) => ({
      suspects: [state.culprit, ...state.pile, ...state.hand.flatMap(listed)].sort((a, b) => a - b),
      books: [...state.scriptorium, ...state.books.flat(), ...(state.custody < 0 ? [] : ['S08'])].sort(),
      events: [...state.events, ...(state.lasting ? [state.lasting] : [])].sort(),
      library: [...state.library].sort(),
      relics: state.relic.filter((held) => held > 0).length + state.relics,
    }),
    veil,
    stride: quick ? 60 : 12,
  };
}
