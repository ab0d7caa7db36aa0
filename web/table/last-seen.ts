/** What the person before the screen had seen when they last acted: kept on this device, so that a page opened again knows. */

import type { AnyPerspective } from '@conclave/engine';
import { loadNotes, saveNotes } from '../sources/local-store.ts';

interface Seen {
  readonly view: unknown;
  readonly told: number;
}

function key(match: string, { watcher }: AnyPerspective): string {
  return `seen ${match} ${watcher}`;
}

export function keepSeen(match: string, now: AnyPerspective): Promise<void> {
  return saveNotes(key(match, now), JSON.stringify({ view: now.view, told: now.told.length } satisfies Seen));
}

/** The perspective at that moment; `null`: nothing is known of it. */
export async function recallSeen(match: string, now: AnyPerspective): Promise<AnyPerspective | null> {
  const stored = await loadNotes(key(match, now)).catch(() => '');
  if (!stored) return null;
  const { view, told }: Seen = JSON.parse(stored);
  return told <= now.told.length ? { ...now, view, told: now.told.slice(0, told) } : null;
}
