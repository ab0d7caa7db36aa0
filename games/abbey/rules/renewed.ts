/** Translates what was told in running matches of older versions into today's events. */

import { BOOK_IDS, EVENT_IDS, LIBRARY_IDS } from './cards.ts';
import type { Event } from './events.ts';
import { NONE } from './state.ts';

const IDS: ReadonlyMap<string, string> = new Map([
  ...EVENT_IDS.map((id, i): [string, string] => [numbered('E', i + 1, 2), id]),
  ...BOOK_IDS.map((id, i): [string, string] => [numbered('S', i + 1, 2), id]),
  ...LIBRARY_IDS.map((id, i): [string, string] => [numbered('L', i + 1, 1), id]),
]);

function numbered(deck: string, number: number, digits: number): string {
  return `${deck}${String(number).padStart(digits, '0')}`;
}

/**
 * An event as it is told now. Version 1 told cards by number, every move once more at its end, and questions in free words,
 * which nobody could check.
 */
export function renewed(event: Event): Event {
  const { type, ...rest } = named(event) as { readonly type: string };
  if (isFree(rest)) return { type: 'nothing', seat: 'asker' in rest ? Number(rest.asker) : NONE };
  return { type: type === 'moved' ? 'placed' : type, ...rest } as Event;
}

/** A question in free words. */
export const isFree = (told: unknown): boolean =>
  typeof told === 'object' &&
  told !== null &&
  'question' in told &&
  (told.question as { readonly kind: string }).kind === 'free';

/** Every card of the decks by its name. */
export function named(value: unknown): unknown {
  if (typeof value === 'string') return IDS.get(value) ?? value;
  if (Array.isArray(value)) return value.map(named);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, named(inner)]));
}
