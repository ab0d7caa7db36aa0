/** The chances of all steps, kept while the guards stand still. */

import type { Convent, Point } from '../rules/convent.ts';
import { dangers, type Motion } from './motion-model.ts';

/** The steps that are possible: those from a point lie between its start and the next one's. */
export interface Chances {
  readonly start: Uint16Array;
  readonly to: Uint16Array;
  readonly chance: Float64Array;
}

export class StepChances {
  private readonly convent: Convent;
  private readonly steps: number;
  /** By motion, then by goal and key. */
  private readonly known = new Map<Motion | null, Map<number, Chances>>();
  private guards: readonly Point[] = [];
  private clear: Uint8Array;

  constructor(convent: Convent) {
    this.convent = convent;
    this.steps = convent.neighbours.reduce((sum, around) => sum + around.length, 0);
    this.clear = dangers(convent, []);
  }

  /** Nobody goes before the guards have moved: the tables would be of no use, and there are many. */
  forget(): void {
    this.known.clear();
  }

  /** The guards stand there now. */
  stand(guards: readonly Point[]): void {
    if (guards.length === this.guards.length && guards.every((at, i) => at === this.guards[i])) return;
    this.known.clear();
    this.guards = guards;
    this.clear = dangers(this.convent, guards);
  }

  /** Without a motion: by a shortest way. */
  chances(goal: Point, hasKey: boolean, motion: Motion | null): Chances {
    let tables = this.known.get(motion);
    if (!tables) {
      tables = new Map();
      this.known.set(motion, tables);
    }
    // Where nobody has a goal, one table does for all.
    const key = 2 * (motion?.aimed === false ? 0 : goal) + (hasKey ? 1 : 0);
    let table = tables.get(key);
    if (!table) {
      table = motion === null ? this.homeward(goal, hasKey) : this.under(motion, goal, hasKey);
      tables.set(key, table);
    }
    return table;
  }

  /** NR-R9: guards do not stop one who obeys. */
  private homeward(goal: Point, hasKey: boolean): Chances {
    return this.table(goal, hasKey, (_point, _to, gain) => (gain > 0 ? 1 : 0));
  }

  private under(motion: Motion, goal: Point, hasKey: boolean): Chances {
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
  ): Chances {
    const { size, neighbours, locked, far, farUnlocked } = this.convent;
    const row = size + 1;
    const left = (hasKey ? far : farUnlocked).subarray(goal * row, (goal + 1) * row);
    const start = new Uint16Array(row + 1);
    const to = new Uint16Array(this.steps);
    const chance = new Float64Array(this.steps);
    let end = 0;
    for (let point = 1; point < row; point++) {
      start[point] = end;
      let sum = 0;
      for (const next of neighbours[point]) {
        if (!hasKey && locked[point * row + next] === 1) continue;
        const likely = weight(point, next, left[point] - left[next]);
        if (likely === 0) continue;
        to[end] = next;
        chance[end++] = likely;
        sum += likely;
      }
      for (let i = start[point]; i < end; i++) chance[i] /= sum;
    }
    start[row] = end;
    return { start, to, chance };
  }
}

/** What one step can change: points to the goal, or to the nearest guard. */
const CHANGES = [-1, 0, 1];
