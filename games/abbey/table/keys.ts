/** Keys besides Tab and arrows: A answers, S keeps silent, E ends the turn, Space stays or prays. */

import { useKeys } from '@conclave/kit';
import type { Move } from '../rules/moves.ts';
import type { Props } from './setting.ts';

const KINDS: Readonly<Record<string, readonly Move['kind'][]>> = {
  a: ['answer', 'confirm'],
  s: ['silence', 'hush'],
  e: ['done'],
  ' ': ['stay', 'pray'],
};

export function useMoveKeys({ control }: Props): void {
  useKeys((key) => {
    const kinds = KINDS[key.toLowerCase()] ?? [];
    const move = control.moves.find(({ kind }) => kinds.includes(kind));
    if (move) control.play(move);
    return move !== undefined;
  });
}
