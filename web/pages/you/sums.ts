/** What the matches of a person add up to: by game, side, bots and people. */

import { LEVELS, type Level } from '@conclave/engine';
import type { OwnPage, OwnResult } from '@conclave/wire';

export interface Tally {
  readonly won: number;
  readonly of: number;
}

export interface NamedTally extends Tally {
  readonly name: string;
}

export const hasWon = ({ outcome, you }: OwnResult) => outcome.places[0]?.includes(you) ?? false;

/** Nobody won or lost. */
export const isOpen = ({ outcome }: OwnResult) =>
  outcome.how === 'agreed' || outcome.how === 'abandoned' || outcome.places.length === 0;

export function tally(results: readonly OwnResult[]): Tally {
  return { won: results.filter(hasWon).length, of: results.length };
}

export function bySide(results: readonly OwnResult[]): NamedTally[] {
  return grouped(results, ({ sides, you }) => (sides ? [sides[you]] : []));
}

/** Matches in which the reader met a bot of a level, and came before it. */
export function byBots(results: readonly OwnResult[]): (Tally & { readonly level: Level })[] {
  return LEVELS.flatMap((level) => {
    const met = results.filter(({ seats }) => seats.some((seat) => seat.level === level));
    return met.length > 0 ? [{ level, ...tally(met) }] : [];
  });
}

/** Those met most often first; each under the name of the last match. */
export function byPeople(results: readonly OwnResult[]): NamedTally[] {
  const names = new Map<number, string>();
  const met = new Map<number, OwnResult[]>();
  for (const result of results)
    result.seats.forEach(({ who, name }, seat) => {
      if (who === null || name === null || seat === result.you) return;
      if (!names.has(who)) names.set(who, name);
      met.set(who, [...(met.get(who) ?? []), result]);
    });
  return [...met]
    .map(([who, with_]) => ({ name: names.get(who) ?? '', ...tally(with_) }))
    .sort((a, b) => b.of - a.of || a.name.localeCompare(b.name));
}

function grouped(
  results: readonly OwnResult[],
  keys: (result: OwnResult) => readonly string[],
): NamedTally[] {
  const groups = new Map<string, OwnResult[]>();
  for (const result of results)
    for (const key of keys(result)) groups.set(key, [...(groups.get(key) ?? []), result]);
  return [...groups].map(([name, of]) => ({ name, ...tally(of) }));
}

export interface Sum extends Tally {
  readonly since: number;
  readonly games: number;
  readonly people: number;
  readonly bots: number;
}

export function sumOf({ results, since }: OwnPage): Sum {
  const counted = results.filter((result) => !isOpen(result));
  return {
    ...tally(counted),
    since: Math.min(since || Number.POSITIVE_INFINITY, ...results.map(({ at }) => at)),
    games: new Set(results.map(({ game }) => game)).size,
    people: byPeople(results).length,
    bots: byBots(results).length,
  };
}
