import type { Game, Seat, Table } from '@conclave/engine';
import { chooseGift, exchange, playAnimal } from './cards-in-play.ts';
import { cardDuel, challenge, chooseWeapon, place, stakeOn } from './duel.ts';
import type { Event } from './events.ts';
import { refusal } from './legal.ts';
import { lapse, moves, pick } from './list.ts';
import { MAX_SEATS, type Move, WEAPONS } from './moves.ts';
import { outcome } from './outcome.ts';
import { parse } from './parse.ts';
import { chooseColour, setup } from './setup.ts';
import { BY_CHANCE, clone, type Options, type State } from './state.ts';
import { toAct } from './to-act.ts';
import { claim, decline, endMove, jump, resume, run, shiftCorridor, turnCentre } from './turn.ts';
import { type View, view } from './view.ts';

function play(state: State, seat: Seat, move: Move, table: Table<Event>): void {
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

export const secretLabyrinth: Game<State, Move, View, Event, Options> = {
  id: 'secret-labyrinth',
  version: 1,
  seats: { min: 2, max: MAX_SEATS },
  options: {
    goal: { kind: 'number', min: 6, max: 7, default: 7 },
    roundLimit: { kind: 'number', min: 0, max: 60, default: 0 },
    tryOut: { kind: 'flag', default: false },
    memoryAid: { kind: 'flag', default: true },
  },
  anytime: [],
  open: [],
  setup,
  toAct,
  waiting: toAct,
  parse,
  moves,
  refusal,
  play,
  lapse,
  window: ({ window }) => window,
  view,
  outcome,
  clone,
  pick,
};
