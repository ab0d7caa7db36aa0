/** Makes a game of what its author wrote: whatever was left out gets the value that most games have. */

import type { Defaults, Game, GameRules, GameTypes, Refusal } from './game.ts';
import { canonical, copyJson } from './json.ts';
import { viewOf } from './situation.ts';

const NOT_LISTED: Refusal = { rule: 'house', reason: 'notListed' };

export function defineGame<G extends GameTypes>(rules: GameRules<G>): Game<G> {
  const defaults: Defaults<G> = {
    anytime: [],
    composed: [],
    lasting: [],
    takesBack: false,
    unnoticed: [],
    ownView: (_state, _seat, _open, seen) => seen,
    waiting: (state) => rules.toAct(state),
    refusal(state, seat, move) {
      const text = canonical(move);
      return rules.moves(state, seat).some((listed) => canonical(listed) === text) ? null : NOT_LISTED;
    },
    lapse(state, seat) {
      const first = rules.moves(state, seat).at(0);
      if (!first) throw new Error(`${rules.id}: seat ${seat} is asked and has no move`);
      return first;
    },
    clone: copyJson,
  };
  return {
    records: { version: 1 },
    ...defaults,
    ...rules,
    view(state, watcher, open) {
      return viewOf(this, state, watcher, open);
    },
  };
}
