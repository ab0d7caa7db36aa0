/** Keys that work anywhere on a table page. */

import { useEffect } from 'preact/hooks';
import { view as viewSetting } from '../settings.ts';
import type { TableController } from './controller.ts';

export const SHORTCUTS = ['arrows', 'choices', 'undo', 'hint', 'view', 'menu', 'skip'] as const;
export type Shortcut = (typeof SHORTCUTS)[number];

/** Puts the focus on the next thing that may be chosen. */
function nextChoice(): void {
  const lit = [...document.querySelectorAll<HTMLElement>('[data-lit]')];
  if (lit.length === 0) return;
  const { activeElement } = document;
  const at = activeElement instanceof HTMLElement ? lit.indexOf(activeElement) : -1;
  lit[(at + 1) % lit.length].focus();
}

export function useShortcuts(control: TableController, openMenu: () => void): void {
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector('dialog[open]')) return;
      const { target } = event;
      if (target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) return;
      switch (event.key.toLowerCase()) {
        case 'j':
          nextChoice();
          break;
        case 'u':
          if (control.source.perspective.peek()?.mayUndo) void control.undo();
          break;
        case 'h':
          void control.hint();
          break;
        case 'v':
          viewSetting.value = viewSetting.value === 'words' ? 'drawn' : 'words';
          break;
        case '?':
          openMenu();
          break;
        case 'escape':
          control.playback.skipAll();
          control.toPresent();
          break;
        default:
          return;
      }
      event.preventDefault();
    };
    addEventListener('keydown', key);
    return () => removeEventListener('keydown', key);
  }, [control, openMenu]);
}
