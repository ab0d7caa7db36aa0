/** What each watcher may not know, from NR-44 to NR-46: other novices' points, wishes, blessings, plans and answers. */

import { PASS, type Rng, type Seat, type Watcher } from '@conclave/engine';
import type { Disguised, Veil } from '@conclave/engine/testing';
import { drawPlan } from '../on-view/planning.ts';
import { BLESSING_CARDS, WISHES } from '../rules/cards.ts';
import { CONVENT, distanceFor, POINTS, UNREACHABLE } from '../rules/convent.ts';
import { PRIVATE_EVENTS } from '../rules/events.ts';
import { type Nuns, nuns } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import { fitsOrder } from '../rules/orders.ts';
import {
  type BlessingCard,
  blessingOf,
  clone,
  dieIn,
  EDGES,
  FIRST_NOVICE,
  type Figure,
  feintIn,
  figureCount,
  guardSeats,
  isBlessingWindow,
  type Novice,
  newOrder,
  noviceOf,
  type Plan,
  type State,
  seatOf,
  WHENS,
} from '../rules/state.ts';
import { isInSight } from '../rules/watching.ts';
import { figuresOf, mayAnswer } from '../rules/windows.ts';

const DEAF = { tell() {}, tellOnly() {}, seal() {} };

function hiddenNovices(state: State, watcher: Watcher): number[] {
  return state.novices.flatMap((_novice, index) =>
    seatOf(state, FIRST_NOVICE + index) === watcher ? [] : [index],
  );
}

/** NR-45: guards know both guards' cards. */
function knowsBlessing(state: State, watcher: Watcher, figure: Figure): boolean {
  if (watcher === 'gallery') return false;
  if (figure < FIRST_NOVICE) return watcher < guardSeats(state.seats);
  return seatOf(state, figure) === watcher;
}

function figures(state: State): Figure[] {
  return Array.from({ length: figureCount(state) }, (_none, figure) => figure);
}

function otherSeats(state: State, watcher: Watcher): Seat[] {
  return Array.from({ length: state.seats }, (_none, seat) => seat).filter((seat) => seat !== watcher);
}

function otherWishes(state: State, watcher: Watcher, rng: Rng): void {
  const hidden = hiddenNovices(state, watcher);
  const known = state.novices.flatMap(({ wish }, index) => (hidden.includes(index) ? [] : [wish]));
  const free = rng.shuffle(WISHES.map((_name, wish) => wish).filter((wish) => !known.includes(wish)));
  hidden.forEach((index, i) => {
    state.novices[index] = { ...state.novices[index], wish: free[i] };
  });
}

function otherBlessings(state: State, watcher: Watcher, rng: Rng): void {
  const deck = [...BLESSING_CARDS];
  const unknown: BlessingCard[] = [];
  for (const figure of figures(state)) {
    const blessing = blessingOf(state, figure);
    if (blessing.held && !knowsBlessing(state, watcher, figure)) unknown.push(blessing);
    else deck.splice(deck.indexOf(blessing.kind), 1);
  }
  rng.shuffle(deck);
  unknown.forEach((blessing, i) => {
    blessing.kind = deck[i];
    blessing.feigned = null;
    blessing.answer = null;
  });
  hiddenNovices(state, watcher).forEach((index) => {
    const { blessing } = state.novices[index];
    const marked = state.skritch.some(({ figure }) => figure === FIRST_NOVICE + index);
    if (!blessing.held || blessing.kind !== 'falseNoise' || !marked || state.phase !== 'plan') return;
    blessing.feigned = rng.pick([null, state.turn - 1]);
  });
}

function otherPoint(state: State, novice: Novice, rng: Rng): void {
  const locked = distanceFor(false, novice.cell, novice.at) === UNREACHABLE;
  novice.hasKey = (novice.spotted && locked) || (state.turn > 1 && rng.int(2) === 0);
  novice.hasObject = novice.hasKey && novice.status !== 'caught' && rng.int(2) === 0;
  if (novice.spotted) {
    if (novice.at === novice.cell) novice.hasObject = false;
    return;
  }
  const lawful = Array.from({ length: POINTS }, (_none, i) => i + 1).filter(
    (point) =>
      !isInSight(state, point) &&
      (novice.hasKey || distanceFor(false, novice.cell, point) !== UNREACHABLE) &&
      !(novice.hasObject && point === novice.cell),
  );
  novice.at = rng.pick(lawful);
}

function otherPast(state: State, index: number, rng: Rng): void {
  state.diary = state.diary.map((turn) =>
    turn.map((way, i) => {
      if (i !== index) return way;
      const walk = [way[0]];
      for (let step = rng.int(4); step > 0; step--) {
        walk.push(rng.pick(CONVENT.neighbours[walk[walk.length - 1]]));
      }
      return walk;
    }),
  );
}

/** Answers at random for a seat, or for some of its figures. */
function otherAnswer(state: State, seat: Seat, rng: Rng): void {
  if (!mayAnswer(state, seat)) return;
  if (isBlessingWindow(state)) {
    const table = { ...DEAF, rng };
    for (let answers = rng.int(4); answers > 0; answers--) {
      const lawful = nuns.moves(state, seat).filter(({ kind }) => kind === 'bless');
      if (lawful.length > 0) nuns.play(state, seat, rng.pick(lawful), table);
    }
    return;
  }
  for (const figure of figuresOf(state, seat)) {
    const novice = noviceOf(state, figure);
    novice.plan = rng.int(2) === 0 ? null : drawPlan(state, novice, rng);
  }
}

