/** The puzzle `where`: on Sundays, one place, and no clue too many; held against the rules themselves. */

import { ChaCha8, type Puzzle, stretchSeed } from '@conclave/engine';
import { puzzleTests } from '@conclave/engine/testing/puzzles';
import { expect, test } from 'vitest';
import { rangeOf } from '../../rules/cards.ts';
import { NEIGHBOURS, type Point } from '../../rules/convent.ts';
import { nuns } from '../../rules/game.ts';
import { STOP } from '../../rules/moves.ts';
import { facing } from '../../rules/sight.ts';
import { FIRST_NOVICE, GUARDS, type State } from '../../rules/state.ts';
import {
  act,
  loaded,
  opening,
  planMove,
  planning,
  type Recorded,
  withoutBlessings,
} from '../../test/position.ts';
import { type Hunt, lastPlaces, placesIn } from '../hunt.ts';
import { nunsPuzzles } from '../index.ts';
import { drawStory, type Story } from '../lay-where.ts';
import { pointBehind } from '../night.ts';
import { sundays, WHERE_CHECKS } from './checks.ts';

puzzleTests(nunsPuzzles, sundays(20), {
  ...WHERE_CHECKS,
  wrong: (puzzle) => WHERE_CHECKS.wrong(puzzle).slice(-20),
});

const SOME: Promise<readonly Puzzle[]> = Promise.all(sundays(8).map((day) => nunsPuzzles.ofDay(day))).then(
  (puzzles) => puzzles.filter((puzzle) => puzzle !== null),
);

test('Sundays ask where she is, from the first one on; what was laid before stays', async () => {
  const kinds = await Promise.all(
    ['2026-11-15', '2026-11-21', '2026-11-22', '2026-11-23', '2026-11-29'].map(
      async (day) => (await nunsPuzzles.ofDay(day))?.kind,
    ),
  );
  expect(kinds).toEqual(['safe', 'safe', 'where', 'safe', 'where']);
});

test('no marker lies beside the answer, and the head can hold every step', async () => {
  for (const puzzle of await SOME) {
    const hunt = puzzle.params as Hunt;
    const [at] = nunsPuzzles.solve(puzzle);
    expect(hunt.clues.filter((clue) => clue.by === 'ear' && clue.to === at)).toEqual([]);
    expect(hunt.clues.length, puzzle.date).toBeLessThanOrEqual(5);
    for (const places of placesIn(hunt)) expect(places.length, puzzle.date).toBeLessThanOrEqual(20);
  }
});

/** The night on the rules: one novice in the light, both guards on their paths. */
function position({ guards, from }: Story): State {
  const { state } = opening(2);
  withoutBlessings(state);
  for (const guard of GUARDS) {
    const patrol = guards[guard];
    Object.assign(state.guards[guard], {
      at: patrol.at,
      facing: facing(pointBehind(patrol), patrol.at),
      path: patrol.path,
      ahead: patrol.ahead,
    });
  }
  state.supply = state.supply.filter((path) => guards.every((patrol) => patrol.path !== path));
  state.novices[0] = { ...state.novices[0], at: from, hasKey: true, spotted: true };
  planning(state, 2);
  return state;
}

/** What the guards are told of her. */
function clues({ heard }: Recorded): string {
  const told = heard(0).flatMap((event) => {
    switch (event.type) {
      case 'seen':
        return [`seen ${event.at}`];
      case 'vanished':
        return [`vanished ${event.to}`];
      case 'noises':
        return event.markers.map(({ guard, to }) => `heard ${guard} ${to}`);
      case 'turned':
        return event.sees.map(({ at }) => `sees ${at}`);
      case 'stepped':
        return [...event.sees, ...event.captured].map(() => 'sees');
      default:
        return [];
    }
  });
  return told.join();
}

