/** What happened, as a watcher is told it. A card that is `null` is one the watcher may not know. */

import type { Seat } from '@conclave/engine';
import type { Colour, Direction, Part, Sector, Square } from './board.ts';
import type { Card, Prize } from './cards.ts';
import type { Weapon } from './moves.ts';

export type Event =
  | { readonly type: 'firstPlayer'; readonly seat: Seat }
  | { readonly type: 'colourChosen'; readonly seat: Seat; readonly colour: Colour }
  /** `seat`: by whom; `null` at the beginning. Without a memory aid the chronicle does not name the card (SL-30). */
  | { readonly type: 'turnedUp'; readonly seat: Seat | null; readonly card: Card | null }
  | { readonly type: 'turnBegun'; readonly seat: Seat }
  /** The shorter way round; corridors always go clockwise. `stands`: all three parts, now. `pawn`: the mover's. */
  | {
      readonly type: 'turned';
      readonly seat: Seat;
      readonly part: Part;
      readonly direction: Direction;
      readonly notches: number;
      readonly stands: readonly number[];
      readonly pawn: Square;
    }
  /** `path`: a shortest one, from the square left to `to`. `sector`: where that lies at this moment. */
  | {
      readonly type: 'ran';
      readonly seat: Seat;
      readonly path: readonly Square[];
      readonly to: Square;
      readonly sector: Sector;
    }
  | { readonly type: 'jumped'; readonly seat: Seat; readonly to: Square; readonly sector: Sector }
  | { readonly type: 'declined'; readonly seat: Seat }
  | { readonly type: 'taken'; readonly seat: Seat; readonly card: Card | null }
  /** Four pawns on its square: the card goes under the pile, or stays where the pile is empty (SL-26). */
  | { readonly type: 'putUnder'; readonly card: Card | null }
  | { readonly type: 'leftLying' }
  | { readonly type: 'animalPlayed'; readonly seat: Seat; readonly card: Card }
  /** Told to the chooser alone. */
  | { readonly type: 'giftChosen'; readonly seat: Seat; readonly card: Card }
  /** `count` cards were drawn from `from`, one was given; which ones, only the two know (SL-29). */
  | {
      readonly type: 'exchanged';
      readonly seat: Seat;
      readonly from: Seat;
      readonly count: number;
      readonly drawn: readonly Card[] | null;
      readonly given: Card | null;
    }
  | { readonly type: 'challenged'; readonly seat: Seat; readonly rival: Seat }
  /** A duel for the wanted card (SL-20). */
  | { readonly type: 'cardDuel'; readonly seat: Seat; readonly rival: Seat }
  | { readonly type: 'staked'; readonly seat: Seat; readonly prize: Prize; readonly die: boolean }
  | { readonly type: 'dieThrown'; readonly seat: Seat; readonly stake: number }
  /** Told to the chooser alone; `null`: chance will choose. */
  | { readonly type: 'weaponChosen'; readonly seat: Seat; readonly weapon: Weapon | null }
  | { readonly type: 'weaponWithdrawn'; readonly seat: Seat }
  /** `winner` is `null` for a draw. */
  | {
      readonly type: 'weaponsShown';
      readonly seats: readonly [Seat, Seat];
      readonly weapons: readonly [Weapon, Weapon];
      readonly winner: Seat | null;
    }
  /** Kind and number are public, which ones is known to the two alone (SL-29). */
  | {
      readonly type: 'paid';
      readonly seat: Seat;
      readonly to: Seat;
      readonly prize: Prize;
      readonly count: number;
      readonly cards: readonly Card[] | null;
    }
  | {
      readonly type: 'placed';
      readonly seat: Seat;
      readonly loser: Seat;
      readonly to: Square;
      readonly sector: Sector;
    }
  /** All of a kind, laid open (SL-21). */
  | { readonly type: 'won'; readonly seat: Seat; readonly prize: Prize; readonly cards: readonly Card[] }
  | { readonly type: 'roundsOver'; readonly rounds: number };
