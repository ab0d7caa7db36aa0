/** Keyboard keys of tables and pages. It decides when a key is meant for them. */

import { useEffect, useRef } from 'preact/hooks';

const WRITING = 'input, textarea, select, dialog, [contenteditable]';
const PRESSED = 'button, a, summary, [role=button]';

interface KeyOptions {
  /**
   * Before the page, and before arrows that look for the next lit thing.
   * @default false
   */
  readonly first?: boolean;
  /**
   * Enter and Space too, though a button has the focus and would be pressed by them.
   * @default false
   */
  readonly evenOnButtons?: boolean;
}

/**
 * `press` is called with every key that nobody else has a use for, by its name (`Ctrl Enter` with Ctrl held); `true`: it
 * meant something. What is being written, an open dialog and the focused button keep their keys, and Alt and Meta are
 * the browser's. A key that is held down is pressed once; arrows go on.
 */
export function useKeys(
  press: (key: string) => boolean,
  { first = false, evenOnButtons = false }: KeyOptions = {},
): void {
  // What counts is what was drawn last: an effect would come a frame later, and a key may come before it.
  const latest = useRef({ press, evenOnButtons });
  latest.current = { press, evenOnButtons };
  /** The key that meant something when it was pressed. */
  const held = useRef<string | null>(null);
  useEffect(() => {
    const down = (event: KeyboardEvent) => {
      if (isTaken(event, latest.current.evenOnButtons)) return;
      const key = event.ctrlKey ? `Ctrl ${event.key}` : event.key;
      if (!event.repeat || event.key.startsWith('Arrow'))
        held.current = latest.current.press(key) ? key : null;
      if (held.current !== key) return;
      event.preventDefault();
      if (first) event.stopImmediatePropagation();
    };
    addEventListener('keydown', down, { capture: first });
    return () => removeEventListener('keydown', down, { capture: first });
  }, [first]);
}

function isTaken(event: KeyboardEvent, evenOnButtons: boolean): boolean {
  const { key, target } = event;
  if (event.defaultPrevented || event.altKey || event.metaKey) return true;
  if (document.querySelector('dialog[open]')) return true;
  if (!(target instanceof Element)) return false;
  if (target.closest(WRITING)) return true;
  const presses = !event.ctrlKey && (key === 'Enter' || key === ' ');
  return presses && !evenOnButtons && target.closest(PRESSED) !== null;
}
