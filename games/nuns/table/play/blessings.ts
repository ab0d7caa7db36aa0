/** The blessings that a player holds, and the moves that play, keep or feign them. */

import type { Seat, Watcher } from '@conclave/engine';
import type { Move } from '../../rules/moves.ts';
import { dieIn, type Feint, FIRST_NOVICE, type Figure, feintIn } from '../../rules/state.ts';
import type { BlessingView, View } from '../../rules/view.ts';

export interface OwnBlessing {
  readonly figure: Figure;
  readonly blessing: BlessingView;
}

/** The blessing cards one holds and may play, by figure. */
export function ownBlessings(view: View, watcher: Watcher): OwnBlessing[] {
  const mine = (seat: Seat) => seat === watcher;
  return [
    ...view.guards.flatMap(({ seat, own, holdsBlessing }, figure) =>
      own && holdsBlessing && mine(seat) ? [{ figure, blessing: own }] : [],
    ),
    ...view.novices.flatMap(({ seat, own, holdsBlessing }, i) =>
      own && holdsBlessing && mine(seat) ? [{ figure: FIRST_NOVICE + i, blessing: own.blessing }] : [],
    ),
  ];
}

/** The die that a move puts a card on; `null`: none. */
export function dieOf(move: Move): number | null {
  return move.kind === 'bless' ? dieIn(move.play) : null;
}

/** The False Noise that a move lays; `null`: none. */
export function feintOf(move: Move): Feint | null {
  return move.kind === 'bless' ? feintIn(move.play) : null;
}

export function isFeint(move: Move, figure: Figure | null): boolean {
  return move.kind === 'bless' && move.figure === figure && feintIn(move.play) !== null;
}

export function keep(figure: Figure): Move {
  return { kind: 'bless', figure, play: null };
}

/** What passing does: for each of one's figures that has not answered. */
export function keepAll(view: View, watcher: Watcher): Move[] {
  return ownBlessings(view, watcher).flatMap(({ figure, blessing }) =>
    blessing.answer === null ? [keep(figure)] : [],
  );
}

/** Of one's cards that may go on a die, one that has not been played yet. */
export function moveOnDie(moves: readonly Move[], view: View, watcher: Watcher, die: number): Move | null {
  const onIt = moves.filter((move) => dieOf(move) === die);
  const isFree = (move: Move) =>
    ownBlessings(view, watcher).some(
      ({ figure, blessing }) =>
        move.kind === 'bless' && figure === move.figure && dieIn(blessing.answer) === null,
    );
  return onIt.find(isFree) ?? onIt.at(0) ?? null;
}
