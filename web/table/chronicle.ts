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

export function chronicleLines(
  told: Told,
  seen: number,
  sentence: (event: Told[number]) => string,
): ChronicleLine[] {
  const gone = new Set<number>();
  for (const event of told) {
    if (!isTakenBack(event)) continue;
    for (let i = event.from; i < event.from + event.count; i++) gone.add(i);
  }
  return told.map((event, number) => ({
    number,
    text: sentence(event),
    gone: gone.has(number),
    fresh: number >= seen,
  }));
}
