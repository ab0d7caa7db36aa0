/** What happened, as a watcher is told it. All of it is public except the answers to an open window. */

import type { Seat } from '@conclave/engine';
import type { Card, Figure, Item, Place } from './box.ts';
import type { Trigger } from './state.ts';

/** Benjamin and a ring. */
interface Carrying<Type extends string> {
  readonly type: Type;
  readonly seat: Seat;
  readonly owner: Seat;
  readonly object: Item;
  readonly room: number;
  readonly zone: number;
}

/** Objects out of the reserve, for tiles. */
interface Supply<Type extends string> {
  readonly type: Type;
  readonly seat: Seat;
  readonly warehouse: number;
  readonly gained: readonly Item[];
  /** Tiles for which the reserve has nothing left. */
  readonly lost: readonly Item[];
}

export type Event =
  | { readonly type: 'startPlayer'; readonly seat: Seat }
  /** TP-6: by warehouse, in the order of the box. */
  | { readonly type: 'harbourFilled'; readonly warehouses: readonly (readonly Item[])[] }
  /** `seat`: who placed it; `null`: the first-game set-up did. */
  | {
      readonly type: 'figurePlaced';
      readonly seat: Seat | null;
      readonly figure: Figure;
      readonly place: Place;
    }
  /** Two rings of each other type, one of this one. */
  | { readonly type: 'ringsChosen'; readonly seat: Seat; readonly single: Item }
  /** Told to the seat alone. */
  | { readonly type: 'cardChosen'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'turnChosen'; readonly seat: Seat; readonly room: number; readonly zone: number }
  | { readonly type: 'answerWithdrawn'; readonly seat: Seat }
  /** By seat. */
  | { readonly type: 'cardsShown'; readonly cards: readonly Card[] }
  | { readonly type: 'roundBegun'; readonly round: number }
  | { readonly type: 'raphaelShows'; readonly card: Card }
  | { readonly type: 'raphaelShuffles' }
  | { readonly type: 'leftHarbour'; readonly seat: Seat; readonly portal: 'main' | 'side' }
  | { readonly type: 'cardPlayed'; readonly seat: Seat; readonly card: Card }
  | {
      readonly type: 'stepped';
      readonly seat: Seat;
      readonly figure: 'pawn' | Figure;
      readonly from: Place;
      readonly to: number;
    }
  | { readonly type: 'vitusFollowed'; readonly from: Place; readonly to: number }
  | {
      readonly type: 'objectHidden';
      readonly seat: Seat;
      readonly object: Item;
      readonly room: number;
      readonly zone: number;
    }
  | Carrying<'ringPickedUp'>
  | Carrying<'ringPutDown'>
  | Supply<'wentToHarbour'>
  | Supply<'supplied'>
  | { readonly type: 'doorMoved'; readonly seat: Seat; readonly from: number; readonly to: number }
  | {
      readonly type: 'pointsGained';
      readonly seat: Seat;
      readonly points: number;
      readonly card: 'stephanus' | 'porticus' | 'severus';
    }
  | {
      readonly type: 'roomCounted';
      readonly room: number;
      /** By seat; `null`: Severus is there, and nothing is counted (TP-32). */
      readonly points: readonly number[] | null;
      /** TP-31: books and chalices that are counted from now on; by owner. Rings follow one by one. */
      readonly turned: readonly { readonly owner: Seat; readonly object: Item; readonly count: number }[];
    }
  | {
      readonly type: 'ringTurned';
      readonly seat: Seat;
      readonly object: Item;
      readonly room: number;
      readonly zone: number;
    }
  /** Everyone asked has chosen which ring is turned. */
  | { readonly type: 'turningClosed'; readonly room: number }
  /** `due`: how many new tiles should arrive. */
  | { readonly type: 'bellsRung'; readonly seat: Seat; readonly due: number }
  | { readonly type: 'tileArrived'; readonly object: Item; readonly warehouse: number }
  /** TP-38: every warehouse with room has a chalice already. */
  | { readonly type: 'chaliceLost' }
  | { readonly type: 'lastRound'; readonly by: Seat; readonly trigger: Trigger }
  /** By seat. */
  | { readonly type: 'finalCount'; readonly church: readonly number[]; readonly rooms: readonly number[] };
