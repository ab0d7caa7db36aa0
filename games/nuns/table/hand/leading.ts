/**
 * Leading: a player drags the guard who moves from point to point.
 * Her steps are played one after the other. The rest is dropped as soon as she sees anything.
 */

import { useRef } from 'preact/hooks';
import { isAdjacent, type Point } from '../../rules/convent.ts';
import { goTo, isUneventful } from '../play/hunt.ts';
import type { Drag, Situation } from './states.ts';

/** Plays a step after those that are not played yet. */
export type StepQueue = (to: Point) => void;

export function useStepQueue(situation: () => Situation): StepQueue {
  /** Steps to be played; `null`: none is being played. */
  const waiting = useRef<Point[] | null>(null);
  const playAll = async (queue: Point[]) => {
    const { view, control } = situation().props;
    const isCalm = isUneventful(view);
    for (let to = queue.shift(); to !== undefined; to = queue.shift()) {
      let calm = true;
      const made = await control.playAll([goTo(to)], (event) => {
        calm = isCalm(event);
        return calm;
      });
      if (made === 0 || !calm) queue.length = 0;
    }
    waiting.current = null;
  };
  return (to) => {
    if (waiting.current) {
      waiting.current.push(to);
      return;
    }
    waiting.current = [to];
    void playAll(waiting.current);
  };
}

export function leading(situation: () => Situation, queue: StepQueue): Drag {
  const { active, guards } = situation().props.view;
  /** Where she will be after all her steps. */
  let heading = active === null ? null : guards[active].at;
  return {
    kind: 'leading',
    pass: (point) => {
      if (situation().props.view.phase !== 'guardMove') return;
      if (heading === null || !isAdjacent(heading, point)) return;
      heading = point;
      queue(point);
    },
  };
}
