/** When the page after a match opens: at once if it was over before, else when the table's own end scene has played. */

import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { say } from '../say.ts';
import type { TableController } from './control/controller.ts';

/** How long the table's own scene has to itself. */
const SCENE = 4000;

interface EndPageState {
  readonly isOpen: boolean;
  close(): void;
  /** What the board shows after the end: the buttons stand on the page alone while that is open, and on a phone. */
  onBoard(buttons: ComponentChildren): ComponentChildren;
}

export function useEndPage(control: TableController, mayOpen: boolean, isSmall: boolean): EndPageState {
  const [isOpen, setOpen] = useState(false);
  const wasRunning = useRef(false);
  const hasPage = control.table?.endPage !== undefined;
  useEffect(() => {
    if (!mayOpen || !hasPage) {
      wasRunning.current ||= control.screen.shown.peek() !== null;
      setOpen(false);
      return;
    }
    if (!wasRunning.current) {
      setOpen(true);
      return;
    }
    const timer = setTimeout(() => setOpen(true), SCENE);
    return () => clearTimeout(timer);
  }, [mayOpen, hasPage]);
  return {
    isOpen: isOpen && mayOpen,
    close: () => setOpen(false),
    onBoard(buttons) {
      if (!mayOpen || !hasPage) return buttons;
      if (isOpen) return null;
      return (
        <>
          {!isSmall && buttons}
          <button type="button" class="button" data-open-end onClick={() => setOpen(true)}>
            {say.value.endPage.open}
          </button>
        </>
      );
    },
  };
}
