/** What a watcher may know (NR-40, NR-43 to NR-47). */

import type { Seat } from '@conclave/engine';
import type { Blessing, Card, Wish } from './cards.ts';
import type { Point } from './convent.ts';
import { isFree } from './guarding.ts';
import { NO_PATH, type Path } from './paths.ts';
import { facingEnds, NOWHERE } from './sight.ts';
import {
  type Answer,
  type BlessingCard,
  capturesNeeded,
  FIRST_NOVICE,
  type Figure,
  type Glimpse,
  GUARDS,
  type GuardIndex,
  isDouble,
  isGuardSeat,
  type Marker,
  type Options,
  type Order,
  type PassFor,
  type Phase,
  type Plan,
  type Play,
  type State,
  type Status,
  seatOf,
  type Vanished,
} from './state.ts';
import { isInSight } from './watching.ts';
import { hasHandedIn } from './windows.ts';

/** What its holder knows of a blessing card. */
export interface BlessingView {
  readonly kind: Blessing;
  /** False Noise was played and is not shown yet. */
  readonly feigned: boolean;
  /** What its holder has answered in the window that is open; `null`: nothing yet, or another player's. */
  readonly answer: Answer;
  /** Its standing order; `null`: another player's. */
  readonly order: Readonly<Order> | null;
}

export interface GuardView {
  readonly seat: Seat;
  readonly at: Point;
  /** The edge along which she looks, from and to; `null`: nowhere yet. */
  readonly facing: readonly [Point, Point] | null;
  readonly path: Path | null;
  readonly ahead: boolean;
  readonly ran: boolean;
  readonly holdsBlessing: boolean;
  /** What she had, once spent; `null`: not spent. */
  readonly spent: Blessing | null;
  /** For her own side alone. */
  readonly own: BlessingView | null;
}

/** What only her player knows. */
export interface OwnNovice {
  readonly at: Point;
  readonly wish: Wish;
  readonly hasKey: boolean;
  readonly hasObject: boolean;
  readonly barred: boolean;
  readonly blessing: BlessingView;
  /** What is handed in; `null`: nothing yet. */
  readonly plan: Plan | null;
}

export interface NoviceView {
  readonly seat: Seat;
  readonly cell: Point;
  readonly status: Status;
  readonly captures: number;
  readonly card: Card | null;
  /** Where her token stands (NR-38). */
  readonly token: Point;
  /** A guard sees her now. */
  readonly inSight: boolean;
  /** Where she was seen since she last moved, so still is; `null`: unknown. */
  readonly spotted: Point | null;
  /** What everybody knows of her last move, in order. */
  readonly trail: readonly Glimpse[];
  readonly holdsBlessing: boolean;
  readonly spent: Blessing | null;
  readonly own: OwnNovice | null;
}

export interface View {
  readonly options: Options;
  readonly turn: number;
  readonly double: boolean;
  readonly phase: Phase;
  readonly guards: readonly GuardView[];
  readonly novices: readonly NoviceView[];
  readonly captures: number;
  readonly needed: number;
  readonly dice: readonly { readonly figure: Figure; readonly value: number }[];
  readonly plays: readonly Play[];
  readonly skritch: readonly Marker[];
  readonly vanished: readonly Vanished[];
  readonly supply: readonly Path[];
  readonly discard: readonly Path[];
  readonly aboutTurns: number;
  /** The guard who moves or chooses; `null` outside P4. */
  readonly active: GuardIndex | null;
  readonly moved: number;
  readonly points: number;
  /** The novices whom the active guard has seen during this move. */
  readonly saw: readonly Figure[];
  readonly alarmed: boolean;
  readonly free: boolean;
  readonly choosing: boolean;
  readonly hurried: boolean;
  /** Who is asked in the window that is open. */
  readonly asked: readonly Seat[];
  /** By seat: who has said to all that they pass, and for how long. */
  readonly passes: readonly (PassFor | null)[];
  /** Whether this seat has handed in; `null`: it is not asked. */
  readonly handedIn: boolean | null;
  readonly winners: readonly Figure[];
  /** At the end: by turn and novice, where she began and every point she went to. */
  readonly diary: readonly (readonly (readonly Point[])[])[] | null;
}

