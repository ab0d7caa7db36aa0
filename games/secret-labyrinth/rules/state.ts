import { cloneWindow, type Seat, type Window } from '@conclave/engine';
import type { Square } from './board.ts';
import { ANIMALS_FROM, CARDS, type Card, isAnimal, PRIZES, type Prize, SPAN } from './cards.ts';
import { MAX_SEATS } from './moves.ts';

/** No seat, card or square. */
export const NONE = -1;
/** Where a card is that nobody holds. */
export const IN_PILE = -1;
export const WANTED = -2;
export const OUT = -3;

export const STAGES = [
  /** Choosing colours. */
  'colours',
  /** A change is owed. */
  'change',
  /** Both changes are made; the pawn may move. */
  'move',
  /** Nothing is left but a challenge, animals, and ending the turn. */
  'rest',
  /** An animal was played: choosing what to give and whom to draw from. */
  'exchange',
  /** Several others stand on the wanted square: choosing whom to fight. */
  'rival',
  /** Saying what is fought for. */
  'stake',
  'weapons',
  /** The winner puts the loser's pawn somewhere. */
  'place',
  /** An animal was turned up: go there? */
  'jump',
] as const;
export type Stage = (typeof STAGES)[number];

export type Ending = 'allOfAKind' | 'roundsOver';

/** A weapon by its place in WEAPONS; one more: chance chooses. */
export type Answer = number;
export const BY_CHANCE: Answer = 3;

export interface Taking {
  readonly card: Card;
  readonly seat: Seat;
}

export interface Duel {
  readonly challenger: Seat;
  readonly rival: Seat;
  /** The wanted card is fought for (SL-20), not cards in hand. */
  readonly forWanted: boolean;
  /** `null`: not said yet, or the wanted card. */
  readonly prize: Prize | null;
  /** How many cards; 0: not said yet, or the wanted card. */
  readonly stake: number;
  /** How often it was fought again. */
  readonly draws: number;
  /** The weapons shown last, of challenger and rival. */
  readonly shown: readonly [Answer, Answer] | null;
  /** Who won and places the loser's pawn. */
  readonly victor: Seat | null;
  /** The loser's pawn is placed. */
  readonly isOver: boolean;
}

export interface State {
  readonly goal: number;
  /** 0: none. */
  readonly roundLimit: number;
  readonly tryOut: boolean;
  readonly memoryAid: boolean;
  /** How far the three parts are turned. */
  readonly turned: number[];
  readonly pawns: Square[];
  /** By seat: the place of its colour in COLOURS. */
  readonly colours: number[];
  /** By card: the seat that holds it, or where it is. */
  readonly owner: number[];
  /** The next card is the last. */
  readonly pile: Card[];
  wanted: Card;
  /** Cards taken from the board and by whom, in order: public for ever (SL-29). */
  readonly taken: Taking[];
  /** By prize, loser and winner: how many cards went over in duels; public too. See `paidAt`. */
  readonly paid: number[];
  /** By player and opponent: how many exchanges the player made with them; public too. */
  readonly exchanges: number[];
  active: Seat;
  /** How many have ended. */
  turns: number;
  stage: Stage;
  /** Changes made in this turn. */
  made: number;
  centreTurned: boolean;
  /** Moved, or claimed the card: no move is left in this turn. */
  spent: boolean;
  /** The own move ended on an occupied square, and nobody was challenged yet. */
  mayChallenge: boolean;
  /** The wanted card is gone: another one is owed, to be turned up at the end of the turn. */
  owesCard: boolean;
  /** The turn is over but for what is turned up. */
  ending: boolean;
  /** The animal played and the card to give, while an exchange is under way. */
  animal: Card;
  gift: Card;
  /** The duel under way, or the last one: what was seen of it stays to be seen. */
  duel: Duel | null;
  window: Window<Answer> | null;
  windows: number;
  /** Who holds all of a kind. */
  winner: Seat;
  end: Ending | null;
}

