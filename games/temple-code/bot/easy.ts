/** Plays at once: takes any card, works out what its decodings allow, and declares as soon as few orders are left. */

import { Memory, randomMove } from '@conclave/bots';
import type { Bot } from '@conclave/engine';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { ORDERS, Orders } from './orders.ts';
import { because } from './thought.ts';

/** It cannot wait until it is certain. */
const FEW = 4;

export function easy(): Bot<View, Move, Event> {
  const memory = new Memory<View, Event, Orders>((seat) => new Orders(seat));
  return {
    think(question) {
      const { perspective, seat, asked, rng } = question;
      const { left } = memory.recall(question);
      const { moves, view } = perspective;
      if (left.length <= FEW && view.players[seat].decoded) {
        const combination = ORDERS[rng.pick(left)];
        const move = { kind: 'declare', combination } as const;
        return left.length === 1
          ? because(move, 'certain')
          : because(move, 'likely', { candidates: left.length });
      }
      const others = moves.filter((move) => move.kind !== 'declare');
      if (!asked || others.length === 0) return because(null, 'random');
      return others.length === 1
        ? because(others[0], 'onlyMove')
        : because(randomMove(others, rng), 'random');
    },
  };
}
