/** The upper bound: a player who sees its own combination. In tests alone. */

import type { Bot, Match } from '@conclave/engine';
import { DECK } from '../../rules/deck.ts';
import type { TempleCode } from '../../rules/game.ts';
import type { State } from '../../rules/state.ts';
import { because, nothing } from '../thought.ts';

export type TempleCodeMatch = Match<TempleCode>;

export function stateOf(match: TempleCodeMatch): State {
  const { root, now } = match.snapshot();
  return (now ?? root).state;
}

export function cheat(match: TempleCodeMatch): Bot<TempleCode> {
  return {
    think({ perspective, seat }) {
      const combination = DECK[stateOf(match).combination[seat]];
      if (perspective.view.players[seat].decoded) return because({ kind: 'declare', combination }, 'certain');
      return perspective.asked ? because(perspective.moves[0], 'random') : nothing({});
    },
  };
}
