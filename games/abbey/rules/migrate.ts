/** Running matches of older versions: their states, and what was told in them. */

import { BOOK_IDS, EVENT_IDS, LIBRARY_IDS } from './cards.ts';
import type { Event } from './events.ts';
import { NONE, type Options, pairOf, type Relic, type State } from './state.ts';

/**
 * Version 1: cards by number, `taken` and `received` by who got the card, relics as numbers, free questions as an option, and
 * nothing kept of what was said last.
 */
type Version1 = Omit<State, 'options' | 'seen' | 'marks' | 'relic' | 'statements'> & {
  readonly options: Options & { readonly freeQuestions: boolean };
  readonly crossed: State['seen'];
  readonly crosses: State['marks'];
  readonly relic: readonly number[];
};

const RELICS: readonly Relic[] = ['none', 'held', 'fresh'];
const IDS: ReadonlyMap<string, string> = new Map([
  ...EVENT_IDS.map((id, i): [string, string] => [numbered('E', i + 1, 2), id]),
  ...BOOK_IDS.map((id, i): [string, string] => [numbered('S', i + 1, 2), id]),
  ...LIBRARY_IDS.map((id, i): [string, string] => [numbered('L', i + 1, 1), id]),
]);

function numbered(deck: string, number: number, digits: number): string {
  return `${deck}${String(number).padStart(digits, '0')}`;
}

export function migrate(state: unknown, _from: number): State {
  const { crossed, crosses, relic, options, ...kept } = named(state) as Version1;
  const { freeQuestions: _gone, ...rest } = options;
  const { said, silenced, stack } = kept;
  return {
    ...kept,
    // A question in free words is dropped as if silence had been kept.
    stack: stack.filter((frame) => !isFree(frame)),
    said: isFree(said) ? null : said,
    silenced: isFree(silenced) ? null : silenced,
    options: rest,
    seen: crossed,
    marks: crosses,
    relic: relic.map((held) => RELICS[held]),
    taken: turned(kept.taken, kept.hand.length),
    received: turned(kept.received, kept.hand.length),
    statements: kept.hand.map(() => null),
  };
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

const isFree = (told: unknown): boolean =>
  typeof told === 'object' &&
  told !== null &&
  'question' in told &&
  (told.question as { readonly kind: string }).kind === 'free';

/** By whose card it was first, not by who got it. */
function turned(byReceiver: readonly number[], seats: number): number[] {
  return byReceiver.map((_value, pair) => byReceiver[pairOf(seats, pair % seats, Math.floor(pair / seats))]);
}

/** Every card of the decks by its name. */
function named(value: unknown): unknown {
  if (typeof value === 'string') return IDS.get(value) ?? value;
  if (Array.isArray(value)) return value.map(named);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, named(inner)]));
}
