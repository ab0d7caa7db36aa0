/** Matches and records of older versions. */

import { type MatchRecord, withoutUndone } from '@conclave/engine';
import { isFree, named } from './renewed.ts';
import { type Options, pairOf, type Relic, type State } from './state.ts';

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
export function migrate(state: unknown, from: number): State {
  if (from > 1) return state as State;
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

/** By whose card it was first, not by who got it. */
function turned(byReceiver: readonly number[], seats: number): number[] {
  return byReceiver.map((_value, pair) => byReceiver[pairOf(seats, pair % seats, Math.floor(pair / seats))]);
}

/** In version 2 answers to a window could be taken back, not only withdrawn. Older records cannot be read. */
export function upgrade(record: MatchRecord<unknown>): MatchRecord<unknown> | null {
  return record.version === 2 ? { ...record, version: 3, entries: withoutUndone(record.entries) } : null;
}
