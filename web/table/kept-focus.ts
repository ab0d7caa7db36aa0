/** After a move the focus stays where it was: on the same thing if it is still there, else on what can be chosen next to it. */

import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

interface Held {
  readonly element: HTMLElement;
  /** Names that a thing keeps when it is drawn anew. */
  readonly name: string | null;
  readonly x: number;
  readonly y: number;
}

const NAMES = ['data-place', 'data-piece', 'data-action', 'data-move', 'data-form', 'id'] as const;

function nameOf(element: Element): string | null {
  for (const name of NAMES) {
    const value = element.getAttribute(name);
    if (value) return `[${name}="${CSS.escape(value)}"]`;
  }
  return null;
}

function hold(element: HTMLElement): Held {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { element, name: nameOf(element), x: left + width / 2, y: top + height / 2 };
}

function nearestLit(host: HTMLElement, { x, y }: Held): HTMLElement | null {
  const apart = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return Math.hypot(left + width / 2 - x, top + height / 2 - y);
  };
  const lit = [...host.querySelectorAll<HTMLElement>('[data-lit]')];
  return lit.sort((a, b) => apart(a) - apart(b)).at(0) ?? null;
}

/** What can be chosen may also stand beside the board, as the suspects of a notebook. */
const pageOf = ({ current }: RefObject<HTMLElement | null>) => current?.closest('main') ?? current;

/** `moves`: what may be done changes whenever the page may have been drawn anew. */
export function useKeptFocus(root: RefObject<HTMLElement | null>, moves: readonly unknown[]): void {
  const held = useRef<Held | null>(null);
  /** Where it waits as long as the thing itself is not there. */
  const waits = useRef<HTMLElement | null>(null);
  /** The focus is being moved by us, not by the person. */
  const repairing = useRef(false);
  useLayoutEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const inside = ({ target }: FocusEvent) =>
      target instanceof HTMLElement && target !== root.current && pageOf(root)?.contains(target)
        ? target
        : null;
    document.addEventListener(
      'focusin',
      (event) => {
        const element = inside(event);
        if (!element || repairing.current) return;
        waits.current = null;
        held.current = hold(element);
      },
      { signal },
    );
    document.addEventListener(
      'focusout',
      (event) => {
        // Focus that goes elsewhere was moved by the person; focus that goes nowhere was lost.
        if (inside(event) && event.relatedTarget && !repairing.current) held.current = null;
      },
      { signal },
    );
    return () => listening.abort();
  }, [root]);
  const repair = () => {
    const host = pageOf(root);
    const last = held.current;
    const { activeElement } = document;
    if (
      !host ||
      !root.current ||
      !last ||
      (activeElement !== document.body && activeElement !== waits.current)
    )
      return;
    const same = last.element.isConnected
      ? last.element
      : last.name && host.querySelector<HTMLElement>(last.name);
    repairing.current = true;
    if (same) same.focus({ preventScroll: true });
    // What is still there may be hidden, or not be pressed any more.
    if (same && document.activeElement === same) {
      waits.current = null;
      held.current = hold(same);
    } else if (!activeElement?.hasAttribute('data-lit')) {
      // Where it waits it stays: a thing that has the focus may be drawn larger, and another be the nearest then.
      waits.current = nearestLit(host, last) ?? root.current;
      waits.current.focus({ preventScroll: true });
    }
    repairing.current = false;
  };
  useLayoutEffect(repair, [moves]);
  // A table may also draw itself anew without another move to choose: it opens or folds something up.
  useLayoutEffect(() => {
    const host = pageOf(root);
    if (!host) return;
    const drawn = new MutationObserver(repair);
    drawn.observe(host, { childList: true, subtree: true, attributeFilter: ['disabled', 'hidden'] });
    return () => drawn.disconnect();
  }, [moves]);
}
