/** What the strong bot would have done with a turn in which the wanted card could be taken. */

import type { Budget, MatchRecord, ReviewMoment, Seat } from '@conclave/engine';
import { strongOpinions } from '../../strong-opinion.ts';
import { strong } from '../bot/strong.ts';
import { HOME } from '../rules/board.ts';
import { type SecretLabyrinth, secretLabyrinth } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import type { MomentKey } from './keys.ts';
import { say } from './moments.ts';

const ASKED: ReadonlySet<string> = new Set<MomentKey>(['cardMissed', 'winMissed']);

/** A card that the strong bot leaves too was not missed; what would have won is told in any case. */
export function withOpinions(
  moments: readonly ReviewMoment[],
  record: MatchRecord<unknown>,
  seat: Seat,
  budget: Budget,
): readonly ReviewMoment[] {
  const wanted = new Set(moments.flatMap(({ key, at }) => (ASKED.has(key) ? [at] : [])));
  const opinions = strongOpinions<SecretLabyrinth>(secretLabyrinth, strong(), record, seat, budget, wanted);
  return moments.flatMap((moment) => {
    const asked = ASKED.has(moment.key) ? opinions.get(moment.at) : undefined;
    if (!asked) return [moment];
    const { thought, perspective } = asked;
    const { wanted: card } = perspective.view;
    const takes = card !== null && [thought.move, ...(thought.further ?? [])].some(goesTo(HOME[card]));
    if (!takes && moment.key === ('cardMissed' satisfies MomentKey)) return [];
    const opinion = say('opinion', takes ? 'botTakes' : 'botLeaves', {});
    return [{ ...moment, says: [...moment.says, opinion] }];
  });
}

const goesTo = (square: number) => (move: Move | null) => move?.kind === 'run' && move.to === square;
