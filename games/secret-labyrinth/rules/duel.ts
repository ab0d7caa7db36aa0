/** Duels: for cards in hand (SL-15 to SL-19) or for the wanted card (SL-20). */

import { type Effects, isComplete, openWindow, PASS, type Seat, setAnswer } from '@conclave/engine';
import { type Square, sectorOf } from './board.ts';
import { DIE, type Prize } from './cards.ts';
import { pay, takeWanted } from './cards-in-play.ts';
import type { Event } from './events.ts';
import { WEAPONS } from './moves.ts';
import { type Answer, BY_CHANCE, NONE, type State } from './state.ts';
import { proceed } from './turn.ts';

/** SL-15, SL-27: the challenged has no say. */
export function challenge(state: State, rival: Seat, effects: Effects<Event>): void {
  state.mayChallenge = false;
  state.rival = rival;
  state.stage = 'stake';
  effects.tell({ type: 'challenged', seat: state.active, rival });
}

/** SL-16: the kind is named first, then the die is thrown, then the weapons are chosen. */
export function stakeOn(state: State, prize: Prize, die: boolean, effects: Effects<Event>): void {
  const seat = state.active;
  state.prize = prize;
  state.stake = 1;
  effects.tell({ type: 'staked', seat, prize, die });
  if (die) {
    state.stake = effects.rng.pick(DIE);
    effects.tell({ type: 'dieThrown', seat, stake: state.stake });
  }
  askWeapons(state);
}

/** SL-20: no hand cards, no die. */
export function cardDuel(state: State, rival: Seat, effects: Effects<Event>): void {
  state.rival = rival;
  state.prize = null;
  state.stake = 0;
  effects.tell({ type: 'cardDuel', seat: state.active, rival });
  askWeapons(state);
}

function askWeapons(state: State): void {
  state.stage = 'weapons';
  state.window = openWindow(state.windows, 'weapons', [state.active, state.rival]);
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

/** SL-17: each weapon beats the next one of the list; a draw is fought again. */
function show(state: State, effects: Effects<Event>): void {
  const { window } = state;
  if (window === null) throw new Error('no duel is open');
  const [one, two] = window.asked;
  const [a, b] = window.answers.map((answer) => {
    if (answer === null || answer === PASS) throw new Error('a weapon is missing');
    return answer === BY_CHANCE ? effects.rng.int(WEAPONS.length) : answer; // SL-R10
  });
  state.shown[0] = a;
  state.shown[1] = b;
  const oneWins = b === (a + 1) % WEAPONS.length;
  const winner = a === b ? null : oneWins ? one : two;
  effects.tell({ type: 'weaponsShown', seats: [one, two], weapons: [WEAPONS[a], WEAPONS[b]], winner });
  if (winner === null) askWeapons(state);
  else decide(state, winner, winner === one ? two : one, effects);
}

function decide(state: State, victor: Seat, loser: Seat, effects: Effects<Event>): void {
  const { prize } = state;
  state.window = null;
  state.victor = victor;
  state.loser = loser;
  state.stage = 'place';
  if (prize === null) takeWanted(state, victor, effects);
  else pay(state, loser, victor, prize, effects);
}

/** SL-19, SL-28 */
export function place(state: State, to: Square, effects: Effects<Event>): void {
  const { victor, loser } = state;
  state.pawns[loser] = to;
  state.rival = NONE;
  state.prize = null;
  state.stake = 0;
  state.victor = NONE;
  state.loser = NONE;
  effects.tell({ type: 'placed', seat: victor, loser, to, sector: sectorOf(to, state.turned) });
  proceed(state, effects);
}
