import type { Seat, Watcher } from '@conclave/engine';
import { FIRST_NOVICE, type Figure } from '../../rules/state.ts';
import type { BoonView, View } from '../../rules/view.ts';

export interface OwnBoon {
  readonly figure: Figure;
  readonly boon: BoonView;
}

/** The blessing cards one holds and may play, by figure. */
export function ownBoons(view: View, watcher: Watcher): OwnBoon[] {
  const mine = (seat: Seat) => seat === watcher;
  return [
    ...view.guards.flatMap(({ seat, own, holdsBlessing }, figure) =>
      own && holdsBlessing && mine(seat) ? [{ figure, boon: own }] : [],
    ),
    ...view.novices.flatMap(({ seat, own, holdsBlessing }, i) =>
      own && holdsBlessing && mine(seat) ? [{ figure: FIRST_NOVICE + i, boon: own.boon }] : [],
    ),
  ];
}
