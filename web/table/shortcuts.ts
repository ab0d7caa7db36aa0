/** Keys that work anywhere on a table page. */

import { useKeys } from '@conclave/kit';
import { view as viewSetting } from '../settings.ts';
import type { TableController } from './control/controller.ts';

export const SHORTCUTS = ['arrows', 'choices', 'undo', 'hint', 'view', 'other', 'menu', 'skip'] as const;

/** Puts the focus on the next thing that may be chosen. */
function nextChoice(): void {
  const lit = [...document.querySelectorAll<HTMLElement>('[data-lit]')];
  if (lit.length === 0) return;
  const { activeElement } = document;
  const at = activeElement instanceof HTMLElement ? lit.indexOf(activeElement) : -1;
  lit[(at + 1) % lit.length].focus();
}

/** Where keys lead to; `null`: no other table waits. */
interface Ways {
  menu(): void;
  readonly other: (() => void) | null;
}

export function useShortcuts(control: TableController, ways: Ways): void {
  useKeys((key) => pressShortcut(key, control, ways));
}

/** `true`: it is one of the page's keys. */
export function pressShortcut(key: string, control: TableController, ways: Ways): boolean {
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
    case 'o':
      ways.other?.();
      return ways.other !== null;
    case '?':
      ways.menu();
      return true;
    case 'escape':
      control.actions.peek().skip?.();
      control.screen.toPresent();
      return true;
    default:
      return false;
  }
}
