/** Carries out a move. */

import type { Effects, Seat } from '@conclave/engine';
import { chooseGift, exchange, playAnimal } from './cards-in-play.ts';
import { cardDuel, challenge, chooseWeapon, place, stakeOn, withdrawWeapon } from './duel.ts';
import type { Event } from './events.ts';
import { type Move, WEAPONS } from './moves.ts';
import { chooseColour } from './setup.ts';
import { BY_CHANCE, type State } from './state.ts';
import { claim, decline, endMove, jump, proceed, resume, run, shiftCorridor, turnCentre } from './turn.ts';

export function play(state: State, seat: Seat, move: Move, effects: Effects<Event>): void {
  switch (move.kind) {
    case 'colour':
      chooseColour(state, seat, move.colour, effects);
      break;
    case 'turn':
      turnCentre(state, move.notches, effects);
      break;
    case 'shift':
      shiftCorridor(state, move.corridor, effects);
      break;
    case 'claim':
      claim(state, effects);
      break;
    case 'run':
      run(state, move.to, effects);
      break;
    case 'done':
      endMove(state, effects);
      break;
    case 'animal':
      playAnimal(state, seat, move.card, effects);
      state.stage = 'exchange';
      break;
    case 'give':
      chooseGift(state, seat, move.card, effects);
      break;
    case 'from':
      exchange(state, seat, move.seat, effects);
      resume(state);
      break;
    case 'challenge':
      challenge(state, move.seat, effects);
      break;
    case 'rival':
      cardDuel(state, move.seat, effects);
      break;
    case 'stake':
      stakeOn(state, move.prize, move.die, effects);
      break;
    case 'weapon':
      chooseWeapon(state, seat, WEAPONS.indexOf(move.weapon), effects);
      break;
    case 'anyWeapon':
      chooseWeapon(state, seat, BY_CHANCE, effects);
      break;
    case 'withdraw':
      withdrawWeapon(state, seat, effects);
      break;
    case 'place':
      place(state, move.to, effects);
      proceed(state, effects);
      break;
    case 'jump':
      jump(state, effects);
      break;
    case 'decline':
      decline(state, effects);
      break;
  }
}
