/** Books that take effect by a move of their own: kept ones being played, and those whose reader chooses somebody. */

import type { Effects, Seat } from '@conclave/engine';
import { layOpen, othersWithCards, spend } from './books.ts';
import type { BookId } from './cards.ts';
import type { Event } from './events.ts';
import { NONE, type State, type TargetBook } from './state.ts';
import { count, fitting, type Value } from './suspects.ts';
import { silence } from './talking.ts';
import { randomCards, show } from './transfers.ts';
import { beginMove } from './turn.ts';
import { endsOf } from './walking.ts';

/** Starred books that need nothing named. */
export function playBook(state: State, seat: Seat, book: BookId, effects: Effects<Event>): void {
  if (book === 'S08') {
    layOpen(state, seat, effects);
    return;
  }
  spend(state, seat, book, effects);
  switch (book) {
    case 'S02':
      state.steps += 2;
      state.ends = endsOf(state, seat, state.steps);
      break;
    case 'S04': {
      const silenced = state.silenced;
      state.silenced = null;
      if (silenced === null) break;
      const { of, question } = silenced;
      state.stack.push({
        kind: 'answer',
        asker: seat,
        of,
        question,
        obliged: true,
        back: false,
        source: 'S04',
      });
      effects.tell({ type: 'asked', asker: seat, of, question, source: 'S04' });
      break;
    }
    case 'S05':
      silence(state, true, effects);
      break;
    case 'S07':
      state.skip[seat] = 0;
      state.penitent[seat] = false;
      beginMove(state);
      break;
    case 'S10':
      state.stack.push({ kind: 'compose', asker: seat, of: NONE, book: 'S10' });
      break;
    case 'S11':
      state.bellHeld = true;
      break;
  }
}

/** S06 */
export function overhear(state: State, seat: Seat, number: number, effects: Effects<Event>): void {
  spend(state, seat, 'S06', effects);
  const whisper = state.whispers[number];
  const { to, from, card } = whisper;
  state.whispers[number] = { ...whisper, heard: whisper.heard | (1 << seat) };
  state.crossed[seat] |= 1 << card;
  effects.tellOnly(
    [seat],
    { type: 'overheard', seat, to, from, card },
    { type: 'overheard', seat, to, from, card: null },
  );
}

export const TARGETED: Readonly<
  Record<TargetBook, (state: State, seat: Seat, of: Seat, but: Seat, effects: Effects<Event>) => void>
> = {
  S13: (state, seat, of, _but, effects) =>
    show(state, of, seat, randomCards(state, of, 1, effects), effects, true),
  S14: (state, seat, of, _but, effects) => {
    state.compelled[seat] |= 1 << of;
    effects.tell({ type: 'compelled', by: seat, of });
  },
  S17: (state, seat, of) => {
    state.stack.push({ kind: 'hand', seat, to: of });
  },
  L1: (state, seat, of, _but, effects) => show(state, of, seat, state.hand[of], effects),
  L5: (state, seat, of, but) => {
    if (but === NONE && othersWithCards(state, seat, of).length > 0) {
      state.stack.push({ kind: 'target', seat, book: 'L5', but: of });
    }
    state.stack.push({ kind: 'take', to: seat, from: of, why: 'L5' });
  },
};

/** S18 */
export function announce(
  state: State,
  reader: Seat,
  values: readonly Value[],
  effects: Effects<Event>,
): void {
  const mask = fitting(values);
  const counts = state.hand.flatMap((cards, seat) =>
    seat === reader ? [] : [{ seat, n: count(cards & mask) }],
  );
  state.said = { kind: 'counts', reader, values, counts };
  effects.tell({ type: 'counted', reader, values, counts });
}
