/** Keys of the list: J and K go from row to row, Enter opens, Delete asks, F leads to the filter. */

import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, dialog') !== null;

export function useRowKeys(list: RefObject<HTMLElement | null>, toFilter: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
      const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
      const at = rows.findIndex((row) => row.contains(document.activeElement));
      const to = (row: HTMLElement | undefined) => row?.querySelector<HTMLElement>('a')?.focus();
      switch (event.key) {
        case 'j':
          return to(rows[Math.min(at + 1, rows.length - 1)]);
        case 'k':
          return to(rows[Math.max(at - 1, 0)]);
        case 'f':
          return toFilter();
        case 'Delete':
          return rows.at(at)?.querySelector<HTMLElement>('[data-delete]')?.click();
        default:
      }
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
