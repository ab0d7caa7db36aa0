/** What the strong bot would have done with a turn in which the wanted card could be taken. */

import type { ReviewMoment } from '@conclave/engine';
import { type OpinionWish, withStrongOpinions } from '../../strong-opinion.ts';
import { strong } from '../bot/strong.ts';
import { HOME } from '../rules/board.ts';
import { type SecretLabyrinth, secretLabyrinth } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import type { MomentKey } from './keys.ts';
import { say } from './moments.ts';

const ASKED: readonly MomentKey[] = ['cardMissed', 'winMissed'];

/** A card that the strong bot leaves too was not missed; what would have won is told in any case. */
export function withOpinions(wish: OpinionWish): readonly ReviewMoment[] {
  return withStrongOpinions<SecretLabyrinth>(secretLabyrinth, strong, ASKED, wish, (moment, asked) => {
    const { thought, perspective } = asked;
    const { wanted: card } = perspective.view;
    const takes = card !== null && [thought.move, ...(thought.further ?? [])].some(goesTo(HOME[card]));
    if (!takes && moment.key === ('cardMissed' satisfies MomentKey)) return null;
    const opinion = say('opinion', takes ? 'botTakes' : 'botLeaves', {});
    return { ...moment, says: [...moment.says, opinion] };
  });
}

const goesTo = (square: number) => (move: Move | null) => move?.kind === 'run' && move.to === square;
