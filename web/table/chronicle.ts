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

/** Of all that was told, or of its latest part. */
export function chronicleLines(
  told: Told,
  seen: number,
  sentence: (event: Told[number]) => string,
  latest = told.length,
): ChronicleLine[] {
  const gone = new Set<number>();
  for (const event of told) {
    if (!isTakenBack(event)) continue;
    for (let i = event.from; i < event.from + event.count; i++) gone.add(i);
  }
  const from = Math.max(0, told.length - latest);
  return told.slice(from).flatMap((event, i) => {
    const text = sentence(event);
    if (text === '') return [];
    return [{ number: from + i, text, gone: gone.has(from + i), fresh: from + i >= seen }];
  });
}
