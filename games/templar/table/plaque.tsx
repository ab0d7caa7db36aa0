/** An opponent's plaque: top card, name, hand, score, stock by kind, rooms. Raphael's has a card and no more. */

import type { Seat } from '@conclave/engine';
import { type Card, OBJECTS } from '../rules/box.ts';
import { SmallCard } from './cards/card.tsx';
import { type Box, boxStyle } from './layout.ts';
import { Mark } from './pieces/emblems.tsx';
import { INK, seatPaint } from './pieces/paint.ts';
import { Icon } from './pieces/symbols.tsx';
import { roomsPlace } from './places.ts';
import type { Scene } from './scene.ts';
import { standingOf } from './standing.ts';

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

export function Plaque({ scene, seat, box }: { scene: Scene; seat: Seat; box?: Box }) {
  const { view, name, say, speak, active, props } = scene;
  const { top, hand, stock, rooms, bonus, reserve } = view.players[seat];
  const gained = gainedNow(scene, seat);
  const total = standingOf(view, seat);
  return (
    <section
      class={['tp-plaque', active === seat && 'active', isNarrow(box) && 'narrow'].filter(Boolean).join(' ')}
      style={box ? boxStyle(box) : undefined}
      data-place={`plaque-${seat}`}
      aria-label={`${name(seat)}: ${say.points(total)}. ${top ? speak.card(top) : say.emptyPile}`}
      data-help-title={name(seat)}
      data-help={[
        ...(seat === view.start ? [say.starts] : []),
        say.help.plaque(speak.counts(stock), speak.counts(reserve), rooms),
        say.endedNow(bonus.church, bonus.rooms),
      ].join(' ')}
    >
      <i class="tp-stripe" style={{ background: seatPaint(seat).fill }} />
      <span class="tp-pile" data-place={`pile-${seat}`}>
        <Pile scene={scene} seat={seat} />
        {seat === view.start && <StartMark />}
      </span>
      <span class="tp-plaque-name">
        <svg width="18" height="18" viewBox="-10 -10 20 20" aria-hidden="true">
          <Mark seat={seat} size={15} />
        </svg>
        <b>{props.voice.name(seat)}</b>
      </span>
      {gained > 0 ? <b class="tp-gain">+{gained}</b> : <HandCount count={hand} />}
      <b class="tp-score">{total}</b>
      <span class="tp-stock-line">
        {OBJECTS.map((item) => (
          <span key={item} class={stock[item] === 0 ? 'none' : undefined}>
            <Icon item={item} size={18} />
            {stock[item]}
          </span>
        ))}
      </span>
      <RoomCount scene={scene} seat={seat} />
    </section>
  );
}

/** What this seat gains by the event that is shown just now. */
export function gainedNow({ props: { event } }: Scene, seat: Seat): number {
  if (event?.type === 'roomCounted') return event.points?.[seat] ?? 0;
  if (event?.type === 'finalCount') return event.church[seat] + event.rooms[seat];
  return event?.type === 'pointsGained' && event.seat === seat ? event.points : 0;
}

/** The top of a pile; whoever has chosen in secret shows that, and no more. */
export function Pile({ scene: { view, lexicon }, seat }: { scene: Scene; seat: Seat }) {
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

function HandCount({ count }: { count: number }) {
  return (
    <span class="tp-hand-count">
      <svg width="18" height="20" viewBox="-11 -12 18 20" aria-hidden="true">
        <g stroke={INK} stroke-width="1.2">
          <rect x="-9" y="-9" width="10" height="14" rx="1.5" fill="#b3361e" transform="rotate(-12)" />
          <rect x="-5" y="-10" width="10" height="14" rx="1.5" fill="#c9573c" />
        </g>
      </svg>
      {count}
    </span>
  );
}

/** Pointed at, it shows on the plan which rooms they are. */
export function RoomCount({ scene: { view, props, say, name }, seat }: { scene: Scene; seat: Seat }) {
  const { rooms, bonus } = view.players[seat];
  const point = (on: boolean) => () => props.point(on ? roomsPlace(seat) : null);
  return (
    <button
      type="button"
      class="tp-room-count"
      aria-label={say.roomsOf(name(seat), rooms)}
      data-help={`${say.roomsOf(name(seat), rooms)} ${say.endedNow(bonus.church, bonus.rooms)}`}
      onPointerEnter={point(true)}
      onPointerLeave={point(false)}
      onFocus={point(true)}
      onBlur={point(false)}
    >
      <Arch />
      {rooms}
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
export function RaphaelPlaque({ scene, box }: { scene: Scene; box?: Box }) {
  const { view, say, lexicon, speak } = scene;
  if (!view.raphael) return null;
  const { top, left } = view.raphael;
  const cards = left.reduce((sum, count) => sum + count, 0);
  return (
    <section
      class={isNarrow(box) ? 'tp-plaque raphael narrow' : 'tp-plaque raphael'}
      style={box ? boxStyle(box) : undefined}
      aria-label={`${say.raphael}: ${top ? speak.card(top) : say.emptyPile}`}
      data-help-title={say.raphael}
      data-help={say.help.raphael(cards)}
    >
      <i class="tp-stripe" style={{ background: '#5b544c' }} />
      <span class="tp-pile">
        <TopCard key={top} card={top} name={top ? lexicon.cards[top] : ''} />
      </span>
      <span class="tp-plaque-name">
        <svg width="18" height="18" viewBox="-10 -10 20 20" aria-hidden="true">
          <path d="M-6-8H6V8L0 3.5L-6 8Z" fill="#5b544c" stroke="#fbf3dc" stroke-width="1.5" />
        </svg>
        <b>{say.raphael}</b>
      </span>
      <HandCount count={cards} />
      <span class="tp-stock-line aside">{top && lexicon.cards[top]}</span>
    </section>
  );
}
