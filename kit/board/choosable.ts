/** What everything that can be chosen has in common: light, words, a reason, a second click, a way to be dragged. */

import type { RefObject } from 'preact';
import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { askWhy, type Reason } from '../help.tsx';
import { BoardContext, lightOf, UnderFoot } from './context.ts';
import { beginDrag, type Drag } from './drag.ts';
import { depart, register } from './lit.ts';
import { boardWords } from './words.ts';

export interface Choosable {
  /** What choosing it does, or what it is. */
  readonly label: string;
  /** It can be chosen now. */
  readonly lit: boolean;
  readonly picked?: boolean;
  /** The hint speaks of it. */
  readonly advised?: boolean;
  readonly help?: string;
  readonly helpTitle?: string;
  /** Why it cannot be chosen: words, or a question that is asked when somebody wants to know. */
  readonly why?: Reason;
  /** Its name among the places of a board; unique. */
  readonly place?: string;
  /** Confirm by a second click on it, or by press and hold. `touch`: a finger's first tap only points. */
  readonly sure?: 'always' | 'touch';
  /**
   * `drop`: it can be carried to a lit place. `draw`: every lit place passed over is chosen. `carry`: it can be carried
   * to any named place, and `onCarried` says what that means; clicks must be able to do the same.
   */
  readonly drag?: Drag;
  onCarried?(place: string): void;
  /** Also called when it is not lit: say why there (`control.explain`). */
  onChoose(): void;
  /** The pointer or the focus comes and goes. */
  onPoint?(pointed: boolean): void;
}

const SURE_FOR = 5000;
const HOLD = 700;
/** Pixels by which a hand may tremble while it holds; farther, and it drags something. */
const STILL = 6;

export function useChoosable(thing: Choosable, extra?: string) {
  const { label, lit, picked, advised, help, helpTitle, why, place, sure, drag } = thing;
  const element = useRef<HTMLButtonElement>(null);
  const latest = useRef(thing);
  latest.current = thing;
  const [armed, arm] = useSure(lit && sure !== undefined);
  const pointed = usePointed(latest);
  const finger = useRef(false);
  const swallow = useRef(false);
  const hold = useRef(0);
  const pressed = useRef({ x: 0, y: 0 });

  const choose = (surely: boolean, byFinger = finger.current) => {
    const { lit, sure, onChoose } = latest.current;
    const asks = lit && (sure === 'always' || (sure === 'touch' && byFinger));
    if (asks && !armed && !surely) {
      arm(true);
      pointed(true);
      return;
    }
    arm(false);
    onChoose();
  };
  useLayoutEffect(() => {
    if (element.current) register(element.current, { choose, point: pointed });
  });
  useLayoutEffect(() => {
    if (element.current) askWhy(element.current, lit ? null : (why ?? null));
  });
  useEffect(() => () => clearTimeout(hold.current), []);
  useLayoutEffect(() => {
    const button = element.current;
    return () => {
      if (button && place !== undefined) depart(place, button);
    };
  }, [place]);

  const words = armed ? boardWords().again(label) : label;
  const underFoot = useLight(place, lit ? words : null);
  // A figure that cannot be chosen itself is clicked for the lit place on which it stands.
  const speaksFor = lit ? null : underFoot;

  const letGo = () => {
    clearTimeout(hold.current);
    if (element.current) delete element.current.dataset.pressing;
  };
  return {
    ref: element,
    type: 'button' as const,
    class: [lit && 'lit', picked && 'picked', lit && advised && 'advised', armed && 'armed', extra]
      .filter(Boolean)
      .join(' '),
    'aria-label': speaksFor ?? words,
    'aria-disabled': (!lit && speaksFor === null) || undefined,
    'aria-pressed': picked,
    'data-lit': lit ? '' : undefined,
    'data-place': place,
    'data-grip': lit && drag ? '' : undefined,
    'data-hold': lit && sure === 'always' ? '' : undefined,
    'data-help': help,
    'data-help-title': helpTitle,
    onClick: () => {
      if (swallow.current) swallow.current = false;
      else choose(false);
    },
    onPointerDown: (event: PointerEvent) => {
      finger.current = event.pointerType !== 'mouse';
      swallow.current = false;
      const { currentTarget } = event;
      if (!lit || event.button !== 0 || !(currentTarget instanceof HTMLElement)) return;
      if (sure === 'always') {
        currentTarget.dataset.pressing = '';
        pressed.current = { x: event.clientX, y: event.clientY };
        hold.current = window.setTimeout(() => {
          letGo();
          swallow.current = true;
          choose(true);
        }, HOLD);
      }
      if (drag)
        beginDrag(event, currentTarget, drag, {
          begun: () => {
            letGo();
            swallow.current = true;
          },
          carried: (to) => latest.current.onCarried?.(to),
        });
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const { x, y } = pressed.current;
      if (Math.hypot(clientX - x, clientY - y) > STILL) letGo();
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && pointed(true),
    onPointerLeave: () => {
      letGo();
      if (!armed) pointed(false);
    },
    onKeyDown: () => {
      finger.current = false;
    },
    onFocus: (event: FocusEvent) =>
      event.currentTarget instanceof Element &&
      event.currentTarget.matches(':focus-visible') &&
      pointed(true),
    onBlur: () => {
      arm(false);
      pointed(false);
    },
  };
}

/** Tells the board what this place says while it is lit; gives what the place under this figure says. */
function useLight(place: string | undefined, words: string | null): string | null {
  const board = useContext(BoardContext);
  useLayoutEffect(() => {
    if (board && place !== undefined) lightOf(board, place).value = words;
  }, [board, place, words]);
  useLayoutEffect(
    () => () => {
      if (board && place !== undefined) lightOf(board, place).value = null;
    },
    [board, place],
  );
  return useContext(UnderFoot);
}

/** Armed by a first click; it forgets after a while, and when it can no longer be chosen. */
function useSure(possible: boolean): readonly [boolean, (armed: boolean) => void] {
  const [armed, setArmed] = useState(false);
  useEffect(() => {
    if (!armed) return;
    if (!possible) {
      setArmed(false);
      return;
    }
    const timer = setTimeout(() => setArmed(false), SURE_FOR);
    return () => clearTimeout(timer);
  }, [armed, possible]);
  return [armed && possible, setArmed];
}

/** Says once that it is pointed at, and once that it is not any more; also when it goes away meanwhile. */
function usePointed(thing: RefObject<Choosable>): (on: boolean) => void {
  const is = useRef(false);
  const say = (on: boolean) => {
    if (is.current === on) return;
    is.current = on;
    thing.current?.onPoint?.(on);
  };
  useEffect(() => () => say(false), []);
  return say;
}
