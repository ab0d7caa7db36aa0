/** Opponents on a phone: top card, name and score. A tap shows the whole plaque. */

import type { Seat } from '@conclave/engine';
import { Fitted } from '@conclave/kit';
import { useState } from 'preact/hooks';
import { Mark } from './pieces/emblems.tsx';
import { seatPaint } from './pieces/paint.ts';
import { gainedNow, Pile, Plaque, RaphaelPlaque, StartMark, TopCard } from './plaque.tsx';
import { standingOf } from './score.ts';
import type { Setting } from './setting.ts';

/** So many have room for their names; of more there is the mark, and the plaque says the rest. */
const WITH_NAMES = 3;

export function Chips({ setting }: { setting: Setting }) {
  const { others, view } = setting;
  const [open, setOpen] = useState<Seat | 'raphael' | null>(null);
  const toggle = (who: Seat | 'raphael') => setOpen(open === who ? null : who);
  return (
    <div class="tp-chips-box">
      <div class="tp-chips" style={{ '--chips': others.length + (view.raphael ? 1 : 0) }}>
        {others.map((seat) => (
          <Chip key={seat} setting={setting} seat={seat} open={open === seat} onToggle={() => toggle(seat)} />
        ))}
        {view.raphael && (
          <RaphaelChip setting={setting} open={open === 'raphael'} onToggle={() => toggle('raphael')} />
        )}
      </div>
      {open !== null && (
        <div class="tp-chip-plaque">
          {open === 'raphael' ? (
            <RaphaelPlaque setting={setting} />
          ) : (
            <Plaque setting={setting} seat={open} />
          )}
        </div>
      )}
    </div>
  );
}

interface ChipProps {
  readonly setting: Setting;
  readonly open: boolean;
  onToggle(): void;
}

function Chip({ setting, seat, open, onToggle }: ChipProps & { seat: Seat }) {
  const { view, props, active, others } = setting;
  const short = others.length > WITH_NAMES;
  const gained = gainedNow(setting, seat);
  return (
    <button
      type="button"
      class={`tp-chip ${short ? 'short' : ''} ${active === seat ? 'active' : ''}`}
      aria-expanded={open}
      data-place={open ? undefined : `plaque-${seat}`}
      onClick={onToggle}
    >
      <i class="tp-stripe" style={{ background: seatPaint(seat).fill }} />
      <Pile setting={setting} seat={seat} />
      {seat === view.start && <StartMark />}
      <svg width="15" height="15" viewBox="-9 -9 18 18" aria-hidden="true">
        <Mark seat={seat} size={14} />
      </svg>
      <b class="tp-score">{gained > 0 ? `+${gained}` : standingOf(view, seat)}</b>
      <span class={short ? 'unseen' : undefined}>
        <Fitted text={props.voice.name(seat)} />
      </span>
    </button>
  );
}

function RaphaelChip({ setting, open, onToggle }: ChipProps) {
  const { view, say, lexicon } = setting;
  const top = view.raphael?.top ?? null;
  return (
    <button type="button" class="tp-chip" aria-expanded={open} onClick={onToggle}>
      <i class="tp-stripe" style={{ background: '#5b544c' }} />
      <TopCard key={top} card={top} name={top ? lexicon.cardFaces[top] : ''} />
      <span>{say.raphael}</span>
    </button>
  );
}
