import { others, range } from '../../author.ts';
import type { Watcher } from '../../game.ts';
import type { Rng } from '../../rng.ts';
import * as windows from '../../windows.ts';
import type { GameSpec } from '../spec.ts';
import { GATE, type Lanterns, lanterns, type State } from './lanterns.ts';

const GUARDS = 0;

/** Points where a novice may be for all the watcher knows: never by a lantern, and not where the guards just looked. */
function possible({ lanterns: figures }: State, watcher: Watcher): number[] {
  const empty = figures.flatMap(({ at, spot }) => (watcher === GUARDS && spot !== null ? [at, spot] : [at]));
  return range(GATE).filter((point) => !empty.includes(point));
}

function hiddenFrom(state: State, watcher: Watcher) {
  const seats = others([null, ...state.novices], watcher).filter((seat) => seat !== GUARDS);
  const free = seats.filter((seat) => state.novices[seat - 1].at < GATE);
  return watcher === GUARDS ? free.filter((seat) => !state.novices[seat - 1].seen) : free;
}

/** A way of up to two points, as the rules would list it. */
function somePath(state: State, at: number, rng: Rng): readonly number[] {
  const wandering = { ...state, novices: [{ at, path: [] as readonly number[], seen: false }] };
  wandering.window = windows.openWindow(state.window.id, 'sneak', [1]);
  for (let count = rng.int(3); count > 0; count--) {
    const steps = lanterns.moves(wandering, 1).flatMap((move) => (move.kind === 'step' ? [move.to] : []));
    if (steps.length === 0) break;
    const { path } = wandering.novices[0];
    wandering.novices = [{ at, path: [...path, rng.pick(steps)], seen: false }];
  }
  return wandering.novices[0].path;
}

/** Hidden: where the other novices are, which ways they draw, whether they handed in, and whom the guards saw. */
export const lanternsSpec: GameSpec<Lanterns> = {
  game: lanterns,
  tables: [{ seats: 3 }, { seats: 4 }],
  longest: 600,
  everyStepSeals: true,
  stride: 2,
  veil: {
    disguise(state, watcher, rng) {
      const points = possible(state, watcher);
      const spots = state.lanterns.flatMap(({ at, spot }) => (spot !== null && spot !== at ? [spot] : []));
      const hidden = hiddenFrom(state, watcher);
      const sneaking = state.window.asked.length > 0;
      for (const seat of hidden) {
        const at = rng.pick(points);
        const path = sneaking ? somePath(state, at, rng) : [];
        state.novices = state.novices.with(seat - 1, { at, path, seen: spots.includes(at) });
        if (!sneaking) continue;
        if (rng.int(2) === 0) windows.withdrawAnswer(state.window, seat);
        else windows.setAnswer(state.window, seat, 'go');
      }
      if (sneaking && windows.isComplete(state.window))
        windows.withdrawAnswer(state.window, rng.pick(hidden));
      return { state, rename: (_seat, move) => move };
    },
    secrets: {
      "novice's point": (state, watcher) => {
        const hidden = hiddenFrom(state, watcher);
        return hidden.length > 0 ? hidden.map((seat) => state.novices[seat - 1].at) : null;
      },
      "novice's way": (state, watcher) => {
        const hidden = state.window.asked.length > 0 ? hiddenFrom(state, watcher) : [];
        return hidden.length > 0 ? hidden.map((seat) => state.novices[seat - 1].path) : null;
      },
      'handed in': (state, watcher) => {
        const hidden = state.window.asked.length > 0 ? hiddenFrom(state, watcher) : [];
        return hidden.length > 0 ? hidden.map((seat) => windows.answerOf(state.window, seat)) : null;
      },
    },
    steps: { step: 'nothing', hand: 'nothing', stay: 'nothing', withdraw: 'nothing' },
    restricted: ['drew', 'looked'],
  },
};
