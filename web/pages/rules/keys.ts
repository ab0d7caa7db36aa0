/** Keys of the rules page: / to the search, 1 to 9 to a chapter, arrows along the panels. */

import { useEffect } from 'preact/hooks';

/** `search` shows the field, where it stands under a tab. */
export function useRulesKeys(search: () => void): void {
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const { target } = event;
      if (target instanceof HTMLElement && target.closest('input, textarea, select, dialog')) return;
      if (event.key === '/') {
        event.preventDefault();
        search();
        requestAnimationFrame(() => document.querySelector<HTMLElement>('.rules-finder')?.focus());
      } else if (/^[1-9]$/.test(event.key)) {
        document.querySelectorAll<HTMLElement>('.rules-chapters a')[Number(event.key) - 1]?.click();
      } else if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
        const panels = document.querySelector('.panels');
        panels?.scrollBy({ left: (event.key === 'ArrowRight' ? 1 : -1) * (panels.clientWidth * 0.8) });
      }
    };
    addEventListener('keydown', key);
    return () => removeEventListener('keydown', key);
  }, []);
}
