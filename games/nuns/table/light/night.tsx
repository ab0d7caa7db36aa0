/**
 * The night: one colour multiplied over the plan, and light painted on it. A lantern is literally what a guard sees.
 * Moonlight and glow are added on top.
 */

import { Layer, Shade } from '@conclave/kit';
import layout from '../../data/layout.json' with { type: 'json' };
import type { Spot } from '../../rules/plan.ts';
import type { GuardView } from '../../rules/view.ts';
import { OnPlan, outlineOf } from '../geometry.tsx';
import moonlight from '../pictures/moonlight.svg';
import { type Lamp, useLamps } from './lamps.ts';

/** By share of its reach: colour and strength of a lantern's light on the floor. */
const LIGHT = [
  [0, '#fffbe8', 1],
  [0.18, '#fff3cc', 1],
  [0.5, '#ffe3a8', 0.86],
  [0.8, '#ffd795', 0.62],
  [0.95, '#f8c684', 0.4],
  [1, '#f8c684', 0.26],
] as const;

/** The same for the glow round it. */
const GLOW = [
  [0, '#fff6cf', 0.68],
  [0.12, '#ffe39a', 0.4],
  [0.4, '#ffc860', 0.13],
  [1, '#ffb648', 0],
] as const;

export function drawn(shape: readonly Spot[]): string {
  return `M${shape.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
}

function Shine({ lamp, name, stops }: { lamp: Lamp; name: string; stops: typeof LIGHT | typeof GLOW }) {
  return (
    <radialGradient
      id={`nr-${name}-${lamp.id}`}
      gradientUnits="userSpaceOnUse"
      cx={lamp.spot[0]}
      cy={lamp.spot[1]}
      r={lamp.reach}
    >
      {stops.map(([offset, colour, opacity]) => (
        <stop key={offset} offset={offset} stop-color={colour} stop-opacity={opacity} />
      ))}
    </radialGradient>
  );
}

/** Small fires that no rule knows of: none reaches a point. */
function Fires({ fill }: { fill: string }) {
  return (
    <>
      {layout.fires.map(({ x, y, r, room }) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r={r}
          fill={`url(#${fill})`}
          clip-path={`url(#nr-fire-${room})`}
        />
      ))}
    </>
  );
}

const FIRE_ROOMS = [...new Set(layout.fires.map(({ room }) => room))];

interface NightProps {
  readonly guards: readonly GuardView[];
  /** Another watcher is a cut: nothing swings. */
  readonly cut: unknown;
  readonly dawn: boolean;
  /** Somebody is caught: all dims but the lanterns. */
  readonly dim: boolean;
}

/** Alone in drawing anew while a lantern swings. */
export function Night({ guards, cut, dawn, dim }: NightProps) {
  const lamps = useLamps(guards, cut);
  return (
    <>
      <Shade
        fill={`var(--nr-${dawn ? 'morning' : dim ? 'dim' : 'night'})`}
        class={dawn ? 'nr-night dawn' : 'nr-night'}
      >
        <Layer class="nr-light">
          <defs>
            <radialGradient id="nr-ember">
              <stop offset="0" stop-color="#ffd9a0" stop-opacity="0.8" />
              <stop offset="1" stop-color="#ffb070" stop-opacity="0" />
            </radialGradient>
            {FIRE_ROOMS.map((room) => (
              <clipPath key={room} id={`nr-fire-${room}`}>
                <path d={drawn(outlineOf(room))} />
              </clipPath>
            ))}
            {lamps.map((lamp) => (
              <Shine key={lamp.id} lamp={lamp} name="light" stops={LIGHT} />
            ))}
          </defs>
          <OnPlan>
            <Fires fill="nr-ember" />
            {!dawn &&
              lamps.map((lamp) => (
                <path
                  key={lamp.id}
                  d={drawn(lamp.shape)}
                  fill={`url(#nr-light-${lamp.id})`}
                  opacity={lamp.strength}
                />
              ))}
          </OnPlan>
        </Layer>
      </Shade>
      <img class="nr-moonlight" src={moonlight} alt="" draggable={false} />
      <Layer blend="screen" class="nr-glow">
        <defs>
          <radialGradient id="nr-ember-glow">
            <stop offset="0" stop-color="#ff9a4a" stop-opacity="0.5" />
            <stop offset="1" stop-color="#ff7a3a" stop-opacity="0" />
          </radialGradient>
          {lamps.map((lamp) => (
            <Shine key={lamp.id} lamp={lamp} name="glow" stops={GLOW} />
          ))}
        </defs>
        <OnPlan>
          <Fires fill="nr-ember-glow" />
          {!dawn &&
            lamps.map((lamp) => (
              <g key={lamp.id} opacity={lamp.strength}>
                <path d={drawn(lamp.shape)} fill={`url(#nr-glow-${lamp.id})`} />
                <path d={drawn(lamp.shape)} fill="none" stroke="#ffe6a6" stroke-width={2.4} opacity={0.5} />
              </g>
            ))}
        </OnPlan>
      </Layer>
    </>
  );
}
