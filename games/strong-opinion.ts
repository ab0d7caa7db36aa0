/** What the strong bot would have done at moments of a match that is over: asked with what the seat knew then. */

import {
  type AnyGame,
  type Bot,
  type Budget,
  ChaCha8,
  type GameTypes,
  type MatchRecord,
  type Perspective,
  type ReviewMoment,
  retell,
  type Seat,
  stableHash,
  stretchSeed,
  type Thought,
} from '@conclave/engine';

export interface Asked<G extends GameTypes> {
  readonly perspective: Perspective<G>;
  readonly thought: Thought<G['move']>;
  /** What was done there instead, or as well. */
  readonly made: G['move'];
}

export interface OpinionWish {
  readonly moments: readonly ReviewMoment[];
  readonly record: MatchRecord<unknown>;
  readonly seat: Seat;
  readonly budget: Budget;
}

/**
 * The moments, those of these keys as the game judges them by what the strong bot would have done there; `null`: then it
 * is no moment. Where the bot was not asked a moment stays as it is.
 */
export function withStrongOpinions<G extends GameTypes>(
  game: AnyGame,
  strong: () => Bot<G>,
  keys: readonly string[],
  { moments, record, seat, budget }: OpinionWish,
  judge: (moment: ReviewMoment, asked: Asked<G>) => ReviewMoment | null,
): readonly ReviewMoment[] {
  const isAsked = ({ key }: ReviewMoment) => keys.includes(key);
  const wanted = new Set(moments.filter(isAsked).map(({ at }) => at));
  const opinions = strongOpinions<G>(game, strong, record, seat, budget, wanted);
  return moments.flatMap((moment) => {
    const asked = isAsked(moment) ? opinions.get(moment.at) : undefined;
    return (asked ? judge(moment, asked) : moment) ?? [];
  });
}

/**
 * By number of entries before the decision. The same record gives the same opinions where the budget counts iterations.
 * A budget of time is for all of them. Each question is put to a bot of its own: what it planned elsewhere is no plan
 * here, and no opinion depends on what else is asked.
 */
function strongOpinions<G extends GameTypes>(
  game: AnyGame,
  strong: () => Bot<G>,
  record: MatchRecord<unknown>,
  seat: Seat,
  budget: Budget,
  wanted: ReadonlySet<number>,
): ReadonlyMap<number, Asked<G>> {
  const asked = new Map<number, Asked<G>>();
  if (wanted.size === 0) return asked;
  const each: Budget =
    'iterations' in budget ? budget : { milliseconds: budget.milliseconds / (2 * wanted.size) };
  const hash = stableHash(record);
  const { record: now, match, entries } = retell<G>(game, record);
  let perspective = match.perspective(seat);
  for (const { at, entry } of entries) {
    if (wanted.has(at) && 'move' in entry && entry.seat === seat) {
      const { seats, options } = now;
      const rng = new ChaCha8(stretchSeed(`review ${hash} ${seat} ${at}`));
      const thought = strong().think({ perspective, seat, seats, options, budget: each, rng });
      asked.set(at, { perspective, thought, made: entry.move });
    }
    perspective = match.perspective(seat);
  }
  return asked;
}
