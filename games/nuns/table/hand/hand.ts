/** The hand on the plan: holds its state, and passes clicks, presses and drags on to it. */

import type { Camera } from '@conclave/kit';
import { useRef, useState } from 'preact/hooks';
import type { Point } from '../../rules/convent.ts';
import { readShared } from '../play/belief.ts';
import { choosing } from './choosing.ts';
import { drawing } from './drawing.ts';
import { leading, useStepQueue } from './leading.ts';
import { pinning } from './pinning.ts';
import { follow } from './pointer.ts';
import { type Rule, ruling, UNLAID } from './ruling.ts';
import type { HandState, Situation } from './states.ts';

export interface Hand {
  readonly kind: HandState['kind'];
  /** The sight rule; `null`: it is put away. */
  readonly rule: Rule | null;
  toggleRule(): void;
  /** A click on a point. Always the same function. */
  readonly click: (point: Point) => void;
  /** A press anywhere on the plan, before the camera sees it. */
  pressPlan(down: PointerEvent): void;
  /** A press on a figure that can be dragged. */
  pressFigure(down: PointerEvent): void;
}

export function useHand(camera: Camera, situation: Situation): Hand {
  const [rule, changeRule] = useState<Rule | null>(null);
  const latest = useRef(situation);
  latest.current = situation;
  const now = () => latest.current;
  const queue = useStepQueue(now);
  const state: HandState = rule
    ? ruling(changeRule)
    : readShared(situation.props.shared).pinning
      ? pinning(situation)
      : choosing(situation);
  const current = useRef(state);
  current.current = state;
  const click = useRef((point: Point) => current.current.click(point));
  return {
    kind: state.kind,
    rule,
    toggleRule: () => changeRule(rule ? null : UNLAID),
    click: click.current,
    pressPlan: (down) => {
      const spot = down.target instanceof Element ? down.target.closest<HTMLElement>('.nr-spot') : null;
      const point = Number(spot?.dataset.place?.replace('point ', ''));
      const drag = spot && point ? state.press(point) : null;
      if (!spot || !drag) return;
      // The camera leaves what is gripped alone.
      spot.dataset.grip = '';
      follow(camera, down, drag, () => delete spot.dataset.grip);
    },
    pressFigure: (down) => {
      if (down.button !== 0) return;
      const { phase } = now().props.view;
      const drag = phase === 'guardMove' ? leading(now, queue) : drawing(now);
      let moved = false;
      const pass = (point: Point) => {
        moved = true;
        drag.pass(point);
      };
      // A figure under the pointer at the end of a drag gets no click.
      follow(camera, down, { ...drag, pass }, () => moved && swallowClick());
    },
  };
}

function swallowClick(): void {
  const swallow = (click: MouseEvent) => click.stopPropagation();
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }));
}
