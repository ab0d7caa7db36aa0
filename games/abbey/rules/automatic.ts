/** What follows a move without anybody's decision. */

import type { Effects } from '@conclave/engine';
import { readBook } from './books.ts';
import { drawEvent } from './event-cards.ts';
import type { Event } from './events.ts';
import { type FrameOf, type State, top } from './state.ts';
import { hand, randomCard, take } from './transfers.ts';
import { endMass, finishTurn } from './turn.ts';
import { sendToPenance } from './walking.ts';

export function playAutomatic(state: State, effects: Effects<Event>): void {
  while (state.ended === null) {
    const frame = top(state);
    if (frame === null) {
      if (!state.leaving) return;
      finishTurn(state, effects);
      continue;
    }
    switch (frame.kind) {
      case 'take':
        state.stack.pop();
        takeAtRandom(state, frame, effects);
        break;
      case 'transfer':
        state.stack.pop();
        hand(state, frame.from, frame.to, frame.card, 'mirror', effects);
        break;
      case 'read':
        state.stack.pop();
        readBook(state, state.active, frame.book, effects);
        break;
      case 'penance':
        state.stack.pop();
        sendToPenance(state, frame.seat, effects);
        break;
      case 'event':
        state.stack.pop();
        drawEvent(state, effects);
        break;
      case 'massEnd':
        state.stack.pop();
        endMass(state, effects);
        break;
      default:
        return;
    }
  }
}

/** AB-R11: nothing from an empty hand. onCustody lets its holder choose. */
function takeAtRandom(state: State, frame: FrameOf<'take'>, effects: Effects<Event>): void {
  const { to, from, why } = frame;
  const cards = state.hand[from];
  if (cards === 0) return;
  if (state.custody === from) state.stack.push({ kind: 'yield', by: from, to, why });
  else take(state, to, from, randomCard(cards, effects), why, effects);
}
