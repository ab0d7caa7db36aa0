/** The chance of every step, kept while the guards stand still. */

import type { Convent, Point } from '../rules/convent.ts';
import { dangers, type Motion } from './ground.ts';

/** More neighbours than any point has. */
export const MOST_NEIGHBOURS = 6;

export class Strides {
  private readonly convent: Convent;
  /** By motion, then by goal and key. */
  private readonly known = new Map<Motion | null, Map<number, Float64Array>>();
  private guards: readonly Point[] = [];
  private clear: Uint8Array;

  constructor(convent: Convent) {
    this.convent = convent;
    this.clear = dangers(convent, []);
  }

  /** The guards stand there now. */
  stand(guards: readonly Point[]): void {
    if (guards.length === this.guards.length && guards.every((at, i) => at === this.guards[i])) return;
    this.known.clear();
    this.guards = guards;
    this.clear = dangers(this.convent, guards);
  }

  /** By point and place among its neighbours: how likely she goes there. Without a motion: by a shortest way. */
  chances(goal: Point, hasKey: boolean, motion: Motion | null): Float64Array {
    let tables = this.known.get(motion);
    if (!tables) {
      tables = new Map();
      this.known.set(motion, tables);
    }
    const key = 2 * goal + (hasKey ? 1 : 0);
    let table = tables.get(key);
    if (!table) {
      table = motion === null ? this.homeward(goal, hasKey) : this.under(motion, goal, hasKey);
      tables.set(key, table);
    }
    return table;
  }

  /** NR-R9: guards do not stop one who obeys. */
  private homeward(goal: Point, hasKey: boolean): Float64Array {
    return this.table(goal, hasKey, (_point, _to, gain) => (gain > 0 ? 1 : 0));
  }

  private under(motion: Motion, goal: Point, hasKey: boolean): Float64Array {
    const { guards, clear } = this;
    const weights = CHANGES.map((gain) => CHANGES.map((further) => motion.step(gain, further)));
    return this.table(goal, hasKey, (point, to, gain) =>
      to === guards[0] || to === guards[1] ? 0 : weights[gain + 1][clear[to] - clear[point] + 1],
    );
  }

  private table(
    goal: Point,
    hasKey: boolean,
    weight: (point: Point, to: Point, gain: number) => number,
  ): Float64Array {
    const { size, neighbours, locked, far, farUnlocked } = this.convent;
    const row = size + 1;
    const left = (hasKey ? far : farUnlocked).subarray(goal * row, (goal + 1) * row);
    const chances = new Float64Array(row * MOST_NEIGHBOURS);
    for (let point = 1; point < row; point++) {
      const around = neighbours[point];
      const start = point * MOST_NEIGHBOURS;
      let sum = 0;
      for (let i = 0; i < around.length; i++) {
        const to = around[i];
        if (!hasKey && locked[point * row + to] === 1) continue;
        chances[start + i] = weight(point, to, left[point] - left[to]);
        sum += chances[start + i];
      }
      if (sum > 0) for (let i = 0; i < around.length; i++) chances[start + i] /= sum;
    }
    return chances;
  }
}

/** What one step can change: points to the goal, or to the nearest guard. */
const CHANGES = [-1, 0, 1];
