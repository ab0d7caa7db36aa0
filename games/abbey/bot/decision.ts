/** What a bot has before it when it decides. */

import type { Rng, Seat } from '@conclave/engine';
import type { Move, MoveOf } from '../rules/moves.ts';
import type { QuestionKind } from '../rules/question.ts';
import type { Room } from '../rules/rooms.ts';
import { type Mask, maskOf } from '../rules/suspects.ts';
import type { View } from '../rules/view.ts';
import type { Belief } from './belief.ts';
import type { Taste } from './manners.ts';
import type { SeenCards } from './seen-cards.ts';

/** What the levels differ in. */
export interface Policy extends Taste {
  /** What a point expected from a revelation is worth against a new card. */
  readonly eager: number;
  /** Looks at everybody's likely score before ending the game. */
  readonly weighs: boolean;
  /** By which part rooms and questions are misjudged. */
  readonly blur: number;
  /** The same for rooms in the first round, when nobody knows yet what pays: where to begin is a matter of taste. */
  readonly firstBlur: number;
  /** One in so many rooms that are not next door is overlooked; 0: none. */
  readonly overlooks: number;
}

/** Where the move of a turn is to end. It is walked to its end as it was planned. */
export interface Aim {
  readonly turn: number;
  readonly end: Room;
  /** What it is for: that room, or one behind it. */
  readonly for: Room;
}

export interface Decision {
  readonly view: View;
  readonly seat: Seat;
  readonly moves: readonly Move[];
  readonly belief: Belief;
  readonly seen: SeenCards;
  /** Whom this seat has crossed off. */
  readonly crossed: Mask;
  /** The kinds of question it put last. */
  readonly recent: readonly QuestionKind[];
  readonly policy: Policy;
  readonly rng: Rng;
}

export function ofKind<Kind extends Move['kind']>(moves: readonly Move[], kind: Kind): MoveOf<Kind>[] {
  return moves.filter((move): move is MoveOf<Kind> => move.kind === kind);
}

export function handOf(view: View, seat: Seat): Mask {
  return maskOf(view.players[seat].own?.hand ?? []);
}

const FINE = 1000;

/** A factor near one. */
export function misjudged({ policy, rng }: Decision, blur = policy.blur): number {
  return 1 + blur * (2 * (rng.int(FINE) / FINE) - 1);
}
