/** How each event is shown: its sound, its duration, and a few words at its place. */

import type { HouseEvent, Watcher } from '@conclave/engine';
import type { Cue, CueWords, Point } from '@conclave/kit';
import { PARTS } from '../rules/board.ts';
import { isAnimal } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import type { SecretLabyrinth } from '../rules/game.ts';
import type { View } from '../rules/view.ts';
import { onSheet, ZONE_OF_PART } from './castle/sheet.ts';
import { middlePoint, polar, ZONE_SHAPES } from './geometry.ts';

export function cue(
  event: Event | HouseEvent,
  _before: View,
  after: View,
  watcher: Watcher,
  told: CueWords<SecretLabyrinth>,
): Cue | null {
  const shown = shownAs(event, after);
  const say = shown && saidAt(event, after, watcher, told);
  return say ? { ...shown, say } : shown;
}

/** What others do is said where it happens; of oneself only what somebody else had a part in. */
function saidAt(
  event: Event | HouseEvent,
  view: View,
  watcher: Watcher,
  { words, voice }: CueWords<SecretLabyrinth>,
): Cue['say'] {
  switch (event.type) {
    case 'turned': {
      if (event.seat === watcher) return undefined;
      const { inner, outer } = ZONE_SHAPES[ZONE_OF_PART[PARTS.indexOf(event.part)]];
      const at = onSheet(polar(event.part === 'centre' ? 0 : (inner + outer) / 2, 0));
      return { at, text: words.sentence(event, voice), seat: event.seat };
    }
    case 'jumped':
    case 'declined':
    case 'taken':
    case 'animalPlayed':
      return event.seat === watcher
        ? undefined
        : { at: pawnOf(view, event.seat), text: words.sentence(event, voice), seat: event.seat };
    case 'exchanged':
    case 'challenged':
    case 'cardDuel':
    case 'paid':
    case 'placed':
      return { at: pawnOf(view, event.seat), text: words.sentence(event, voice), seat: event.seat };
    default:
      return undefined;
  }
}

function pawnOf({ players, turned }: View, seat: number): Point {
  const { pawn } = players[seat];
  return onSheet(pawn === null ? { x: 0, y: 0 } : middlePoint(pawn, turned));
}

/** How the winning weapon sounds. */
const STRIKES = { stone: 'stone', scissors: 'steel', paper: 'parchment' } as const;

/** Milliseconds from one sound of a pawn that runs to the next: every third square. */
const STEP = 165;

function shownAs(event: Event | HouseEvent, { wanted }: View): Cue | null {
  switch (event.type) {
    case 'colourChosen':
      return { sound: 'wood', hold: 320 };
    case 'turnedUp':
      return {
        sound: [{ name: 'parchment' }, { name: 'bell', after: 300 }],
        hold: wanted !== null && isAnimal(wanted) ? 1400 : 900,
      };
    case 'turned': {
      const ms = event.part === 'centre' ? 650 : 450;
      const clunks = Array.from({ length: event.notches }, (_none, i) => ({
        name: 'clunk' as const,
        after: Math.round((ms * (i + 1)) / event.notches),
      }));
      return { sound: [{ name: 'grind' }, ...clunks], hold: ms + 125 };
    }
    case 'ran': {
      const hold = Math.min(1300, 350 + event.path.length * 55);
      const steps = Math.ceil(hold / (2 * STEP));
      return {
        sound: Array.from({ length: steps }, (_none, i) => ({ name: 'wood' as const, after: i * STEP })),
        hold,
      };
    }
    case 'jumped':
      return { sound: 'bell', hold: 900 };
    case 'declined':
      return { hold: 700 };
    case 'taken':
      return { sound: [{ name: 'parchment' }, { name: 'bell', after: 250 }], hold: 700 };
    case 'putUnder':
      return { sound: 'parchment', hold: 500 };
    case 'leftLying':
      return { sound: 'stone', hold: 500 };
    case 'animalPlayed':
      return { sound: [{ name: 'parchment' }, { name: 'crack', after: 500 }], hold: 1200 };
    case 'giftChosen':
      return { sound: 'parchment', hold: 520 };
    case 'turnBegun':
      return { hold: 520 };
    case 'weaponChosen':
    case 'weaponWithdrawn':
      return { hold: 0 };
    case 'exchanged':
      return { sound: [{ name: 'parchment' }, { name: 'parchment', after: 250 }], hold: 1300 };
    case 'challenged':
    case 'cardDuel':
      return { sound: 'gong', hold: 700 };
    case 'staked':
      return { sound: 'wood', hold: 300 };
    case 'dieThrown':
      return { sound: 'wood', hold: 700 };
    case 'weaponsShown':
      return {
        sound: [
          { name: 'wood' },
          { name: 'wood', after: 220 },
          { name: 'wood', after: 440 },
          ...(event.winner === null
            ? []
            : [
                { name: STRIKES[event.weapons[event.seats.indexOf(event.winner)]], after: 800 },
                { name: 'crack' as const, after: 900 },
              ]),
        ],
        hold: event.winner === null ? 1500 : 2300,
      };
    case 'paid':
      return {
        sound: Array.from({ length: event.count }, (_none, i) => ({
          name: 'parchment' as const,
          after: i * 250,
        })),
        hold: 900 + 250 * event.count,
      };
    case 'placed':
      return { sound: 'wood', hold: 700 };
    case 'won':
    case 'roundsOver':
      return { sound: 'gong', hold: 1600 };
    default:
      return null;
  }
}
