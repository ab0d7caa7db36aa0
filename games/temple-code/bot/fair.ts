/** Takes the card that tells it most about its own combination, and declares when only one order is left. */

import { type Bot, Memory } from '@conclave/engine';
import type { TempleCode } from '../rules/game.ts';
import { decodingChoices } from './choices.ts';
import { ORDERS, Orders } from './orders.ts';
import { because, going, nothing } from './thought.ts';

export function fair(): Bot<TempleCode> {
  const memory = new Memory<TempleCode, Orders>((seat) => new Orders(seat));
  return {
    think(question) {
      const { perspective, seat, rng } = question;
      const { moves, view } = perspective;
      const orders = memory.recall(question);
      if (orders.left.length === 1 && view.players[seat].decoded) {
        return because({ kind: 'declare', combination: ORDERS[orders.left[0]] }, 'certain');
      }
      if (!perspective.asked) return nothing(orders.left.length);
      const choices = decodingChoices(moves, view, seat);
      if (choices.length === 0) return going(moves[0], moves, orders.left.length);
      const left = choices.map(({ card }) => orders.leftAfter(card));
      const least = Math.min(...left);
      const best = choices.filter((_choice, i) => left[i] === least);
      return because(rng.pick(best).move, 'bestSplit', { candidates: orders.left.length });
    },
  };
}
