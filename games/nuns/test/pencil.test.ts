import { expect, test } from 'vitest';
import { chanceAt, endsOf, inSight, quietestEnds } from '../mind/pencil.ts';
import { CARDS, type Card } from '../rules/cards.ts';
import { NEIGHBOURS, POINTS, type Point } from '../rules/convent.ts';
import { nuns } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { act, cast, chance, opening, placeGuard, planning, recordingEffects } from './position.ts';

const BERNADETTE = 2;
const SEAT = 1;

/** Somewhere in the night: who stands where is drawn from a seed. */
function somewhere(seed: number): State {
  const rng = chance(`pencil ${seed}`);
  const { state } = opening(2, { exactRun: seed % 7 === 0 }, seed);
  cast(state, { cells: [6], wishes: [rng.int(8)], blessings: ['reroll', 'adjust', 'fast'] });
  const novice = state.novices[0];
  novice.at = 1 + rng.int(POINTS);
  novice.hasKey = rng.int(2) === 0;
  for (const guard of [0, 1] as const) {
    const at = 1 + rng.int(POINTS);
    placeGuard(state, guard, at, rng.pick(NEIGHBOURS[at]));
  }
  if (seed % 5 === 0 && novice.at !== novice.cell) novice.status = 'caught';
  planning(state, seed % 3 === 0 ? 1 : 3);
  return state;
}

/** Every end the rules allow, by drawing every way there is. */
function ends(state: State, found = new Map<Point, number>(), drawn = 0): Map<Point, number> {
  const moves = nuns.moves(state, SEAT);
  const { way, split } = state.novices[0].plan;
  const done = moves.some(({ kind }) => kind === 'handIn' || kind === 'rest');
  const end = way.at(-1);
  if (done && end !== undefined && way.length > (split ?? 0)) {
    found.set(end, Math.min(found.get(end) ?? drawn, drawn));
  }
  for (const move of moves) {
    if (move.kind !== 'step') continue;
    const next = nuns.clone(state);
    play(next, move);
    ends(next, found, drawn + 1);
  }
  return found;
}

function play(state: State, move: Move): void {
  nuns.play(state, SEAT, move, recordingEffects(chance()).effects);
}

test('NR-6 to NR-9 every end that can be drawn is offered, with a way the rules allow, of the fewest points', () => {
  let offered = 0;
  for (let seed = 0; seed < 16; seed++) {
    const state = somewhere(seed);
    const drafts: Move[] = CARDS.map((card) => ({ kind: 'pace', figure: BERNADETTE, card }));
    if (state.novices[0].status === 'caught') drafts.push({ kind: 'obey', figure: BERNADETTE });
    for (const draft of drafts) {
      if (nuns.refusal(state, SEAT, draft)) continue;
      const begun = nuns.clone(state);
      play(begun, draft);
      if (seed % 2 === 0 && !nuns.refusal(begun, SEAT, { kind: 'hurry', figure: BERNADETTE })) {
        play(begun, { kind: 'hurry', figure: BERNADETTE });
      }
      const card = begun.novices[0].plan.card ?? 'stand';
      const found = endsOf(nuns.view(begun, SEAT, false), BERNADETTE, card);
      const expected = ends(begun);
      expect([...found.keys()].sort()).toEqual([...expected.keys()].sort());
      for (const [end, way] of found) {
        offered++;
        expect(way.length).toBe(expected.get(end));
        const drawn = nuns.clone(begun);
        for (const to of way) act(drawn, SEAT, { kind: 'step', figure: BERNADETTE, to });
      }
    }
  }
  expect(offered).toBeGreaterThan(200);
});

test('NR-R3 in turn 1 the second move goes on from the first, through locks if its key was taken there', () => {
  const { state } = opening(2);
  cast(state, { cells: [6], wishes: [1] });
  planning(state, 1);
  state.novices[0].at = 35;
  act(state, SEAT, { kind: 'pace', figure: BERNADETTE, card: 'walk' });
  for (const to of [51, 50, 36]) act(state, SEAT, { kind: 'step', figure: BERNADETTE, to });
  act(state, SEAT, { kind: 'rest', figure: BERNADETTE });
  const found = endsOf(nuns.view(state, SEAT, false), BERNADETTE, 'walk');
  expect([...found.keys()].sort()).toEqual([...ends(state).keys()].sort());
});

test('of ways of equal length the one that shows her least is drawn', () => {
  for (let seed = 20; seed < 40; seed++) {
    const state = somewhere(seed);
    const view = nuns.view(state, SEAT, false);
    const seen = inSight(view.guards);
    const shown = (way: readonly Point[]) => way.filter((point) => seen[point] === 1).length;
    for (const way of endsOf(view, BERNADETTE, 'sneak').values()) {
      if (way.length !== 2) continue;
      const others = NEIGHBOURS[view.novices[0].own?.at ?? 0].filter((point) =>
        NEIGHBOURS[point].includes(way[1]),
      );
      const [from] = [view.novices[0].own?.at ?? 0];
      const lawful = others.filter((middle) => {
        const drawn = nuns.clone(state);
        play(drawn, { kind: 'pace', figure: BERNADETTE, card: 'sneak' });
        if (nuns.refusal(drawn, SEAT, { kind: 'step', figure: BERNADETTE, to: middle })) return false;
        play(drawn, { kind: 'step', figure: BERNADETTE, to: middle });
        return nuns.refusal(drawn, SEAT, { kind: 'step', figure: BERNADETTE, to: way[1] }) === null;
      });
      expect([from, shown(way)]).toEqual([
        from,
        Math.min(...lawful.map((middle) => shown([middle, way[1]]))),
      ]);
    }
  }
});

test('the quietest card that carries her there is proposed', () => {
  const { state } = opening(2, { singleStart: true });
  cast(state, { cells: [6], wishes: [1] });
  planning(state);
  const view = nuns.view(state, SEAT, false);
  const card = (end: Point, cards: readonly Card[] = CARDS) =>
    quietestEnds(view, BERNADETTE, new Set(cards)).get(end)?.card;
  expect(card(16)).toBe('sneak');
  expect(card(30)).toBe('walk');
  expect(card(30, ['sneak', 'run'])).toBe('run');
  expect(card(51)).toBe('run');
  expect(card(150)).toBeUndefined();
});

test('NR-14 the chance of being heard is the larger one, and a guard who ran hears nothing', () => {
  const { state } = opening(2);
  placeGuard(state, 0, 18, 17);
  placeGuard(state, 1, 20, 21);
  const heard = (card: Card) => chanceAt(nuns.view(state, SEAT, false), 16, card);
  expect(heard('run')).toBeCloseTo(5 / 6);
  state.guards[0].ran = true;
  expect(heard('run')).toBeCloseTo(3 / 6);
  state.guards[1].ran = true;
  expect(heard('run')).toBe(0);
});
