/** A bot that keeps what it saw, believes something, and decides by it. */

import { type Bot, Memory, type Question } from '@conclave/engine';
import type { Abbey } from '../rules/game.ts';
import { type Mask, maskOf } from '../rules/suspects.ts';
import { recentKinds } from './asking.ts';
import type { Belief } from './belief.ts';
import type { Aim, Policy } from './decision.ts';
import { decide } from './policy.ts';
import { SeenCards } from './seen-cards.ts';
import { NOTHING } from './thought.ts';

export interface Believer {
  /** Asked for every decision, also where nothing is to be decided, so that it can listen. */
  believe(question: Question<Abbey>, crossed: Mask, seen: SeenCards): Belief;
  /** Whom it has in mind as innocent, of those whom it crossed off and of what it heard. */
  crossed(question: Question<Abbey>, own: Mask, seen: SeenCards): Mask;
  policy(question: Question<Abbey>): Policy;
}

export function thinker(believer: Believer): Bot<Abbey> {
  const memory = new Memory<Abbey, SeenCards>((_seat, seats) => new SeenCards(seats));
  let aim: Aim | null = null;
  return {
    think(question) {
      const { perspective, seat, rng } = question;
      const { view, moves, told } = perspective;
      const seen = memory.recall(question);
      if (!perspective.asked) return NOTHING;
      const crossed = believer.crossed(question, maskOf(view.players[seat].own?.crossed ?? []), seen);
      const belief = believer.believe(question, crossed, seen);
      const recent = recentKinds(told, seat);
      const policy = believer.policy(question);
      const walked = decide({ view, seat, moves, belief, seen, crossed, recent, policy, rng }, aim);
      aim = walked.aim;
      return walked.thought;
    },
  };
}
