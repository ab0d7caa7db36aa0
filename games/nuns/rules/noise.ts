/** P3 and P6: dice, blessings on them, who is heard, and where markers lie (NR-14, NR-26, NR-30, NR-42, NR-R12, NR-R25 to NR-R27). */

import { type Effects, openWindow, type Seat } from '@conclave/engine';
import { NOISE } from './cards.ts';
import { distance, NEIGHBOURS, type Point } from './convent.ts';
import type { Event, Rolled } from './events.ts';
import {
  type Boon,
  boonOf,
  FIRST_NOVICE,
  type Figure,
  figureCount,
  GUARDS,
  type GuardIndex,
  type Marker,
  NONE,
  type Novice,
  named,
  type Phase,
  type State,
  seatOf,
} from './state.ts';

const SIDES = 6;

export function isListening(phase: Phase): boolean {
  return phase === 'listenDice' || phase === 'listenMarks';
}

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

function leaders(state: State, figures: readonly Figure[]): Seat[] {
  return [...new Set(figures.map((figure) => seatOf(state, figure)))];
}

function holders(state: State): Figure[] {
  const figures: Figure[] = [];
  for (let figure = 0; figure < figureCount(state); figure++) {
    if (boonOf(state, figure).held) figures.push(figure);
  }
  return figures;
}

/** NR-R25: every seat with an unspent card, whatever the card. */
export function askedForDice(state: State): Seat[] {
  return state.dice.length > 0 ? leaders(state, holders(state)) : [];
}

/**
 * NR-R27. Who is heard is no public fact, so everybody is asked who might be; whoever is not, and has nothing to
 * play, need not answer in person.
 */
export function askedForMarks(state: State, listening: boolean): Seat[] {
  const onTheRun = rollers(state);
  if (!listening) return state.dice.length > 0 ? leaders(state, onTheRun) : [];
  const holding = holders(state).filter((figure) => figure < FIRST_NOVICE || onTheRun.includes(figure));
  return leaders(state, state.dice.length > 0 ? [...holding, ...onTheRun] : holding);
}

export function open(state: State, phase: Phase, kind: string, asked: readonly Seat[]): void {
  state.phase = phase;
  state.windows++;
  state.window = openWindow(state.windows, kind, asked);
}

/** NR-R25, NR-R26: Rerolls first, clockwise from the guard player, then +-1. */
export function settleDice(state: State, effects: Effects<Event>): void {
  for (const blessing of ['reroll', 'adjust'] as const) {
    for (let figure = 0; figure < figureCount(state); figure++) {
      const boon = boonOf(state, figure);
      const { die } = boon;
      if (die === NONE || boon.blessing !== blessing) continue;
      boon.die = NONE;
      boon.held = false;
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
export function reach(state: State, listening: boolean, novice: number, guard: GuardIndex): number {
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

export function isHeard(state: State, listening: boolean, novice: number, guard: GuardIndex): boolean {
  const far = reach(state, listening, novice, guard);
  return far > 0 && distance(state.guards[guard].at, state.novices[novice].at) <= far;
}

/** The neighbours of a guard's point that lie on a shortest way to another point. */
export function firstSteps(from: Point, to: Point): Point[] {
  const next = distance(from, to) - 1;
  return NEIGHBOURS[from].filter((neighbour) => distance(neighbour, to) === next);
}

/** Where only one edge is possible there is nothing to choose. */
export function prepareMarks(state: State, listening: boolean): void {
  state.novices.forEach((novice, index) => {
    for (const guard of GUARDS) novice.marks[guard] = markFor(state, listening, novice, index, guard);
  });
}

function markFor(state: State, listening: boolean, { at }: Novice, index: number, guard: GuardIndex): number {
  if (!isHeard(state, listening, index, guard)) return NONE;
  const steps = firstSteps(state.guards[guard].at, at);
  return steps.length === 1 ? steps[0] : 0;
}

/** All markers appear together, sorted by who placed them. */
export function placeMarks(state: State, listening: boolean, effects: Effects<Event>): void {
  const markers: Marker[] = [];
  for (let figure = 0; figure < figureCount(state); figure++) {
    if (figure >= FIRST_NOVICE) addTrue(state.novices[figure - FIRST_NOVICE], figure, markers);
    const boon = boonOf(state, figure);
    if (boon.feintBy !== NONE) addFalse(state, boon, figure, markers, effects);
  }
  markers.sort((a, b) => a.figure - b.figure || a.guard - b.guard || a.to - b.to);
  state.skritch.push(...markers);
  const told = markers.map((marker) => ({ ...marker, ...named(state, marker.figure) }));
  effects.tell({ type: 'noises', listening, markers: told });
}

function addTrue(novice: Novice, figure: Figure, markers: Marker[]): void {
  for (const guard of GUARDS) {
    const to = novice.marks[guard];
    if (to > 0) markers.push({ figure, guard, to });
    novice.marks[guard] = NONE;
  }
}

/** NR-42: a guard's card goes at once, a novice's is shown a turn later. */
function addFalse(
  state: State,
  boon: Boon,
  figure: Figure,
  markers: Marker[],
  effects: Effects<Event>,
): void {
  const guard = boon.feintBy === 0 ? 0 : 1;
  const to = boon.feintTo;
  markers.push({ figure, guard, to });
  boon.feintBy = NONE;
  boon.feintTo = 0;
  if (figure >= FIRST_NOVICE) {
    boon.feigned = state.turn;
    return;
  }
  boon.held = false;
  effects.tell({ type: 'feigned', guard, to });
}

/** NR-42: in P6 of the next turn. */
export function showFeints(state: State, effects: Effects<Event>): void {
  state.novices.forEach(({ boon }, index) => {
    if (boon.feigned === 0 || boon.feigned === state.turn || !boon.held) return;
    boon.held = false;
    effects.tell({ type: 'feintShown', ...named(state, FIRST_NOVICE + index) });
  });
}
