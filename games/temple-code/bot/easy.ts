/**
 * Plays at once, and makes the mistakes people make: takes any card, and forgets what older cards counted, all but the
 * crosses on its note sheet. So it thinks more possible than is, and guesses in the end.
 */

import { type Bot, Memory } from '@conclave/engine';
import type { TempleCode } from '../rules/game.ts';
import { fewEnough } from './manners.ts';
import { Notes } from './notes.ts';
import { because, declaration, going, nothing } from './thought.ts';

export function easy(): Bot<TempleCode> {
  const memory = new Memory<TempleCode, Notes>((seat) => new Notes(seat));
  return {
    think(question) {
      const { perspective, seat, rng } = question;
      const left = memory.recall(question).left();
      if (left.length <= fewEnough(question, 'easy') && perspective.view.players[seat].decoded) {
        return declaration(left, rng, {});
      }
      if (!perspective.asked) return nothing({});
      const others = perspective.moves.filter((move) => move.kind !== 'declare');
      const move = rng.pick(others);
      return others.length === 1
        ? going(move, perspective.moves, {})
        : because(move, 'random', { orders: left.length });
    },
  };
}
