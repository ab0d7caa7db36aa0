/** What a watcher may know (SL-22, SL-29, SL-30). */

import { answerOf, PASS, type Seat } from '@conclave/engine';
import { COLOURS, type Colour, type Square } from './board.ts';
import { ALL_CARDS, CARDS, type Card, PRIZES, type Prize } from './cards.ts';
import { WEAPONS, type Weapon } from './moves.ts';
import {
  BY_CHANCE,
  cardsOf,
  NONE,
  OUT,
  paidAt,
  type Stage,
  type State,
  seatsOf,
  type Taking,
} from './state.ts';

export interface PlayerView {
  /** `null` until chosen. */
  readonly colour: Colour | null;
  readonly pawn: Square | null;
  readonly count: number;
  /** By number; `null`: face down. */
  readonly cards: readonly Card[] | null;
}

/** The duel under way, or the last one. */
export interface DuelView {
  readonly challenger: Seat;
  readonly rival: Seat;
  readonly forWanted: boolean;
  /** `null`: not said yet, or the wanted card is fought for. */
  readonly prize: Prize | null;
  /** How many cards; 0: not said yet, or the wanted card. */
  readonly stake: number;
  /** Who has chosen a weapon already. */
  readonly answered: readonly Seat[];
  /** How often it was fought again. */
  readonly draws: number;
  /** The weapons shown last, of challenger and rival. */
  readonly shown: readonly [Weapon, Weapon] | null;
  /** Who won and places the loser's pawn. */
  readonly victor: Seat | null;
  /** The loser's pawn is placed. */
  readonly isOver: boolean;
}

type Mutable<List extends readonly unknown[]> = List[number][];

/** What was publicly seen to change hands (SL-22, SL-29). */
export interface Handovers {
  /** Cards lost and won in duels. */
  readonly paid: readonly {
    readonly from: Seat;
    readonly to: Seat;
    readonly prize: Prize;
    readonly count: number;
  }[];
  /** How often `seat` played an animal against `from`. */
  readonly exchanges: readonly { readonly seat: Seat; readonly from: Seat; readonly count: number }[];
}

export interface View {
  readonly players: readonly PlayerView[];
  /** How far centre, inner and outer corridor are turned. */
  readonly turned: readonly number[];
  readonly wanted: Card | null;
  /** `cards`: the next one first; `null` until everything is laid open. */
  readonly pile: { readonly count: number; readonly cards: readonly Card[] | null };
  /** Animals played. */
  readonly out: readonly Card[];
  /** Memory aid: who took which card from the board, in order. Without it: the one taken last. */
  readonly taken: readonly Taking[];
  /** Memory aid: what changed hands since. `null` without it. */
  readonly handovers: Handovers | null;
  readonly active: Seat;
  readonly stage: Stage;
  /** Changes made in this turn, and whether the centre was one. */
  readonly made: number;
  readonly centreTurned: boolean;
  /** No move is left in this turn. */
  readonly spent: boolean;
  readonly mayChallenge: boolean;
  /** Another card is turned up at the end of the turn. */
  readonly owesCard: boolean;
  readonly ending: boolean;
  /** The animal played, while its exchange is under way. */
  readonly animal: Card | null;
  readonly duel: DuelView | null;
  /** The watcher's own choices not yet shown. */
  readonly gift: Card | null;
  readonly weapon: Weapon | 'any' | null;
  /** Turns ended. */
  readonly turns: number;
  /** Duels' windows opened. */
  readonly windows: number;
  readonly goal: number;
  readonly roundLimit: number;
  readonly tryOut: boolean;
  readonly memoryAid: boolean;
  readonly winner: Seat | null;
}

const orNull = (value: number) => (value === NONE ? null : value);

export function publicView(state: State, open: boolean): View {
  const counts = Array.from({ length: seatsOf(state) }, () => 0);
  for (let card = 0; card < CARDS; card++) if (state.owner[card] >= 0) counts[state.owner[card]]++;
  return {
    players: state.pawns.map((pawn, seat) => ({
      colour: state.colours[seat] === NONE ? null : COLOURS[state.colours[seat]],
      pawn: orNull(pawn),
      count: counts[seat],
      cards: open ? cardsOf(state, seat) : null,
    })),
    turned: state.turned.slice(),
    wanted: orNull(state.wanted),
    pile: { count: state.pile.length, cards: open ? state.pile.slice().reverse() : null },
    out: ALL_CARDS.filter((card) => state.owner[card] === OUT),
    taken: state.memoryAid || open ? state.taken.slice() : state.taken.slice(-1),
    handovers: state.memoryAid || open ? handovers(state) : null,
    active: state.active,
    stage: state.stage,
    made: state.made,
    centreTurned: state.centreTurned,
    spent: state.spent,
    mayChallenge: state.mayChallenge,
    owesCard: state.owesCard,
    ending: state.ending,
    animal: orNull(state.animal),
    duel: duelView(state),
    gift: open ? orNull(state.gift) : null,
    weapon: null,
    turns: state.turns,
    windows: state.windows,
    goal: state.goal,
    roundLimit: state.roundLimit,
    tryOut: state.tryOut,
    memoryAid: state.memoryAid,
    winner: orNull(state.winner),
  };
}

/** The own cards, and the own choices not yet shown. */
export function ownView(state: State, seat: Seat, _open: boolean, seen: View): View {
  return {
    ...seen,
    players: seen.players.with(seat, { ...seen.players[seat], cards: cardsOf(state, seat) }),
    gift: seat === state.active ? orNull(state.gift) : seen.gift,
    weapon: weapon(state, seat),
  };
}

function handovers(state: State): Handovers {
  const seats = seatsOf(state);
  const paid: Mutable<Handovers['paid']> = [];
  const exchanges: Mutable<Handovers['exchanges']> = [];
  for (let one = 0; one < seats; one++) {
    for (let two = 0; two < seats; two++) {
      for (const prize of PRIZES) {
        const count = state.paid[paidAt(seats, prize, one, two)];
        if (count > 0) paid.push({ from: one, to: two, prize, count });
      }
      const count = state.exchanges[one * seats + two];
      if (count > 0) exchanges.push({ seat: one, from: two, count });
    }
  }
  return { paid, exchanges };
}

function duelView({ duel, window }: State): DuelView | null {
  if (duel === null) return null;
  const { challenger, rival, forWanted, prize, stake, draws, shown, victor, isOver } = duel;
  return {
    challenger,
    rival,
    forWanted,
    prize,
    stake,
    draws,
    victor,
    isOver,
    answered: window === null ? [] : window.asked.filter((seat) => answerOf(window, seat) !== null),
    shown: shown && [WEAPONS[shown[0]], WEAPONS[shown[1]]],
  };
}

function weapon({ window }: State, seat: Seat): Weapon | 'any' | null {
  const answer = window && answerOf(window, seat);
  if (answer === null || answer === PASS) return null;
  return answer === BY_CHANCE ? 'any' : WEAPONS[answer];
}
