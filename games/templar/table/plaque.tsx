/** An opponent's plaque: top card, name, hand, score, stock by kind, rooms. Raphael's has only a card. */

import type { Seat } from '@conclave/engine';
import { Fitted, titled } from '@conclave/kit';
import { type Card, OBJECTS, ROOM_BONUS } from '../rules/box.ts';
import { SmallCard } from './cards/card.tsx';
import { type Box, boxStyle } from './layout.ts';
import { Mark } from './pieces/emblems.tsx';
import { INK, seatPaint } from './pieces/paint.ts';
import { Icon } from './pieces/symbols.tsx';
import { roomsPlace } from './places.ts';
import { ifEnded, standingOf } from './score.ts';
import type { Setting } from './setting.ts';

export function TopCard({ card, name }: { card: Card | null; name: string }) {
  return (
    <svg class="tp-top" viewBox="-1 -1 58 60" aria-hidden="true">
      {card ? (
        <SmallCard card={card} name={name} />
      ) : (
        <rect x="1" y="1" width="54" height="56" rx="4" class="tp-empty-pile" />
      )}
    </svg>
  );
}

/** Too narrow for everything at its full size. */
const isNarrow = (box: Box | undefined): boolean => box !== undefined && box.w < 250;

export function Plaque({ setting, seat, box }: { setting: Setting; seat: Seat; box?: Box }) {
  const { view, nameOf, say, speak, active, props } = setting;
  const { top, hand, stock, rooms, bonus, reserve } = view.players[seat];
  const gained = gainedNow(setting, seat);
  const total = standingOf(view, seat);
  const ended = ifEnded(view, seat);
  return (
    <section
      class={['tp-plaque', active === seat && 'active', isNarrow(box) && 'narrow'].filter(Boolean).join(' ')}
      style={box ? boxStyle(box) : undefined}
      data-place={`plaque-${seat}`}
      aria-label={titled(
        nameOf(seat),
        `${say.points(total)}${ended === null ? '' : `, ${say.ifEnded(ended)}`}. ${top ? speak.card(top) : say.emptyPile}`,
      )}
      data-help-title={nameOf(seat)}
      data-help={[
        ...(seat === view.start ? [say.starts] : []),
        say.help.plaque(speak.counts(stock), speak.counts(reserve), rooms),
        say.endedNow(bonus.church, bonus.rooms),
      ].join(' ')}
    >
      <i class="tp-stripe" style={{ background: seatPaint(seat).fill }} />
      <span class="tp-pile" data-place={`pile-${seat}`}>
        <Pile setting={setting} seat={seat} />
        <HandCount count={hand} />
        {seat === view.start && <StartMark />}
      </span>
      <span class="tp-plaque-name">
        <svg width="18" height="18" viewBox="-10 -10 20 20" aria-hidden="true">
          <Mark seat={seat} size={15} />
        </svg>
        <b>
          <Fitted text={props.voice.name(seat)} />
        </b>
      </span>
      {gained > 0 ? <b class="tp-gain">+{gained}</b> : <IfEnded total={ended} />}
      <b class="tp-score">{total}</b>
      <span class="tp-stock-line">
        {OBJECTS.map((item) => (
          <span key={item} class={stock[item] === 0 ? 'none' : undefined}>
            <Icon item={item} size={18} />
            {stock[item]}
          </span>
        ))}
      </span>
      <RoomCount setting={setting} seat={seat} />
    </section>
  );
}

/** What this seat gains by the event that is shown just now. */
export function gainedNow({ props: { event } }: Setting, seat: Seat): number {
  if (event?.type === 'roomCounted') return event.points?.[seat] ?? 0;
  if (event?.type === 'finalCount') return event.church[seat] + event.rooms[seat];
  return event?.type === 'pointsGained' && event.seat === seat ? event.points : 0;
}

/** The top of a pile; whoever has chosen in secret shows that, and no more. */
export function Pile({ setting: { view, lexicon }, seat }: { setting: Setting; seat: Seat }) {
  const { top } = view.players[seat];
  if (view.window?.answered.includes(seat)) return <FaceDown seat={seat} />;
  return <TopCard key={top} card={top} name={top ? lexicon.cardFaces[top] : ''} />;
}

function FaceDown({ seat }: { seat: Seat }) {
  const { fill, deep } = seatPaint(seat);
  return (
    <svg class="tp-top" viewBox="-1 -1 58 60" aria-hidden="true">
      <rect width="56" height="58" rx="4" fill={deep} stroke={INK} stroke-width="1.5" />
      <rect x="4" y="4" width="48" height="50" rx="2.5" fill={fill} stroke="#e9c46a" stroke-width="1.1" />
      <path d="M17 30L25 38L40 20" fill="none" stroke="#fbf3dc" stroke-width="4" stroke-linecap="round" />
    </svg>
  );
}

