/** Plays at once: takes any card, works out what its decodings allow, and declares as soon as few orders are left. */

import { type Bot, Memory } from '@conclave/engine';
import type { TempleCode } from '../rules/game.ts';
import { ORDERS, Orders } from './orders.ts';
import { because, going, nothing } from './thought.ts';

/** It cannot wait until it is certain. */
const FEW = 4;

export function easy(): Bot<TempleCode> {
  const memory = new Memory<TempleCode, Orders>((seat) => new Orders(seat));
  return {
    think(question) {
      const { perspective, seat, rng } = question;
      const { left } = memory.recall(question);
      if (left.length <= FEW && perspective.view.players[seat].decoded) {
        const combination = ORDERS[rng.pick(left)];
        const candidates = left.length;
        return candidates === 1
          ? because({ kind: 'declare', combination }, 'certain')
          : because({ kind: 'declare', combination }, 'likely', { candidates });
      }
      if (!perspective.asked) return nothing(left.length);
      const others = perspective.moves.filter((move) => move.kind !== 'declare');
      const move = rng.pick(others);
      return others.length === 1 ? going(move, perspective.moves, left.length) : because(move, 'random');
    },
  };
}
