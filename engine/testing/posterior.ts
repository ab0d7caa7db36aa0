/**
 * What a seat can truly infer, by brute force over all histories: every possible first state, and every other secret
 * step. It is slow and simple, to compare a mind with in small games.
 */

import type { GameTypes, Seat } from '../game.ts';
import { canonical } from '../json.ts';
import { Match } from '../match/index.ts';
import { ChaCha8 } from '../rng.ts';
import { situationOf } from '../situation.ts';
import { allHeard, takeStep } from '../step.ts';
import type { GameSpec } from './spec.ts';

export interface Weighted<State> {
  readonly state: State;
  /** The sum of all is 1. */
  readonly weight: number;
}

/**
 * `start`: all states the match may have begun with as far as the seat knew, equally likely. Others are taken to choose
 * among their secret steps of a kind with equal chance. The match may hold neither undone steps nor dice.
 */
export function posterior<G extends GameTypes>(
  { game, veil }: GameSpec<G>,
  match: Match<G>,
  seat: Seat,
  start: readonly G['state'][],
): Weighted<G['state']>[] {
  const situation = (state: G['state']) => canonical(situationOf(game, state, seat, false));
  const record = match.record();
  let worlds: Weighted<G['state']>[] = start.map((state) => ({ state, weight: 1 }));
  for (const [at, { entry, told }] of match.logged().entries()) {
    if (!('move' in entry)) throw new Error('only steps can be followed');
    const { view, moves, waiting, asked } = Match.replay(game, record, at + 1).perspective(seat);
    const seen = canonical({ view, moves, waiting, asked });
    const heard = canonical(allHeard(told, seat));
    const isHidden = entry.seat !== seat && Object.hasOwn(veil.steps ?? {}, entry.move.kind);
    const next = new Map<string, { state: G['state']; weight: number }>();
    for (const { state, weight } of worlds) {
      const likewise = isHidden
        ? game.moves(state, entry.seat).filter(({ kind }) => kind === entry.move.kind)
        : [entry.move].filter((move) => game.refusal(state, entry.seat, move) === null);
      for (const move of likewise) {
        const step = takeStep(game, state, entry.seat, move, new ChaCha8(record.seed));
        if (canonical(allHeard(step.told, seat)) !== heard || situation(step.state) !== seen) continue;
        const key = canonical(step.state);
        const share = weight / likewise.length;
        const known = next.get(key);
        if (known) known.weight += share;
        else next.set(key, { state: step.state, weight: share });
      }
    }
    worlds = [...next.values()];
  }
  const total = worlds.reduce((sum, { weight }) => sum + weight, 0);
  return worlds.map(({ state, weight }) => ({ state, weight: weight / total }));
}

/** How likely each value is. */
export function marginal<State>(
  worlds: readonly Weighted<State>[],
  valueIn: (state: State) => unknown,
): Map<string, number> {
  const likely = new Map<string, number>();
  for (const { state, weight } of worlds) {
    const value = canonical(valueIn(state));
    likely.set(value, (likely.get(value) ?? 0) + weight);
  }
  return likely;
}
