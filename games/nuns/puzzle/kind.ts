/** What each kind of puzzle brings: its solver, its checker and its reasons. */

import type { GamePuzzles } from '@conclave/engine';
import type { SafeReasons, WhereReasons } from './keys.ts';

export type Kind = Pick<GamePuzzles, 'solve' | 'check' | 'hint' | 'why'>;

type Reasons = SafeReasons & WhereReasons;

export function reason<Key extends keyof Reasons>(
  key: Key,
  params: Reasons[Key],
): { readonly key: Key; readonly params: Reasons[Key] } {
  return { key, params };
}
