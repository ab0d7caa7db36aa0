/** A part of the board that turns about a point: a ring with what is painted on it, a cone of light. */

import { effect, type Signal, signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { EASE, isCalm } from '../motion.ts';
import { type TurningPart, useBoard } from './context.ts';
import type { Point } from './geometry.ts';

/** By how much a hand has turned a part, in degrees: given to it, and written by whoever follows the hand. */
export type Turn = Signal<number>;
export const newTurn = (): Turn => signal(0);

interface TurningProps {
  readonly centre: Point;
  /** Degrees, clockwise; may pass 360. When it changes the part turns there. */
  readonly angle: number;
  /**
   * By how much a hand has turned it beyond `angle`: the part and its riders follow without any rendering. When `angle`
   * changes it starts from there, and this goes back to 0.
   */
  readonly drag?: Turn;
  /** Pieces with `on` of this name ride on it; they stand below it in the sheet. */
  readonly name?: string;
  readonly ms?: number;
  /** Half the side of the square that is drawn; by itself the whole board turns. */
  readonly radius?: number;
  readonly class?: string;
  /** SVG in board units, as at angle 0. */
  readonly children: ComponentChildren;
}

export function Turning(props: TurningProps) {
  const { centre, angle, name, ms = 500, radius, children } = props;
  const board = useBoard();
  const element = useRef<HTMLDivElement>(null);
  const own = useMemo(() => signal(0), []);
  const drag = props.drag ?? own;
  const last = useRef<{ readonly angle: number; readonly cut: number } | null>(null);
  useLayoutEffect(() => {
    const part = element.current;
    if (!part) return;
    const stood = last.current;
    last.current = { angle, cut: board.cut };
    const turns = stood !== null && stood.angle !== angle;
    const before = turns ? shown(part, stood.angle + drag.peek()) : angle;
    if (name !== undefined) board.parts.set(name, { centre, angle, drag, ms, before } satisfies TurningPart);
    if (!turns) return;
    for (const animation of part.getAnimations()) animation.cancel();
    drag.value = 0;
    if (stood.cut !== board.cut || isCalm() || document.hidden || before === angle) return;
    part.animate([{ rotate: `${before}deg` }, { rotate: `${angle}deg` }], { duration: ms, easing: EASE });
  }, [angle, board.cut, centre.x, centre.y, drag, name, ms]);
  useLayoutEffect(
    () =>
      effect(() => {
        if (element.current) element.current.style.rotate = `${angle + drag.value}deg`;
      }),
    [angle, drag],
  );
  const box = radius
    ? { x: centre.x - radius, y: centre.y - radius, width: 2 * radius, height: 2 * radius }
    : { x: 0, y: 0, ...board.size };
  return (
    <div
      ref={element}
      class={props.class ? `turning-part ${props.class}` : 'turning-part'}
      aria-hidden="true"
      style={{
        left: `${box.x}px`,
        top: `${box.y}px`,
        transformOrigin: `${centre.x - box.x}px ${centre.y - box.y}px`,
      }}
    >
      <svg
        width={box.width}
        height={box.height}
        viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
        aria-hidden="true"
      >
        {children}
      </svg>
    </div>
  );
}

/** In mid-turn the angle of the moment; otherwise the one it rests at. */
function shown(part: HTMLElement, rests: number): number {
  if (part.getAnimations().length === 0) return rests;
  const degrees = Number.parseFloat(getComputedStyle(part).rotate);
  return Number.isNaN(degrees) ? rests : degrees;
}
