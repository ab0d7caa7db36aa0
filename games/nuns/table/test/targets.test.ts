/** What a click on a point of the plan does for whoever leads the guards. */

import { Match } from '@conclave/engine';
import { expect, test, vi } from 'vitest';
import { BLANK } from '../../on-view/planning.ts';
import { nuns } from '../../rules/game.ts';
import type { Move } from '../../rules/moves.ts';
import type { View } from '../../rules/view.ts';
import type { Planning } from '../play/planning.ts';
import { guardGoals, pathGoals, planGoals } from '../play/targets.ts';
import type { Offer } from '../rail/path-fan.tsx';
import type { Props } from '../setting.ts';

const offer = (path: number, ahead: boolean): Offer => ({
  move: { kind: 'takePath', path },
  path,
  ahead,
  about: false,
});

test('a click on the end of a path takes it; where several end, it asks which', () => {
  const play = vi.fn();
  const fork = vi.fn();
  const control = { advises: () => false, play } as unknown as Props['control'];
  // Two routes to 84, one to 122 (NR-16).
  const goals = pathGoals({ control }, [offer(0, true), offer(3, true), offer(8, true)], fork);
  expect([...goals.keys()].sort((a, b) => a - b)).toEqual([84, 122]);
  goals.get(122)?.choose();
  expect(play).toHaveBeenCalledExactlyOnceWith({ kind: 'takePath', path: 8 });
  goals.get(84)?.choose();
  expect(fork).toHaveBeenCalledExactlyOnceWith(84);
  expect(play).toHaveBeenCalledTimes(1);
});

test('a novice in sight is prey from afar too, and the card knows with which step', () => {
  const start = Match.open(nuns, 2, {}, 'a'.repeat(64)).perspective(0).view as View;
  const view: View = {
    ...start,
    phase: 'guardMove',
    active: 0,
    points: 0,
    free: true,
    guards: start.guards.map((guard) => ({
      ...guard,
      at: 42,
      seat: 0,
      path: 0,
      ahead: true,
    })) as View['guards'],
    choosing: false,
    novices: start.novices.map((novice) => ({ ...novice, spotted: 70, status: 'onTheRun' as const })),
  };
  const go = (to: number): Move => ({ kind: 'go', to, fast: false });
  const control = {
    moves: [go(43), go(45), go(24)],
    mayAll: () => true,
    advises: () => false,
  } as unknown as Props['control'];
  const goal = guardGoals({ view, control } as Props).get(70);
  expect(goal?.kind).toBe('prey');
  expect(goal?.steps).toBe(3);
});

test('where the hint leads stays on the board, though another card is pointed at', () => {
  const { view } = Match.open(nuns, 2, {}, 'a'.repeat(64)).perspective(1);
  const draft = { ...BLANK, card: 'run' as const };
  const planning = {
    draft,
    goals: new Map([50, 77, 78].map((point) => [point, { ...draft, way: [point] }])),
    next: new Set(),
    reach: () => new Set([50]),
    advice: { way: [50, 51, 60, 61, 77], split: null },
  } as unknown as Planning;
  const goals = planGoals({ view, assistance: 'off' } as Props, planning, 'walk');
  expect([...goals.keys()]).toEqual([50, 77]);
  expect(goals.get(77)?.advised).toBe(true);
});
