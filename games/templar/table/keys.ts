/**
 * Keys of the board. A thing with `data-key` is chosen by that key, portals and warehouses too. Rooms are found by
 * typing their number.
 */

import { typeset, typesetAll } from '@conclave/engine';
import { useKeys } from '@conclave/kit';
import type { RefObject } from 'preact';
import { useRef } from 'preact/hooks';

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

const HEAT_KEY = 'w';

/** `onHeat`: the heat map is wanted, or not any more. */
export function useBoardKeys(root: RefObject<HTMLElement | null>, onHeat: () => void): void {
  const typed = useRef({ digits: '', at: 0 });
  useKeys((key) => {
    const lit = (selector: string) =>
      root.current?.querySelector<HTMLElement>(`${selector}[data-lit]`) ?? null;
    const wanted = key.length === 1 ? key.toLowerCase() : key;
    const target =
      lit(`[data-key="${CSS.escape(wanted)}"]`) ??
      lit(`[data-place="${LETTERS[wanted]}"]`) ??
      lit(`[data-place="house-${CSS.escape(wanted)}"]`);
    if (wanted === HEAT_KEY) onHeat();
    if (target) {
      target.focus({ preventScroll: true });
      target.click();
      return true;
    }
    if (!/^\d$/.test(key)) return false;
    const now = Date.now();
    const { digits, at } = typed.current;
    typed.current = { digits: now - at < TOGETHER ? digits + key : key, at: now };
    const room = lit(`[data-place="room-${Number(typed.current.digits)}"]`);
    room?.focus({ preventScroll: true });
    return room !== null;
  });
}
