/** The scene of a count: Remigius's open book with the totals, and coins that fly from the objects to their owners. */

import type { Seat } from '@conclave/engine';
import { isCalm } from '@conclave/kit';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { roman } from '../../words.ts';
import { BOOK, CHALICE, CHURCH, CHURCH_BONUS, OBJECTS, WORTH } from '../rules/box.ts';
import { FLIGHT, setsOut } from './coins.ts';
import { isRing, kindOf } from './items.ts';
import { LAYOUT, type Point } from './layout.ts';
import { type LyingObject, slotOf } from './objects.ts';
import { Mark } from './pieces/emblems.tsx';
import { INK, seatPaint } from './pieces/paint.ts';
import { gainedNow } from './plaque.tsx';
import type { Setting } from './setting.ts';

/** The room that is counted just now, and lit alone. At the end it is the church. */
export function countedRoom({ props: { event } }: Setting): number | null {
  if (event?.type === 'finalCount') return CHURCH;
  return event?.type === 'roomCounted' && event.points ? event.room : null;
}

/** Where the book lies open on the plan: at its foot, or above where the room counted would be covered. */
const AT_FOOT = 540;
const ABOVE = 96;

/** `at`: the corner of the plan on the sheet. */
export function CountBook({ setting, at }: { setting: Setting; at: Point }) {
  const { props, say, lexicon, view } = setting;
  const { event } = props;
  if (event?.type !== 'roomCounted' && event?.type !== 'finalCount') return null;
  const isFinal = event.type === 'finalCount';
  const title = isFinal ? say.count.final : say.count.title;
  const where = isFinal ? say.count.finalParts : `${roman(event.room)} ${lexicon.rooms[event.room - 1].name}`;
  const gains = view.players
    .map((_player, seat) => ({ seat, points: gainedNow(setting, seat) }))
    .filter(({ points }) => points > 0)
    .sort((one, other) => other.points - one.points);
  const isSilent = !isFinal && event.points === null;
  const isLow = !isFinal && LAYOUT.rooms[event.room - 1].badge.y > AT_FOOT - 130;
  return (
    <div
      class="tp-book"
      style={{ left: `${at.x + LAYOUT.size.width / 2}px`, top: `${at.y + (isLow ? ABOVE : AT_FOOT)}px` }}
      role="presentation"
    >
      <div class="tp-page left">
        <h2>
          <span class="tp-initial">{title.slice(0, 1)}</span>
          {title.slice(1)}
        </h2>
        <p class={isFinal ? undefined : 'tp-book-room'}>{where}</p>
      </div>
      <div class="tp-page right">
        {isSilent && <p>{say.count.silent}</p>}
        {!isSilent && gains.length === 0 && <p>{say.count.nothing}</p>}
        {gains.map(({ seat, points }) => (
          <Gain key={seat} seat={seat} points={points} />
        ))}
      </div>
    </div>
  );
}

function Gain({ seat, points }: { seat: Seat; points: number }) {
  const { fill, on } = seatPaint(seat);
  return (
    <span class="tp-book-gain" style={{ background: fill, color: on }}>
      <svg width="22" height="22" viewBox="-11 -11 22 22" aria-hidden="true">
        <circle r="10" fill="#fbf3dc" stroke={INK} stroke-width="1.3" />
        <Mark seat={seat} size={12} />
      </svg>
      +{points}
    </span>
  );
}

interface Flight {
  /** `data-place` of where it sets out, and the bead it flies to. */
  readonly from: string;
  readonly seat: number;
  readonly text: string;
}

const WORTHS = { ring: WORTH[OBJECTS.indexOf('ringA')], book: WORTH[BOOK], chalice: WORTH[CHALICE] } as const;

/** The objects that a count pays for just now. Books and chalices are turned with the count itself, rings later. */
export function paidNow(setting: Setting): readonly LyingObject[] {
  const { lying } = setting;
  const { event } = setting.props;
  if (event?.type === 'finalCount') return inChurch(setting);
  if (event?.type !== 'roomCounted' || event.points === null) return [];
  const turned = new Map(event.turned.map(({ owner, object, count }) => [`${owner} ${object}`, count]));
  return lying.filter((object) => {
    if (object.room !== event.room) return false;
    if (isRing(object.item)) return !object.counted;
    const key = `${object.owner} ${object.item}`;
    const left = turned.get(key) ?? 0;
    turned.set(key, left - 1);
    return left > 0;
  });
}

/** TP-42: what is left in the church to be paid for at the end. */
const inChurch = ({ lying }: Setting) =>
  lying.filter(({ room, item, counted }) => room === CHURCH && isRing(item) && !counted);

