/** What all targets share: light, words, a reason, a second click, dragging. */

import type { RefObject } from 'preact';
import { useContext, useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { askWhy, type Reason } from '../help.tsx';
import { titled } from '../titled.ts';
import { disarm, type Means, useSure, useWordsOn } from './confirmation.ts';
import { BoardContext, lightOf, UnderFoot } from './context.ts';
import { beginDrag, type Drag } from './drag.ts';
import { depart, register } from './lit-things.ts';
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
  /**
   * A second click on it confirms, and it says so. `always`: there is no way back; press and hold does too. `twice`: the
   * same for what a hand can turn or drag. `touch`: a finger's first tap only points.
   */
  readonly sure?: 'always' | 'twice' | 'touch';
  /** What it asks between the two clicks, without its mark; by itself its label. */
  readonly ask?: string;
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
  /** A first click waits for the second, or waits no longer. */
  onArmed?(armed: boolean): void;
}

const HOLD = 700;
/** Pixels by which a hand may tremble while it holds; farther, and it drags something. */
const STILL = 6;

export function useChoosable(thing: Choosable, extra?: string) {
  const { label, lit, picked, advised, help, helpTitle, why, place, sure, ask, drag } = thing;
  const element = useRef<HTMLButtonElement>(null);
  const latest = useRef(thing);
  latest.current = thing;
  const pointed = usePointed(latest);
  const finger = useRef(false);
  const { armed, isArmed, arm } = useSure(element, lit && sure !== undefined, (isArmed) => {
    latest.current.onArmed?.(isArmed);
    pointed(isArmed || (!finger.current && (element.current?.matches(':hover, :focus-visible') ?? false)));
  });
  const swallow = useRef(false);
  const hold = useRef(0);
  const pressed = useRef({ x: 0, y: 0 });

  const choose = (surely: boolean, by: Means) => {
    const { lit, sure, onChoose } = latest.current;
    // Whatever else waited for its second click is let go by this one.
    if (!isArmed()) disarm();
    const asks = lit && sure !== undefined && (sure !== 'touch' || by === 'finger');
    if (asks && !isArmed() && !surely) {
      arm(by);
      return;
    }
    arm(null);
    onChoose();
  };
  useLayoutEffect(() => {
    if (!element.current) return;
    register(element.current, {
      choose: (surely, byFinger) => choose(surely, byFinger ? 'finger' : 'mouse'),
      point: pointed,
    });
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

  const again = armed && boardWords().again(ask ?? (sure === 'touch' ? null : label), armed);
  useWordsOn(element, again, sure === 'touch');
  const words = again === null ? label : sure === 'touch' && !ask ? titled(label, again) : again;
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
    onClick: ({ detail }: MouseEvent) => {
      if (swallow.current) swallow.current = false;
      else choose(false, finger.current ? 'finger' : detail === 0 ? 'key' : 'mouse');
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
          choose(true, 'mouse');
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
      if (!armed) pointed(false);
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
