/** Duels: for cards in hand (SL-15 to SL-19) or for the wanted card (SL-20). */

import {
  type Effects,
  isComplete,
  openWindow,
  PASS,
  type Seat,
  setAnswer,
  withdrawAnswer,
} from '@conclave/engine';
import { type Square, sectorOf } from './board.ts';
import { DIE, type Prize } from './cards.ts';
import { pay, takeWanted } from './cards-in-play.ts';
import type { Event } from './events.ts';
import { WEAPONS } from './moves.ts';
import { type Answer, BY_CHANCE, type Duel, loserOf, type State } from './state.ts';

function begin(state: State, rival: Seat, forWanted: boolean): void {
  state.duel = {
    challenger: state.active,
    rival,
    forWanted,
    prize: null,
    stake: 0,
    draws: 0,
    shown: null,
    victor: null,
    isOver: false,
  };
}

function openDuel({ duel }: State): Duel {
  if (duel === null || duel.isOver) throw new Error('no duel is open');
  return duel;
}

/** SL-15, SL-27: the challenged has no say. */
export function challenge(state: State, rival: Seat, effects: Effects<Event>): void {
  state.mayChallenge = false;
  begin(state, rival, false);
  state.stage = 'stake';
  effects.tell({ type: 'challenged', seat: state.active, rival });
}

/** SL-16: the kind is named first, then the die is thrown, then the weapons are chosen. */
export function stakeOn(state: State, prize: Prize, die: boolean, effects: Effects<Event>): void {
  const seat = state.active;
  effects.tell({ type: 'staked', seat, prize, die });
  const stake = die ? effects.rng.pick(DIE) : 1;
  if (die) effects.tell({ type: 'dieThrown', seat, stake });
  state.duel = { ...openDuel(state), prize, stake };
  askWeapons(state);
}

/** SL-20: no hand cards, no die. */
export function cardDuel(state: State, rival: Seat, effects: Effects<Event>): void {
  begin(state, rival, true);
  effects.tell({ type: 'cardDuel', seat: state.active, rival });
  askWeapons(state);
}

function askWeapons(state: State): void {
  const { challenger, rival } = openDuel(state);
  state.stage = 'weapons';
  state.window = openWindow(state.windows, 'weapons', [challenger, rival]);
  state.windows++;
}

export function chooseWeapon(state: State, seat: Seat, answer: Answer, effects: Effects<Event>): void {
  const { window } = state;
  if (window === null) throw new Error('no duel is open');
  setAnswer(window, seat, answer);
  const weapon = answer === BY_CHANCE ? null : WEAPONS[answer];
  effects.tellOnly([seat], { type: 'weaponChosen', seat, weapon }, null);
  if (isComplete(window)) show(state, effects);
}

export function withdrawWeapon({ window }: State, seat: Seat, effects: Effects<Event>): void {
  if (window === null) throw new Error('no duel is open');
  withdrawAnswer(window, seat);
  effects.tellOnly([seat], { type: 'weaponWithdrawn', seat }, null);
}

/** SL-17: each weapon beats the next one of the list; a draw is fought again. */
function show(state: State, effects: Effects<Event>): void {
  const { window } = state;
  if (window === null) throw new Error('no duel is open');
  const duel = openDuel(state);
  const [one, two] = window.asked;
  const [a, b] = window.answers.map((answer) => {
    if (answer === null || answer === PASS) throw new Error('a weapon is missing');
    return answer === BY_CHANCE ? effects.rng.int(WEAPONS.length) : answer; // SL-R10
  });
  const shown: Duel['shown'] = one === duel.challenger ? [a, b] : [b, a];
  const oneWins = b === (a + 1) % WEAPONS.length;
  const victor = a === b ? null : oneWins ? one : two;
  effects.tell({
    type: 'weaponsShown',
    seats: [one, two],
    weapons: [WEAPONS[a], WEAPONS[b]],
    winner: victor,
  });
  if (victor === null) {
    state.duel = { ...duel, shown, draws: duel.draws + 1 };
    askWeapons(state);
  } else decide(state, { ...duel, shown, victor }, victor, effects);
}

function decide(state: State, duel: Duel, victor: Seat, effects: Effects<Event>): void {
  const { prize, stake } = duel;
  state.duel = duel;
  state.window = null;
  state.stage = 'place';
  if (prize === null) takeWanted(state, victor, effects);
  else pay(state, loserOf(duel), victor, prize, stake, effects);
}

/** SL-19 */
export function place(state: State, to: Square, effects: Effects<Event>): void {
  const duel = openDuel(state);
  const { victor } = duel;
  if (victor === null) throw new Error('the duel is not decided');
  const loser = loserOf(duel);
  state.pawns[loser] = to;
  state.duel = { ...duel, isOver: true };
  effects.tell({ type: 'placed', seat: victor, loser, to, sector: sectorOf(to, state.turned) });
}