/** Any order that goes with her card. */
function otherOrder(state: State, figure: Figure, rng: Rng): void {
  const limits = [1, 2, 3, 4, 5, 6];
  const lawful = WHENS.flatMap((when) => limits.map((limit) => ({ when, limit }))).filter(({ when, limit }) =>
    fitsOrder(state, figure, when, limit),
  );
  const { when, limit } = lawful.length > 0 ? rng.pick(lawful) : newOrder();
  state.orders[figure] = { when, limit, edge: figure < FIRST_NOVICE ? 'lowest' : rng.pick(EDGES) };
}

/** Another way under the same movement card, so that what is shown of it stays the same. */
function sameCard(state: State, from: Plan | null, figure: Figure, rng: Rng): void {
  const novice = noviceOf(state, figure);
  novice.plan = null;
  for (let tries = 0; from && tries < 40 && novice.plan === null; tries++) {
    const plan = drawPlan(state, novice, rng);
    const looksAlike =
      plan?.card === from.card && plan.obeys === from.obeys && plan.fast > 0 === from.fast > 0;
    if (looksAlike && (tries > 20 || plan.way.length === from.way.length)) novice.plan = plan;
  }
}

function disguise(state: State, watcher: Watcher, rng: Rng): Disguised<Nuns> {
  const other = clone(state);
  const alike = rng.int(2) === 0;
  otherWishes(other, watcher, rng);
  otherBlessings(other, watcher, rng);
  for (const index of hiddenNovices(other, watcher)) {
    other.novices[index].plan = null;
    otherPoint(other, other.novices[index], rng);
    otherPast(other, index, rng);
  }
  for (const figure of figures(other)) {
    if (seatOf(other, figure) === watcher) continue;
    blessingOf(other, figure).answer = null;
    otherOrder(other, figure, rng);
  }
  if (alike && other.phase === 'plan') {
    for (const index of hiddenNovices(other, watcher)) {
      sameCard(other, state.novices[index].plan, FIRST_NOVICE + index, rng);
    }
  } else for (const seat of otherSeats(other, watcher)) otherAnswer(other, seat, rng);
  // With the last plan the window closes.
  if (other.phase === 'plan' && other.novices.every(({ plan }) => plan !== null)) {
    other.novices[rng.pick(hiddenNovices(other, watcher))].plan = null;
  }
  return { state: other, rename: (seat, move) => renamed(other, seat, move) };
}

/** The same step where it is lawful in the disguised state too; otherwise one of its kind. */
function renamed(state: State, seat: Seat, move: Move): Move {
  if (nuns.refusal(state, seat, move) === null) return move;
  return nuns.moves(state, seat).find(({ kind }) => kind === move.kind) ?? move;
}

function ofHidden<Value>(
  value: (novice: Novice, state: State, index: number) => Value,
): (state: State, watcher: Watcher) => Value[] | null {
  return (state, watcher) => {
    const hidden = hiddenNovices(state, watcher);
    return hidden.length > 0 ? hidden.map((index) => value(state.novices[index], state, index)) : null;
  };
}

/** Only where a window of this kind is open and somebody else is asked. */
function inPhase<Value>(
  phases: readonly State['phase'][],
  value: (state: State, watcher: Watcher) => Value,
): (state: State, watcher: Watcher) => Value | null {
  return (state, watcher) => {
    const asked = state.window?.asked.some((seat) => seat !== watcher);
    return asked && phases.includes(state.phase) ? value(state, watcher) : null;
  };
}

export const veil: Veil<Nuns> = {
  disguise,
  secrets: {
    'point of another novice': ofHidden(({ at }) => at),
    'wish of another novice': ofHidden(({ wish }) => wish),
    'key and object of another novice': ofHidden(({ hasKey, hasObject }) => [hasKey, hasObject]),
    'blessing of another': (state, watcher) => {
      const hidden = figures(state).filter((figure) => !knowsBlessing(state, watcher, figure));
      return hidden.length > 0 ? hidden.map((figure) => blessingOf(state, figure).kind) : null;
    },
    'False Noise not yet shown': (state, watcher) =>
      state.phase === 'plan' && state.skritch.some(({ figure }) => figure >= FIRST_NOVICE)
        ? (ofHidden(({ blessing }) => blessing.feigned)(state, watcher) ?? null)
        : null,
    'plan of another': inPhase(['plan'], (state, watcher) =>
      hiddenNovices(state, watcher).map((index) => state.novices[index].plan),
    ),
    'blessing on a die': inPhase(['noise', 'listen'], (state, watcher) =>
      figures(state).map((figure) =>
        seatOf(state, figure) === watcher ? 0 : dieIn(blessingOf(state, figure).answer),
      ),
    ),
    'False Noise in hand': inPhase(['listen'], (state, watcher) =>
      figures(state).map((figure) =>
        seatOf(state, figure) === watcher ? 0 : feintIn(blessingOf(state, figure).answer),
      ),
    ),
    'blessing kept': inPhase(['noise', 'listen'], (state, watcher) =>
      figures(state).map((figure) =>
        seatOf(state, figure) === watcher ? 0 : blessingOf(state, figure).answer === PASS,
      ),
    ),
    'who has handed in': inPhase(['plan'], (state, watcher) =>
      hiddenNovices(state, watcher).map((index) => state.novices[index].plan !== null),
    ),
    'standing order of another': (state, watcher) =>
      figures(state).map((figure) => (seatOf(state, figure) === watcher ? 0 : state.orders[figure])),
    'ways of the past': (state, watcher) =>
      state.diary.length > 0 && hiddenNovices(state, watcher).length > 0
        ? state.diary.map((turn) => hiddenNovices(state, watcher).map((index) => turn[index]))
        : null,
  },
  steps: {
    plan: 'nothing',
    bless: 'nothing',
    withdraw: 'nothing',
    order: 'nothing',
    edge: 'nothing',
  },
  restricted: [...PRIVATE_EVENTS],
};