/** What flies because of the event that is shown just now. */
function flightsOf(setting: Setting): readonly Flight[] {
  const { event } = setting.props;
  const home = (seat: Seat) => (seat === setting.own ? 'shelf' : `plaque-${seat}`);
  if (event?.type === 'pointsGained' && event.points > 0)
    return [{ from: home(event.seat), seat: event.seat, text: `+${event.points}` }];
  if (event?.type === 'finalCount') {
    const rings = inChurch(setting).map((ring) => ({
      from: slotOf(ring),
      seat: ring.owner,
      text: `+${CHURCH_BONUS}`,
    }));
    const rooms = event.rooms.flatMap((points, seat) =>
      points > 0 ? [{ from: home(seat), seat, text: `+${points}` }] : [],
    );
    return [...rings, ...rooms];
  }
  return paidNow(setting).map((object) => ({
    from: slotOf(object),
    seat: object.owner,
    text: `+${WORTHS[kindOf(object.item)]}`,
  }));
}

/** Coins over the whole table. They are drawn by hand: nothing else knows of them. */
export function Sky({ setting }: { setting: Setting }) {
  const sky = useRef<HTMLDivElement>(null);
  const { event } = setting.props;
  useLayoutEffect(() => {
    const host = sky.current;
    if (!host || !event || isCalm()) return;
    const flights = flightsOf(setting);
    flights.forEach((flight, i) => {
      fly(host, flight, setsOut(i, flights.length));
    });
  }, [event]);
  return <div ref={sky} class="tp-sky" aria-hidden="true" />;
}

function fly(host: HTMLElement, { from, seat, text }: Flight, after: number): void {
  const board = host.parentElement;
  const start =
    board?.querySelector(`[data-place="${from}"]`) ?? board?.querySelector('[data-place="shelf"]');
  const goal = board?.querySelector(`[data-bead="${seat}"]`);
  if (!start || !goal) return;
  const origin = host.getBoundingClientRect();
  const a = middleOf(start, origin);
  const b = middleOf(goal, origin);
  const over = { x: a.x + (b.x - a.x) * 0.3, y: Math.min(a.y, b.y) + 30 + (after % 4) * 14 };
  const coin = document.createElement('i');
  coin.className = 'tp-flying';
  coin.textContent = text;
  coin.style.borderColor = seatPaint(seat).fill;
  host.append(coin);
  const to = ({ x, y }: Point, scale: number) => `translate(${x}px, ${y}px) scale(${scale})`;
  const flight = coin.animate(
    [
      { transform: to(a, 0.4), opacity: 0 },
      { transform: to(a, 1), opacity: 1, offset: 0.12 },
      { transform: to(over, 1.15), opacity: 1, offset: 0.6 },
      { transform: to(b, 0.7), opacity: 1, offset: 0.96 },
      { transform: to(b, 0.4), opacity: 0 },
    ],
    { duration: FLIGHT, delay: after, easing: 'ease-in-out', fill: 'backwards' },
  );
  const trail = trailOf(host, [a, over, b], seat);
  const fading = trail.animate(
    [
      { strokeDashoffset: 1, opacity: 0.9 },
      { strokeDashoffset: 0, opacity: 0.9, offset: 0.75 },
      { strokeDashoffset: 0, opacity: 0 },
    ],
    { duration: FLIGHT * 1.3, delay: after, easing: 'ease-in-out', fill: 'both' },
  );
  const clear = (thing: Element) => () => thing.remove();
  flight.onfinish = flight.oncancel = clear(coin);
  fading.onfinish = fading.oncancel = clear(trail);
}

const SVG = 'http://www.w3.org/2000/svg';

/** The line that a coin leaves behind. Its own length is 1, so that it can be drawn bit by bit. */
function trailOf(host: HTMLElement, [a, over, b]: readonly [Point, Point, Point], seat: number): Element {
  const trail = document.createElementNS(SVG, 'svg');
  trail.setAttribute('class', 'tp-trail');
  const line = document.createElementNS(SVG, 'path');
  line.setAttribute('d', `M${a.x} ${a.y}Q${over.x} ${over.y} ${b.x} ${b.y}`);
  line.setAttribute('pathLength', '1');
  line.style.stroke = seatPaint(seat).fill;
  trail.append(line);
  host.prepend(trail);
  return trail;
}

function middleOf(element: Element, origin: DOMRect): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left - origin.left + width / 2, y: top - origin.top + height / 2 };
}
