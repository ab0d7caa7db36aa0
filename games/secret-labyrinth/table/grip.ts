/**
 * Holds and turns a part. The part follows the hand by its angle round the middle. A corridor goes one notch clockwise,
 * the centre either way. Release plays the change, or lets the part roll back.
 */

import { disarm, type Grinding, grind, newTurn, type Point, play, type Turn } from '@conclave/kit';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { CENTRE, SECTORS } from '../rules/board.ts';
import { angleAt, GRAB_BANDS, NOTCH } from './geometry.ts';
import type { HeldPart } from './lamplight.ts';

/** Pixels before a press becomes a turn. */
const PLAY = 6;
/** Degrees that a part gives which may not turn, or not that way. */
const GIVES = 4;
/** Past this a corridor slips from the hand into its notch, where trying out is not allowed. */
const SLIPS_AT = 20;
/** Within this the centre is drawn into a notch. */
const DRAWN = 4;
/** Board units round the middle of the castle in which a hand turns nothing. */
const PIVOT = 10;
/** Degrees from one move of the hand to the next at which stone grinds its loudest. */
const LOUDEST = 6;

interface GripOptions {
  /** Parts that may be turned now. */
  readonly free: readonly number[];
  readonly tryOut: boolean;
  /** The point of the castle under the pointer, its middle at 0,0. */
  toCastle(event: PointerEvent): Point;
  /** Clockwise; below 0 against the clock, by the shorter way round. Never 0. */
  onTurn(part: number, notches: number): void;
  /** Somebody pulls at a part that may not turn. */
  onStuck(part: number): void;
  /** Somebody pulls a corridor against the clock (SL-R9). */
  onAgainstClock(): void;
}

export interface Grip {
  /** By part: what the hand has turned it by, in degrees. */
  readonly turns: readonly Turn[];
  readonly held: HeldPart | null;
  onPointerDown(event: PointerEvent): void;
  /** The same by a winch that is drawn sideways. */
  onWinch(event: PointerEvent, part: number, perNotch: number): void;
  /** Without a pointer: the part stands so many notches on, and nothing is played yet. `null` lets go of it. */
  set(held: HeldPart | null): void;
  /** Plays what is held; a corridor has but one notch to go. */
  drop(): void;
  /** A first click on a corridor; the second lets it drop (SL-6: no way is shown before). */
  lift(part: number): void;
}

