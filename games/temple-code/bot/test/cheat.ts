/** The upper bound: a player who sees its own combination. In tests alone. */

import type { Bot, Match } from '@conclave/engine';
import { DECK } from '../../rules/deck.ts';
import type { Event } from '../../rules/events.ts';
import type { Move } from '../../rules/moves.ts';
import type { Options, State } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { because, NOTHING } from '../thought.ts';

export type TempleCodeMatch = Match<State, Move, View, Event, Options>;

export function stateOf(match: TempleCodeMatch): State {
  const { root, now } = match.snapshot();
  return (now ?? root).state;
}

export function cheat(match: TempleCodeMatch): Bot<View, Move, Event> {
  return {
    think({ perspective, seat, asked }) {
      const combination = DECK[stateOf(match).combination[seat]];
      if (perspective.view.players[seat].decoded) return because({ kind: 'declare', combination }, 'certain');
      return asked ? because(perspective.moves[0], 'random') : NOTHING;
    },
  };
}
