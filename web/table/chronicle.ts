/** Makes the lines of the chronicle from what a watcher was told. */

import type { AnyPerspective } from '@conclave/engine';
import type { ChronicleLine } from '@conclave/kit';

type Told = AnyPerspective['told'];

interface TakenBack {
  readonly type: 'house.takenBack';
  readonly from: number;
  readonly count: number;
}

function isTakenBack(event: { readonly type: string }): event is TakenBack {
  return event.type === 'house.takenBack';
}

export interface ChronicleWords {
  /** Empty: not worth a line. */
  sentence(event: Told[number]): string;
  /** Nothing is written down of an event that this one follows. */
  isPassed?(event: Told[number], next: Told[number]): boolean;
  /** What several of its kind in a row are together; `null`: a line for each. */
  together?(event: Told[number]): string | null;
}

interface Part {
  /** How much of it was seen before. */
  readonly seen: number;
  /** Nothing that was told before this. */
  readonly from?: number;
  /** The latest lines, so many at the most. */
  readonly most?: number;
}

export function chronicleLines(
  told: Told,
  words: ChronicleWords,
  { seen, from = 0, most = told.length }: Part,
): ChronicleLine[] {
  const gone = new Set<number>();
  for (const event of told) {
    if (!isTakenBack(event)) continue;
    for (let i = event.from; i < event.from + event.count; i++) gone.add(i);
  }
  const lines: ChronicleLine[] = [];
  let next: Told[number] | null = null;
  for (let number = told.length - 1; number >= from && lines.length < most; number--) {
    const event = told[number];
    const run = words.together ? runBefore(told, number, from) : 0;
    const text = (run > 0 && words.together?.(event)) || words.sentence(event);
    if (text === '') continue;
    const isPassed = next !== null && words.isPassed?.(event, next);
    next = event;
    if (isPassed) continue;
    lines.push({ number, text, gone: gone.has(number), fresh: number >= seen });
    if (run > 0 && words.together?.(event)) number -= run;
  }
  return lines.reverse();
}

/** How many of the same kind were told just before this one. */
function runBefore(told: Told, number: number, from: number): number {
  let run = 0;
  while (number - run - 1 >= from && told[number - run - 1].type === told[number].type) run++;
  return run;
}
