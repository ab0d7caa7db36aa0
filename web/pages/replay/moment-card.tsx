/** One moment of a replay as a picture: the small board of the eyes that look, and of its names only the reader's own. */

import type { Seat } from '@conclave/engine';
import { seatColour, seatShape } from '@conclave/kit';
import type { VNode } from 'preact';
import { say } from '../../say.ts';
import { CARD_INK, CardFrame } from '../../table/card-frame.tsx';
import type { TableController } from '../../table/control/controller.ts';
import { replayWords } from './words.ts';

interface Moment {
  /** The reader's chair in this match; `null`: they had none. */
  readonly own: Seat | null;
  /** "Turn III"; `null`: before the first, or the game has none. */
  readonly turn: string | null;
  /** "Step 169 of 343". */
  readonly step: string;
}

const GARAMOND = { fontFamily: 'EB Garamond, serif' } as const;
const GOTISCH = { fontFamily: 'Grenze Gotisch, serif', fontWeight: 600 } as const;

/** `null`: nothing is shown yet, or the game has no small board. */
export function momentCard(control: TableController, { own, turn, step }: Moment): VNode | null {
  const shown = control.screen.shown.value;
  const SmallBoard = control.table?.Miniature;
  if (!shown || !SmallBoard) return null;
  const { watcher, view } = shown;
  const words = say.value.replay;
  const seer = watcher === 'gallery' ? words.gallery : watcher === own ? control.wording.nameOf(watcher) : '';
  const mark = watcher === 'gallery' ? null : control.wording.markOf(watcher);
  return (
    <CardFrame label={replayWords().momentPicture}>
      <rect x={73} y={61} width={430} height={430} fill="#fbf5e6" stroke={CARD_INK} stroke-width={3} />
      <svg x={78} y={66} width={420} height={420} aria-hidden="true">
        <SmallBoard view={view} watcher={watcher} />
      </svg>
      <rect x={78} y={66} width={420} height={420} fill="none" stroke="#c9972f" stroke-width={3} />
      <g fill={CARD_INK} style={GOTISCH}>
        <text x={556} y={142} font-size={38} fill="#8d5012">
          {control.wording.words.value.name}
        </text>
        <text x={554} y={250} font-size={86}>
          {turn ?? words.title}
        </text>
      </g>
      <g fill="#5d4c39" style={{ ...GARAMOND, fontStyle: 'italic' }} font-size={34}>
        <text x={556} y={316}>
          {step}
        </text>
        <text x={556} y={404}>
          {words.viewpoint}
        </text>
      </g>
      {mark !== null && (
        <path
          d={seatShape(mark)}
          fill={seatColour(mark)}
          stroke={CARD_INK}
          stroke-width={1.5}
          transform="translate(556 428) scale(1.6)"
        />
      )}
      <text
        x={mark === null ? 556 : 612}
        y={458}
        font-size={38}
        fill={CARD_INK}
        style={{ ...GARAMOND, fontWeight: 600 }}
      >
        {seer}
      </text>
    </CardFrame>
  );
}
