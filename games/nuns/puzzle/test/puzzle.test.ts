import type { Puzzle } from '@conclave/engine';
import { daysFrom, puzzleTests } from '@conclave/engine/testing/puzzles';
import { expect, test } from 'vitest';
import { nuns } from '../../rules/game.ts';
import { facing } from '../../rules/sight.ts';
import { FIRST_NOVICE, GUARDS, type State } from '../../rules/state.ts';
import {
  act,
  chance,
  loaded,
  opening,
  planMove,
  planning,
  type Recorded,
  withoutBlessings,
} from '../../test/position.ts';
import { nunsPuzzles } from '../index.ts';
import { dangerOf, endOf, farFromHome, type Night, pointBehind, trapsNearer, type Walk } from '../night.ts';
import { SAFE_CHECKS, walksOf } from './checks.ts';

const DAYS = daysFrom('2026-06-15', 20);

puzzleTests(nunsPuzzles, DAYS, SAFE_CHECKS);

async function puzzleOf(date: string): Promise<Puzzle> {
  const puzzle = await nunsPuzzles.ofDay(date);
  if (puzzle === null) throw new Error('no puzzle');
  return puzzle;
}

/** The same night on the rules: one novice, both guards on their paths. */
function position({ guards, at, home }: Night): State {
  const { state } = opening(2);
  withoutBlessings(state);
  GUARDS.forEach((guard) => {
    const patrol = guards[guard];
    Object.assign(state.guards[guard], {
      at: patrol.at,
      facing: facing(pointBehind(patrol), patrol.at),
      path: patrol.path,
      ahead: patrol.ahead,
    });
  });
  state.supply = state.supply.filter((path) => guards.every((patrol) => patrol.path !== path));
  state.novices[0] = { ...state.novices[0], at, cell: home, hasKey: true, hasObject: true, spotted: false };
  planning(state, 2);
  return state;
}

/** Whether anybody was told of her, in what happened until the guards stopped. */
function isNoticed({ heard }: Recorded): boolean {
  return heard('gallery').some((event) => {
    switch (event.type) {
      case 'seen':
      case 'vanished':
        return true;
      case 'noises':
        return !event.listening && event.markers.length > 0;
      case 'turned':
        return event.sees.length > 0;
      case 'stepped':
        return event.sees.length > 0 || event.captured.length > 0;
      default:
        return false;
    }
  });
}

/** Whether some lawful way of both guards comes upon her. */
function canBeFound(state: State): boolean {
  if (state.phase === 'listen' || state.turn > 2) return false;
  return nuns.moves(state, 0).some((move) => {
    if (!['lead', 'go', 'stop'].includes(move.kind)) return false;
    const next = nuns.clone(state);
    return isNoticed(act(next, 0, move, chance())) || canBeFound(next);
  });
}

test('on the rules themselves: every die, every way of both guards', async () => {
  let safe = 0;
  let noticed = 0;
  for (const date of DAYS.slice(0, 3)) {
    const { params } = await puzzleOf(date);
    const night = params as Night;
    for (const [at, walk] of walksOf(night).entries()) {
      if (at % 3 > 0) continue;
      const played = [1, 2, 3, 4, 5, 6].map((die) => {
        const state = position(night);
        const told = act(state, 1, planMove(FIRST_NOVICE, walk.card, walk.way), loaded(die));
        return { state, isHeard: isNoticed(told) };
      });
      const isGivenAway = played.some(({ isHeard }) => isHeard) || canBeFound(played[5].state);
      expect(dangerOf(night, walk) !== null, `${date} ${walk.card} ${walk.way}`).toBe(isGivenAway);
      if (isGivenAway) noticed++;
      else safe++;
    }
  }
  expect(safe).toBeGreaterThan(3);
  expect(noticed).toBeGreaterThan(10);
}, 30_000);

test('three or more nearer ends are traps, of two kinds at least', async () => {
  for (const date of DAYS) {
    const puzzle = await puzzleOf(date);
    const night = puzzle.params as Night;
    const end = endOf(night, nunsPuzzles.solve(puzzle)[0] as Walk);
    const traps = trapsNearer(night, farFromHome(night, end));
    expect(traps.length, date).toBeGreaterThanOrEqual(3);
    expect(new Set(traps.map(({ danger }) => danger.by)).size, date).toBeGreaterThan(1);
    for (const { far } of traps) expect(far, date).toBeLessThan(farFromHome(night, end));
  }
});

test('what the rules do not allow is no answer', async () => {
  const puzzle = await puzzleOf(DAYS[0]);
  const { at } = puzzle.params as Night;
  for (const answer of [
    { card: 'stand', way: [1] },
    { card: 'sneak', way: [] },
    { card: 'run', way: [at] },
    { card: 'fly', way: [] },
    { card: 'walk', way: [1.5] },
  ])
    expect(nunsPuzzles.check(puzzle, answer).is).toBe('refused');
});

test('a safe plan that ends farther off is wrong, and says so', async () => {
  let farther = 0;
  for (const date of DAYS) {
    const puzzle = await puzzleOf(date);
    const night = puzzle.params as Night;
    for (const walk of walksOf(night)) {
      const verdict = nunsPuzzles.check(puzzle, walk);
      if (verdict.is !== 'wrong' || verdict.why?.key !== 'farther') continue;
      farther++;
      expect(dangerOf(night, walk)).toBeNull();
    }
  }
  expect(farther).toBeGreaterThan(0);
});
