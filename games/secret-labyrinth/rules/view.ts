/** What a watcher may know (SL-22, SL-29, SL-30). */

import { answerOf, PASS, type Seat, type Watcher } from '@conclave/engine';
import { COLOURS, type Colour, type Square } from './board.ts';
import { ALL_CARDS, CARDS, type Card, type Prize } from './cards.ts';
import { WEAPONS, type Weapon } from './moves.ts';
import { BY_CHANCE, cardsOf, NONE, OUT, type Stage, type State, seatsOf } from './state.ts';

export interface PlayerView {
  /** `null` until chosen. */
  readonly colour: Colour | null;
  readonly pawn: Square | null;
  readonly count: number;
  /** By number; `null`: face down. */
  readonly cards: readonly Card[] | null;
}

export interface DuelView {
  readonly rival: Seat;
  /** `null`: not said yet, or the wanted card is fought for. */
  readonly prize: Prize | null;
  /** How many cards; 0: not said yet, or the wanted card. */
  readonly stake: number;
  readonly forWanted: boolean;
  /** Who has chosen a weapon already. */
  readonly answered: readonly Seat[];
  /** Who won and places the loser's pawn. */
  readonly victor: Seat | null;
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
  /** Memory aid: who took which card from the board, by card. Without it: the one taken last. */
  readonly taken: readonly { readonly card: Card; readonly seat: Seat }[];
  readonly active: Seat;
  readonly stage: Stage;
  /** Changes made in this turn, and whether the centre was one. */
  readonly made: number;
  readonly centreTurned: boolean;
  /** No move is left in this turn. */
  readonly spent: boolean;
  readonly mayChallenge: boolean;
  readonly turnUp: boolean;
  readonly ending: boolean;
  /** The animal played, while its exchange is under way. */
  readonly animal: Card | null;
  readonly duel: DuelView | null;
  /** The watcher's own choices not yet shown. */
  readonly gift: Card | null;
  readonly weapon: Weapon | 'any' | null;
  /** The weapons shown last, in seat order of the two who fought. */
  readonly shown: readonly Weapon[];
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

export function view(state: State, watcher: Watcher, open: boolean): View {
  const counts = Array.from({ length: seatsOf(state) }, () => 0);
  for (let card = 0; card < CARDS; card++) if (state.owner[card] >= 0) counts[state.owner[card]]++;
  return {
    players: state.pawns.map((pawn, seat) => ({
      colour: state.colours[seat] === NONE ? null : COLOURS[state.colours[seat]],
      pawn: orNull(pawn),
      count: counts[seat],
      cards: open || seat === watcher ? cardsOf(state, seat) : null,
    })),
    turned: state.turned.slice(),
    wanted: orNull(state.wanted),
    pile: { count: state.pile.length, cards: open ? state.pile.slice().reverse() : null },
    out: ALL_CARDS.filter((card) => state.owner[card] === OUT),
    taken: taken(state, open),
    active: state.active,
    stage: state.stage,
    made: state.made,
    centreTurned: state.centreTurned,
    spent: state.spent,
    mayChallenge: state.mayChallenge,
    turnUp: state.turnUp,
    ending: state.ending,
    animal: orNull(state.animal),
    duel: duel(state),
    gift: open || watcher === state.active ? orNull(state.gift) : null,
    weapon: watcher === 'gallery' ? null : weapon(state, watcher),
    shown: state.shown.map((answer) => WEAPONS[answer]),
    turns: state.turns,
    windows: state.windows,
    goal: state.goal,
    roundLimit: state.roundLimit,
    tryOut: state.tryOut,
    memoryAid: state.memoryAid,
    winner: orNull(state.winner),
  };
}

function taken(state: State, open: boolean): View['taken'] {
  const cards = state.memoryAid || open ? ALL_CARDS : [state.latest];
  return cards.flatMap((card) => {
    const seat = card === NONE ? NONE : state.taker[card];
    return seat === NONE ? [] : [{ card, seat }];
  });
}

function duel({ stage, rival, prize, stake, victor, window }: State): DuelView | null {
  if (rival === NONE) return null;
  const forWanted = stage !== 'stake' && prize === null;
  const answered = window === null ? [] : window.asked.filter((seat) => answerOf(window, seat) !== null);
  return { rival, prize, stake, forWanted, answered, victor: orNull(victor) };
}

function weapon({ window }: State, seat: Seat): Weapon | 'any' | null {
  const answer = window && answerOf(window, seat);
  if (answer === null || answer === PASS) return null;
  return answer === BY_CHANCE ? 'any' : WEAPONS[answer];
}
