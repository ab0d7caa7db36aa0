/** The guards' lanterns: where each stands and shines, also while it swings or is carried on. */

import { isCalm } from '@conclave/kit';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { sightCone } from '../../mind/survey.ts';
import { areaOf } from '../../rules/areas.ts';
import { COVER, type Spot } from '../../rules/plan.ts';
import type { GuardView } from '../../rules/view.ts';
import { SPOTS } from '../geometry.tsx';
import { directionOf, lightFrom, turned, wallsAround } from './cone.ts';

export interface Lamp {
  readonly id: string;
  readonly spot: Spot;
  readonly shape: readonly Spot[];
  /** How far it shines. */
  readonly reach: number;
  /** 1 burns, 0 is out. */
  readonly strength: number;
}

/** Milliseconds for turning on the spot, and for a step. */
const SWING = 240;
const STEP = 300;
/** In the tree one lights nothing but leaves (NR-22). */
const UNDER_COVER = 40;

interface Stance {
  readonly at: number;
  readonly spot: Spot;
  readonly direction: number;
  readonly reach: number;
}

function stanceOf({ at, facing }: GuardView): Stance | null {
  if (facing === null) return null;
  const spot = SPOTS[at];
  const seen = sightCone(at, facing).map((point) =>
    Math.hypot(SPOTS[point][0] - spot[0], SPOTS[point][1] - spot[1]),
  );
  const reach = COVER.includes(at) ? UNDER_COVER : Math.max(120, ...seen) + 70;
  return { at, spot, direction: directionOf(facing), reach };
}

function lampOf(id: string, { at, spot, direction, reach }: Stance, strength = 1): Lamp {
  return { id, spot, reach, strength, shape: lightFrom(spot, wallsAround(at), direction) };
}

/** What one sees of a lantern at a moment between two stances. */
function between(id: string, from: Stance | null, to: Stance | null, share: number): Lamp[] {
  if (!to) return from ? [lampOf(id, from, 1 - share)] : [];
  if (!from) return [lampOf(id, to, share)];
  if (from.at !== to.at && areaOf(from.at) !== areaOf(to.at)) {
    // Through a door: the light of the old room goes out as that of the new one grows.
    return [lampOf(`${id} out`, from, 1 - share), lampOf(id, to, share)];
  }
  const mix = (a: number, b: number) => a + (b - a) * share;
  return [
    lampOf(id, {
      at: to.at,
      spot: [mix(from.spot[0], to.spot[0]), mix(from.spot[1], to.spot[1])],
      direction: from.direction + turned(to.direction - from.direction) * share,
      reach: mix(from.reach, to.reach),
    }),
  ];
}

function lampsAt(before: readonly (Stance | null)[], now: readonly (Stance | null)[], share: number): Lamp[] {
  return now.flatMap((stance, guard) => between(`lamp-${guard}`, before[guard] ?? null, stance, share));
}

const easeOut = (share: number) => 1 - (1 - share) ** 3;

/** `cut`: another watcher, another moment: nothing swings over it. */
export function useLamps(guards: readonly GuardView[], cut: unknown): readonly Lamp[] {
  const now = guards.map(stanceOf);
  const key = JSON.stringify(guards.map(({ at, facing }) => [at, facing]));
  const stood = useRef({ key, cut, stances: now });
  const [lamps, setLamps] = useState(() => lampsAt(now, now, 1));
  const frame = useRef(0);
  useLayoutEffect(() => {
    const before = stood.current;
    stood.current = { key, cut, stances: now };
    if (before.key === key && before.cut === cut) return;
    cancelAnimationFrame(frame.current);
    if (before.cut !== cut || isCalm() || document.hidden) {
      setLamps(lampsAt(now, now, 1));
      return;
    }
    const moved = now.some((stance, guard) => stance?.at !== before.stances[guard]?.at);
    const ms = moved ? STEP : SWING;
    const begun = performance.now();
    const draw = (time: number) => {
      const share = Math.min(1, Math.max(0, time - begun) / ms);
      setLamps(lampsAt(before.stances, now, easeOut(share)));
      if (share < 1) frame.current = requestAnimationFrame(draw);
    };
    frame.current = requestAnimationFrame(draw);
  }, [key, cut]);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  return lamps;
}
