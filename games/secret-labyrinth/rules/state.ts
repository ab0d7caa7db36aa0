import { cloneWindow, type Seat, type Window } from '@conclave/engine';
import type { Square } from './board.ts';
import { ANIMALS_FROM, CARDS, type Card, isAnimal, type Prize, SPAN } from './cards.ts';

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
  /** By card: who took it from the board, which is public for ever (SL-29). */
  readonly taker: Seat[];
  /** The card taken last: even without a memory aid it may still be named (SL-30). */
  latest: Card;
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
  /** The wanted card is gone: another one is turned up at the end of the turn. */
  turnUp: boolean;
  /** The turn is over but for what is turned up. */
  ending: boolean;
  /** The animal played and the card to give, while an exchange is under way. */
  animal: Card;
  gift: Card;
  /** The duel under way: with whom, for what (`null`: the wanted card), how many. */
  rival: Seat;
  prize: Prize | null;
  stake: number;
  window: Window<Answer> | null;
  /** The weapons shown last, in seat order of the two; empty before the first duel. */
  readonly shown: number[];
  windows: number;
  /** Who won the duel and may place the loser's pawn, and the loser. */
  victor: Seat;
  loser: Seat;
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
    taker: state.taker.slice(),
    latest: state.latest,
    active: state.active,
    turns: state.turns,
    stage: state.stage,
    made: state.made,
    centreTurned: state.centreTurned,
    spent: state.spent,
    mayChallenge: state.mayChallenge,
    turnUp: state.turnUp,
    ending: state.ending,
    animal: state.animal,
    gift: state.gift,
    rival: state.rival,
    prize: state.prize,
    stake: state.stake,
    window: state.window && cloneWindow(state.window),
    shown: state.shown.slice(),
    windows: state.windows,
    victor: state.victor,
    loser: state.loser,
    winner: state.winner,
    end: state.end,
  };
}
