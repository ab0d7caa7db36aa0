/** A plate below every cell with the public facts about its novice: emblem, last pace, captures, blessing. */

import layout from '../data/layout.json' with { type: 'json' };
import { NOVICE_NAMES } from '../rules/cards.ts';
import { onSheet } from './geometry.tsx';
import { EmblemIcon } from './pieces/emblem.tsx';
import { Publicly } from './rail/people.tsx';
import type { Setting } from './setting.ts';

export function Plates({ setting }: { setting: Setting }) {
  const { t, props } = setting;
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
            <Publicly setting={setting} novice={novice} />
          </div>
        );
      })}
    </>
  );
}
