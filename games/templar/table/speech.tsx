/** What another player does, shown where it happens: their mark and a few words. */

import type { Seat } from '@conclave/engine';
import type { Card } from '../rules/box.ts';
import { isRoom } from '../rules/box.ts';
import type { Harbour } from './harbour-plan.ts';
import { kindOf } from './items.ts';
import { LAYOUT, type Point } from './layout.ts';
import { placesFor } from './objects.ts';
import { Mark } from './pieces/emblems.tsx';
import { INK } from './pieces/paint.ts';
import type { Setting } from './setting.ts';
import { standOf } from './stands.ts';

interface Words {
  readonly seat: Seat | null;
  readonly text: string;
  readonly at: Point;
}

/** `abbey`, `harbour`: what of the table is on this sheet. */
export function Speech({
  setting,
  abbey,
  harbour,
}: {
  setting: Setting;
  abbey: Point | null;
  harbour: Harbour | null;
}) {
  const words = wordsNow(setting, abbey, harbour);
  if (!words) return null;
  const { seat, text, at } = words;
  return (
    <div class="tp-spoken" style={{ left: `${at.x}px`, top: `${at.y}px` }} aria-hidden="true">
      {seat !== null && (
        <svg width="20" height="20" viewBox="-11 -11 22 22" aria-hidden="true">
          <circle r="10" fill="#fbf3dc" stroke={INK} />
          <Mark seat={seat} size={12} />
        </svg>
      )}
      {text}
    </div>
  );
}

function wordsNow(setting: Setting, abbey: Point | null, harbour: Harbour | null): Words | null {
  const { props, own, lexicon, say, view } = setting;
  const { event } = props;
  const inAbbey = (point: Point) => abbey && { x: abbey.x + point.x, y: abbey.y + point.y };
  switch (event?.type) {
    case 'cardPlayed':
    case 'stepped':
    case 'doorMoved':
    case 'pointsGained': {
      const card = 'card' in event ? event.card : view.turn.card;
      if (event.seat === own || card === null) return null;
      const at = inAbbey(whereOf(setting, event.seat, card));
      const text = event.type === 'pointsGained' ? `+${event.points}` : lexicon.cardFaces[card];
      return at && { seat: event.seat, text, at };
    }
    case 'objectHidden':
    case 'ringPutDown':
    case 'ringPickedUp': {
      const spot = placesFor(event.room, kindOf(event.object), event.zone).at(-1);
      const at = spot && inAbbey({ x: spot.x, y: spot.y - 20 });
      return at && event.seat !== own
        ? { seat: event.seat, text: lexicon.objects[event.object].bare, at: onPlan(at, abbey) }
        : null;
    }
    case 'wentToHarbour': {
      if (event.seat === own) return null;
      const house = harbour?.plan.houses[event.warehouse - 1];
      const at = harbour && house && harbour.at({ x: house.x + house.w / 2, y: house.y + 10 });
      return at ? { seat: event.seat, text: `+${event.gained.length}`, at } : null;
    }
    case 'bellsRung': {
      const at = harbour?.at({ x: harbour.plan.size.width / 2, y: 40 });
      return at ? { seat: event.seat, text: `${lexicon.cardFaces.bells} +${event.due}`, at } : null;
    }
    case 'lastRound': {
      const at = inAbbey({ x: LAYOUT.size.width / 2, y: 70 });
      return at && { seat: event.by, text: say.now.lastRound(view.players.length), at };
    }
    default:
      return null;
  }
}

/** Words are some 120 wide, and the plan ends where its sheet does. */
function onPlan({ x, y }: Point, abbey: Point | null): Point {
  const left = abbey?.x ?? 0;
  const inside = Math.min(Math.max(x, left + 70), left + LAYOUT.size.width - 70);
  return { x: inside, y };
}

/** Over the figure that the card leads. */
function whereOf({ view, stands }: Setting, seat: Seat, card: Card): Point {
  const door = LAYOUT.passages[view.door];
  if (card === 'porticus') return { x: door.x, y: door.y - 44 };
  const led = card === 'remigius' || card === 'severus' ? card : seat;
  const place = typeof led === 'number' ? view.players[led].pawn : view.figures[led];
  if (place === null || place > LAYOUT.rooms.length + 1)
    return { x: LAYOUT.size.width / 2, y: LAYOUT.size.height - 40 };
  const { x, y } = standOf(place, led, stands);
  return { x: Math.min(Math.max(x, 60), LAYOUT.size.width - 60), y: y - (isRoom(place) ? 58 : 50) };
}
