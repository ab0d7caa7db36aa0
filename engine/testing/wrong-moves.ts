/** Wrong input of every sort: junk for `parse`, and moves that are close to legal ones. */

import type { AnyMove } from '../game.ts';
import type { Rng } from '../rng.ts';

export const JUNK: readonly unknown[] = [
  null,
  undefined,
  true,
  0,
  -1,
  Number.NaN,
  '',
  'move',
  [],
  [[]],
  {},
  { kind: null },
  { kind: 7 },
  { kind: '' },
  { kind: 'nonsense' },
  { kind: '__proto__' },
  { kind: 'constructor' },
  { kind: 'toString' },
  { type: 'move' },
  Object.create(null),
  () => null,
];

/** The same move with one thing wrong in its shape. `parse` must refuse each. */
export function misshapen(move: AnyMove): unknown[] {
  const { kind, ...rest } = move;
  const keys = Object.keys(rest);
  return [
    { ...move, extra: 1 },
    { ...move, kind: `${kind}!` },
    [move],
    JSON.stringify(move),
    ...keys.flatMap((key) => {
      const { [key]: _left, ...without } = move as unknown as Record<string, unknown>;
      return [without, { ...move, [key]: {} }, { ...move, [key]: Number.NaN }, { ...move, [key]: 1e9 + 0.5 }];
    }),
  ];
}

/** A move like this one with one of its numbers, texts or flags changed: well formed perhaps, legal perhaps not. */
export function mutated(move: AnyMove, rng: Rng): unknown {
  const copy: unknown = JSON.parse(JSON.stringify(move));
  const places: { holder: Record<string, unknown>; key: string }[] = [];
  const visit = (holder: Record<string, unknown>) => {
    for (const [key, value] of Object.entries(holder)) {
      if (key === 'kind') continue;
      if (typeof value === 'object' && value !== null) visit(value as Record<string, unknown>);
      else places.push({ holder, key });
    }
  };
  visit(copy as Record<string, unknown>);
  if (places.length === 0) return copy;
  const { holder, key } = rng.pick(places);
  const value = holder[key];
  if (typeof value === 'number') holder[key] = value + rng.pick([-2, -1, 1, 2, 5]);
  else if (typeof value === 'boolean') holder[key] = !value;
  else if (value === null) holder[key] = rng.int(3);
  else holder[key] = rng.int(2) === 0 ? '' : null;
  return copy;
}
