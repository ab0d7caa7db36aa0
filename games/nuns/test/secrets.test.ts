import { describe, expect, test } from 'vitest';
import { nuns } from '../rules/game.ts';
import { FIRST_NOVICE } from '../rules/state.ts';
import {
  cast,
  loaded,
  markBeside,
  ofType,
  opening,
  placeGuard,
  plan,
  planning,
  withoutBlessings,
} from './position.ts';

const N = FIRST_NOVICE;

function played() {
  const { state } = opening(4);
  cast(state, {
    cells: [4, 3, 5],
    wishes: [4, 0, 1],
    blessings: ['reroll', 'fast', 'fast', 'adjust', 'reroll'],
  });
  planning(state);
  placeGuard(state, 0, 19, 20);
  for (const novice of state.novices) {
    novice.at = 110;
    novice.spotted = false;
  }
  state.novices[0].at = 18;
  plan(state, N, 'walk', [17, 16, 15]);
  plan(state, N + 1, 'stand');
  const told = plan(state, N + 2, 'stand', [], loaded(5, 4, 3));
  return { state, told };
}

test('NR-43 public: turn, captures, status, who holds a blessing, cards, dice with their owners, markers, sightings in order', () => {
  const { state, told } = played();
  for (const watcher of [0, 2, 'gallery'] as const) {
    expect(nuns.view(state, watcher, false)).toMatchObject({
      turn: 3,
      captures: 0,
      novices: [
        {
          status: 'onTheRun',
          captures: 0,
          card: 'walk',
          holdsBlessing: true,
          spent: null,
          trail: [
            { at: 17, vanished: false },
            { at: 16, vanished: false },
            { at: 15, vanished: true },
          ],
        },
        { card: 'stand', trail: [] },
        { card: 'stand' },
      ],
      dice: [
        { figure: N, value: 5 },
        { figure: N + 1, value: 4 },
        { figure: N + 2, value: 3 },
      ],
      vanished: [{ figure: N, from: 16, to: 15 }],
    });
    expect(ofType(told.heard(watcher), 'seen').map(({ at }) => at)).toEqual([17, 16]);
  }
});

describe('NR-44 secret to all but herself', () => {
  test('NR-44 point, way, wish, key, object and blessing, from guards, other novices and the gallery', () => {
    const { state } = played();
    for (const watcher of [0, 2, 3, 'gallery'] as const) {
      const { own, spotted } = nuns.view(state, watcher, false).novices[0];
      expect([own, spotted]).toEqual([null, null]);
    }
    expect(nuns.view(state, 1, false).novices[0].own).toMatchObject({ at: 15, wish: 4, hasKey: false });
    expect(nuns.view(state, 1, false).diary).toBeNull();
  });

  test('NR-44 a capture does not tell whether she had her object', () => {
    const views = [true, false].map((hasObject) => {
      const { state } = played();
      state.window = null;
      state.phase = 'guardMove';
      state.alarmed = true;
      state.points = 0;
      state.moved = 0;
      state.active = 0;
      state.novices[0].at = 20;
      state.novices[0].hasKey = true;
      state.novices[0].hasObject = hasObject;
      state.guards[0].path = 0;
      const events: unknown[] = [];
      const table = {
        rng: loaded(),
        tell: (event: unknown) => events.push(event),
        tellOnly: () => {},
        seal: () => {},
      };
      for (let i = 0; i < 2 && state.captures === 0; i++)
        nuns.play(state, 0, { kind: 'go', to: 20, fast: false }, table);
      return JSON.stringify([events, nuns.view(state, 0, false)]);
    });
    expect(views[0]).toBe(views[1]);
  });

  test('NR-44 a false marker looks like a true one of that novice, and her card counts as held', () => {
    const { state } = opening(2);
    cast(state, { blessings: ['reroll', 'reroll', 'falseNoise'] });
    planning(state);
    markBeside(state, 0, 40);
    const before = JSON.stringify(nuns.view(state, 0, false));
    state.novices[0].blessing.feigned = 2;
    expect(JSON.stringify(nuns.view(state, 0, false))).toBe(before);
  });
});

test('NR-45 guards’ blessings are hidden from novices until used; two guard players see each other’s', () => {
  const { state } = opening(8);
  for (const watcher of [2, 5, 'gallery'] as const) {
    expect(nuns.view(state, watcher, false).guards.map(({ own, spent }) => [own, spent])).toEqual([
      [null, null],
      [null, null],
    ]);
  }
  const [abbess, prioress] = state.guards.map(({ blessing }) => blessing.kind);
  for (const watcher of [0, 1]) {
    expect(nuns.view(state, watcher, false).guards.map(({ own }) => own?.kind)).toEqual([abbess, prioress]);
  }
  withoutBlessings(state);
  expect(nuns.view(state, 2, false).guards.map(({ spent }) => spent)).toEqual([abbess, prioress]);
});

test('NR-45 the guards know nothing else that a spectator does not', () => {
  const { state } = played();
  const plain = (watcher: 0 | 'gallery') => {
    const { guards, handedIn, ...rest } = nuns.view(state, watcher, false);
    return { rest, guards: guards.map(({ own, ...guard }) => [guard, typeof own]) };
  };
  expect(plain(0).rest).toEqual(plain('gallery').rest);
});

test('NR-46 nothing is shown before all plans are in', () => {
  const { state } = opening(3);
  planning(state);
  const gallery = JSON.stringify(nuns.view(state, 'gallery', false));
  expect(plan(state, N, 'stand').heard(0)).toEqual([]);
  expect(JSON.stringify(nuns.view(state, 'gallery', false))).toBe(gallery);
});
