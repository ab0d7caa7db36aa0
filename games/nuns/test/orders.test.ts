import { Match, stretchSeed } from '@conclave/engine';
import { describe, expect, test } from 'vitest';
import type { Blessing } from '../rules/cards.ts';
import { nuns } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import { FIRST_NOVICE, type State } from '../rules/state.ts';
import {
  act,
  cast,
  close,
  feign,
  keep,
  loaded,
  markersTold,
  ofType,
  onDie,
  opening,
  placeGuard,
  plan,
  planMove,
  planning,
  refused,
} from './position.ts';

const N = FIRST_NOVICE;

/** Two novices plan; the first walks to 72, 5 points from the Abbess at 23. */
function withCards(...blessings: Blessing[]): State {
  const { state } = opening(3);
  cast(state, { cells: [4, 3], wishes: [4, 0], blessings });
  planning(state);
  placeGuard(state, 0, 23, 22);
  placeGuard(state, 1, 155, 148);
  for (const [i, at] of [71, 110].entries()) Object.assign(state.novices[i], { at, spotted: false });
  return state;
}

function rolled(state: State, ...dice: number[]): void {
  plan(state, N, 'walk', [72, 71, 72]);
  plan(state, N + 1, 'stand', [], loaded(...dice));
}

/** P6 of turn 3: the Prioress stops, and the guards listen. */
function listening(state: State, ...dice: number[]): void {
  Object.assign(state, {
    phase: 'guardMove',
    window: null,
    moved: 1,
    active: 1,
    points: dice.length > 0 ? 4 : 5,
  });
  placeGuard(state, 0, 23, 22, 'green-26-101');
  placeGuard(state, 1, 155, 148, 'red-26-147');
  state.guards[0].ran = dice.length < 2;
  Object.assign(state.novices[0], { at: 72, card: 'walk' });
  Object.assign(state.novices[1], { at: 110, card: 'stand' });
  act(state, 0, { kind: 'stop', fast: false }, loaded(...dice));
}

/** What the orders of a seat do, one move after the other. */
function ordered(state: State, seat: number): Move[] {
  const moves: Move[] = [];
  for (let move = nuns.windows?.order?.(state, seat); move; move = nuns.windows?.order?.(state, seat)) {
    act(state, seat, move);
    moves.push(move);
  }
  return moves;
}

const give = (state: State, seat: number, figure: number, when: 'never' | 'heard' | 'always', limit = 1) =>
  act(state, seat, { kind: 'order', figure, when, limit });

