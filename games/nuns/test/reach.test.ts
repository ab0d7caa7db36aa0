/** What a plan and a guard's walk can reach, by the view, against every way to play them on the rules. */

import { expect, test } from 'vitest';
import { BLANK, type Draft, drawPlan } from '../on-view/planning.ts';
import { endsOfPlan, endsOfWalk, lawfulPart, pencilChoices } from '../on-view/reach.ts';
import { CARDS } from '../rules/cards.ts';
import { NEIGHBOURS, POINTS, type Point } from '../rules/convent.ts';
import { nuns } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import { clone, isDouble, type State } from '../rules/state.ts';
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

const reasonFor = (state: State, { card, ...draft }: Draft) =>
  card === null
    ? 'noCard'
    : (nuns.refusal(state, SEAT, { kind: 'plan', figure: BERNADETTE, card, ...draft })?.reason ?? null);

/** So far nothing is wrong with it. */
const isSound = (state: State, draft: Draft) => [null, 'unfinished'].includes(reasonFor(state, draft));

/** Every end of the move that is being drawn, and the fewest steps to it, by trying every point at every step. */
function endsByPlay(state: State, draft: Draft, found = new Map<Point, number>(), steps = 0) {
  const end = draft.way.at(-1);
  const rested = { ...draft, split: draft.way.length };
  const isFirst = isDouble(state) && !draft.obeys && draft.split === null;
  const mayEnd = isFirst ? isSound(state, rested) : reasonFor(state, draft) === null;
  if (steps > 0 && end !== undefined && mayEnd) found.set(end, Math.min(found.get(end) ?? steps, steps));
  for (const to of steps === 0 ? ALL_POINTS : NEIGHBOURS[end ?? 0]) {
    const on = { ...draft, way: [...draft.way, to] };
    if (isSound(state, on)) endsByPlay(state, on, found, steps + 1);
  }
  return found;
}

const free = () => 0;

test('NR-6 to NR-9 NR-R9 every end that can be drawn, with a way the rules allow, of the fewest points', () => {
  let compared = 0;
  for (let seed = 0; seed < 16; seed++) {
    const state = planningSomewhere(seed);
    const drafts = [
      ...CARDS.map((card): Draft => ({ ...BLANK, card })),
      ...CARDS.map((card): Draft => ({ ...BLANK, card, fast: 1 })),
      { ...BLANK, card: 'walk', obeys: true } as const,
    ];
    for (const draft of drafts) {
      if (!isSound(state, draft)) continue;
      const found = endsOfPlan(nuns.view(state, SEAT, false), BERNADETTE, draft, free);
      const expected = endsByPlay(state, draft);
      expect([...found.keys()].sort()).toEqual([...expected.keys()].sort());
      for (const [end, way] of found) {
        compared++;
        expect(way.length).toBe(expected.get(end));
        expect(isSound(state, { ...draft, way })).toBe(true);
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
  const draft: Draft = { ...BLANK, card: 'walk', way: [51, 50, 36], split: 3 };
  const found = endsOfPlan(nuns.view(state, SEAT, false), BERNADETTE, draft, free);
  expect(found.size).toBeGreaterThan(3);
  expect([...found.keys()].sort()).toEqual([...endsByPlay(state, draft).keys()].sort());
});

test('NR-R1 NR-R9 NR-R16 what may be done besides drawing on is what is not refused, at every step of a plan', () => {
  const seen = {
    rest: new Set<boolean>(),
    hurry: new Set<boolean>(),
    obey: new Set<boolean>(),
    whole: new Set<boolean>(),
  };
  for (let seed = 0; seed < 30; seed++) {
    const state = planningSomewhere(seed);
    const whole = drawPlan(state, state.novices[0], chance(`choices ${seed}`));
    if (!whole) continue;
    for (let length = 0; length <= whole.way.length; length++) {
      const split = whole.split !== null && whole.split < length ? whole.split : null;
      const draft: Draft = { ...whole, way: whole.way.slice(0, length), split };
      const choices = pencilChoices(nuns.view(state, SEAT, false), BERNADETTE, draft);
      const rested = reasonFor(state, { ...draft, split: length });
      const hurried = reasonFor(state, { ...draft, fast: split === null ? 1 : 2 });
      expect(choices).toEqual({
        rest: split === null && (rested === null || rested === 'unfinished'),
        hurry: draft.fast === 0 && hurried !== 'noFast',
        obey: reasonFor(state, { ...BLANK, card: 'walk', obeys: true }) !== 'notCaught',
        whole: reasonFor(state, draft) === null,
      });
      for (const kind of ['rest', 'hurry', 'obey', 'whole'] as const) seen[kind].add(choices[kind]);
    }
  }
  for (const values of Object.values(seen)) expect(values.size).toBe(2);
});

test('NR-46 of a draft that does not fit any more there stays what the rules go along with', () => {
  const { state } = opening(2);
  cast(state, { cells: [6], wishes: [1], blessings: ['reroll', 'reroll', 'adjust'] });
  planning(state);
  const view = nuns.view(state, SEAT, false);
  const part = (draft: Partial<Draft>) => lawfulPart(view, BERNADETTE, { ...BLANK, ...draft });
  expect(part({ card: 'sneak', way: [16, 15, 30] })).toEqual({ ...BLANK, card: 'sneak', way: [16, 15] });
  expect(part({ card: 'walk', way: [16, 99] })).toEqual({ ...BLANK, card: 'walk', way: [16] });
  expect(part({ card: 'walk', way: [16], fast: 1 })).toEqual({ ...BLANK, card: 'walk' });
  expect(part({ card: 'walk', way: [16, 15, 30], split: 3 })).toMatchObject({ split: null });
  expect(part({ card: 'walk', obeys: true })).toEqual(BLANK);
  expect(lawfulPart(nuns.view(state, GUARD, false), BERNADETTE, { ...BLANK, card: 'walk' })).toEqual(BLANK);
});

test('NR-44 nothing is in reach of another player’s novice', () => {
  const view = nuns.view(planningSomewhere(1), GUARD, false);
  const draft: Draft = { ...BLANK, card: 'walk' };
  expect(pencilChoices(view, BERNADETTE, draft)).toEqual({
    rest: false,
    hurry: false,
    obey: false,
    whole: false,
  });
  expect(endsOfPlan(view, BERNADETTE, draft, free).size).toBe(0);
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
