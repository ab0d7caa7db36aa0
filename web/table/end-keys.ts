/** Keys of the end page: A again, P replay, V review, S the picture, Escape to the board. */

import type { RefObject } from 'preact';

const LEADS: Readonly<Record<string, string>> = {
  a: '[data-again="same"]',
  p: '[data-replay]',
  v: '[data-review]',
  s: '[data-save-picture]',
};

/** Gives back how to stop listening. */
export function endKeys(box: RefObject<HTMLElement | null>, back: () => void): () => void {
  const key = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const { target } = event;
    if (target instanceof HTMLElement && target.closest('input, textarea, select, dialog')) return;
    if (event.key === 'Escape') back();
    else {
      const lead = LEADS[event.key.toLowerCase()];
      const button = lead === undefined ? null : box.current?.querySelector<HTMLElement>(lead);
      if (!button) return;
      button.click();
    }
    event.preventDefault();
  };
  addEventListener('keydown', key);
  return () => removeEventListener('keydown', key);
}