export interface Options {
  readonly goal: number;
  readonly roundLimit: number;
  readonly tryOut: boolean;
  readonly memoryAid: boolean;
}

export function seatsOf(state: State): number {
  return state.pawns.length;
}

export function cardsOf(state: State, seat: Seat): Card[] {
  const cards: Card[] = [];
  for (let card = 0; card < CARDS; card++) if (state.owner[card] === seat) cards.push(card);
  return cards;
}

export function countOf(state: State, seat: Seat): number {
  let count = 0;
  for (let card = 0; card < CARDS; card++) if (state.owner[card] === seat) count++;
  return count;
}

export function prizesOf(state: State, seat: Seat, prize: Prize): Card[] {
  const { first, end } = SPAN[prize];
  const cards: Card[] = [];
  for (let card = first; card < end; card++) if (state.owner[card] === seat) cards.push(card);
  return cards;
}

export function prizeCount(state: State, seat: Seat, prize: Prize): number {
  const { first, end } = SPAN[prize];
  let count = 0;
  for (let card = first; card < end; card++) if (state.owner[card] === seat) count++;
  return count;
}

/** Where `paid` counts what this loser handed to this winner. */
export function paidAt(seats: number, prize: Prize, loser: Seat, winner: Seat): number {
  return (PRIZES.indexOf(prize) * seats + loser) * seats + winner;
}

export function loserOf({ challenger, rival, victor }: Duel): Seat {
  return victor === challenger ? rival : challenger;
}

export function pawnsOn(state: State, square: Square): number {
  let count = 0;
  for (let seat = 0; seat < state.pawns.length; seat++) if (state.pawns[seat] === square) count++;
  return count;
}

/** SL-26: so many pawns on the wanted square, and nobody gets the card. */
export const CROWD = MAX_SEATS;

export function isFree(state: State, square: Square): boolean {
  return !state.pawns.includes(square);
}

/** SL-14: the owner needs another card to give, and an opponent with at least one. */
export function mayPlay(state: State, seat: Seat, card: Card): boolean {
  return isAnimal(card) && state.owner[card] === seat && canExchange(state, seat);
}

function canExchange(state: State, seat: Seat): boolean {
  let own = 0;
  let others = 0;
  for (let card = 0; card < CARDS; card++) {
    const holder = state.owner[card];
    if (holder === seat) own++;
    else if (holder >= 0) others++;
  }
  return own > 1 && others > 0;
}

export function holdsAnimal(state: State, seat: Seat): boolean {
  for (let card = ANIMALS_FROM; card < CARDS; card++) if (state.owner[card] === seat) return true;
  return false;
}

/** Stages in which the active player may play an animal: to act, and no duel open (SL-14). */
export function isAnimalTime(stage: Stage): boolean {
  return stage === 'change' || stage === 'move' || stage === 'rest' || stage === 'jump';
}

export function clone(state: State): State {
  return {
    goal: state.goal,
    roundLimit: state.roundLimit,
    tryOut: state.tryOut,
    memoryAid: state.memoryAid,
    turned: state.turned.slice(),
    pawns: state.pawns.slice(),
    colours: state.colours.slice(),
    owner: state.owner.slice(),
    pile: state.pile.slice(),
    wanted: state.wanted,
    taken: state.taken.slice(),
    paid: state.paid.slice(),
    exchanges: state.exchanges.slice(),
    active: state.active,
    turns: state.turns,
    stage: state.stage,
    made: state.made,
    centreTurned: state.centreTurned,
    spent: state.spent,
    mayChallenge: state.mayChallenge,
    owesCard: state.owesCard,
    ending: state.ending,
    animal: state.animal,
    gift: state.gift,
    duel: state.duel,
    window: state.window && cloneWindow(state.window),
    windows: state.windows,
    winner: state.winner,
    end: state.end,
  };
}
