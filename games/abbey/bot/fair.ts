/** Crosses off what it has seen, goes where new cards are, and names what is left. */

import { type Bot, Memory } from '@conclave/engine';
import type { Abbey } from '../rules/game.ts';
import { maskOf } from '../rules/suspects.ts';
import { uniform } from './belief.ts';
import { decide, type Policy } from './policy.ts';
import { SeenCards } from './seen-cards.ts';
import { NOTHING } from './thought.ts';

const POLICY: Policy = { accuse: 0.5, reveal: 0.6, eager: 1.2, weighs: false };

export function fair(): Bot<Abbey> {
  const memory = new Memory<Abbey, SeenCards>((_seat, seats) => new SeenCards(seats));
  return {
    think(question) {
      const { perspective, seat } = question;
      const seen = memory.recall(question);
      if (!perspective.asked) return NOTHING;
      const crossed = maskOf(perspective.view.players[seat].own?.crossed ?? []);
      return decide(question, uniform(crossed), seen, POLICY);
    },
  };
}
