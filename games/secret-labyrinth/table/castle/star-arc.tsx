/** When an animal is turned up: an arc of stars over the walls, from the pawn to the animal's square (SL-13). */

import { Layer } from '@conclave/kit';
import { HOME } from '../../rules/board.ts';
import { middlePoint } from '../geometry.ts';
import type { Setting } from '../setting.ts';
import { secretPoint } from './secrets.tsx';
import { onSheet } from './sheet.ts';

const STARS = 9;
const STAR = 'M0 -7L1.9 -1.9L7 0L1.9 1.9L0 7L-1.9 1.9L-7 0L-1.9 -1.9Z';

export function StarArc({ setting: { props } }: { setting: Setting }) {
  const { view } = props;
  const { pawn } = view.players[view.active];
  if (view.stage !== 'jump' || view.wanted === null || pawn === null || pawn === HOME[view.wanted])
    return null;
  const from = onSheet(middlePoint(pawn, view.turned));
  const to = secretPoint(view, view.wanted);
  const lift = 40 + Math.hypot(to.x - from.x, to.y - from.y) * 0.22;
  return (
    <Layer>
      {Array.from({ length: STARS }, (_none, i) => {
        const share = (i + 1) / (STARS + 1);
        const x = from.x + (to.x - from.x) * share;
        const y = from.y + (to.y - from.y) * share - lift * 4 * share * (1 - share);
        return (
          <g key={i} class="sl-star" style={{ animationDelay: `${i * 110}ms` }}>
            <path
              d={STAR}
              transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
              fill="#fff4cf"
              stroke="#10162a"
              stroke-width="1.2"
            />
          </g>
        );
      })}
    </Layer>
  );
}
