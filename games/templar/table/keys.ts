/** Keys of the board: what carries `data-key` is chosen by it, portals and warehouses too; rooms are found by typing their number. */

import { typeset, typesetAll } from '@conclave/engine';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** For the list in the menu. */
export const KEYS = {
  en: [
    { key: '1 … 9, 0', does: 'cards of the hand; rings at the start; warehouses for Maria' },
    { key: '1 … 13', does: 'to the room of that number, then Enter' },
    { key: 'M S', does: 'main portal, side portal' },
    { key: 'E', does: 'end your turn' },
    { key: 'A', does: 'announce 13 rooms, twice' },
    { key: '⌫', does: 'take back a secret choice' },
    { key: 'W', does: 'where Remigius may count next, on the plan (notebook: all that follows)' },
  ],
  fr: typesetAll(
    [
      { key: '1 … 9, 0', does: 'cartes de la main ; anneaux au début ; entrepôts pour Maria' },
      { key: '1 … 13', does: 'vers la salle de ce numéro, puis Entrée' },
      { key: 'M S', does: 'portail principal, portail latéral' },
      { key: 'E', does: 'finir le tour' },
      { key: 'A', does: 'annoncer les 13 salles, deux fois' },
      { key: '⌫', does: 'reprendre un choix secret' },
      { key: 'W', does: 'où Remigius peut compter ensuite, sur le plan (carnet : tout ce qui en découle)' },
    ],
    typeset.fr,
  ),
};

/** Places of the board with a letter of their own. */
const LETTERS: Readonly<Record<string, string>> = { a: 'announce', m: 'portal-main', s: 'portal-side' };

/** Two digits belong together if they follow each other so soon. */
const TOGETHER = 700;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);

const HEAT_KEY = 'w';

/** `onHeat`: the heat map is wanted, or not any more. */
export function useKeys(root: RefObject<HTMLElement | null>, onHeat: () => void): void {
  const latest = useRef(onHeat);
  latest.current = onHeat;
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
      if (wanted === HEAT_KEY) latest.current();
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
