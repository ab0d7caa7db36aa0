/** Running matches of older versions. */

import type { Window } from '@conclave/engine';
import { type BookId, giftOf } from './cards.ts';
import { isFree, named } from './renewed.ts';
import { type Options, pairOf, type Relic, type State, type Submitted, type WindowKind } from './state.ts';
import { count, listed, type Mask } from './suspects.ts';

/** Version 2: cards and books were picked one by one before they were handed in. */
type Version2 = Omit<State, 'window'> & {
  readonly window: Window<'given' | 'withheld'> | null;
  readonly picked: readonly Mask[];
  readonly pickedBook: readonly (BookId | null)[];
};

/**
 * Version 1: cards by number, `taken` and `received` by who got the card, relics as numbers. Free questions are an
 * option, and nothing is kept of what was said last.
 */
type Version1 = Omit<Version2, 'options' | 'seen' | 'marks' | 'relic' | 'statements'> & {
  readonly options: Options & { readonly freeQuestions: boolean };
  readonly crossed: State['seen'];
  readonly crosses: State['marks'];
  readonly relic: readonly number[];
};

export function migrate(state: unknown, from: number): State {
  return fromVersion2(from === 1 ? fromVersion1(named(state) as Version1) : (state as Version2));
}

/** What was handed in counts; what was only picked is picked anew. */
function fromVersion2({ picked, pickedBook, window, ...kept }: Version2): State {
  if (window === null) return { ...kept, window };
  const answers = window.asked.map((seat, place): Submitted | null => {
    const answer = window.answers[place];
    if (answer === null) return null;
    if (answer === 'withheld') return { kind: window.kind === 'pass' ? 'keep' : 'hush' };
    if (window.kind === 'answers') return { kind: 'confirm' };
    const book = pickedBook[seat];
    if (book !== null) return { kind: 'discard', book };
    const hand = kept.hand[seat];
    // Where all cards go, none was picked.
    const isAll = giftOf(window.kind as WindowKind, kept, count(hand)) === count(hand);
    return { kind: 'give', cards: listed(isAll ? hand : picked[seat]) };
  });
  return { ...kept, window: { ...window, answers } };
}

const RELICS: readonly Relic[] = ['none', 'held', 'fresh'];

function fromVersion1({ crossed, crosses, relic, options, ...kept }: Version1): Version2 {
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
