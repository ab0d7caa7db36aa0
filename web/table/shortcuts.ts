/** Keys that work anywhere on a table page. */

import { useKeys } from '@conclave/kit';
import { view as viewSetting } from '../settings.ts';
import type { TableController } from './control/controller.ts';

export const SHORTCUTS = ['arrows', 'choices', 'undo', 'hint', 'view', 'menu', 'skip'] as const;

/** Puts the focus on the next thing that may be chosen. */
function nextChoice(): void {
  const lit = [...document.querySelectorAll<HTMLElement>('[data-lit]')];
  if (lit.length === 0) return;
  const { activeElement } = document;
  const at = activeElement instanceof HTMLElement ? lit.indexOf(activeElement) : -1;
  lit[(at + 1) % lit.length].focus();
}

export function useShortcuts(control: TableController, openMenu: () => void): void {
  useKeys((key) => pressShortcut(key, control, openMenu));
}

/** `true`: it is one of the page's keys. */
export function pressShortcut(key: string, control: TableController, openMenu: () => void): boolean {
  switch (key.toLowerCase()) {
    case 'j':
      nextChoice();
      return true;
    case 'u':
      control.actions.peek().undo?.();
      return true;
    case 'h':
      control.actions.peek().hint?.();
      return true;
    case 'v':
      viewSetting.value = viewSetting.value === 'words' ? 'drawn' : 'words';
      return true;
    case '?':
      openMenu();
      return true;
    case 'escape':
      control.actions.peek().skip?.();
      control.screen.toPresent();
      return true;
    default:
      return false;
  }
}
