/** Keys of the board: what carries `data-key` is chosen by it, portals and warehouses too; rooms are found by typing their number. */

import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** Places of the board with a letter of their own. */
const LETTERS: Readonly<Record<string, string>> = { a: 'announce', m: 'portal-main', s: 'portal-side' };

/** Two digits belong together if they follow each other so soon. */
const TOGETHER = 700;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);

export function useKeys(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let typed = '';
    let at = 0;
    const lit = (selector: string) =>
      root.current?.querySelector<HTMLElement>(`${selector}[data-lit]`) ?? null;
    const key = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      if (document.querySelector('dialog[open]')) return;
      const wanted = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      const target =
        lit(`[data-key="${CSS.escape(wanted)}"]`) ??
        lit(`[data-place="${LETTERS[wanted]}"]`) ??
        lit(`[data-place="house-${CSS.escape(wanted)}"]`);
      if (target) {
        event.preventDefault();
        target.focus({ preventScroll: true });
        target.click();
        return;
      }
      if (!/^\d$/.test(event.key)) return;
      const now = Date.now();
      typed = now - at < TOGETHER ? typed + event.key : event.key;
      at = now;
      const room = lit(`[data-place="room-${Number(typed)}"]`);
      if (!room) return;
      event.preventDefault();
      room.focus({ preventScroll: true });
    };
    addEventListener('keydown', key);
    return () => removeEventListener('keydown', key);
  }, []);
}
