/** A name carved in stone: mark, name, marker, broken cards, halves of the medallion. */

import type { Seat } from '@conclave/engine';
import { Fitted, type Point, SeatMark, seatColour } from '@conclave/kit';
import type { ComponentChildren } from 'preact';
import { titleOf } from '../rules/titles.ts';
import { wrongDeclarations } from './answers.ts';
import type { Box } from './layout/arrangement.ts';
import { names, trio } from './names.ts';
import { BrokenCard, Marker, Medallion } from './pieces/medallion.tsx';
import { inWords, nameOf, put, type Setting } from './setting.ts';

/** What stands beside the name; the rest lies elsewhere, where a name needs the room. */
type Honours = 'all' | 'halves' | 'none';

interface LintelProps {
  readonly setting: Setting;
  readonly seat: Seat;
  readonly box: Box;
  /** Your own stands on the crown of the stele, without a frame. */
  readonly crown?: boolean;
  readonly honours?: Honours;
  readonly children?: ComponentChildren;
}

function Frame({ w, h, tone }: { readonly w: number; readonly h: number; readonly tone: string }) {
  return (
    <svg class="tc-lintel-frame" viewBox={`0 0 ${w} ${h}`} aria-hidden="true">
      <path
        d={`M4 0H${w - 4}L${w} 5V${h - 4}L${w - 5} ${h}H5L0 ${h - 4}V5Z`}
        fill="#1e352b"
        stroke="#0c130f"
        stroke-width="2.200"
      />
      <path
        d={`M5 3H${w - 5}L${w - 3} 6V${h - 6}L${w - 6} ${h - 3}H6L3 ${h - 6}V6Z`}
        fill="none"
        stroke={tone}
        stroke-width="2.200"
      />
    </svg>
  );
}

export function Lintel({ setting, seat, box, crown = false, honours = 'all', children }: LintelProps) {
  const { props } = setting;
  const { view } = props;
  const { found } = view.players[seat];
  const solo = view.players.length === 1;
  const active = !view.over && view.active === seat && !solo;
  return (
    <div
      class={['tc-lintel', crown && 'crown', active && 'active', isNarrow(box) && 'narrow']
        .filter(Boolean)
        .join(' ')}
      style={{ ...put(box), '--lintel': `${box.h}px` }}
    >
      {!crown && <Frame w={box.w} h={box.h} tone={active ? '#f6dd97' : seatColour(seat)} />}
      <SeatMark
        seat={seat}
        size={Math.min(crown ? 26 : 22, box.h * (props.layout === 'across' && crown ? 0.45 : 0.7))}
      />
      <h2>
        <Fitted text={nameOf(setting, seat).name} />
      </h2>
      {children}
      <span class="tc-honours">
        {honours === 'all' && <FirstMarker setting={setting} seat={seat} />}
        {honours === 'all' && <Broken setting={setting} seat={seat} />}
        {solo
          ? crown && !setting.arrangement.stele?.rank && <Rank setting={setting} found={found} />
          : honours !== 'none' && <Halves setting={setting} seat={seat} />}
      </span>
    </div>
  );
}

/** Alone one has a rank instead of halves, in words. */
export function Rank({ setting, found }: { readonly setting: Setting; readonly found: number }) {
  const { props, say } = setting;
  const title = titleOf(found);
  const rank = title ? names[props.language].titles[title] : say.noTitle;
  return (
    <i class="tc-rank" data-help={say.titleHelp.text} data-help-title={say.found(found)}>
      {rank}
    </i>
  );
}

interface HonourProps {
  readonly setting: Setting;
  readonly seat: Seat;
}

/** A name takes all of it. */
const isNarrow = ({ w }: Box): boolean => w < 150;

/** Widths against the lintel's height; of a letter against its size. */
const WIDTH = { halves: 0.9, broken: 0.82, count: 0.4, marker: 0.68, letter: 0.61 } as const;
const PADDING = 26;

/** Where a seat's halves lie, as a place to fly to; `null`: it has no lintel here. */
export function halvesAt({ arrangement: { bays, stele }, own }: Setting, seat: Seat): Point | null {
  const bay = bays.find((one) => one.seat === seat);
  const lies = bay ? (isNarrow(bay.lintel) && bay.stand) || bay.lintel : seat === own ? stele?.crown : null;
  if (!lies) return null;
  const right = bay ? 6 + lies.h * 0.4 : 28;
  return { x: lies.x + lies.w - right, y: lies.y + lies.h / 2 };
}

/** What stands beside the name: all there is if the name leaves room for it. */
export function besideName(setting: Setting, seat: Seat, box: Box): Honours {
  const { first } = setting.props.view;
  const wrong = wrongDeclarations(setting.known, seat).length;
  const size = setting.props.layout === 'tablet' ? 19 : Math.max(15, 12 + box.h * 0.2);
  const name = nameOf(setting, seat).name.length * WIDTH.letter * size;
  const honours =
    WIDTH.halves +
    (first === seat ? WIDTH.marker : 0) +
    (wrong > 0 ? WIDTH.broken : 0) +
    (wrong > 1 ? WIDTH.count : 0);
  const mark = Math.min(22, box.h * 0.7);
  if (PADDING + mark + name + honours * box.h <= box.w) return 'all';
  return isNarrow(box) ? 'none' : 'halves';
}

interface StandHonoursProps extends HonourProps {
  readonly box: Box;
  readonly halves: boolean;
}

/** What lies on the stone of a stand, where there is one. */
export function StandHonours({ setting, seat, box, halves }: StandHonoursProps) {
  return (
    <span class="tc-honours on-stand" style={{ ...put(box), '--lintel': `${box.h}px` }}>
      <FirstMarker setting={setting} seat={seat} />
      <Broken setting={setting} seat={seat} />
      {halves && <Halves setting={setting} seat={seat} />}
    </span>
  );
}

function Halves({ setting: { props, say }, seat }: HonourProps) {
  const { view, event } = props;
  const { found } = view.players[seat];
  const { title, text } = say.halves(found);
  return (
    <span
      class="tc-honour"
      role="img"
      aria-label={title}
      data-help={text}
      data-help-title={title}
      data-halves={found}
    >
      <Medallion halves={found} coming={event?.type === 'medallionGained' && event.seat === seat} />
    </span>
  );
}

function FirstMarker({ setting: { props, say }, seat }: HonourProps) {
  const { first, players } = props.view;
  if (players.length === 1 || first !== seat) return null;
  return (
    <span
      class="tc-honour"
      role="img"
      aria-label={say.marker.title}
      data-help={say.marker.text}
      data-help-title={say.marker.title}
      data-seat-marker={seat}
    >
      <Marker />
    </span>
  );
}

export function Broken({ setting, seat }: HonourProps) {
  const { props, say } = setting;
  const wrong = wrongDeclarations(setting.known, seat);
  if (wrong.length === 0) return null;
  const { title, text } = say.broken(
    wrong.map(({ said, was }) => ({ said: trio(said, props.language), was: inWords(setting, was) })),
  );
  return (
    <span
      class="tc-honour tc-wrong"
      role="img"
      aria-label={`${title}. ${text}`}
      data-help={text}
      data-help-title={title}
    >
      <BrokenCard />
      {wrong.length > 1 && <b>{wrong.length}</b>}
    </span>
  );
}
