/** How each event is shown: its sound, its duration, and a few words at its place. */

import type { HouseEvent, Watcher } from '@conclave/engine';
import type { Cue, CueSound } from '@conclave/kit';
import { CHURCH } from '../rules/box.ts';
import type { Event } from '../rules/events.ts';
import type { SpotView, View } from '../rules/view.ts';
import { FLIGHT, landingTimeMs, setsOut } from './coins.ts';

/** Coins are heard one after the other, each a step higher. */
const SCALE = [1, 9 / 8, 5 / 4, 4 / 3, 3 / 2, 5 / 3, 15 / 8, 2];

export function cue(event: Event | HouseEvent, before: View, _after: View, _watcher: Watcher): Cue | null {
  switch (event.type) {
    case 'harbourFilled':
      return { sound: 'wood', hold: 900 };
    case 'figurePlaced':
    case 'leftHarbour':
      return { sound: 'wood', hold: 480 };
    case 'stepped':
      return { sound: 'wood', hold: 400 };
    case 'vitusFollowed':
      return { sound: [{ name: 'wood', pitch: 0.7 }], hold: 340 };
    case 'ringsChosen':
    case 'wentToHarbour':
    case 'supplied':
      return { sound: 'parchment', hold: 520 };
    case 'cardsShown':
      return { sound: [{ name: 'parchment' }, { name: 'wood', after: 220 }], hold: 1100 };
    case 'cardPlayed':
      return { sound: 'parchment', hold: 560 };
    case 'objectHidden':
      return { sound: [{ name: 'parchment' }, { name: 'wood', after: 320 }], hold: 500 };
    case 'ringPickedUp':
    case 'ringPutDown':
      return { sound: 'wood', hold: 440 };
    case 'doorMoved':
      return { sound: [{ name: 'lock', after: 420 }], hold: 720 };
    // Nobody sees a card that is chosen in secret.
    case 'cardChosen':
    case 'turnChosen':
    case 'answerWithdrawn':
      return { hold: 0 };
    case 'roundBegun':
      return { hold: 520 };
    case 'pointsGained':
      return event.points > 0 ? { sound: [{ name: 'coin', after: 1200 }], hold: 1000 } : { hold: 200 };
    case 'roomCounted':
      return roomCounted(event, before);
    case 'ringTurned':
      return { sound: 'stone', hold: 320 };
    case 'bellsRung':
      return { sound: bells(), hold: 900 };
    case 'tileArrived':
      return { sound: [{ name: 'wood', after: 240 }], hold: 300 };
    case 'chaliceLost':
      return { sound: 'splash', hold: 500 };
    case 'raphaelShows':
      return { sound: 'parchment', hold: 480 };
    case 'raphaelShuffles':
      return { sound: 'parchment', hold: 500 };
    case 'lastRound':
      return { sound: 'gong', hold: 1400 };
    case 'finalCount':
      return finalCount(event, before);
    default:
      return null;
  }
}

/** One coin a piece, up a scale, and a bell at the end; held as long as they fly. */
function roomCounted({ room, points }: Extract<Event, { type: 'roomCounted' }>, before: View): Cue {
  if (points === null) return { sound: 'crack', hold: 1000 };
  const { zones, books, chalices } = before.rooms[room - 1];
  const coins = uncounted([...zones, books, chalices]);
  return coins === 0 ? { sound: 'stone', hold: 900 } : coinsFly(coins, 'bell');
}

/** TP-42: a coin for every ring left in the church, then one a player for the rooms. */
function finalCount({ rooms }: Extract<Event, { type: 'finalCount' }>, before: View): Cue {
  const coins = uncounted(before.rooms[CHURCH - 1].zones) + rooms.filter((points) => points > 0).length;
  return coins === 0 ? { sound: 'gong', hold: 1600 } : coinsFly(coins, 'gong');
}

function uncounted(spots: readonly SpotView[]): number {
  return spots
    .flatMap(({ pieces }) => pieces)
    .reduce((sum, { counted, count }) => (counted ? sum : sum + count), 0);
}

function coinsFly(coins: number, last: 'bell' | 'gong'): Cue {
  const landing = Array.from(
    { length: coins },
    (_none, i): CueSound => ({
      name: 'coin',
      after: setsOut(i, coins) + FLIGHT - 100,
      pitch: SCALE[i % SCALE.length],
    }),
  );
  const hold = landingTimeMs(coins);
  return { sound: [...landing, { name: last, after: hold - 250 }], hold };
}

const bells = (): CueSound[] =>
  [0, 260, 520].map((after, i) => ({ name: 'bell', after, pitch: 1 - i * 0.06 }));
