/** Keys of the room before a match: C copy, R ready, B begin, T talk, 1 to 8 chair. */

import { useEffect } from 'preact/hooks';

const BUTTONS: Readonly<Record<string, string>> = { c: '[data-copy]', r: '[data-ready]', b: '[data-begin]' };

export function useRoomKeys(): void {
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const { target } = event;
      if (target instanceof HTMLElement && target.closest('input, textarea, select, dialog')) return;
      const pressed = event.key.toLowerCase();
      const button = BUTTONS[pressed];
      if (button) document.querySelector<HTMLElement>(button)?.click();
      else if (pressed === 't') {
        event.preventDefault();
        document.querySelector<HTMLElement>('[data-talk]')?.focus();
      } else if (/^[1-8]$/.test(pressed)) {
        const place = document.querySelector(`[data-chair="${Number(pressed) - 1}"]`);
        const action = place?.querySelector<HTMLElement>('button, select');
        if (action instanceof HTMLButtonElement && place?.getAttribute('data-holder') !== 'person')
          action.click();
        else action?.focus();
      }
    };
    addEventListener('keydown', key);
    return () => removeEventListener('keydown', key);
  }, []);
}
