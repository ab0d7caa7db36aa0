/** What a long look gave the true culprit, at ten hours of a match at most. */

import { Stopwatch } from '@conclave/bots';
import {
  type Budget,
  type Knowledge,
  type MatchRecord,
  type Retelling,
  type ReviewSample,
  retell,
  type Seat,
} from '@conclave/engine';
import type { Event } from '../rules/events.ts';
import { type Abbey, abbey } from '../rules/game.ts';
import type { Suspect } from '../rules/suspects.ts';
import { courseOf, type Hour } from './course.ts';
import { longLook, TENTHS } from './long-look.ts';

const MAX_HOURS = 10;
/** So many iterations of a review for each hour. */
const AN_HOUR = 100;

/** At a mass what it told is thought over; before an accusation or a revelation, what it rests on. */
const HOURS: Readonly<Partial<Record<Event['type'], 'after' | 'before'>>> = {
  mass: 'after',
  accused: 'before',
  revealed: 'before',
};

/** What was believed after so many entries. */
export interface Believed {
  readonly at: number;
  /** Of the true culprit, in tenths of the whole. */
  readonly share: number;
}

/** Hours in which there is something to think over, ten at most, from the whole match. */
export function hoursOf(course: readonly Hour[]): readonly number[] {
  const hours = new Set(
    course.flatMap(({ at, told }) =>
      told.flatMap(({ type }) => {
        const when = HOURS[type];
        return when === undefined || at === 0 ? [] : [when === 'after' ? at : at - 1];
      }),
    ),
  );
  const all = [...hours].sort((one, other) => one - other);
  const stride = all.length / Math.min(MAX_HOURS, all.length);
  return Array.from({ length: Math.min(MAX_HOURS, all.length) }, (_none, n) => all[Math.floor(n * stride)]);
}

/** The farthest from those that stand already first: what there is no time for is missing evenly. */
export function inTurn(hours: readonly number[]): readonly number[] {
  const order = hours.map((hour, n) => ({ hour, place: reversed(n) }));
  return order.sort((one, other) => one.place - other.place).map(({ hour }) => hour);
}

const BITS = 4;

function reversed(n: number): number {
  let place = 0;
  for (let bit = 0; bit < BITS; bit++) if (n & (1 << bit)) place |= 1 << (BITS - 1 - bit);
  return place;
}

/** Each is a function of what the seat was told until then, and of where the truth lies. */
export function believed(
  record: MatchRecord<unknown>,
  seat: Seat,
  hours: readonly number[],
  truth: Suspect,
  budget: Budget,
  { record: now, match, entries }: Retelling<Abbey> = retell<Abbey>(abbey, record),
): readonly Believed[] {
  const { seats, options } = now;
  const knowledge = new Map<number, Knowledge<Abbey>>();
  for (const { at } of entries) {
    if (hours.includes(at + 1))
      knowledge.set(at + 1, { perspective: match.perspective(seat), seat, seats, options });
  }
  const watch = new Stopwatch(budget);
  return inTurn(hours).flatMap((at) => {
    const known = knowledge.get(at);
    watch.rounds += AN_HOUR;
    if (!known || !watch.hasRoom()) return [];
    const chances = longLook(known);
    return chances ? [{ at, share: Math.round(chances[truth] * TENTHS) / TENTHS }] : [];
  });
}

/** The samples with a belief at those before which the hour was. */
export function withBeliefs(
  samples: readonly ReviewSample[],
  beliefs: readonly Believed[],
): readonly ReviewSample[] {
  const places = new Map(
    beliefs.map(({ at, share }) => [samples.findLastIndex((sample) => sample.at <= at), share]),
  );
  return samples.map((sample, place) => ({
    ...sample,
    values: { ...sample.values, belief: places.get(place) ?? null },
  }));
}

/** Who did it, as the end tells everybody; `null`: it was never laid open. */
export function culpritOf(record: MatchRecord<unknown>): Suspect | null {
  const { match, entries } = retell<Abbey>(abbey, record);
  // To the end.
  for (const _entry of entries);
  return match.perspective('gallery').view.culprit;
}

/** The line of one seat; nothing where there is no time for it. */
export function beliefLine(record: MatchRecord<unknown>, seat: Seat, budget: Budget): readonly Believed[] {
  const truth = culpritOf(record);
  return truth === null ? [] : believed(record, seat, hoursOf(courseOf(record, seat)), truth, budget);
}
