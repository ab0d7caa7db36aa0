/** Keys besides Tab and arrows: A answers, S keeps silent, E ends the turn, Space stays or prays. */

import { useEffect } from 'preact/hooks';
import type { Move } from '../rules/moves.ts';
import type { Props } from './setting.ts';

const KINDS: Readonly<Record<string, readonly Move['kind'][]>> = {
  a: ['answer', 'confirm'],
  s: ['silence', 'hush'],
  e: ['done'],
  ' ': ['stay', 'pray'],
};

export function useKeys({ control }: Props): void {
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isBusy(event.target)) return;
      const kinds = KINDS[event.key.toLowerCase()] ?? [];
      const move = control.moves.find(({ kind }) => kinds.includes(kind));
      if (!move) return;
      event.preventDefault();
      control.play(move);
    };
    addEventListener('keydown', key);
    return () => removeEventListener('keydown', key);
  }, [control]);
}

/** Whatever has the focus and means something by its own keys: a field, a button, a suspect of the sheet. */
function isBusy(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, button, a, summary') !== null;
}
