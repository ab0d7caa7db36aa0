/** Crosses off what it has seen, goes where new cards are, and names what is left. */

import { type Bot, Memory } from '@conclave/engine';
import type { Abbey } from '../rules/game.ts';
import { maskOf } from '../rules/suspects.ts';
import { conduct, type Manners } from './conduct.ts';
import { even } from './judgement.ts';
import { Ledger } from './ledger.ts';
import { NOTHING } from './thought.ts';

const MANNERS: Manners = { accuse: 0.5, reveal: 0.6, eager: 1.2, weighs: false };

export function fair(): Bot<Abbey> {
  const memory = new Memory<Abbey, Ledger>((_seat, seats) => new Ledger(seats));
  return {
    think(question) {
      const { perspective, seat, asked } = question;
      const ledger = memory.recall(question);
      if (!asked) return NOTHING;
      const crossed = maskOf(perspective.view.players[seat].own?.crossed ?? []);
      return conduct(question, even(crossed), ledger, MANNERS);
    },
  };
}
