/** What a plan and a guard's walk can reach, by the view, against every way to play them on the rules. */

import { expect, test } from 'vitest';
import { CARDS } from '../rules/cards.ts';
import { NEIGHBOURS, POINTS, type Point } from '../rules/convent.ts';
import { nuns } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import { endsOfPlan, endsOfWalk, pencilChoices } from '../rules/reach.ts';
import { clone, type State } from '../rules/state.ts';
import {
  act,
  cast,
  chance,
  guardSomewhere,
  opening,
  planning,
  planningSomewhere,
  recordingEffects,
} from './position.ts';

const BERNADETTE = 2;
const SEAT = 1;
const GUARD = 0;
const ALL_POINTS: readonly Point[] = Array.from({ length: POINTS }, (_none, i) => i + 1);

function played(state: State, seat: number, move: Move): State {
  const next = clone(state);
  nuns.play(next, seat, move, recordingEffects(chance()).effects);
  return next;
}

/** Every end of the move that is being drawn, and the fewest steps to it, by trying every point at every step. */
function endsByPlay(state: State, found = new Map<Point, number>(), steps = 0): Map<Point, number> {
  const { way } = state.novices[0].plan;
  const end = way.at(-1);
  const mayEnd = (['handIn', 'rest'] as const).some(
    (kind) => nuns.refusal(state, SEAT, kind === 'rest' ? { kind, figure: BERNADETTE } : { kind }) === null,
  );
  if (steps > 0 && end !== undefined && mayEnd) found.set(end, Math.min(found.get(end) ?? steps, steps));
  const from = end ?? state.novices[0].at;
  for (const to of steps === 0 ? ALL_POINTS : NEIGHBOURS[from]) {
    const step: Move = { kind: 'step', figure: BERNADETTE, to };
    if (nuns.refusal(state, SEAT, step) === null) endsByPlay(played(state, SEAT, step), found, steps + 1);
  }
  return found;
}

const free = () => 0;

test('NR-6 to NR-9 NR-R9 every end that can be drawn, with a way the rules allow, of the fewest points', () => {
  let compared = 0;
  for (let seed = 0; seed < 16; seed++) {
    const state = planningSomewhere(seed);
    const drafts: Move[] = CARDS.map((card) => ({ kind: 'pace', figure: BERNADETTE, card }));
    drafts.push({ kind: 'obey', figure: BERNADETTE });
    for (const draft of drafts) {
      if (nuns.refusal(state, SEAT, draft)) continue;
      let begun = played(state, SEAT, draft);
      const hurry: Move = { kind: 'hurry', figure: BERNADETTE };
      if (seed % 2 === 0 && !nuns.refusal(begun, SEAT, hurry)) begun = played(begun, SEAT, hurry);
      const card = begun.novices[0].plan.card ?? 'stand';
      const found = endsOfPlan(nuns.view(begun, SEAT, false), BERNADETTE, card, free);
      const expected = endsByPlay(begun);
      expect([...found.keys()].sort()).toEqual([...expected.keys()].sort());
      for (const [end, way] of found) {
        compared++;
        expect(way.length).toBe(expected.get(end));
        const drawn = clone(begun);
        for (const to of way) act(drawn, SEAT, { kind: 'step', figure: BERNADETTE, to });
      }
    }
  }
  expect(compared).toBeGreaterThan(200);
});

test('NR-R3 in turn 1 the second move goes on from the first, through locks if its key was taken there', () => {
  const { state } = opening(2);
  cast(state, { cells: [6], wishes: [1] });
  planning(state, 1);
  state.novices[0].at = 35;
  act(state, SEAT, { kind: 'pace', figure: BERNADETTE, card: 'walk' });
  for (const to of [51, 50, 36]) act(state, SEAT, { kind: 'step', figure: BERNADETTE, to });
  act(state, SEAT, { kind: 'rest', figure: BERNADETTE });
  const found = endsOfPlan(nuns.view(state, SEAT, false), BERNADETTE, 'walk', free);
  expect([...found.keys()].sort()).toEqual([...endsByPlay(state).keys()].sort());
});