describe('NR-R25 standing orders', () => {
  test('NR-R25 are private, may be changed at any time, and are told to their owner alone', () => {
    const state = withCards('fast', 'fast', 'reroll', 'adjust');
    const told = give(state, 1, N, 'heard', 4);
    expect(ofType(told.heard(1), 'ordered')).toEqual([
      { type: 'ordered', figure: N, blessing: 'reroll', when: 'heard', limit: 4 },
    ]);
    for (const watcher of [0, 2, 'gallery'] as const) expect(told.heard(watcher)).toEqual([]);
    refused(state, 1, { kind: 'order', figure: N, when: 'heard', limit: 4 }, 'NR-R25', 'sameOrder');
    refused(state, 2, { kind: 'order', figure: N, when: 'never', limit: 1 }, 'NR-37', 'notYours');
    rolled(state, 6, 1);
    give(state, 1, N, 'never');
    act(state, 1, keep(N));
    give(state, 1, N, 'always', 6);
    expect(nuns.view(state, 1, false).novices[0].own?.blessing.order).toEqual({
      when: 'always',
      limit: 6,
      edge: 'lowest',
    });
    expect(nuns.view(state, 2, false).novices[0].own).toBeNull();
  });

  test('NR-R25 only what can be known and done can be ordered', () => {
    const state = withCards('reroll', 'fast', 'falseNoise', 'fast');
    const order = (figure: number, when: 'heard' | 'always', limit: number): Move => ({
      kind: 'order',
      figure,
      when,
      limit,
    });
    refused(state, 0, order(0, 'heard', 1), 'NR-R25', 'noOrder');
    refused(state, 0, order(1, 'always', 1), 'NR-R25', 'noOrder');
    refused(state, 1, order(N, 'heard', 1), 'NR-R25', 'noOrder');
    refused(state, 2, order(N + 1, 'always', 1), 'NR-R25', 'noOrder');
    state.novices[0].blessing.held = false;
    refused(state, 1, order(N, 'always', 3), 'NR-R25', 'noOrder');
  });

  test('NR-R25 follow the die: from the limit on, a guard’s Reroll up to it', () => {
    const plays = (blessings: Blessing[], seat: number, figure: number, limit: number, die: number) => {
      const state = withCards(...blessings);
      give(state, seat, figure, 'always', limit);
      rolled(state, die, 1);
      return ordered(state, seat).length > 0;
    };
    const novice: Blessing[] = ['fast', 'fast', 'reroll', 'fast'];
    expect([3, 4, 5].map((die) => plays(novice, 1, N, 4, die))).toEqual([false, true, true]);
    const abbess: Blessing[] = ['adjust', 'fast', 'fast', 'fast'];
    expect([3, 4, 5].map((die) => plays(abbess, 0, 0, 4, die))).toEqual([false, true, true]);
    const prioress: Blessing[] = ['fast', 'reroll', 'fast', 'fast'];
    // The other die shows 1.
    expect(plays(prioress, 0, 1, 1, 6)).toBe(true);
  });

  test('NR-R25 follow what the seat knows: a novice’s card only where she is heard', () => {
    for (const [die, moves] of [
      [6, [onDie(N, 0)]],
      [5, []],
    ] as const) {
      const state = withCards('fast', 'fast', 'adjust', 'fast');
      give(state, 1, N, 'heard');
      rolled(state, die, 1);
      expect(ordered(state, 1)).toEqual(moves);
    }
  });

  test('NR-R25 an order plays like an answer: it takes effect when the window closes', () => {
    const state = withCards('fast', 'fast', 'adjust', 'fast');
    give(state, 1, N, 'heard');
    rolled(state, 6, 1);
    ordered(state, 1);
    expect(nuns.windows?.owes?.(state, 1)).toBe(false);
    const told = close(state);
    expect(ofType(told.heard(0), 'blessed')).toHaveLength(1);
    expect(markersTold(told)).toEqual([]);
  });

  test('NR-R26 no order wastes the +1 of a guard who ran', () => {
    const state = withCards('adjust', 'fast', 'fast', 'fast');
    give(state, 0, 0, 'always');
    state.guards[0].ran = true;
    rolled(state, 6, 1);
    expect(ordered(state, 0)).toEqual([]);
  });

  test('NR-R26 in P6 an order goes on the die of a guard who hears her, a guard’s on her own', () => {
    const novice = withCards('fast', 'fast', 'reroll', 'fast');
    give(novice, 1, N, 'heard');
    listening(novice, 6, 6);
    expect(ordered(novice, 1)).toEqual([onDie(N, 0)]);
    const prioress = withCards('fast', 'adjust', 'fast', 'fast');
    give(prioress, 0, 1, 'always', 5);
    listening(prioress, 6, 5);
    expect(ordered(prioress, 0)).toEqual([onDie(1, 1)]);
  });

  test('NR-R27 False Noise by order: beside the nearest guard if she is near enough, on the edge that is preferred', () => {
    for (const [limit, edge, moves] of [
      [4, 'lowest', []],
      [5, 'lowest', [feign(N, 0, 22)]],
      [5, 'highest', [feign(N, 0, 43)]],
    ] as const) {
      const state = withCards('fast', 'fast', 'falseNoise', 'fast');
      give(state, 1, N, 'always', limit);
      if (edge === 'highest') act(state, 1, { kind: 'edge', figure: N, edge });
      listening(state);
      expect(ordered(state, 1)).toEqual(moves);
    }
    const guard = withCards('fast', 'falseNoise', 'fast', 'fast');
    give(guard, 0, 1, 'always');
    listening(guard);
    expect(ordered(guard, 0)).toEqual([feign(1, 1, 148)]);
  });

  test('NR-R25 in a match they answer as the window opens, and leave a line in the log', () => {
    for (let seed = 0; ; seed++) {
      const match = Match.open(nuns, 2, { singleStart: true }, stretchSeed(`orders ${seed}`));
      const { novices } = match.perspective(1).view;
      if (novices[0].own?.blessing.kind !== 'reroll') continue;
      const play = (move: Move) => match.submit({ type: 'move', seat: 1, move, decision: match.decision(1) });
      play({ kind: 'order', figure: N, when: 'always', limit: 1 });
      play(planMove(N, 'stand'));
      expect(match.record().entries.slice(-2)).toEqual([
        { seat: 1, move: planMove(N, 'stand'), by: 'player' },
        { seat: 1, move: onDie(N, 0), by: 'order' },
      ]);
      expect(match.perspective(1).asked).toBe(false);
      expect(match.window()).toMatchObject({ kind: 'secret', asked: [0, 1], passed: [] });
      return;
    }
  });
});

