/** The convent as small as a stamp: rooms, light, who stands where. */

import { ROOMS } from '../rules/plan.ts';
import type { View } from '../rules/view.ts';
import { OnPlan, SPOTS, VIEW } from './geometry.tsx';
import { INK } from './ground/draw.ts';
import { isOutdoors } from './ground/walls.ts';
import { coneShape } from './light/cone.ts';
import { drawn } from './light/night.tsx';
import { NOVICE_LOOKS } from './pieces/novices.ts';

/** `onGround`: the plan itself lies under it. */
export function MiniPlan({ view, onGround = false }: { view: View; onGround?: boolean }) {
  return (
    <>
      {!onGround && <rect width={VIEW.width} height={VIEW.height} fill="#1a1838" />}
      <OnPlan>
        {!onGround &&
          ROOMS.map(({ id, outline }) => (
            <path
              key={id}
              d={drawn(outline)}
              fill={isOutdoors(id) ? '#2b3f4f' : '#5a5896'}
              stroke="#c9c4ee"
              stroke-width={12}
              stroke-linejoin="round"
            />
          ))}
        {view.guards.map(({ at, facing }, guard) => (
          <g key={guard === 0 ? 'abbess' : 'prioress'}>
            {facing && <path d={drawn(coneShape(at, facing))} fill="#ffdf8a" opacity={0.8} />}
            <circle cx={SPOTS[at][0]} cy={SPOTS[at][1]} r={34} fill="#fff" stroke={INK} stroke-width={14} />
          </g>
        ))}
        {view.novices.map(({ own, token, cell, inSight }) => {
          const at = own?.at ?? (inSight ? token : null);
          if (at === null) return null;
          const [x, y] = SPOTS[at];
          return (
            <circle
              key={cell}
              cx={x}
              cy={y}
              r={40}
              fill={own ? '#3f7fe0' : NOVICE_LOOKS[cell].colour}
              stroke="#fff"
              stroke-width={14}
            />
          );
        })}
      </OnPlan>
    </>
  );
}
