/**
 * A match that goes on from a moment of a finished one, for practice: with everything hidden as it was, or as one seat
 * could have supposed it then.
 */

import type { AnyGame, GameTypes, HouseEvent, Seat } from './game.ts';
import type { Logged } from './match/changes.ts';
import { Match } from './match/match.ts';
import type { Snapshot } from './match/snapshot.ts';
import { undone } from './match/upgrade.ts';
import { type Budget, type Knowledge, type MindMaker, settled } from './mind.ts';
import type { MatchRecord } from './record.ts';
import { retell } from './retell.ts';
import { ChaCha8, type Rng, type Seed } from './rng.ts';
import { sha256 } from './sha256.ts';
import { countHeard, type Telling } from './step.ts';

/** A past that fits all that a seat was told. */
export interface Supposed<G extends GameTypes> {
  readonly state: G['state'];
  /**
   * What others were told in it by an event that was kept from the seat. Asked for all of them, in order. `null`: that is
   * not known, and they only hear what the seat heard.
   */
  retold(event: G['event'], heard: G['event'] | null): G['event'] | null;
}

/** `null`: none was found within the budget. */
export type Suppose<G extends GameTypes> = (
  knowledge: Knowledge<G>,
  rng: Rng,
  budget: Budget,
) => Supposed<G> | null;

/** A match as it is stored: `Match.restore` goes on with it. It cannot be played from its seed. */
export interface PracticeStart {
  readonly snapshot: Snapshot<unknown>;
  readonly openingTold: readonly Telling<GameTypes['event'] | HouseEvent>[];
  readonly log: readonly Logged<GameTypes>[];
}

export interface PracticeWish {
  readonly record: MatchRecord<unknown>;
  /** Entries played, in the terms of these rules. */
  readonly at: number;
  readonly seat: Seat;
  /** Of the chance to come. */
  readonly seed: Seed;
}

type AnyTelling = Telling<GameTypes['event'] | HouseEvent>;

/**
 * `suppose`: left out, everything hidden is as it was.
 *
 * @returns `null` where the match was over, or nothing that fits was found.
 */
export function startPractice(
  game: AnyGame,
  { record, at, seat, seed }: PracticeWish,
  suppose?: Suppose<GameTypes>,
): PracticeStart | null {
  const match = settledMatch(game, record, at);
  if (match.outcome) return null;
  let supposed: Supposed<GameTypes> | null = null;
  if (suppose) {
    const { seats, options } = match;
    const perspective = match.perspective(seat);
    supposed = suppose({ perspective, seat, seats, options }, new ChaCha8(seed), { milliseconds: 2000 });
    if (!supposed) return null;
  }
  const retellOne = (told: readonly AnyTelling[]) =>
    told.flatMap((telling) => retelling(telling, seat, supposed, sha256(seed)));
  const openingTold = retellOne(match.openingTold);
  const log = match.logged().map((logged) => ({ ...logged, told: retellOne(logged.told) }));
  const all = [...openingTold, ...log.flatMap(({ told }) => told)];
  const { root, now, ...rest } = match.snapshot();
  const moment = now ?? root;
  const state = supposed ? supposed.state : moment.state;
  const toldCounts = moment.toldCounts.map((_count, index) =>
    countHeard(all, index < match.seats ? index : 'gallery'),
  );
  const snapshot = { ...rest, seed, root: { ...moment, state, toldCounts, drawn: 0 }, now: null };
  return { snapshot, openingTold, log };
}

/** At that moment, without the steps that were taken back, and without those who sat in for somebody. */
function settledMatch(game: AnyGame, record: MatchRecord<unknown>, at: number): Match<GameTypes> {
  const now = retell(game, record).record;
  const gone = undone(now.entries);
  const entries = now.entries.filter(
    (entry, index) => index < at && !gone.has(index) && !('sit' in entry) && !('resign' in entry),
  );
  return Match.replay<GameTypes>(game, { ...now, entries, end: null });
}

function retelling(
  telling: AnyTelling,
  seat: Seat,
  supposed: Supposed<GameTypes> | null,
  commitment: string,
): readonly AnyTelling[] {
  const { full, only, rest } = telling;
  if (full.type === 'house.opened') return [{ ...telling, full: { ...full, commitment } as HouseEvent }];
  if (supposed === null || full.type.startsWith('house.')) return [telling];
  const isTold = only === null || only.includes(seat);
  // What the seat was told is so in the supposed past too.
  const heard = isTold ? full : rest;
  const other = supposed.retold(full, heard);
  if (isTold) return [telling];
  if (other !== null) return [{ ...telling, full: other }];
  return rest === null ? [] : [{ full: rest, only: null, rest: null }];
}

/** By a game's mind alone; `retold` as in `Supposed`. */
export function supposeBy<G extends GameTypes>(
  mind: MindMaker<G>,
  retold: (state: G['state'], knowledge: Knowledge<G>) => Supposed<G>['retold'],
): Suppose<G> {
  return (knowledge, rng, budget) => {
    const { perspective, seat, seats, options } = knowledge;
    const { told, view } = perspective;
    const listening = mind(seat, seats, options, view);
    for (const event of settled(told)) listening.told(event, view);
    listening.look(view);
    const state = listening.imagine(rng, budget);
    return state && { state, retold: retold(state, knowledge) };
  };
}
