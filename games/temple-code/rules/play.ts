/** Carries out a move. */

import type { Effects, Seat } from '@conclave/engine';
import { declare, end } from './declare.ts';
import type { Event } from './events.ts';
import type { Move } from './moves.ts';
import { decodeBoth, take } from './round.ts';
import { choose, reveal } from './solo.ts';
import type { State } from './state.ts';

/** Every move asks the hidden cards something: a decoding, a verdict, the next card. None can be taken back. */
export function play(state: State, seat: Seat, move: Move, effects: Effects<Event>): void {
  effects.seal();
  switch (move.kind) {
    case 'take':
      take(state, seat, move.from, move.card, effects);
      break;
    case 'decodeBoth':
      decodeBoth(state, seat, effects);
      break;
    case 'reveal':
      reveal(state, effects);
      break;
    case 'decode':
      choose(state, move.card, effects);
      break;
    case 'declare':
      declare(state, seat, move.combination, effects);
      break;
    case 'finish':
      end(state, effects);
      break;
  }
}
