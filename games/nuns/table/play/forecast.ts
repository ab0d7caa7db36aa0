/** What the guards will see on their paths if nothing frees them. Computed once for each view. */

import { type Look, looksOf, threatOf } from '../../mind/patrol.ts';
import type { Point } from '../../rules/convent.ts';
import { GUARDS, type GuardIndex } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import type { TableWords } from '../words.ts';

interface Forecast {
  readonly threat: Float64Array;
  readonly looks: Readonly<Record<GuardIndex, readonly (Look | undefined)[]>>;
}

const known = new WeakMap<View, Forecast>();

export function forecastOf(view: View): Forecast {
  const found = known.get(view) ?? {
    threat: threatOf(view),
    looks: { 0: looksOf(view, 0), 1: looksOf(view, 1) },
  };
  known.set(view, found);
  return found;
}

/** Of a point, a line for every guard who will or may come to see it. */
export function forewarned(view: View, point: Point, t: TableWords): string[] {
  return looksAt(view, point).map(({ guard, from, turning, share }) =>
    t.willSee(t.guards[guard], from, turning, share === 1),
  );
}

/** The same in few words. */
export function foreseen(view: View, point: Point, t: TableWords): string[] {
  return looksAt(view, point).map(({ guard, from, share }) => t.foresees(t.guards[guard], from, share === 1));
}

function looksAt(view: View, point: Point): (Look & { readonly guard: GuardIndex })[] {
  const { looks } = forecastOf(view);
  return GUARDS.flatMap((guard) => {
    const look = looks[guard][point];
    return look ? [{ ...look, guard }] : [];
  });
}