test('NR-R1 NR-R9 NR-R16 what may be done besides drawing on is what is not refused, at every step of a plan', () => {
  const seen = {
    rest: new Set<boolean>(),
    hurry: new Set<boolean>(),
    obey: new Set<boolean>(),
    whole: new Set<boolean>(),
  };
  for (let seed = 0; seed < 30; seed++) {
    const rng = chance(`choices ${seed}`);
    const state = planningSomewhere(seed);
    for (let step = 0; step < 8 && state.phase === 'plan'; step++) {
      const choices = pencilChoices(nuns.view(state, SEAT, false), BERNADETTE);
      const blank = state.novices[0].plan.card === null;
      const erased = blank ? state : played(state, SEAT, { kind: 'erase', figure: BERNADETTE });
      const isLegal = (at: State, kind: 'rest' | 'hurry' | 'obey') =>
        nuns.refusal(at, SEAT, { kind, figure: BERNADETTE }) === null;
      expect(choices).toEqual({
        rest: isLegal(state, 'rest'),
        hurry: isLegal(state, 'hurry'),
        obey: isLegal(erased, 'obey'),
        whole: nuns.refusal(state, SEAT, { kind: 'handIn' }) === null,
      });
      for (const kind of ['rest', 'hurry', 'obey', 'whole'] as const) seen[kind].add(choices[kind]);
      const onward = nuns.moves(state, SEAT).filter(({ kind }) => kind !== 'handIn');
      act(state, SEAT, rng.pick(onward));
    }
  }
  for (const values of Object.values(seen)) expect(values.size).toBe(2);
});

test('NR-44 nothing is in reach of another player’s novice', () => {
  const view = nuns.view(planningSomewhere(1), GUARD, false);
  expect(pencilChoices(view, BERNADETTE)).toEqual({ rest: false, hurry: false, obey: false, whole: false });
  expect(endsOfPlan(view, BERNADETTE, 'walk', free).size).toBe(0);
});

/** A guard who moves, on or off her path, bound or free. */
function onTheWay(seed: number): State {
  const rng = chance(`walk ${seed}`);
  const state = guardSomewhere(seed, rng);
  act(state, GUARD, { kind: 'lead', guard: 0 });
  state.alarmed = seed % 2 === 0;
  for (let steps = rng.int(3); steps > 0 && !state.choosing; steps--) {
    const onward = nuns.moves(state, GUARD).filter(({ kind }) => kind === 'go');
    act(state, GUARD, rng.pick(onward));
  }
  return state;
}

/** Every point she can be at before anything is to be chosen, by trying every point at every step. */
function walkedByPlay(state: State): Map<Point, number> {
  const found = new Map<Point, number>();
  let layer = [state];
  for (let steps = 1; layer.length > 0; steps++) {
    const next: State[] = [];
    for (const from of layer) {
      for (const to of ALL_POINTS) {
        const move: Move = { kind: 'go', to, fast: false };
        if (to === state.guards[0].at || found.has(to) || nuns.refusal(from, GUARD, move) !== null) continue;
        found.set(to, steps);
        next.push(played(from, GUARD, move));
      }
    }
    layer = next;
  }
  return found;
}

test('NR-15 NR-16 NR-19 NR-20 every point a guard can walk to, by a way the rules allow, of the fewest points', () => {
  let compared = 0;
  for (let seed = 0; seed < 40; seed++) {
    const state = onTheWay(seed);
    const ends = endsOfWalk(nuns.view(state, GUARD, false));
    const expected = walkedByPlay(state);
    expect([...ends.keys()].sort()).toEqual([...expected.keys()].sort());
    for (const [end, way] of ends) {
      compared++;
      expect(way.length).toBe(expected.get(end));
      const gone = clone(state);
      for (const to of way) act(gone, GUARD, { kind: 'go', to, fast: false });
      expect(gone.guards[0].at).toBe(end);
    }
  }
  expect(compared).toBeGreaterThan(200);
});

test('nobody walks while the novices plan', () => {
  expect(endsOfWalk(nuns.view(planningSomewhere(1), GUARD, false)).size).toBe(0);
});
