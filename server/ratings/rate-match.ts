/**
 * What a match says about strength: Plackett-Luce over its sides in the order of their places. A bot's rating is that of
 * its level in the ladder of its game, and never moves.
 */

import type { Level, Seat } from '@conclave/engine';
import type { Side } from '@conclave/games/entries';
import type { Skill } from '@conclave/wire';
import { rate } from 'openskill';
import type { MatchRow } from '../store/store.ts';

/** Ends at which nobody lost. */
const UNCOUNTED = ['agreed', 'abandoned'];

/** What is known of the strength of those at a table. */
export interface Standings {
  /** By seat: the side it plays. */
  readonly sides: readonly Side[];
  /** Before the match. */
  ofPerson(person: string, side: string): Skill;
  /** `null`: nobody has measured it. */
  ofBot(level: Level): Skill | null;
}

export interface Rated {
  readonly seat: Seat;
  readonly person: string;
  readonly side: string;
  readonly after: Skill;
}

interface Team {
  readonly seats: readonly Seat[];
  readonly rank: number;
}

/** Empty: the match does not count. */
export function rateMatch(row: MatchRow, standings: Standings): Rated[] {
  const { outcome, seats } = row;
  if (!outcome || seats.length < 2 || UNCOUNTED.includes(outcome.how)) return [];
  const skillOf = (seat: Seat): Skill | null => {
    const holder = seats[seat];
    switch (holder.kind) {
      case 'person':
        return holder.person === '' ? null : standings.ofPerson(holder.person, standings.sides[seat].name);
      case 'bot':
        return standings.ofBot(holder.level);
      case 'open':
      case 'invited':
        return null;
    }
  };
  const known = teamsOf(row, standings.sides).flatMap(({ seats: of, rank }) => {
    const skills = of.map(skillOf);
    const isKnown = skills.every((skill) => skill !== null);
    return isKnown ? [{ seats: of, rank, skills }] : [];
  });
  if (known.length < 2) return [];
  const after = rate(
    known.map(({ skills }) => skills.map(({ mu, sigma }) => ({ mu, sigma }))),
    { rank: known.map(({ rank }) => rank + 1) },
  );
  return known.flatMap(({ seats: of }, team) =>
    of.flatMap((seat, index) => {
      const holder = seats[seat];
      if (holder.kind !== 'person') return [];
      return [{ seat, person: holder.person, side: standings.sides[seat].name, after: after[team][index] }];
    }),
  );
}

/** Seats that win together are one; whoever gave up comes last, however the bot went on. */
function teamsOf({ outcome, seats }: MatchRow, sides: readonly Side[]): Team[] {
  const places = outcome?.places ?? [];
  const rankOf = (seat: Seat) => {
    const holder = seats[seat];
    if (holder.kind === 'person' && holder.resigned) return places.length + 1;
    const place = places.findIndex((one) => one.includes(seat));
    return place < 0 ? places.length : place;
  };
  const teams = new Map<string, Seat[]>();
  for (const seat of seats.keys()) {
    const { name, isTeam } = sides[seat];
    const key = isTeam ? name : `seat ${seat}`;
    teams.set(key, [...(teams.get(key) ?? []), seat]);
  }
  return [...teams.values()].map((of) => ({ seats: of, rank: Math.min(...of.map(rankOf)) }));
}
