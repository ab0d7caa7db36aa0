/** The moves of a seat. They stand in a table and are made once. */

import type { Seat } from '@conclave/engine';
import { COLOURS, type Colour, SECTORS, SQUARES, type Square } from './board.ts';
import { CARDS, type Card, PRIZES, type Prize } from './cards.ts';

export const MAX_SEATS = COLOURS.length;

export const CORRIDORS = ['inner', 'outer'] as const;
export type Corridor = (typeof CORRIDORS)[number];

export const WEAPONS = ['stone', 'scissors', 'paper'] as const;
export type Weapon = (typeof WEAPONS)[number];

export type Move =
  /** Before the first turn (SL-2). */
  | { readonly kind: 'colour'; readonly colour: Colour }
  /** Turn the centre by so many notches (SL-4). */
  | { readonly kind: 'turn'; readonly notches: number }
  /** Shift a corridor by one notch (SL-4). */
  | { readonly kind: 'shift'; readonly corridor: Corridor }
  /** Take the wanted card where one stands (SL-10). */
  | { readonly kind: 'claim' }
  | { readonly kind: 'run'; readonly to: Square }
  /** Nothing more in this turn. */
  | { readonly kind: 'done' }
  /** Play an animal (SL-14), then choose what to give, then whom to draw from. */
  | { readonly kind: 'animal'; readonly card: Card }
  | { readonly kind: 'give'; readonly card: Card }
  | { readonly kind: 'from'; readonly seat: Seat }
  | { readonly kind: 'challenge'; readonly seat: Seat }
  /** Whom to fight for the wanted card (SL-20). */
  | { readonly kind: 'rival'; readonly seat: Seat }
  | { readonly kind: 'stake'; readonly prize: Prize; readonly die: boolean }
  | { readonly kind: 'weapon'; readonly weapon: Weapon }
  /** Let chance choose the weapon (SL-R10). */
  | { readonly kind: 'anyWeapon' }
  /** Takes the weapon back while the other's is not there yet. */
  | { readonly kind: 'withdraw' }
  /** Where the loser's pawn goes (SL-19). */
  | { readonly kind: 'place'; readonly to: Square }
  /** To the animal just turned up (SL-13), or not. */
  | { readonly kind: 'jump' }
  | { readonly kind: 'decline' };

const numbers = (count: number) => Array.from({ length: count }, (_, number) => number);

export const COLOUR: readonly Move[] = COLOURS.map((colour) => ({ kind: 'colour', colour }));
/** By notches; there is no turn by none. */
export const TURN: readonly Move[] = numbers(SECTORS).map((notches) => ({ kind: 'turn', notches }));
export const SHIFT: Readonly<Record<Corridor, Move>> = {
  inner: { kind: 'shift', corridor: 'inner' },
  outer: { kind: 'shift', corridor: 'outer' },
};
export const CLAIM: Move = { kind: 'claim' };
export const RUN: readonly Move[] = numbers(SQUARES).map((to) => ({ kind: 'run', to }));
export const DONE: Move = { kind: 'done' };
export const ANIMAL: readonly Move[] = numbers(CARDS).map((card) => ({ kind: 'animal', card }));
export const GIVE: readonly Move[] = numbers(CARDS).map((card) => ({ kind: 'give', card }));
export const FROM: readonly Move[] = numbers(MAX_SEATS).map((seat) => ({ kind: 'from', seat }));
export const CHALLENGE: readonly Move[] = numbers(MAX_SEATS).map((seat) => ({ kind: 'challenge', seat }));
export const RIVAL: readonly Move[] = numbers(MAX_SEATS).map((seat) => ({ kind: 'rival', seat }));
export const STAKE: readonly Move[] = PRIZES.flatMap((prize): Move[] => [
  { kind: 'stake', prize, die: false },
  { kind: 'stake', prize, die: true },
]);
export const WEAPON: readonly Move[] = WEAPONS.map((weapon) => ({ kind: 'weapon', weapon }));
export const ANY_WEAPON: Move = { kind: 'anyWeapon' };
export const WITHDRAW: Move = { kind: 'withdraw' };
export const PLACE: readonly Move[] = numbers(SQUARES).map((to) => ({ kind: 'place', to }));
export const JUMP: Move = { kind: 'jump' };
export const DECLINE: Move = { kind: 'decline' };