export function StartMark() {
  return (
    <svg class="tp-start" width="18" height="18" viewBox="-9 -9 18 18" aria-hidden="true">
      <circle r="8" fill="#e9c46a" stroke={INK} stroke-width="1.3" />
      <text class="tp-glyph" y="4.6" font-size="12.5" text-anchor="middle" style={{ fill: '#2b1d06' }}>
        I
      </text>
    </svg>
  );
}

/** What the player would have if the match ended now. */
export function IfEnded({ total }: { total: number | null }) {
  return total === null ? null : (
    <i class="tp-if-ended">
      <svg width="11" height="14" viewBox="-7 -9 14 18" aria-hidden="true">
        <path
          d="M-5-8H5C5-3 1-1.6 1 0C1 1.6 5 3 5 8H-5C-5 3-1 1.6-1 0C-1-1.6-5-3-5-8Z"
          fill="none"
          stroke="currentColor"
          stroke-width="1.6"
        />
      </svg>
      {total}
    </i>
  );
}

function HandCount({ count }: { count: number }) {
  return (
    <span class="tp-hand-count">
      <svg width="20" height="22" viewBox="-10 -11 20 22" aria-hidden="true">
        <rect x="-8" y="-10" width="16" height="20" rx="2.5" fill="#a5301a" stroke={INK} stroke-width="1.3" />
        <text class="tp-glyph" y="5" font-size="14" text-anchor="middle" style={{ fill: '#fff6dd' }}>
          {count}
        </text>
      </svg>
    </span>
  );
}

/** Pointed at, it shows on the plan which rooms they are. */
export function RoomCount({ setting: { view, props, say, nameOf }, seat }: { setting: Setting; seat: Seat }) {
  const { rooms, bonus } = view.players[seat];
  const next = ROOM_BONUS[rooms + 1] ?? null;
  const told = `${say.roomsOf(nameOf(seat), rooms)} ${say.roomsPay(bonus.rooms, next)}`;
  const point = (on: boolean) => () => props.point(on ? roomsPlace(seat) : null);
  return (
    <button
      type="button"
      class="tp-room-count"
      data-help={`${told} ${say.endedNow(bonus.church, bonus.rooms)}`}
      onPointerEnter={point(true)}
      onPointerLeave={point(false)}
      onFocus={point(true)}
      onBlur={point(false)}
    >
      <Arch />
      <span aria-hidden="true">{rooms}</span>
      <span class="tp-room-pay" aria-hidden="true">
        <b>+{bonus.rooms}</b>
        {next !== null && <i>+{next}</i>}
      </span>
      <span class="unseen">{told}</span>
    </button>
  );
}

/** The sign of a room. */
export function Arch() {
  return (
    <svg width="18" height="20" viewBox="-10 -12 18 20" aria-hidden="true">
      <path d="M-8 6V-3C-8-11 6-11 6-3V6Z" fill="#d8b878" stroke={INK} stroke-width="1.3" />
      <path d="M-4 6V-1C-4-6 2-6 2-1V6Z" fill="#5b3d20" stroke={INK} />
    </svg>
  );
}

/** Two players: he shows a card that nobody may play, and has no pawn and no stock. */
export function RaphaelPlaque({ setting, box }: { setting: Setting; box?: Box }) {
  const { view, say, lexicon, speak } = setting;
  if (!view.raphael) return null;
  const { top, left } = view.raphael;
  const cards = left.reduce((sum, count) => sum + count, 0);
  return (
    <section
      class={isNarrow(box) ? 'tp-plaque raphael narrow' : 'tp-plaque raphael'}
      style={box ? boxStyle(box) : undefined}
      aria-label={titled(say.raphael, top ? speak.card(top) : say.emptyPile)}
      data-help-title={say.raphael}
      data-help={say.help.raphael(cards)}
    >
      <i class="tp-stripe" style={{ background: '#5b544c' }} />
      <span class="tp-pile">
        <TopCard key={top} card={top} name={top ? lexicon.cards[top] : ''} />
        <HandCount count={cards} />
      </span>
      <span class="tp-plaque-name">
        <svg width="18" height="18" viewBox="-10 -10 20 20" aria-hidden="true">
          <path d="M-6-8H6V8L0 3.5L-6 8Z" fill="#5b544c" stroke="#fbf3dc" stroke-width="1.5" />
        </svg>
        <b>{say.raphael}</b>
      </span>
      <span class="tp-stock-line aside">{top && lexicon.cards[top]}</span>
    </section>
  );
}