const P4: readonly Phase[] = ['firstPaths', 'lead', 'guardMove'];

export function publicView(state: State, open: boolean): View {
  const moving = state.phase === 'guardMove';
  return {
    options: state.options,
    turn: state.turn,
    double: isDouble(state),
    phase: state.phase,
    guards: GUARDS.map((guard) => guardView(state, guard, open)),
    novices: state.novices.map((_novice, index) => noviceView(state, index, open)),
    captures: state.captures,
    needed: capturesNeeded(state.seats, state.options),
    dice: state.dice.map((value, i) => ({ figure: state.diceOf[i], value })),
    plays: state.plays,
    skritch: state.skritch,
    vanished: state.vanished,
    supply: state.supply,
    discard: state.discard,
    aboutTurns: state.aboutTurns,
    active: P4.includes(state.phase) ? state.active : null,
    moved: state.moved,
    points: moving ? state.points : 0,
    saw: moving ? figuresOf(state.saw) : [],
    alarmed: moving && state.alarmed,
    free: moving && isFree(state),
    choosing: moving && state.choosing,
    hurried: moving && state.hurried,
    asked: state.window?.asked ?? [],
    passes: state.passes,
    handedIn: null,
    winners: state.winners,
    diary: open ? state.diary : null,
  };
}

/** The own secrets. Both guard players know both cards (NR-45), but each answers for herself. */
export function ownView(state: State, seat: Seat, open: boolean, seen: View): View {
  const guardSide = isGuardSeat(state, seat);
  const guards = seen.guards.map((guard, index) => {
    const order = guard.seat === seat ? state.orders[index] : null;
    return { ...guard, own: blessingView(state.guards[index].blessing, order) };
  });
  const novices = seen.novices.map((novice, index) =>
    novice.seat === seat ? { ...novice, own: ownNovice(state, index) } : novice,
  );
  return {
    ...seen,
    guards: guardSide && !open ? guards : seen.guards,
    novices: guardSide || open ? seen.novices : novices,
    handedIn: state.window?.asked.includes(seat) ? hasHandedIn(state, seat) : null,
  };
}

function figuresOf(mask: number): Figure[] {
  const figures: Figure[] = [];
  for (let i = 0; mask >> i !== 0; i++) if ((mask & (1 << i)) !== 0) figures.push(FIRST_NOVICE + i);
  return figures;
}

function guardView(state: State, guard: GuardIndex, open: boolean): GuardView {
  const { at, facing, path, ahead, ran, blessing } = state.guards[guard];
  return {
    seat: seatOf(state, guard),
    at,
    facing: facing === NOWHERE ? null : facingEnds(facing),
    path: path === NO_PATH ? null : path,
    ahead,
    ran,
    holdsBlessing: blessing.held,
    spent: blessing.held ? null : blessing.kind,
    own: open ? blessingView(blessing, state.orders[guard]) : null,
  };
}

function blessingView({ kind, feigned, answer }: BlessingCard, order: Order | null): BlessingView {
  return { kind, feigned: feigned !== null, answer: order && answer, order };
}

function noviceView(state: State, index: number, open: boolean): NoviceView {
  const { cell, at, status, captures, card, spotted, trail, blessing } = state.novices[index];
  const inSight = isInSight(state, at);
  return {
    seat: seatOf(state, FIRST_NOVICE + index),
    cell,
    status,
    captures,
    card,
    token: inSight || status === 'caught' ? at : cell,
    inSight,
    spotted: spotted ? at : null,
    trail,
    holdsBlessing: blessing.held,
    spent: blessing.held ? null : blessing.kind,
    own: open ? ownNovice(state, index) : null,
  };
}

function ownNovice(state: State, index: number): OwnNovice {
  const { at, wish, hasKey, hasObject, barred, blessing, plan } = state.novices[index];
  const order = state.orders[FIRST_NOVICE + index];
  return { at, wish, hasKey, hasObject, barred, blessing: blessingView(blessing, order), plan };
}
