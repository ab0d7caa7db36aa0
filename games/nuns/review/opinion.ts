/** What the strong bot would have planned, or where it would have sent a guard. */

import type { ReviewMoment, Thought } from '@conclave/engine';
import { type OpinionWish, withStrongOpinions } from '../../strong-opinion.ts';
import { strong } from '../bot/strong.ts';
import { type Nuns, nuns } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import type { MomentKey } from './keys.ts';
import { say } from './moments.ts';

const ASKED: readonly MomentKey[] = [
  'cardTold',
  'seenKnown',
  'seenForNothing',
  'quieter',
  'sureMissed',
  'chanceMissed',
];

export function withOpinions(wish: OpinionWish): readonly ReviewMoment[] {
  return withStrongOpinions<Nuns>(nuns, strong, ASKED, wish, (moment, asked) => {
    const opinion = opinionOf(asked.thought, asked.made, asked.perspective.view);
    if (!opinion) return moment;
    // What the strong bot would have planned too is no fault.
    return opinion.key === 'botSame' ? null : { ...moment, says: [...moment.says, opinion] };
  });
}

function opinionOf({ move, further = [] }: Thought<Move>, made: Move, view: View) {
  if (move?.kind === 'plan') {
    const isSame = made.kind === 'plan' && made.card === move.card && made.way.at(-1) === move.way.at(-1);
    if (isSame) return say('opinion', 'botSame', {});
    const end = move.way.at(-1) ?? 0;
    return say('opinion', 'botPlans', { card: move.card, to: end });
  }
  if (move?.kind !== 'go' || view.active === null) return null;
  const way = [move, ...further].flatMap((one) => (one.kind === 'go' ? [one.to] : []));
  const { at } = view.guards[view.active];
  return say('opinion', 'botGoes', { guard: view.active, way: [at, ...way] });
}
