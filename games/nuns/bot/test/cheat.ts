/** The bound above for guards: one who sees where everybody is. */

import { ROW } from '../../rules/convent.ts';
import { WEIGHTS } from '../guard.ts';
import { Player } from '../player.ts';
import { type Maker, stateOf } from './play.ts';

export const cheat: Maker = (match) =>
  new Player({
    plan: () => {
      throw new Error('a guard plans no way');
    },
    targets: () => {
      const targets = new Float64Array(ROW);
      for (const { at, status } of stateOf(match).novices) if (status === 'onTheRun') targets[at] += 1;
      return targets;
    },
    weights: () => WEIGHTS,
    blesses: true,
  });
