/** Takes the card that tells it most about its own combination, and declares when one order is left, or boldly two. */

import { type Bot, Memory } from '@conclave/engine';
import type { TempleCode } from '../rules/game.ts';
import { decodingChoices } from './choices.ts';
import { fewEnough } from './manners.ts';
import { Orders } from './orders.ts';
import { because, declaration, going, nothing } from './thought.ts';

export function fair(): Bot<TempleCode> {
  const memory = new Memory<TempleCode, Orders>((seat) => new Orders(seat));
  return {
    think(question) {
      const { perspective, seat, rng } = question;
      const { moves, view } = perspective;
      const orders = memory.recall(question);
      const known = { orders: orders.left.length };
      if (orders.left.length <= fewEnough(question, 'fair') && view.players[seat].decoded)
        return declaration(orders.left, rng, known);
      if (!perspective.asked) return nothing(known);
      const choices = decodingChoices(moves, view, seat);
      if (choices.length === 0) return going(moves[0], moves, known);
      const left = choices.map(({ card }) => orders.leftAfter(card));
      const least = Math.min(...left);
      const best = choices.filter((_choice, i) => left[i] === least);
      return because(rng.pick(best).move, 'bestSplit', known);
    },
  };
}
