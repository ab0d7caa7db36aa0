/** A move carried out. */

import type { Seat, Table } from '@conclave/engine';
import { chooseGift, exchange, playAnimal } from './cards-in-play.ts';
import { cardDuel, challenge, chooseWeapon, place, stakeOn } from './duel.ts';
import type { Event } from './events.ts';
import { type Move, WEAPONS } from './moves.ts';
import { chooseColour } from './setup.ts';
import { BY_CHANCE, type State } from './state.ts';
import { claim, decline, endMove, jump, resume, run, shiftCorridor, turnCentre } from './turn.ts';

export function play(state: State, seat: Seat, move: Move, table: Table<Event>): void {
  switch (move.kind) {
    case 'colour':
      chooseColour(state, seat, move.colour, table);
      break;
    case 'turn':
      turnCentre(state, move.notches, table);
      break;
    case 'shift':
      shiftCorridor(state, move.corridor, table);
      break;
    case 'claim':
      claim(state, table);
      break;
    case 'run':
      run(state, move.to, table);
      break;
    case 'done':
      endMove(state, table);
      break;
    case 'animal':
      playAnimal(state, seat, move.card, table);
      state.stage = 'exchange';
      break;
    case 'give':
      chooseGift(state, seat, move.card, table);
      break;
    case 'from':
      exchange(state, seat, move.seat, table);
      resume(state);
      break;
    case 'challenge':
      challenge(state, move.seat, table);
      break;
    case 'rival':
      cardDuel(state, move.seat, table);
      break;
    case 'stake':
      stakeOn(state, move.prize, move.die, table);
      break;
    case 'weapon':
      chooseWeapon(state, seat, WEAPONS.indexOf(move.weapon), table);
      break;
    case 'anyWeapon':
      chooseWeapon(state, seat, BY_CHANCE, table);
      break;
    case 'place':
      place(state, move.to, table);
      break;
    case 'jump':
      jump(state, table);
      break;
    case 'decline':
      decline(state, table);
      break;
  }
}
