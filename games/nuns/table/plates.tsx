/** Below every cell what everybody knows of its novice: emblem, pace shown last, captures, blessing. */

import layout from '../data/layout.json' with { type: 'json' };
import { NOVICE_NAMES } from '../rules/cards.ts';
import { onSheet } from './geometry.tsx';
import type { Hand } from './hand.ts';
import { EmblemIcon } from './pieces/emblem.tsx';
import { Publicly } from './rail/people.tsx';

export function Plates({ hand }: { hand: Hand }) {
  const { t, props } = hand;
  return (
    <>
      {layout.plates.map(({ cell, x, y, w, h }) => {
        const novice = props.view.novices.find((one) => one.cell === cell);
        if (!novice) return null;
        const { x: left, y: top } = onSheet([x - w / 2, y - h / 2]);
        return (
          <div
            key={cell}
            class="nr-plate"
            style={{ left: `${left}px`, top: `${top}px`, width: `${w}px`, height: `${h}px` }}
            data-help={t.help.plate}
            data-help-title={NOVICE_NAMES[cell]}
            data-place={`plate ${cell}`}
          >
            <EmblemIcon cell={cell} size={32} />
            <Publicly hand={hand} novice={novice} />
          </div>
        );
      })}
    </>
  );
}
