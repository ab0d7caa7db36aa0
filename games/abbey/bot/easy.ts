/** Strolls about, does whatever the square offers, and speaks up only when it is nearly sure. */

import type { Bot } from '@conclave/engine';
import type { Abbey } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import { count, MASK_OF, maskOf } from '../rules/suspects.ts';
import { because, NOTHING } from './thought.ts';

const FEW = 2;
const ACTIONS: readonly Move['kind'][] = ['draw', 'confess', 'spy', 'read', 'venerate', 'request'];

export function easy(): Bot<Abbey> {
  return {
    think({ perspective, seat, rng }) {
      const { moves, view } = perspective;
      if (!perspective.asked) return NOTHING;
      if (moves.length === 1) return because(moves[0], 'forced');
      const left = 0xffffff & ~maskOf(view.players[seat].own?.crossed ?? []);
      const named = moves.filter((move) => move.kind === 'accuse' && left & (1 << move.suspect));
      if (named.length > 0 && count(left) <= FEW)
        return because(rng.pick(named), count(left) === 1 ? 'certain' : 'likely', { percent: 50 });
      const sure = moves.filter(
        (move) => move.kind === 'reveal' && count(left & MASK_OF[move.value]) * 3 > count(left) * 2,
      );
      if (sure.length > 0) return because(rng.pick(sure), 'revealing', { percent: 70 });
      const actions = moves.filter(({ kind }) => ACTIONS.includes(kind));
      if (actions.length > 0) return because(rng.pick(actions), 'room');
      const quiet = moves.filter(
        ({ kind }) => kind !== 'accuse' && kind !== 'reveal' && kind !== 'cross' && kind !== 'withdraw',
      );
      const kinds = [...new Set(quiet.map(({ kind }) => kind))];
      const kind = rng.pick(kinds);
      return because(rng.pick(quiet.filter((move) => move.kind === kind)), 'random');
    },
  };
}
