/**
 * The second click of a confirmation. A target that waits for it says so in words, without a time limit.
 * Escape, a press elsewhere or another focus ends the wait. Only one target waits at a time.
 */

import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { meantBy } from './pointer-target.ts';
import { useEscape } from './targets.ts';

/** By what the first click was made: the words name the second one. */
export type Means = 'mouse' | 'finger' | 'key';

let letGoOfLast: (() => void) | null = null;

/** Whatever waits for a second click waits no longer. */
export function disarm(): void {
  letGoOfLast?.();
}

interface Sure {
  /** By what it was armed, as it is drawn; `null`: it is not. */
  readonly armed: Means | null;
  /** Whether it is at this very moment: the second click may come before the first is drawn. */
  isArmed(): boolean;
  arm(by: Means | null): void;
}

/** `possible`: it can be chosen, and asks. */
export function useSure(
  element: RefObject<HTMLElement | null>,
  possible: boolean,
  heard: (armed: boolean) => void,
): Sure {
  const [by, setBy] = useState<Means | null>(null);
  const now = useRef<Means | null>(null);
  const arm = (means: Means | null) => {
    now.current = means;
    setBy(means);
  };
  const armed = possible ? by : null;
  const latest = useRef(heard);
  latest.current = heard;
  useLayoutEffect(() => {
    if (by !== null && !possible) arm(null);
  }, [by, possible]);
  const isArmed = armed !== null;
  useLayoutEffect(() => {
    const thing = element.current;
    if (!isArmed || !thing) return;
    const letGo = () => arm(null);
    disarm();
    letGoOfLast = letGo;
    latest.current(true);
    const stop = listenElsewhere(thing, letGo);
    return () => {
      stop();
      if (letGoOfLast === letGo) letGoOfLast = null;
      latest.current(false);
    };
  }, [isArmed]);
  useEscape(isArmed, () => arm(null));
  return { armed, isArmed: () => possible && now.current !== null, arm };
}

/** A finger beside it may still mean it. */
const REACH = 22;

function listenElsewhere(thing: HTMLElement, letGo: () => void): () => void {
  const press = (event: PointerEvent) => {
    const { target } = event;
    if (target instanceof Node && thing.contains(target)) return;
    const reach = event.pointerType === 'mouse' ? 0 : REACH;
    if (meantBy(event, reach) !== thing) letGo();
  };
  const focus = ({ target }: FocusEvent) => {
    if (target instanceof Node && !thing.contains(target)) letGo();
  };
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('pointerdown', press, { signal, capture: true });
  document.addEventListener('focusin', focus, { signal });
  return () => listening.abort();
}

/** Where the words stand: over a button of words, beside a place of the board or a picture, on the edge of what is only pointed at. */
type Stand = 'over' | 'beside' | 'edge';

function standOf(thing: HTMLElement, edge: boolean): Stand {
  if (edge) return 'edge';
  return thing.matches('.spot') || thing.querySelector('svg, img') ? 'beside' : 'over';
}

/** The words on what waits, over everything, as long as it waits; they follow it. */
export function useWordsOn(
  element: RefObject<HTMLElement | null>,
  words: string | null,
  edge: boolean,
): void {
  useLayoutEffect(() => {
    const thing = element.current;
    if (words === null || !thing) return;
    const stand = standOf(thing, edge);
    const card = document.createElement('div');
    card.className = `sure-words ${stand}`;
    card.popover = 'manual';
    card.setAttribute('role', 'status');
    card.textContent = words;
    document.body.append(card);
    card.showPopover();
    const put = () => place(card, thing, stand);
    put();
    const follow = setInterval(put, FOLLOW);
    return () => {
      clearInterval(follow);
      card.remove();
    };
  }, [words]);
}

/** Milliseconds after which the words look where their thing is now: it waits without a limit, and seldom moves. */
const FOLLOW = 100;
/** Pixels from the edge of the screen, and from a small thing that must not be covered. */
const EDGE = 6;
const OFF = 4;
/** As narrow as words may become over a small button, in pixels. */
const NARROWEST = 170;

function place(card: HTMLElement, thing: HTMLElement, stand: Stand): void {
  const box = thing.getBoundingClientRect();
  if (stand === 'over') {
    card.style.minWidth = `${Math.min(box.width, innerWidth - 2 * EDGE)}px`;
    card.style.maxWidth = `${Math.max(box.width, NARROWEST)}px`;
  }
  const { width, height } = card.getBoundingClientRect();
  const within = (at: number, size: number, screen: number) =>
    Math.max(EDGE, Math.min(at, screen - EDGE - size));
  const left = within(box.left + (box.width - width) / 2, width, innerWidth);
  const top = within(topOf(box, height, stand), height, innerHeight);
  card.style.translate = `${left}px ${top}px`;
}

function topOf(box: DOMRect, height: number, stand: Stand): number {
  switch (stand) {
    case 'edge':
      return box.bottom - height / 2;
    case 'beside':
      return box.bottom + OFF + height > innerHeight - EDGE ? box.top - OFF - height : box.bottom + OFF;
    case 'over':
      return box.top + (box.height - height) / 2;
  }
}
