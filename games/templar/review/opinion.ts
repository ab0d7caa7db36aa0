/** Where the strong bot would have sent Remigius, and which card it would have played. */

import type { ReviewMoment, Statement } from '@conclave/engine';
import { type Asked, type OpinionWish, withStrongOpinions } from '../../strong-opinion.ts';
import { lead, strong } from '../bot/strong.ts';
import { Turns } from '../bot/turns.ts';
import { leadOf } from '../bot/worth.ts';
import type { Card } from '../rules/box.ts';
import { type Templar, templar } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import type { MomentKey, Moments } from './keys.ts';
import { MUCH_LEAD, Positions } from './leads.ts';
import { moment as momentOf, say } from './moments.ts';

const ASKED: readonly MomentKey[] = ['countedFor', 'betterTurn'];

export function withOpinions(wish: OpinionWish): readonly ReviewMoment[] {
  return withStrongOpinions<Templar>(templar, strong, ASKED, wish, (moment, asked) =>
    moment.key === ('betterTurn' satisfies MomentKey)
      ? betterTurn(moment, asked, wish)
      : { ...moment, says: [...moment.says, ...counting(asked)] },
  );
}

function counting({ thought: { move }, made }: Asked<Templar>): readonly Statement[] {
  if (move?.kind !== 'step') return [];
  const isSame = made.kind === 'step' && made.room === move.room;
  return [isSame ? say('opinion', 'botSame', {}) : say('opinion', 'botCounts', { room: move.room })];
}

/** `null`: it plays the same card, or is hardly better off. */
function betterTurn(
  moment: ReviewMoment,
  { thought, perspective }: Asked<Templar>,
  { record: { seats, options }, seat }: OpinionWish,
): ReviewMoment | null {
  const moves = [thought.move, ...(thought.further ?? [])].filter((move) => move !== null);
  const card = moves.flatMap((move) => (move.kind === 'card' ? [move.card] : [])).at(0);
  const { was, made } = moment.params as Moments['betterTurn'];
  if (card === undefined || card === was) return null;
  const turns = new Turns(leadOf, true);
  const from = new Positions().of({ perspective, seat, seats, options });
  const after = moves.reduce((state, move) => turns.play(state, seat, move), from);
  const best = Math.round(lead(after, seat));
  const k = best - made;
  if (k < MUCH_LEAD) return null;
  const says = [...moment.says, ...wayOf(card, moves), say('opinion', 'leads', { made, best })];
  return momentOf(moment, 'opinion', 'betterTurn', { was, made, card, k }, k, says);
}

/** Where its way ends, and what it does there; nothing where it leads somebody else about. */
function wayOf(card: Card, moves: readonly Move[]): readonly Statement[] {
  const harbour = moves.find((move) => move.kind === 'warehouse');
  if (harbour) return [say('opinion', 'botHarbour', { warehouse: harbour.warehouse })];
  const room = moves.findLast((move) => move.kind === 'step')?.room;
  if (room === undefined || card === 'severus') return [];
  if (card === 'remigius') return [say('opinion', 'botCounts', { room })];
  const hides = moves.filter(({ kind }) => kind === 'hide').length;
  return [say('opinion', 'botTurn', { room, hides })];
}
