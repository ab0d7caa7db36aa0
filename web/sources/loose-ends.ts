/**
 * Loose ends: moments of one's own matches at which something could be known and was not used. They are asked again,
 * and kept on this device alone.
 */

import { signal } from '@preact/signals';
import { shifted, today } from './daily.ts';

export interface LooseEnd {
  /** The match, and the moment in it: together they name the loose end. */
  readonly match: string;
  readonly game: string;
  readonly seat: number;
  /** Entries played. */
  readonly at: number;
  readonly key: string;
  /** The day from which it is asked again. */
  readonly due: string;
  /** How often it was answered rightly, and asked. */
  readonly right: number;
  readonly asked: number;
}

export type Moment = Pick<LooseEnd, 'match' | 'game' | 'seat' | 'at' | 'key'>;

/** Days until it is asked for the first time, the second, and ever after. */
const PAUSES = [1, 7, 30] as const;
/** Answered rightly so often, it is gone. */
const ENOUGH = 2;
/** The newest stay. */
const MAX_ENDS = 200;
const KEY = 'conclave.loose-ends';

function isLooseEnd(value: unknown): value is LooseEnd {
  if (typeof value !== 'object' || value === null) return false;
  const { match, game, seat, at, key, due, right, asked } = value as Record<string, unknown>;
  return (
    [match, game, key].every((text) => typeof text === 'string') &&
    [seat, at, right, asked].every((number) => typeof number === 'number') &&
    typeof due === 'string' &&
    /^\d{4}-\d{2}-\d{2}$/.test(due)
  );
}

/** A list of unknown origin, as far as it is one. */
export function readLooseEnds(json: unknown): readonly LooseEnd[] {
  return Array.isArray(json) ? json.filter(isLooseEnd).slice(-MAX_ENDS) : [];
}

function stored(): readonly LooseEnd[] {
  try {
    return readLooseEnds(JSON.parse(localStorage.getItem(KEY) ?? '[]'));
  } catch {
    return [];
  }
}

export const looseEnds = signal<readonly LooseEnd[]>(stored());

function keep(ends: readonly LooseEnd[]): void {
  looseEnds.value = readLooseEnds(ends);
  try {
    localStorage.setItem(KEY, JSON.stringify(looseEnds.value));
  } catch {
    // A full device keeps none.
  }
}

const isSame = (one: Moment, other: Moment) =>
  one.match === other.match && one.seat === other.seat && one.at === other.at && one.key === other.key;

/** By match and seat: those that a review found. A known one stays as it is; one that is gone is not asked again. */
export function withFound(
  ends: readonly LooseEnd[],
  found: readonly Moment[],
  date: string,
): readonly LooseEnd[] {
  const fresh = found.filter((moment) => !ends.some((end) => isSame(end, moment)));
  return [
    ...ends,
    ...fresh.map((moment) => ({ ...moment, due: shifted(date, PAUSES[0]), right: 0, asked: 0 })),
  ];
}

/** It waits longer each time; answered rightly often enough, it is gone. */
export function withAnswer(
  ends: readonly LooseEnd[],
  moment: Moment,
  isRight: boolean,
  date: string,
): readonly LooseEnd[] {
  return ends.map((end) => {
    if (!isSame(end, moment)) return end;
    const asked = end.asked + 1;
    const pause = PAUSES[Math.min(asked, PAUSES.length - 1)];
    return { ...end, asked, right: end.right + (isRight ? 1 : 0), due: shifted(date, pause) };
  });
}

/** To be asked by that day, the longest due first. */
export function dueOn(ends: readonly LooseEnd[], date: string): readonly LooseEnd[] {
  return ends
    .filter(({ due, right }) => right < ENOUGH && due <= date)
    .sort((one, other) => (one.due < other.due ? -1 : one.due > other.due ? 1 : 0));
}

/** Still open, due or not. */
export const openOf = (ends: readonly LooseEnd[]) => ends.filter(({ right }) => right < ENOUGH);

export function noteFound(found: readonly Moment[]): void {
  const next = withFound(looseEnds.peek(), found, today());
  if (next.length > looseEnds.peek().length) keep(next);
}

export function noteAnswer(moment: Moment, isRight: boolean): void {
  keep(withAnswer(looseEnds.peek(), moment, isRight, today()));
}

/** The match is no more. */
export function forgetMatch(match: string): void {
  keep(looseEnds.peek().filter((end) => end.match !== match));
}

/** Where it is asked. */
export const addressOfEnd = ({ match, seat, at, key }: Moment) =>
  `/review/${match}?seat=${seat}&again=${at}-${key}`;
