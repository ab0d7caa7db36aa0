/** The chronicle's lines out of what a watcher was told. */

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
  /** Of several drafts in a row the last one is written down. */
  isDraft(event: Told[number]): boolean;
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
  for (let number = told.length - 1; number >= from && lines.length < most; number--) {
    const next = told.at(number + 1);
    if (next && words.isDraft(told[number]) && words.isDraft(next)) continue;
    const text = words.sentence(told[number]);
    if (text !== '') lines.push({ number, text, gone: gone.has(number), fresh: number >= seen });
  }
  return lines.reverse();
}