export function useGrip(options: GripOptions): Grip {
  const turns = useMemo(() => [newTurn(), newTurn(), newTurn()], []);
  const [held, setHeld] = useState<HeldPart | null>(null);
  const latest = useRef(options);
  latest.current = options;
  const stop = useRef<() => void>(() => {});
  useEffect(() => () => stop.current(), []);

  const letGo = (part: number, notches: number) => {
    const fallen = shorter(notches);
    setHeld(null);
    turns[part].value = fallen * NOTCH;
    if (fallen !== 0) latest.current.onTurn(part, fallen);
  };

  const byKeys = useRef<HeldPart | null>(null);
  const set = (next: HeldPart | null) => {
    const last = byKeys.current;
    byKeys.current = next;
    if (last && last.part !== next?.part) turns[last.part].value = 0;
    if (next) {
      if (next.notches !== (last?.notches ?? 0)) play('clunk');
      turns[next.part].value = next.notches * NOTCH;
    }
    if (last || next) setHeld(next);
    if (!next) disarm();
  };
  const drop = () => {
    const last = byKeys.current;
    byKeys.current = null;
    disarm();
    if (last) letGo(last.part, last.part === CENTRE ? last.notches : 1);
  };
  const lift = (part: number) => set({ part, notches: latest.current.tryOut ? 1 : 0 });
  useAway(held !== null, () => byKeys.current && set(null));
  const isLost = held !== null && !options.free.includes(held.part);
  useEffect(() => {
    if (isLost) set(null);
  }, [isLost]);

  /** Follows a pointer: `turnedBy` says by how many degrees it has turned the part since the last call. */
  const follow = (event: PointerEvent, part: number, turnedBy: (next: PointerEvent) => number) => {
    const free = latest.current.free.includes(part);
    const begin = { x: event.clientX, y: event.clientY };
    let turned = 0;
    let moving = false;
    let refused = false;
    let notch = 0;
    let stone: Grinding | null = null;
    const move = (next: PointerEvent) => {
      if (!moving && Math.hypot(next.clientX - begin.x, next.clientY - begin.y) < PLAY) return;
      if (!moving && !free) {
        play('stone', { pitch: 0.6 });
        latest.current.onStuck(part);
      }
      moving = true;
      byKeys.current = null;
      disarm();
      const by = turnedBy(next);
      turned += by;
      const shown = limited(part, turned, free);
      turns[part].value = shown;
      const now = notchOf(part, shown);
      if (now !== notch) play('clunk');
      notch = now;
      if (!free) return;
      stone ??= grind();
      stone.speed(Math.abs(by) / LOUDEST);
      if (part !== CENTRE && turned < -2 * GIVES && !refused) {
        refused = true;
        play('stone', { pitch: 0.6 });
        latest.current.onAgainstClock();
      }
      setHeld((old) => (old?.part === part && old.notches === notch ? old : { part, notches: notch }));
      if (part !== CENTRE && !latest.current.tryOut && shown >= SLIPS_AT) end();
    };
    const end = () => {
      stop.current();
      if (!moving) return;
      swallowClick();
      letGo(part, free ? notch : 0);
    };
    const cancel = () => {
      stop.current();
      if (moving) letGo(part, 0);
    };
    // A press on the part that was lifted may be the second click.
    if (byKeys.current?.part !== part) set(null);
    stop.current();
    stop.current = () => {
      stone?.stop();
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', cancel);
      stop.current = () => {};
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', cancel);
  };

  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0 || !event.isPrimary) return;
    const at = latest.current.toCastle(event);
    const distance = Math.hypot(at.x, at.y);
    const part = GRAB_BANDS.findIndex(([from, to]) => distance >= from && distance < to);
    if (part < 0) return;
    let last = angleOfHand(at);
    follow(event, part, (next) => {
      const angle = angleOfHand(latest.current.toCastle(next));
      const by = angle === null || last === null ? 0 : ((angle - last + 540) % 360) - 180;
      last = angle;
      return by;
    });
  };

  const onWinch = (event: PointerEvent, part: number, perNotch: number) => {
    if (event.button !== 0 || !event.isPrimary) return;
    let last = event.clientX;
    follow(event, part, (next) => {
      const by = ((next.clientX - last) / perNotch) * NOTCH;
      last = next.clientX;
      return by;
    });
  };
  return { turns, held, onPointerDown, onWinch, set, drop, lift };
}

/** A press anywhere but on what is turned lets it go. */
function useAway(isHeld: boolean, letGo: () => void): void {
  // Before the next frame: a press right after the click that lifted it must be heard.
  useLayoutEffect(() => {
    if (!isHeld) return;
    const away = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.closest('.sl-part, .sl-winch, .sl-dial')) letGo();
    };
    document.addEventListener('pointerdown', away);
    return () => document.removeEventListener('pointerdown', away);
  }, [isHeld]);
}

/** Over the very middle a hand has no angle: whoever takes the hub there turns it from where they leave it. */
export function angleOfHand(at: Point): number | null {
  return Math.hypot(at.x, at.y) < PIVOT ? null : angleAt(at);
}

function limited(part: number, degrees: number, free: boolean): number {
  if (!free) return Math.max(-2, Math.min(2, degrees));
  if (part !== CENTRE) return Math.max(-GIVES, Math.min(NOTCH, degrees));
  const nearest = Math.round(degrees / NOTCH) * NOTCH;
  return Math.abs(degrees - nearest) < DRAWN ? nearest : degrees;
}

/** The notch it would fall into. */
function notchOf(part: number, degrees: number): number {
  const nearest = Math.round(degrees / NOTCH);
  return part === CENTRE ? nearest : Math.max(0, nearest);
}

/** The same notch by the shorter way round: the centre may have been turned more than once. */
export function shorter(notches: number): number {
  const clockwise = ((notches % SECTORS) + SECTORS) % SECTORS;
  return clockwise > SECTORS / 2 ? clockwise - SECTORS : clockwise;
}

/** A press that turned something is no click. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), 60);
}
