/** A whole state out of a view and what was drawn for everything it does not show. */

import type { Blessing } from '../rules/cards.ts';
import { NO_PATH } from '../rules/paths.ts';
import { facing, NOWHERE } from '../rules/sight.ts';
import {
  type BlessingCard,
  FIRST_NOVICE,
  type Figure,
  type Guard,
  type Novice,
  newOrder,
  type Order,
  type State,
} from '../rules/state.ts';
import type { BlessingView, GuardView, NoviceView, View } from '../rules/view.ts';

/** What was imagined of a novice one does not lead. */
export interface Imagined {
  readonly at: number;
  readonly wish: number;
  readonly hasKey: boolean;
  readonly hasObject: boolean;
  readonly barred: boolean;
  readonly feigned: boolean;
}

export interface Guess {
  novice(figure: Figure): Imagined;
  blessing(figure: Figure): Blessing;
}

export function rebuild(view: View, seats: number, guess: Guess): State {
  const novices = view.novices.map((novice, i) => rebuildNovice(view, novice, FIRST_NOVICE + i, guess));
  const [abbess, prioress] = view.guards.map((guard, figure) => rebuildGuard(guard, figure, guess));
  return {
    options: view.options,
    seats,
    turn: view.turn,
    phase: view.phase,
    guards: [abbess, prioress],
    novices,
    captures: view.captures,
    orders: [...view.guards.map(({ own }) => own), ...view.novices.map(({ own }) => own?.blessing)].map(
      (own): Order => ({ ...(own?.order ?? newOrder()) }),
    ),
    passes: [...view.passes],
    // Others have not answered yet, as far as one can tell.
    window: view.asked.length > 0 ? { id: 1, asked: [...view.asked] } : null,
    windows: 1,
    dice: view.dice.map(({ value }) => value),
    diceOf: view.dice.map(({ figure }) => figure),
    plays: [...view.plays],
    skritch: [...view.skritch],
    vanished: [...view.vanished],
    supply: [...view.supply],
    discard: [...view.discard],
    aboutTurns: view.aboutTurns,
    active: view.active ?? 0,
    moved: view.moved,
    points: view.points,
    saw: view.saw.reduce((mask, figure) => mask | (1 << (figure - FIRST_NOVICE)), 0),
    alarmed: view.alarmed,
    choosing: view.choosing,
    hurried: view.hurried,
    winners: [],
    ended: null,
    diary: [],
  };
}

function rebuildBlessing(
  kind: Blessing,
  held: boolean,
  feigned: number | null,
  own: BlessingView | null,
): BlessingCard {
  return { kind, held, feigned, answer: own?.answer ?? null };
}

function rebuildGuard(guard: GuardView, figure: Figure, guess: Guess): Guard {
  const kind = guard.own?.kind ?? guard.spent ?? guess.blessing(figure);
  return {
    at: guard.at,
    facing: guard.facing === null ? NOWHERE : facing(guard.facing[0], guard.facing[1]),
    path: guard.path ?? NO_PATH,
    ahead: guard.ahead,
    ran: guard.ran,
    blessing: rebuildBlessing(kind, guard.holdsBlessing, null, guard.own),
  };
}

function rebuildNovice(view: View, novice: NoviceView, figure: Figure, guess: Guess): Novice {
  const { own } = novice;
  const hidden = own ? { ...own, feigned: own.blessing.feigned } : guess.novice(figure);
  const kind = own?.blessing.kind ?? novice.spent ?? guess.blessing(figure);
  const lastTurn = Math.max(1, view.turn - 1);
  return {
    cell: novice.cell,
    wish: hidden.wish,
    at: hidden.at,
    status: novice.status,
    hasKey: hidden.hasKey,
    hasObject: hidden.hasObject,
    barred: hidden.barred,
    captures: novice.captures,
    card: novice.card,
    spotted: novice.spotted !== null,
    trail: [...novice.trail],
    plan: own?.plan ?? null,
    blessing: rebuildBlessing(
      kind,
      novice.holdsBlessing,
      hidden.feigned ? lastTurn : null,
      own?.blessing ?? null,
    ),
  };
}
