import { expect, test } from 'vitest';
import { looksOf, patrolOf, routeOf, threatOf } from '../mind/patrol.ts';
import { distance, POINTS, type Point } from '../rules/convent.ts';
import { nuns } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import { PATHS } from '../rules/paths.ts';
import { facing, sightFrom } from '../rules/sight.ts';
import { guardLimit, type State } from '../rules/state.ts';
import { chance, guardSomewhere, opening, placeGuard, recordingEffects } from './position.ts';

/** By points gone: everywhere the rules let her be, by trying every move. */
function brute(state: State, reached: Set<Point>[] = []): Set<Point>[] {
  for (const move of nuns.moves(state, 0)) {
    if (!['go', 'takePath', 'aboutTurn'].includes(move.kind)) continue;
    if (move.kind === 'go' && move.fast) continue;
    const next = nuns.clone(state);
    nuns.play(next, 0, move, recordingEffects(chance()).effects);
    if (move.kind === 'go') {
      reached[next.points - 1] ??= new Set();
      reached[next.points - 1].add(move.to);
    }
    brute(next, reached);
  }
  return reached;
}

test('NR-15, NR-20, NR-40 where a bound guard goes is worked out as the rules make her go', () => {
  for (let seed = 0; seed < 60; seed++) {
    const state = guardSomewhere(seed);
    const lead: Move = { kind: 'lead', guard: 0 };
    const view = nuns.view(state, 1, false);
    nuns.play(state, 0, lead, recordingEffects(chance()).effects);
    const expected = brute(state).map((points) => [...points].sort((a, b) => a - b));
    expect([seed, patrolOf(view, 0)]).toEqual([seed, expected]);
    expect(expected.length).toBe(guardLimit(state.options));
  }
});

test('NR-40 her route leads back to her path and along it to its end', () => {
  for (let seed = 0; seed < 60; seed++) {
    const state = guardSomewhere(seed);
    const view = nuns.view(state, 'gallery', false);
    const route = routeOf(view, 0);
    const { path, ahead } = state.guards[0];
    expect(route[0]).toBe(state.guards[0].at);
    expect(route.at(-1)).toBe(ahead ? PATHS[path].at(-1) : PATHS[path][0]);
    route.slice(1).forEach((point, i) => {
      expect(distance(route[i], point)).toBe(1);
    });
  }
});

test('a point a guard must cross is threatened for certain, one behind all walls not at all', () => {
  const { state } = opening(2);
  placeGuard(state, 0, 40, 26, 'lightblue-26-147');
  placeGuard(state, 1, 40, 26, 'lightblue-26-147');
  state.guards[0].ahead = true;
  state.guards[1].ahead = true;
  const threat = threatOf(nuns.view(state, 1, false));
  expect(threat[41]).toBe(1);
  expect(threat[46]).toBe(1);
  expect(threat[10]).toBe(0);
  // Behind the door she opens with her sixth point: one way of four, for each of the two.
  expect(threat[99]).toBeCloseTo(1 - (3 / 4) ** 2);
});

test('NR-21 what a bound guard sees on her way, and first from where, is what the rules let her see', () => {
  for (let seed = 0; seed < 12; seed++) {
    const state = guardSomewhere(seed);
    const view = nuns.view(state, 1, false);
    nuns.play(state, 0, { kind: 'lead', guard: 0 }, recordingEffects(chance()).effects);
    const seen = new Map<Point, number>();
    let ways = 0;
    const go = (now: State, looked: ReadonlySet<Point>, hasCome: boolean): void => {
      if (hasCome && now.points >= 3) {
        ways++;
        for (const point of looked) seen.set(point, (seen.get(point) ?? 0) + 1);
      }
      for (const move of nuns.moves(now, 0)) {
        if (!['go', 'takePath', 'aboutTurn'].includes(move.kind) || (move.kind === 'go' && move.fast))
          continue;
        const next = nuns.clone(now);
        nuns.play(next, 0, move, recordingEffects(chance()).effects);
        if (move.kind !== 'go') go(next, looked, false);
        else {
          const turned = sightFrom(now.guards[0].at, facing(now.guards[0].at, move.to));
          const come = sightFrom(move.to, next.guards[0].facing);
          const points = Array.from({ length: POINTS }, (_none, i) => i + 1);
          go(
            next,
            new Set([...looked, ...points.filter((one) => turned[one] === 1 || come[one] === 1)]),
            true,
          );
        }
      }
    };
    go(state, new Set(), false);
    const looks = looksOf(view, 0);
    for (let point = 1; point <= POINTS; point++) {
      expect([seed, point, looks[point]?.share ?? 0]).toEqual([seed, point, (seen.get(point) ?? 0) / ways]);
    }
  }
});

test('NR-21 where she turns at a corner she sees along the way that begins there', () => {
  const { state } = opening(2);
  placeGuard(state, 0, 40, 26, 'lightblue-26-147');
  state.guards[0].ahead = true;
  const looks = looksOf(nuns.view(state, 1, false), 0);
  expect(looks[41]).toMatchObject({ from: 40, turning: true, share: 1 });
  expect(looks.some((look) => look && !look.turning && look.from !== 40)).toBe(true);
  expect(looks[10]).toBeUndefined();
});