/** Every way of a card, point by point. */
function* everyWay(state: State, card: Story['turns'][number]['card']): Generator<readonly Point[]> {
  const { min, max } = rangeOf(card, false, false);
  const go = function* (way: readonly Point[]): Generator<readonly Point[]> {
    if (way.length >= min) yield way;
    if (way.length === max) return;
    for (const to of NEIGHBOURS[way.at(-1) ?? state.novices[0].at])
      if (state.guards.every(({ at }) => at !== to)) yield* go([...way, to]);
  };
  yield* go([]);
}

/** Her turn by one way, and the guards' as it was. `wanted`: what was told of it; `null`: something else is told. */
function played(
  before: State,
  { card, die, steps, listening }: Story['turns'][number],
  way: readonly Point[],
  walks: readonly (readonly Point[])[],
  wanted: readonly string[] | null,
) {
  const state = nuns.clone(before);
  const told: string[] = [];
  const isRight = (recorded: Recorded) => {
    told.push(clues(recorded));
    return wanted === null || wanted[told.length - 1] === told[told.length - 1];
  };
  if (!isRight(act(state, 1, planMove(FIRST_NOVICE, card, way), loaded(die)))) return null;
  for (const guard of GUARDS) {
    if (state.phase === 'lead') act(state, 0, { kind: 'lead', guard });
    for (const to of walks[guard].slice(0, steps[guard])) {
      const went = isRight(act(state, 0, { kind: 'go', to, fast: false }));
      // Something new in sight stops her step: it is not as it was.
      if (!went || state.guards[guard].at !== to) return null;
    }
    if (!isRight(act(state, 0, STOP, guard === 1 ? loaded(...listening) : undefined))) return null;
  }
  return { state, told };
}

const STORIES = 2;

test('on the rules themselves: of all her ways in the whole convent those that look the same end there', () => {
  let compared = 0;
  for (let seed = 0; compared < STORIES; seed++) {
    const story = drawStory(new ChaCha8(stretchSeed(`where on the rules ${seed}`)));
    if (!story || lastPlaces(story).length > 6 || story.turns.some(({ card }) => card === 'run')) continue;
    let worlds: readonly State[] = [position(story)];
    let truth: readonly Point[] = [story.from];
    for (const [turn, one] of story.turns.entries()) {
      const walks = GUARDS.map((guard) => {
        const looks = story.clues.filter((clue) => clue.by === 'eye' && clue.guard === guard);
        const look = looks[turn];
        return look.by === 'eye' ? look.way : [];
      });
      const [real] = worlds.filter(({ novices }) => novices[0].at === truth.at(-1));
      const wanted = played(real, one, one.way, walks, null)?.told;
      if (!wanted) throw new Error('it was not so');
      const next = new Map<Point, State>();
      for (const world of worlds)
        for (const way of everyWay(world, one.card)) {
          const end = way.at(-1) ?? world.novices[0].at;
          if (next.has(end)) continue;
          const result = played(world, one, way, walks, wanted);
          if (result) next.set(end, result.state);
        }
      worlds = [...next.values()];
      truth = one.way;
    }
    const ends = worlds.map(({ novices }) => novices[0].at).sort((a, b) => a - b);
    expect(ends).toContain(story.at);
    // A marker may lie on any shortest way: the puzzle counts those as well that the rules' own order leaves out.
    expect(lastPlaces(story)).toEqual(expect.arrayContaining(ends));
    if (story.clues.every((clue) => clue.by !== 'ear' || clue.to === null))
      expect(ends).toEqual(lastPlaces(story));
    compared++;
  }
}, 30_000);

test('what speaks against a place: cards, ears and eyes', async () => {
  const said = new Set<string>();
  for (const puzzle of await SOME) {
    for (const point of WHERE_CHECKS.wrong(puzzle)) {
      const verdict = nunsPuzzles.check(puzzle, point);
      if (verdict.is === 'wrong') said.add(verdict.why?.key ?? '');
    }
  }
  expect([...said].sort()).toEqual(['noWay', 'tooFar', 'wouldHear', 'wouldSee']);
});
