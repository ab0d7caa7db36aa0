/** Rates matches once they are over, in the order in which they ended, at whichever server. */

import type { Level } from '@conclave/engine';
import { entriesById, type LadderRow } from '@conclave/games/entries';
import { FIRST_MU, FIRST_SIGMA, rested, type Skill } from '@conclave/wire';
import { isProgram } from '@conclave/wire/names';
import type { RatingStep } from '../store/personal.ts';
import type { MatchRow, Store } from '../store/store.ts';
import { rateMatch } from './rate-match.ts';

/** Rated in one sweep. */
const AT_ONCE = 20;

const FIRST: Skill = { mu: FIRST_MU, sigma: FIRST_SIGMA };

export class Ratings {
  private readonly store: Store;

  constructor(store: Store) {
    this.store = store;
  }

  async sweep(): Promise<void> {
    for (const row of await this.store.unrated(AT_ONCE)) {
      // Somebody else was first with one of its people: it is worked out again at the next sweep.
      if (!(await this.store.rate(row.id, await this.stepsOf(row)))) return;
    }
  }

  private async stepsOf(row: MatchRow): Promise<RatingStep[]> {
    // How strong a program is nobody knows: a match with one says nothing of people.
    if (row.seats.some((holder) => holder.kind === 'person' && isProgram(holder.name))) return [];
    const game = entriesById.get(row.game);
    const ladder = nearest(game?.ladder ?? [], row);
    const last = await this.lastSteps(row);
    const at = row.changedAt;
    const rated = rateMatch(row, {
      sides: game?.sides?.(row.seats.length) ?? row.seats.map(() => ({ name: '', isTeam: false }) as const),
      ofPerson: (person, side) => {
        const step = last.get(`${person} ${side}`);
        return step ? rested(step, at - step.at) : FIRST;
      },
      ofBot: (level) => ladder?.levels[level] ?? null,
    });
    return rated.map(({ person, side, after: { mu, sigma } }) => {
      const n = (last.get(`${person} ${side}`)?.n ?? 0) + 1;
      return { person, game: row.game, role: side, n, match: row.id, at, mu, sigma };
    });
  }

  /** Of all people at a table in its game, by person and side. */
  private async lastSteps({ game, seats }: MatchRow): Promise<ReadonlyMap<string, RatingStep>> {
    const last = new Map<string, RatingStep>();
    for (const holder of seats) {
      if (holder.kind !== 'person' || holder.person === '') continue;
      for (const step of await this.store.ratings(holder.person))
        if (step.game === game) last.set(`${step.person} ${step.role}`, step);
    }
    return last;
  }
}

/** Bots are as strong as where most like this table was measured. */
function nearest(rows: readonly LadderRow[], { seats }: MatchRow): LadderRow | null {
  const far = (row: LadderRow) => Math.abs(row.seats - seats.length);
  return [...rows].sort((a, b) => far(a) - far(b)).at(0) ?? null;
}

/** What a game's bots are rated, where they are: the dashed lines. Of the smallest table that was measured. */
export function botSkills(game: string): Readonly<Record<Level, Skill>> | null {
  return entriesById.get(game)?.ladder.at(0)?.levels ?? null;
}