describe('NR-R25 passing publicly', () => {
  test('NR-R25 is told to all; whoever has passed is not asked, this turn or for the whole game', () => {
    const state = withCards('fast', 'fast', 'reroll', 'adjust');
    const told = act(state, 1, { kind: 'pass', until: 'turn' });
    for (const watcher of [0, 1, 2, 'gallery'] as const)
      expect(told.heard(watcher)).toEqual([{ type: 'passed', seat: 1, until: 'turn' }]);
    act(state, 2, { kind: 'pass', until: 'game' });
    rolled(state, 6, 1);
    expect(nuns.windows?.current(state)?.asked).toEqual([0]);
    expect(nuns.view(state, 'gallery', false)).toMatchObject({ asked: [0], passes: [null, 'turn', 'game'] });
    close(state);
    listening(state, 6, 6);
    expect(nuns.windows?.current(state)?.asked).toEqual([0]);
    close(state);
    expect(state).toMatchObject({ turn: 4, passes: [null, null, 'game'] });
  });

  test('NR-R25 in an open window: the answer is taken back, and the seat is waited for no longer', () => {
    const state = withCards('fast', 'fast', 'reroll', 'adjust');
    rolled(state, 6, 1);
    act(state, 1, onDie(N, 0));
    act(state, 1, { kind: 'pass', until: 'turn' });
    expect(nuns.windows?.current(state)).toMatchObject({ asked: [0, 1, 2], passed: [1] });
    expect(nuns.windows?.owes?.(state, 1)).toBe(false);
    refused(state, 1, onDie(N, 0), 'NR-R25', 'notAsked');
    refused(state, 1, { kind: 'withdraw' }, 'NR-R25', 'notAsked');
    expect(ofType(close(state, loaded()).heard(0), 'blessed')).toEqual([]);
    expect(state.novices[0].blessing.held).toBe(true);
  });

  test('NR-R25 nobody left to ask: no window', () => {
    const state = withCards('fast', 'fast', 'reroll', 'adjust');
    for (const seat of [0, 1, 2]) act(state, seat, { kind: 'pass', until: 'turn' });
    rolled(state, 6, 1);
    expect(state).toMatchObject({ phase: 'lead', window: null });
  });

  test('NR-R25 only with an unspent card, and not twice', () => {
    const state = withCards('fast', 'fast', 'reroll', 'adjust');
    act(state, 1, { kind: 'pass', until: 'turn' });
    refused(state, 1, { kind: 'pass', until: 'turn' }, 'NR-R25', 'alreadyPassed');
    act(state, 1, { kind: 'pass', until: 'game' });
    refused(state, 1, { kind: 'pass', until: 'turn' }, 'NR-R25', 'alreadyPassed');
    state.novices[1].blessing.held = false;
    refused(state, 2, { kind: 'pass', until: 'turn' }, 'NR-R25', 'noneHeld');
  });

  test('NR-R25 orders do not answer for whoever has passed', () => {
    const state = withCards('fast', 'fast', 'reroll', 'adjust');
    give(state, 1, N, 'always');
    rolled(state, 6, 1);
    act(state, 1, { kind: 'pass', until: 'turn' });
    expect(ordered(state, 1)).toEqual([]);
  });
});
