/**
 * P3 and P6: dice, blessings on them, who is heard, and where markers lie (NR-14, NR-26, NR-30, NR-42, NR-R12, NR-R25
 * to NR-R27).
 */

import type { Effects } from '@conclave/engine';
import { NOISE } from './cards.ts';
import { distance, NEIGHBOURS, type Point } from './convent.ts';
import type { Event, Rolled } from './events.ts';
import {
  type BlessingCard,
  blessingOf,
  dieIn,
  type Edge,
  type Feint,
  FIRST_NOVICE,
  type Figure,
  feintIn,
  figureCount,
  GUARDS,
  type GuardIndex,
  isListening,
  type Marker,
  named,
  type State,
} from './state.ts';

const SIDES = 6;

/** P3: those who roll. */
function rollers(state: State): Figure[] {
  return state.novices.flatMap(({ status }, index) => (status === 'onTheRun' ? [FIRST_NOVICE + index] : []));
}

/** Rolls for these figures; nobody to roll: there is no window of dice either. */
function roll(state: State, figures: readonly Figure[], listening: boolean, effects: Effects<Event>): void {
  state.diceOf = [...figures];
  state.dice = figures.map(() => 1 + effects.rng.int(SIDES));
  state.plays = [];
  if (figures.length > 0) effects.tell({ type: 'rolled', listening, dice: rolledDice(state) });
}

function rolledDice(state: State): Rolled[] {
  return state.dice.map((value, i) => ({ ...named(state, state.diceOf[i]), value }));
}

export function rollNoise(state: State, effects: Effects<Event>): void {
  const silent = state.guards[0].ran && state.guards[1].ran;
  roll(state, silent ? [] : rollers(state), false, effects);
  if (silent) effects.tell({ type: 'noRoll' });
}

export function rollListening(state: State, effects: Effects<Event>): void {
  roll(
    state,
    GUARDS.filter((guard) => !state.guards[guard].ran),
    true,
    effects,
  );
}

/** NR-R25, NR-R26: Rerolls first, clockwise from the guard player, then +-1. */
export function settleDice(state: State, effects: Effects<Event>): void {
  for (const blessing of ['reroll', 'adjust'] as const) {
    for (let figure = 0; figure < figureCount(state); figure++) {
      const card = blessingOf(state, figure);
      const die = dieIn(card.answer);
      if (card.kind !== blessing || die === null) continue;
      card.held = false;
      if (blessing === 'reroll') state.dice[die] = 1 + effects.rng.int(SIDES);
      const value = state.dice[die];
      state.plays.push({ figure, blessing, die, value });
      const of = named(state, state.diceOf[die]);
      effects.tell({ type: 'blessed', ...named(state, figure), blessing, die, of, value });
    }
  }
  effects.tell({ type: 'settled', dice: rolledDice(state) });
}

/** How far a novice is heard by a guard with the dice as they lie; 0 or less: not at all. */
export function reach(state: State, novice: number, guard: GuardIndex): number {
  const listening = isListening(state);
  const { card, status } = state.novices[novice];
  if (card === null || status !== 'onTheRun' || state.guards[guard].ran) return 0;
  const figure = FIRST_NOVICE + novice;
  const die = state.diceOf.indexOf(listening ? guard : figure);
  if (die < 0) return 0;
  let result = state.dice[die] + NOISE[card];
  for (const play of state.plays) {
    if (play.blessing !== 'adjust' || play.die !== die) continue;
    if (play.figure === guard) result++;
    if (play.figure === figure) result--;
  }
  return result;
}

export function isHeard(state: State, novice: number, guard: GuardIndex): boolean {
  const far = reach(state, novice, guard);
  return far > 0 && distance(state.guards[guard].at, state.novices[novice].at) <= far;
}

/** The neighbours of a guard's point that lie on a shortest way to another point. */
export function firstSteps(from: Point, to: Point): Point[] {
  const next = distance(from, to) - 1;
  return NEIGHBOURS[from].filter((neighbour) => distance(neighbour, to) === next);
}

/** All markers appear together, sorted by who placed them. */
export function placeMarks(state: State, effects: Effects<Event>): void {
  const markers: Marker[] = [];
  for (let figure = 0; figure < figureCount(state); figure++) {
    if (figure >= FIRST_NOVICE) addTrue(state, figure, markers);
    const card = blessingOf(state, figure);
    const feint = feintIn(card.answer);
    if (feint) addFalse(state, card, feint, figure, markers, effects);
  }
  markers.sort((a, b) => a.figure - b.figure || a.guard - b.guard || a.to - b.to);
  state.skritch.push(...markers);
  const told = markers.map(({ figure, guard, to }) => ({ ...named(state, figure), guard, to }));
  effects.tell({
    type: 'noises',
    listening: isListening(state),
    listened: state.dice.length > 0,
    markers: told,
  });
}

/** NR-R27: of several shortest ways the one her standing order prefers. */
function addTrue(state: State, figure: Figure, markers: Marker[]): void {
  const novice = figure - FIRST_NOVICE;
  for (const guard of GUARDS) {
    if (!isHeard(state, novice, guard)) continue;
    const from = state.guards[guard].at;
    const steps = firstSteps(from, state.novices[novice].at);
    markers.push({ figure, guard, from, to: byOrder(steps, state.orders[figure].edge) });
  }
}

/** The one of several neighbouring points that an order prefers. */
export function byOrder(points: readonly Point[], edge: Edge): Point {
  return edge === 'lowest' ? Math.min(...points) : Math.max(...points);
}

/** NR-42: a guard's card goes at once, a novice's is shown a turn later. */
function addFalse(
  state: State,
  card: BlessingCard,
  { guard, to }: Feint,
  figure: Figure,
  markers: Marker[],
  effects: Effects<Event>,
): void {
  markers.push({ figure, guard, from: state.guards[guard].at, to });
  if (figure >= FIRST_NOVICE) {
    card.feigned = state.turn;
    return;
  }
  card.held = false;
  effects.tell({ type: 'feigned', guard, to });
}

/** NR-42: in P6 of the next turn. */
export function showFeints(state: State, effects: Effects<Event>): void {
  state.novices.forEach(({ blessing }, index) => {
    if (blessing.feigned === null || blessing.feigned === state.turn) return;
    blessing.feigned = null;
    blessing.held = false;
    effects.tell({ type: 'feintShown', ...named(state, FIRST_NOVICE + index) });
  });
}
