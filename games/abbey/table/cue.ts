/** How each event is shown: its sound, its duration, and a few words where it happens. */

import { type HouseEvent, isHouseEvent, type Seat, type Watcher } from '@conclave/engine';
import type { Cue, CueWords } from '@conclave/kit';
import type { Event } from '../rules/events.ts';
import type { Abbey } from '../rules/game.ts';
import type { View } from '../rules/view.ts';
import { PLACES } from './layout.ts';

const CUES: Readonly<Partial<Record<Event['type'], Cue>>> = {
  turn: { hold: 520 },
  // Seen by nobody, or by whoever did it and before it was told.
  handedIn: { hold: 0 },
  withdrew: { hold: 0 },
  crossed: { hold: 0 },
  stepped: { sound: 'wood', hold: 260 },
  placed: { sound: 'wood', hold: 260 },
  bell: { sound: 'bell', hold: 320 },
  bellHeld: { sound: 'bell', hold: 700 },
  mass: {
    sound: [
      { name: 'bell' },
      { name: 'bell', after: 500 },
      { name: 'bell', after: 1000 },
      { name: 'chant', after: 1300 },
    ],
    hold: 2200,
  },
  event: { sound: 'gong', hold: 2500 },
  asked: { sound: 'quill', hold: 1600 },
  answered: { sound: 'parchment', hold: 1700 },
  silent: { sound: 'parchment', hold: 900 },
  askedAll: { sound: 'quill', hold: 1400 },
  answeredAll: { sound: 'parchment', hold: 2000 },
  counted: { sound: 'parchment', hold: 2000 },
  took: { sound: 'parchment', hold: 800 },
  gave: { sound: 'parchment', hold: 800 },
  drew: { sound: 'parchment', hold: 800 },
  showed: { sound: 'parchment', hold: 900 },
  peeked: { sound: 'parchment', hold: 900 },
  overheard: { sound: 'parchment', hold: 1200 },
  requested: { sound: 'quill', hold: 900 },
  hasNone: { sound: 'wood', hold: 900 },
  exposed: { sound: 'bell', hold: 1500 },
  fromPile: { sound: 'bell', hold: 1500 },
  caught: { sound: [{ name: 'knock' }, { name: 'crack', after: 300 }], hold: 1500 },
  penance: { sound: 'stone', hold: 1500 },
  // As long as may be; the text stands in the margin for the rest of the turn.
  bookRead: { sound: 'parchment', hold: 2500 },
  bookPlayed: { sound: 'parchment', hold: 2500 },
  libraryRead: { sound: 'gong', hold: 2500 },
  bookKept: { sound: 'parchment', hold: 900 },
  die: { sound: 'wood', hold: 600 },
  relicTaken: { sound: 'bell', hold: 700 },
  relicUsed: { sound: 'bell', hold: 900 },
  revealed: { sound: 'stone', hold: 1800 },
  accused: { sound: 'crack', hold: 2500 },
  found: { sound: 'gong', hold: 2500 },
};

/** Whoever does it, for those events that are told at the spot. */
function actorOf(event: Event): Seat | null {
  switch (event.type) {
    case 'took':
    case 'gave':
    case 'requested':
    case 'showed':
    case 'hasNone':
    case 'compelled':
      return event.by;
    case 'drew':
    case 'peeked':
    case 'bookKept':
    case 'bookLost':
    case 'relicTaken':
    case 'relicUsed':
    case 'bellHeld':
    case 'skipped':
    case 'stayed':
    case 'fever':
    case 'die':
    case 'waived':
    case 'nothing':
    case 'overheard':
      return event.seat;
    default:
      return null;
  }
}

/** All packets slide at once, with the first of them; then one looks at what one received. */
function passedCue(event: Extract<Event, { type: 'passed' }>, before: View, watcher: Watcher): Cue {
  const first = before.players.some(({ handedIn }) => handedIn);
  const mine = event.cards !== null && event.to === watcher;
  if (mine) return { sound: 'parchment', hold: 1600 };
  return first ? { sound: 'parchment', hold: 1100 } : { hold: 0 };
}

export function cue(
  event: Event | HouseEvent,
  before: View,
  after: View,
  watcher: Watcher,
  { words, voice }: CueWords<Abbey>,
): Cue | null {
  if (isHouseEvent(event)) return null;
  if (event.type === 'passed') return passedCue(event, before, watcher);
  const isRead = event.type === 'bookKept' && event.book !== null;
  const known = isRead ? { ...CUES.bookRead } : (CUES[event.type] ?? null);
  const seat = actorOf(event);
  if (seat === null) return known;
  const { x, y } = PLACES[after.players[seat].room].stands[0];
  return { hold: 700, ...known, say: { at: { x, y: y - 70 }, text: words.sentence(event, voice), seat } };
}
