/** The end: evening, the rose window lit by rank, three bars a player, and who is in which room. */

import type { Seat } from '@conclave/engine';
import { useEffect, useRef, useState } from 'preact/hooks';
import { roman } from '../../words.ts';
import type { ScorePart } from '../rules/outcome.ts';
import { ROOM_NUMBERS } from './layout.ts';
import { Mark } from './pieces/emblems.tsx';
import { seatPaint } from './pieces/paint.ts';
import { FigurePiece } from './pieces/symbols.tsx';
import { RoomPoints } from './room-points.tsx';
import type { Setting } from './setting.ts';

const PARTS: readonly ScorePart[] = ['inPlay', 'church', 'rooms'];

export function Ending({ setting }: { setting: Setting }) {
  const { props, view, say } = setting;
  const { outcome, words, voice, after } = props;
  const [open, setOpen] = useState(true);
  const section = useRef<HTMLElement>(null);
  const shown = outcome !== null && open;
  // Whoever plays by keys stood somewhere below it.
  useEffect(() => {
    const board = section.current?.parentElement;
    if (shown && board?.contains(document.activeElement)) section.current?.querySelector('button')?.focus();
  }, [shown]);
  if (!outcome) return null;
  if (!open) {
    return (
      <button type="button" class="button go tp-to-ending" onClick={() => setOpen(true)}>
        {say.ending.show}
      </button>
    );
  }
  const lines = words.ending(outcome, view, voice);
  const winners = outcome.places.at(0) ?? [];
  return (
    <section ref={section} class="tp-ending" aria-label={say.ending.title} data-scene="end">
      <div class="tp-ending-head">
        <Rose winners={winners} />
        <div>
          <h2>{say.ending.title}</h2>
          {lines.slice(0, 2).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </div>
      {winners.length > 0 && (
        <div class="tp-ending-body">
          <Bars setting={setting} places={outcome.places.flat()} />
          <RoomTable setting={setting} places={outcome.places.flat()} />
          <RoomPoints view={view} say={say.roomPoints} name={setting.nameOf} />
        </div>
      )}
      <div class="row">
        {after}
        <button type="button" class="button" onClick={() => setOpen(false)}>
          {say.ending.hide}
        </button>
      </div>
    </section>
  );
}

const PETALS = ['#d8402a', '#2b62c4', '#f0b42c', '#2f9a6e'];

/** The winner stands under the rose. */
function Rose({ winners }: { winners: readonly Seat[] }) {
  return (
    <span class="tp-rose">
      <svg viewBox="-50 -50 100 100" aria-hidden="true">
        <circle r="48" fill="#3a2a4a" stroke="#c9a24b" stroke-width="3" />
        {Array.from({ length: 8 }, (_none, i) => (
          <path
            key={i}
            transform={`rotate(${i * 45})`}
            d="M0-13L-9-29C-9-42 9-42 9-29Z"
            fill={PETALS[i % PETALS.length]}
            stroke="#2b2118"
            stroke-width="1.5"
            style={{ animationDelay: `${i * 120}ms` }}
          />
        ))}
        <circle r="11" fill="#f6c945" stroke="#2b2118" stroke-width="1.5" />
        <path d="M-2.5-8H2.5V-2.5H8V2.5H2.5V8H-2.5V2.5H-8V-2.5H-2.5Z" fill="#b3261a" />
      </svg>
      <span class="tp-winners">
        {winners.map((seat) => (
          <FigurePiece key={seat} who={seat} scale={1.3} />
        ))}
      </span>
    </span>
  );
}

interface ListProps {
  readonly setting: Setting;
  readonly places: readonly Seat[];
}

/** By rank: points in play, church, rooms. */
function Bars({ setting, places }: ListProps) {
  const { view, nameOf, say } = setting;
  const parts = (seat: Seat): Record<ScorePart, number> => {
    const { score, bonus } = view.players[seat];
    return { inPlay: score, ...bonus };
  };
  const total = (seat: Seat) => PARTS.reduce((sum, part) => sum + parts(seat)[part], 0);
  const most = Math.max(1, ...places.map(total));
  return (
    <table class="tp-bars">
      <thead>
        <tr>
          <td />
          <td />
          {PARTS.map((part) => (
            <th key={part} scope="col">
              {say.ending.parts[part]}
            </th>
          ))}
          <td />
        </tr>
      </thead>
      <tbody>
        {places.map((seat) => (
          <tr key={seat}>
            <th scope="row">
              <svg width="20" height="20" viewBox="-11 -11 22 22" aria-hidden="true">
                <Mark seat={seat} size={16} />
              </svg>
              {nameOf(seat)}
            </th>
            <td class="tp-bar">
              {PARTS.map((part) => (
                <i
                  key={part}
                  class={part}
                  style={{ width: `${(100 * parts(seat)[part]) / most}%`, background: seatPaint(seat).fill }}
                />
              ))}
            </td>
            {PARTS.map((part) => (
              <td key={part}>{parts(seat)[part]}</td>
            ))}
            <td>
              <b>{total(seat)}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function RoomTable({ setting, places }: ListProps) {
  const { lying, say, lexicon, nameOf } = setting;
  return (
    <table class="tp-ending-rooms">
      <caption>{say.ending.rooms}</caption>
      <thead>
        <tr>
          <td />
          {ROOM_NUMBERS.map((room) => (
            <th key={room} scope="col" title={lexicon.rooms[room - 1].name}>
              {roman(room)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {places.map((seat) => (
          <tr key={seat}>
            <th scope="row">
              <svg width="16" height="16" viewBox="-9 -9 18 18" aria-hidden="true">
                <Mark seat={seat} size={13} />
              </svg>
              <span class="unseen">{nameOf(seat)}</span>
            </th>
            {ROOM_NUMBERS.map((room) => (
              <td key={room}>
                {lying.some((object) => object.room === room && object.owner === seat) && (
                  <svg width="14" height="14" viewBox="-8 -8 16 16" role="img" aria-label="✓">
                    <Mark seat={seat} size={11} />
                  </svg>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
