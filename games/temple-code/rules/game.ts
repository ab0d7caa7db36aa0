import type { Game, Seat, Table } from '@conclave/engine';
import { declare, end } from './declare.ts';
import type { Event } from './events.ts';
import { lapse, moves, pick, refusal } from './legal.ts';
import { MAX_SEATS, type Move } from './moves.ts';
import { outcome } from './outcome.ts';
import { parse } from './parse.ts';
import { decodeBoth, take } from './round.ts';
import { setup } from './setup.ts';
import { choose, reveal } from './solo.ts';
import { activeSeat, clone, type Options, type State } from './state.ts';
import { type View, view } from './view.ts';

const NOBODY: readonly Seat[] = [];
const ALONE: readonly (readonly Seat[])[] = Array.from({ length: MAX_SEATS }, (_, seat) => [seat]);

function toAct(state: State): readonly Seat[] {
  return state.over ? NOBODY : ALONE[activeSeat(state)];
}

/** Every move asks the hidden cards something: a decoding, a verdict, the next card. None can be taken back. */
function play(state: State, seat: Seat, move: Move, table: Table<Event>): void {
  table.seal();
  switch (move.kind) {
    case 'take':
      take(state, seat, move.from, move.card, table);
      break;
    case 'decodeBoth':
      decodeBoth(state, seat, table);
      break;
    case 'reveal':
      reveal(state, table);
      break;
    case 'decode':
      choose(state, move.card, table);
      break;
    case 'declare':
      declare(state, seat, move.combination, table);
      break;
    case 'finish':
      end(state, table);
      break;
  }
}

export const templeCode: Game<State, Move, View, Event, Options> = {
  id: 'temple-code',
  version: 1,
  seats: { min: 1, max: MAX_SEATS },
  options: { freeGuess: { kind: 'flag', default: false } },
  anytime: ['declare'],
  open: ['declare'],
  setup,
  toAct,
  waiting: toAct,
  parse,
  moves,
  refusal,
  play,
  lapse,
  view,
  outcome,
  clone,
  pick,
};
