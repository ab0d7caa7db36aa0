/** Keys of this table. Arrows, Enter and Escape are the board's own. */

import { useEffect, useRef } from 'preact/hooks';

export type Keys = Readonly<Record<string, () => unknown>>;

/** By the name of the key as typed. What is being written elsewhere is left alone. */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const down = (event: KeyboardEvent) => {
      if (event.altKey || event.metaKey || isWriting(event.target)) return;
      // Space presses the button that has the focus.
      if (event.key === ' ' && event.target instanceof Element && event.target.closest('button')) return;
      const name = event.ctrlKey ? `Ctrl ${event.key}` : event.key;
      const act = latest.current[name] ?? latest.current[name.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', down);
    return () => removeEventListener('keydown', down);
  }, []);
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('input, textarea, select, dialog, [contenteditable]') !== null
  );
}
