/** Leading a guard by the hand: the points she is dragged over wait for each other, and are dropped when anything is seen. */

import type { Control } from '@conclave/kit';
import { useRef } from 'preact/hooks';
import { isAdjacent, type Point } from '../../rules/convent.ts';
import type { Event } from '../../rules/events.ts';
import type { Move } from '../../rules/moves.ts';
import { FIRST_NOVICE } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';

export function goTo(to: Point): Move {
  return { kind: 'go', to, fast: false };
}

/** A step that shows nothing new: whoever was in sight when she set out may be seen again where she was. */
export function isUneventful(view: View): (event: { readonly type: string }) => boolean {
  const known = new Map(view.novices.map(({ spotted }, i) => [FIRST_NOVICE + i, spotted]));
  return (told) => {
    const event = told as Event;
    switch (event.type) {
      case 'turned':
        return !event.interrupted && event.sees.every(({ figure, at }) => known.get(figure) === at);
      case 'stepped':
        return event.captured.length === 0 && event.sees.every(({ figure, at }) => known.get(figure) === at);
      default:
        return false;
    }
  };
}

export interface Leading {
  take(): void;
  pass(point: Point): void;
}

export function useLeading(view: View, control: Control<Move>): Leading {
  /** Where she will be when all her steps are made. */
  const heading = useRef<Point | null>(null);
  const steps = useRef<Point[]>([]);
  const going = useRef(false);
  const go = async () => {
    const isCalm = isUneventful(view);
    going.current = true;
    for (let to = steps.current.shift(); to !== undefined; to = steps.current.shift()) {
      let calm = true;
      const made = await control.playAll([goTo(to)], (event) => {
        calm = isCalm(event);
        return calm;
      });
      if (made === 0 || !calm) steps.current = [];
    }
    going.current = false;
  };
  return {
    take: () => {
      heading.current = view.active === null ? null : view.guards[view.active].at;
    },
    pass: (point) => {
      if (heading.current === null || !isAdjacent(heading.current, point)) return;
      heading.current = point;
      steps.current.push(point);
      if (!going.current) void go();
    },
  };
}
