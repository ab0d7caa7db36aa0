/** Matches and records of older versions. */

import { type MatchRecord, withoutUndone } from '@conclave/engine';
import { PRIZES } from './cards.ts';
import { type Duel, NONE, type State } from './state.ts';

/** Version 1: a duel as eight loose values, takings by card, nothing counted of what changed hands since. */
type Version1 = Omit<State, 'duel' | 'taken' | 'paid' | 'exchanges' | 'owesCard'> & {
  readonly rival: number;
  readonly prize: Duel['prize'];
  readonly stake: number;
  readonly shown: readonly number[];
  readonly victor: number;
  readonly loser: number;
  /** By card: the seat that took it, or NONE. */
  readonly taker: readonly number[];
  readonly latest: number;
  readonly turnUp: boolean;
};

export function migrate(state: unknown, from: number): State {
  if (from > 1) return state as State;
  const {
    rival,
    prize,
    stake,
    shown,
    victor,
    loser: _loser,
    taker,
    latest,
    turnUp,
    ...kept
  } = state as Version1;
  const seats = kept.pawns.length;
  const takings = taker.flatMap((seat, card) => (seat === NONE ? [] : [{ card, seat }]));
  const inOrder = [...takings].sort((a, b) => Number(a.card === latest) - Number(b.card === latest));
  const zeros = (length: number) => Array.from({ length }, () => 0);
  return {
    ...kept,
    owesCard: turnUp,
    taken: inOrder,
    paid: zeros(PRIZES.length * seats * seats),
    exchanges: zeros(seats * seats),
    duel: rival === NONE ? null : duelOf(kept, { rival, prize, stake, shown, victor }),
  };
}

function duelOf(
  { active, stage }: Pick<State, 'active' | 'stage'>,
  { rival, prize, stake, shown, victor }: Pick<Version1, 'rival' | 'prize' | 'stake' | 'shown' | 'victor'>,
): Duel {
  // Weapons were kept in seat order, also those of the duel before this one.
  const [one, two] = active < rival ? shown : [shown[1], shown[0]];
  return {
    challenger: active,
    rival,
    forWanted: stage !== 'stake' && prize === null,
    prize,
    stake,
    draws: 0,
    shown: victor === NONE ? null : [one, two],
    victor: victor === NONE ? null : victor,
    isOver: false,
  };
}

/** In version 2 answers to a window could be taken back, not only withdrawn. Older records cannot be read. */
export function upgrade(record: MatchRecord<unknown>): MatchRecord<unknown> | null {
  return record.version === 2 ? { ...record, version: 3, entries: withoutUndone(record.entries) } : null;
}
