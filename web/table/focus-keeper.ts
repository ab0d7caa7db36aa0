/** Keeps the focus after a move: on the same thing if it still exists, else on the nearest lit thing. */

import { useLayoutEffect, useMemo } from 'preact/hooks';

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

function middleOf(element: Element): { readonly x: number; readonly y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** A thing that gets the focus may hide itself or show others. It is moved so often, then it rests on the board. */
const ATTEMPTS = 4;

class FocusKeeper {
  private readonly board: HTMLElement;
  /** What can be chosen may also stand beside the board, as the suspects of a notebook. */
  private readonly page: HTMLElement;
  /** Where the person put it. */
  private held: Held | null = null;
  /** Where it waits as long as that is not there. */
  private waits: HTMLElement | null = null;
  /** It is being moved by us, not by the person. */
  private moving = false;
  /**
   * The person is on the way from one thing to another. Nothing has the focus then, and what is drawn anew may not take
   * it.
   */
  private leaving = false;
  /** How often it was, since the person or the match last did something. */
  private attempts = 0;

  constructor(board: HTMLElement) {
    this.board = board;
    this.page = board.closest('main') ?? board;
  }

  start(): () => void {
    const listening = new AbortController();
    const { signal } = listening;
    // A table may have given the focus to something of its own already.
    this.follow(document.activeElement);
    document.addEventListener('focusin', ({ target }) => this.moving || this.follow(target), { signal });
    for (const act of ['keydown', 'pointerdown'] as const)
      document.addEventListener(act, () => this.beginAgain(), { signal, capture: true });
    document.addEventListener('keydown', ({ key }) => key === 'Tab' && this.leave(true), {
      signal,
      capture: true,
    });
    document.addEventListener('mousedown', () => this.leave(false), { signal, capture: true });
    // A table may also draw itself anew without another move to choose: it opens or folds something up.
    const drawn = new MutationObserver(() => this.repair());
    drawn.observe(this.page, { childList: true, subtree: true, attributeFilter: ['disabled', 'hidden'] });
    return () => {
      listening.abort();
      drawn.disconnect();
    };
  }

  beginAgain(): void {
    this.attempts = 0;
  }

  /** Focus that went elsewhere was moved by the person; focus that went nowhere was lost. */
  repair(): void {
    const { activeElement } = document;
    const isLost = activeElement === document.body || activeElement === this.waits;
    if (!this.held || !isLost || this.leaving) return;
    const mayMove = this.attempts < ATTEMPTS;
    const same = mayMove ? this.sameAs(this.held) : null;
    // What is still there may be hidden, or not be pressed any more.
    if (same && this.moveTo(same)) {
      this.waits = null;
      this.held = holding(same);
    } else if (!activeElement?.hasAttribute('data-lit')) {
      // Where it waits it stays: a thing that has the focus may be drawn larger, and another be the nearest then.
      const lit = mayMove ? this.nearestLit(this.held) : null;
      this.waits = lit && this.moveTo(lit) ? lit : this.board;
      if (this.waits === this.board) this.moveTo(this.board);
    }
  }

  /** The browser moves the focus once the event has been heard. `mayGo`: out of the page too. */
  private leave(mayGo: boolean): void {
    this.leaving = true;
    setTimeout(() => {
      this.leaving = false;
      if (mayGo && document.activeElement === document.body) this.held = null;
      this.repair();
    });
  }

  private follow(target: EventTarget | null): void {
    const isHere = target instanceof HTMLElement && target !== this.board && this.page.contains(target);
    this.waits = null;
    this.held = isHere ? holding(target) : null;
  }

  private sameAs({ element, name }: Held): HTMLElement | null {
    if (element.isConnected) return element;
    return name === null ? null : this.page.querySelector<HTMLElement>(name);
  }

  private nearestLit({ x, y }: Held): HTMLElement | null {
    const apart = (element: Element) => {
      const middle = middleOf(element);
      return Math.hypot(middle.x - x, middle.y - y);
    };
    // What is folded away cannot have the focus.
    const lit = [...this.page.querySelectorAll<HTMLElement>('[data-lit]')].filter((one) =>
      one.checkVisibility(),
    );
    return lit.sort((a, b) => apart(a) - apart(b)).at(0) ?? null;
  }

  /** Whether it is there now. */
  private moveTo(element: HTMLElement): boolean {
    const before = document.activeElement;
    this.moving = true;
    element.focus({ preventScroll: true });
    this.moving = false;
    if (document.activeElement !== before) this.attempts++;
    return document.activeElement === element;
  }
}

function holding(element: HTMLElement): Held {
  return { element, name: nameOf(element), ...middleOf(element) };
}

/** `moves`: what may be done changes whenever the page may have been drawn anew. */
export function useKeptFocus(board: HTMLElement | null, moves: readonly unknown[]): void {
  const keeper = useMemo(() => board && new FocusKeeper(board), [board]);
  useLayoutEffect(() => keeper?.start(), [keeper]);
  useLayoutEffect(() => {
    keeper?.beginAgain();
    keeper?.repair();
  }, [keeper, moves]);
}
