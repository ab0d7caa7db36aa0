/** How likely the accused was, by a long look at all pasts that fitted what the accuser was told. */

import { Stopwatch } from '@conclave/bots';
import {
  type Budget,
  type Knowledge,
  type MatchRecord,
  type ReviewMoment,
  retell,
  type Seat,
} from '@conclave/engine';
import { type Chances, FINE, ponder } from '../mind/ponder.ts';
import { type Abbey, abbey } from '../rules/game.ts';
import type { MomentKey } from './keys.ts';
import { say } from './moments.ts';

/** By key: whether the moment stands after the accusation. */
const AFTER: Readonly<Partial<Record<string, boolean>>> = {
  tooSoon: false,
  dared: true,
  boldly: true,
} satisfies Partial<Record<MomentKey, boolean>>;
/** Each takes about a second. */
const MAX_LOOKS = 3;
const WALKS = 4;
/** Whoever has less to spend leaves it. */
const MIN_ITERATIONS = 400;
export const TENTHS = 10;

/** By suspect; `null`: it is not known well enough. */
export function longLook({ perspective, seat, seats, options }: Knowledge<Abbey>): readonly number[] | null {
  const question = { about: 'chances', walks: WALKS };
  const found = ponder(perspective, seat, seats, options, question) as Chances | null;
  return found?.within !== null && found && found.within <= FINE ? found.culprit : null;
}

interface Look {
  readonly moment: ReviewMoment;
  readonly seat: Seat;
  readonly monk: number;
}

export function withLongLooks(
  moments: readonly ReviewMoment[],
  record: MatchRecord<unknown>,
  seat: Seat,
  budget: Budget,
): readonly ReviewMoment[] {
  if ('iterations' in budget && budget.iterations < MIN_ITERATIONS) return moments;
  const looks = new Map<number, Look>();
  for (const moment of moments) {
    const isAfter = AFTER[moment.key];
    const { who, monk } = moment.params;
    if (isAfter === undefined || looks.size >= MAX_LOOKS || typeof monk !== 'number') continue;
    looks.set(moment.at - (isAfter ? 1 : 0), { moment, monk, seat: typeof who === 'number' ? who : seat });
  }
  const said = new Map<ReviewMoment, number>();
  const { record: now, match, entries } = retell<Abbey>(abbey, record);
  const upTo = Math.max(-1, ...looks.keys());
  const watch = new Stopwatch(budget);
  const look = (at: number) => {
    const one = looks.get(at);
    if (!one || !watch.hasRoom()) return;
    const { seats, options } = now;
    const { seat: who } = one;
    const chances = longLook({ perspective: match.perspective(who), seat: who, seats, options });
    if (chances) said.set(one.moment, chances[one.monk]);
  };
  look(0);
  for (const { at } of entries) {
    if (at + 1 > upTo) break;
    look(at + 1);
  }
  return moments.map((moment) => {
    const share = said.get(moment);
    if (share === undefined) return moment;
    const monk = Number(moment.params.monk);
    const belief = say('belief', 'longLook', { monk, t: Math.round(share * TENTHS) });
    return { ...moment, says: [...moment.says, belief] };
  });
}
