/** The note sheet (TC-6): the player's marks, the marks that decodings make, and what the doors show of them. */

import type { HouseEvent, Seat } from '@conclave/engine';
import type { Assistance } from '@conclave/kit';
import { type Card, type Combination, DECK, POSITIONS, STATUETTES, type Statuette } from '../rules/deck.ts';
import type { Event } from '../rules/events.ts';
import { crossedOut } from '../rules/notes.ts';

export type Mark = 'none' | 'crossed' | 'sure';
const NEXT: Readonly<Record<Mark, Mark>> = { none: 'crossed', crossed: 'sure', sure: 'none' };

/** One page a combination: box to mark. */
export type Page = Readonly<Record<string, Mark>>;
type Pages = Readonly<Record<string, Page>>;
type Told = readonly (Event | HouseEvent)[];

/** Which of its combinations a seat has now, the first one 1. */
export function combinationNumber(told: Told, seat: Seat): number {
  return told.filter((event) => event.type === 'combinationDrawn' && event.seat === seat).length;
}

function readPages(marks: string): Pages {
  try {
    const json: unknown = JSON.parse(marks);
    return typeof json === 'object' && json !== null ? (json as Pages) : {};
  } catch {
    return {};
  }
}

export const boxKey = (statuette: Statuette, position: number) => `${statuette} ${position}`;

export function pageOf(marks: string, combination: number): Page {
  return readPages(marks)[combination] ?? {};
}

/** The marks with one box turned on: cross, ring, blank. */
export function turned(marks: string, combination: number, key: string): string {
  const page = pageOf(marks, combination);
  return JSON.stringify({
    ...readPages(marks),
    [combination]: { ...page, [key]: NEXT[page[key] ?? 'none'] },
  });
}

/** What each decoding with the present combination crosses out by itself (TC-23 to TC-25). */
export function seenCrosses(told: Told, seat: Seat): ReadonlySet<string> {
  const crossed = new Set<string>();
  for (const event of told) {
    if (event.type === 'combinationDrawn' && event.seat === seat) crossed.clear();
    if (event.type !== 'decoded' || event.seat !== seat) continue;
    for (const { statuette, position } of crossedOut(event.card, event))
      crossed.add(boxKey(statuette, position));
  }
  return crossed;
}

/** Who stands at a position in some of these combinations. */
export function possibleAt(suspects: readonly Card[], position: number): readonly Statuette[] {
  return STATUETTES.filter((statuette) => suspects.some((card) => DECK[card][position] === statuette));
}

/** What the sheet shows in each box by itself, at this level. `suspects`: `null` until they are known. */
export function helpedMarks(
  assistance: Assistance,
  told: Told,
  seat: Seat,
  suspects: readonly Card[] | null,
): Page {
  const page: Record<string, Mark> = {};
  if (assistance === 'seen') for (const key of seenCrosses(told, seat)) page[key] = 'crossed';
  if (assistance !== 'follows' || suspects === null || suspects.length === 0) return page;
  for (const position of POSITIONS.keys()) {
    const possible = possibleAt(suspects, position);
    for (const statuette of STATUETTES) {
      if (!possible.includes(statuette)) page[boxKey(statuette, position)] = 'crossed';
      else if (possible.length === 1) page[boxKey(statuette, position)] = 'sure';
    }
  }
  return page;
}

/** In chalk on the three doors: your own rings, or whoever can still stand there; `null`: the door sleeps. */
export function chalk(
  assistance: Assistance,
  page: Page,
  suspects: readonly Card[] | null,
): readonly (readonly Statuette[] | null)[] {
  return POSITIONS.map((_name, position) => {
    const ringed = STATUETTES.filter((statuette) => page[boxKey(statuette, position)] === 'sure');
    if (assistance !== 'follows' || suspects === null) return ringed.length > 0 ? ringed : null;
    const possible = possibleAt(suspects, position);
    return possible.length > 0 ? possible : null;
  });
}

/** The combination that the chalk says: one statuette on each door, each another one. */
export function saidInChalk(doors: ReturnType<typeof chalk>): Combination | null {
  const [left, middle, right] = doors.map((ghosts) => (ghosts?.length === 1 ? ghosts[0] : null));
  if (!left || !middle || !right || new Set([left, middle, right]).size < 3) return null;
  return [left, middle, right];
}
