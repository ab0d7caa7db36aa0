/** How each event is shown: its sound, its duration, and a few words on the plan. */

import type { HouseEvent, Watcher } from '@conclave/engine';
import type { Cue, CueWords } from '@conclave/kit';
import type { Event } from '../rules/events.ts';
import type { Nuns } from '../rules/game.ts';
import { noviceOf } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { placeOf } from './geometry.tsx';
import { namesFor } from './setting.ts';

/** In milliseconds. */
const STEP = 320;
const CAPTURE = 1600;

export function cue(
  event: Event | HouseEvent,
  before: View,
  after: View,
  watcher: Watcher,
  { language }: CueWords<Nuns>,
): Cue | null {
  const { t, name, list } = namesFor(language, after);
  const guardSeat = (guard: number) => after.guards[guard].seat;
  const seatOf = (figure: number) => noviceOf(after, figure).seat;
  switch (event.type) {
    case 'turnBegun':
      return { sound: 'bell', hold: 600 };
    case 'planned':
      return { sound: 'parchment', hold: 180 };
    case 'withdrawn':
    case 'stood':
    case 'answered':
      return { hold: 180 };
    case 'cardsShown':
      return { sound: 'parchment', hold: 700 };
    case 'seen':
      return {
        sound: 'wood',
        hold: noviceOf(before, event.figure).inSight ? 260 : 520,
        say: { at: placeOf(event.at), text: t.cues.seen(name(event.figure)), seat: seatOf(event.figure) },
      };
    case 'vanished':
      return {
        sound: 'parchment',
        hold: 520,
        say: { at: placeOf(event.from), text: t.cues.gone, seat: seatOf(event.figure) },
      };
    case 'released':
      return { sound: 'wood', hold: 480 };
    case 'arrived':
      return arrival(event, t.cues);
    case 'rolled':
      return { sound: event.dice.map((_die, i) => ({ name: 'wood', after: i * 120 })), hold: 700 };
    case 'blessed':
      return { sound: 'bell', hold: 800 };
    case 'feintShown':
      return { sound: 'bell', hold: 700 };
    case 'noises':
      return noises(event, t.cues);
    case 'feigned':
    case 'pathTaken':
    case 'aboutTurned':
    case 'pathsReturned':
      return { sound: 'parchment', hold: 420 };
    case 'turned':
      return event.interrupted
        ? {
            sound: 'crack',
            hold: 700,
            say: {
              at: placeOf(after.guards[event.guard].at),
              text:
                event.sees.length > 0
                  ? t.cues.spots(list(event.sees.map(({ figure }) => name(figure))))
                  : t.cues.halt,
              seat: guardSeat(event.guard),
            },
          }
        : { hold: 240 };
    case 'stepped':
      if (event.captured.length > 0) {
        const caught = list(event.captured.map(({ figure }) => name(figure)));
        return {
          sound: 'gong',
          hold: CAPTURE,
          say: { at: placeOf(event.to), text: t.cues.caught(caught), seat: guardSeat(event.guard) },
        };
      }
      return { sound: 'stone', hold: STEP };
    case 'recaught':
      return { sound: 'wood', hold: 520 };
    case 'pathEnded':
    case 'stopped':
    case 'guardCardsShown':
      return { sound: 'wood', hold: 340 };
    case 'noRoll':
      return { hold: 340 };
    case 'noviceWon': {
      const [first] = event.winners;
      const home = noviceOf(after, first.figure);
      const yours = event.winners.some(({ figure }) => seatOf(figure) === watcher);
      return {
        sound: yours
          ? [
              { name: 'bell' },
              { name: 'bell', after: 260, pitch: 1.25 },
              { name: 'bell', after: 520, pitch: 1.5 },
            ]
          : 'bell',
        hold: 2500,
        say: { at: placeOf(home.cell), text: t.cues.home(name(first.figure)), seat: home.seat },
      };
    }
    case 'guardsWon':
      return { sound: 'gong', hold: 2500 };
    default:
      return { hold: 200 };
  }
}

type CueText = ReturnType<typeof namesFor>['t']['cues'];

function arrival(event: Extract<Event, { type: 'arrived' }>, cues: CueText): Cue {
  const took = event.tookWish ? cues.tookWish : event.tookKey ? cues.tookKey : null;
  if (!took) return { sound: 'wood', hold: 480 };
  return {
    sound: ['wood', 'bell'].map((sound, i) => ({ name: sound as 'wood' | 'bell', after: i * 400 })),
    hold: 1100,
    say: { at: placeOf(event.at), text: took },
  };
}

function noises(event: Extract<Event, { type: 'noises' }>, cues: CueText): Cue {
  if (event.markers.length === 0) return { hold: 500 };
  const [first] = event.markers;
  return { sound: 'crack', hold: 1000, say: { at: placeOf(first.to), text: cues.skritch } };
}
