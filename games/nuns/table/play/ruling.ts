/** The sight rule (NR-41): laid by two clicks, or by a drag from point to point. It stays on this device. */

import type { Camera } from '@conclave/kit';
import { useState } from 'preact/hooks';
import type { Point } from '../../rules/convent.ts';
import { follow } from './grip.ts';

export interface Rule {
  readonly from: Point | null;
  readonly to: Point | null;
}

interface Ruling {
  /** `null`: it is put away. */
  readonly rule: Rule | null;
  toggle(): void;
  choose(point: Point): void;
  /** Comes before the camera's hand on the board. */
  onPress(event: PointerEvent): void;
}

const CLEAN: Rule = { from: null, to: null };

export function useRuling(camera: Camera): Ruling {
  const [rule, lay] = useState<Rule | null>(null);
  return {
    rule,
    toggle: () => lay(rule ? null : CLEAN),
    choose: (point) =>
      lay((now) => (now?.from && now.to === null ? { ...now, to: point } : { from: point, to: null })),
    onPress: (down) => {
      const spot = down.target instanceof Element ? down.target.closest<HTMLElement>('.nr-spot') : null;
      const from = Number(spot?.dataset.place?.replace('point ', ''));
      if (!rule || !spot || !from) return;
      spot.dataset.grip = '';
      follow(
        camera,
        down,
        (to) =>
          lay((now) => (to === from && now?.from !== from ? now : { from, to: to === from ? null : to })),
        () => delete spot.dataset.grip,
      );
    },
  };
}
