/** How the strong bot weighs every own turn: the lead after it, beside the best that could be made of it. */

import {
  ChaCha8,
  type Knowledge,
  type MatchRecord,
  Memory,
  ownMoves,
  type Retelling,
  type ReviewMoment,
  type ReviewSample,
  retell,
  type Seat,
  stretchSeed,
} from '@conclave/engine';
import { isOwnTurn } from '../bot/planner.ts';
import { lead } from '../bot/strong.ts';
import { Turns } from '../bot/turns.ts';
import { leadOf } from '../bot/worth.ts';
import { type TemplarMind, templarMind } from '../mind/mind.ts';
import type { Card } from '../rules/box.ts';
import { type Templar, templar } from '../rules/game.ts';
import type { State } from '../rules/state.ts';
import { moment, say } from './moments.ts';

/** So many points of lead less than the best turn are worth telling. */
export const MUCH_LEAD = 3;
/** The bot is asked about the turns that left most, and about no more of them. */
const MAX_ASKED = 4;

/** A turn of one seat. */
export interface OwnTurn {
  /** Entries played before its first move, and after its last. */
  readonly from: number;
  readonly until: number;
  readonly round: number;
  /** `null`: it was chosen before the turn. */
  readonly card: Card | null;
  /** After it, and after the best turn that the bot finds. */
  readonly lead: number;
  readonly best: number;
  /** Every move of it was made by whoever is reviewed. */
  readonly isOwn: boolean;
}

type Begun = Omit<OwnTurn, 'until' | 'lead'>;

/** In their order. A function of what the seat was told up to the end of each turn. */
export function ownTurns(
  record: MatchRecord<unknown>,
  seat: Seat,
  { record: now, match, entries }: Retelling<Templar> = retell<Templar>(templar, record),
): readonly OwnTurn[] {
  const { seats, options } = now;
  const isOwn = ownMoves(now, seat);
  const position = new Positions();
  const positionNow = () => position.of({ perspective: match.perspective(seat), seat, seats, options });
  const turns: OwnTurn[] = [];
  let begun: Begun | null = null;
  let before = positionNow();
  for (const { at, entry, stands } of entries) {
    if (!stands || !('move' in entry)) continue;
    const after = positionNow();
    if (entry.seat === seat && isOwnTurn(before, seat)) {
      begun ??= { from: at, round: before.round, card: null, best: bestOf(before, seat), isOwn: true };
      const { move } = entry;
      begun = {
        ...begun,
        card: move.kind === 'card' ? move.card : begun.card,
        isOwn: begun.isOwn && isOwn(entry),
      };
    }
    if (begun && !isOwnTurn(after, seat)) {
      turns.push({ ...begun, until: at + 1, lead: lead(after, seat) });
      begun = null;
    }
    before = after;
  }
  return turns;
}

function bestOf(state: State, seat: Seat): number {
  const turns = new Turns(leadOf, true);
  return Math.max(...turns.list(state, seat).map((turn) => lead(turns.finish(turn, seat).state, seat)));
}

/** Positions as a seat knows them. */
export class Positions {
  private readonly minds = new Memory<Templar, TemplarMind>(templarMind);
  /** For the answers of others to an open window: no lead depends on them. */
  private readonly rng = new ChaCha8(stretchSeed('positions'));

  of(knowledge: Knowledge<Templar>): State {
    return this.minds.recall(knowledge).imagine(this.rng);
  }
}

/** The samples with the lead after the last own turn before each. */
export function withLeads(
  samples: readonly ReviewSample[],
  turns: readonly OwnTurn[],
): readonly ReviewSample[] {
  return samples.map((sample) => {
    const last = turns.findLast(({ until }) => until <= sample.at);
    return { ...sample, values: { ...sample.values, lead: last ? Math.round(last.lead) : null } };
  });
}

/** The turns about which the strong bot is asked. */
export function betterTurns(turns: readonly OwnTurn[]): readonly ReviewMoment[] {
  return turns
    .filter(({ isOwn, best, lead: made }) => isOwn && best - made >= MUCH_LEAD)
    .sort((one, other) => other.best - other.lead - (one.best - one.lead))
    .flatMap(({ from, round, card, lead: made, best }) => {
      if (card === null) return [];
      const params = { card, k: Math.round(best - made), was: card, made: Math.round(made) };
      const says = [say('fact', 'played', { card })];
      return [moment({ at: from, turn: round }, 'opinion', 'betterTurn', params, params.k, says)];
    })
    .slice(0, MAX_ASKED);
}
