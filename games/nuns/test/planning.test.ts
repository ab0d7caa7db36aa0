import { describe, expect, test } from 'vitest';
import { nuns } from '../rules/game.ts';
import { FIRST_NOVICE } from '../rules/state.ts';
import {
  act,
  cast,
  handIn,
  ofType,
  opening,
  othersStand,
  pencil,
  placeGuard,
  planning,
  refused,
  way,
  withoutBlessings,
} from './position.ts';

const N = FIRST_NOVICE;

function solo(turn = 3) {
  const { state } = opening(2);
  cast(state, { cells: [4], wishes: [4], blessings: ['reroll', 'reroll', 'adjust'] });
  planning(state, turn);
  return state;
}

describe('drawing a way', () => {
  test('NR-7 a step goes along one edge; a point may be visited twice; the card sets how many', () => {
    const state = solo();
    refused(state, 1, { kind: 'step', figure: N, to: 18 }, 'NR-7', 'noCard');
    act(state, 1, { kind: 'pace', figure: N, card: 'walk' });
    refused(state, 1, { kind: 'step', figure: N, to: 17 }, 'NR-7', 'notNext');
    for (const to of [18, 17]) act(state, 1, { kind: 'step', figure: N, to });
    refused(state, 1, { kind: 'handIn' }, 'NR-46', 'unfinished');
    act(state, 1, { kind: 'step', figure: N, to: 18 });
    expect(nuns.refusal(state, 1, { kind: 'handIn' })).toBeNull();
    act(state, 1, { kind: 'step', figure: N, to: 17 });
    refused(state, 1, { kind: 'step', figure: N, to: 18 }, 'NR-7', 'tooFar');
  });

  test.each([
    ['stand', 0, 0],
    ['sneak', 1, 2],
    ['walk', 3, 4],
    ['run', 1, 5],
  ] as const)('NR-7 %s: %i to %i points', (card, min, max) => {
    const state = solo();
    act(state, 1, { kind: 'pace', figure: N, card });
    const back = [18, 17, 18, 17, 18, 17];
    for (let points = 0; points <= max; points++) {
      expect(nuns.refusal(state, 1, { kind: 'handIn' }) === null).toBe(points >= min);
      if (points < max) act(state, 1, { kind: 'step', figure: N, to: back[points] });
    }
    expect(nuns.moves(state, 1).some(({ kind }) => kind === 'step')).toBe(false);
  });

  test('NR-R4 a run of one point bluffs; the same card may be used turn after turn; one card a turn', () => {
    const state = solo();
    state.novices[0].card = 'run';
    pencil(state, N, 'run', [18]);
    refused(state, 1, { kind: 'pace', figure: N, card: 'walk' }, 'NR-R4', 'cardChosen');
    const told = handIn(state, 1).heard('gallery');
    expect(ofType(told, 'cardsShown')[0].novices).toEqual([
      { figure: N, card: 'run', obeys: null, fast: false },
    ]);
  });

  test('NR-9 a locked door stops her without her key, and none does with it, whatever its colour', () => {
    const state = solo();
    state.novices[0].at = 101;
    act(state, 1, { kind: 'pace', figure: N, card: 'run' });
    refused(state, 1, { kind: 'step', figure: N, to: 118 }, 'NR-9', 'lockedDoor');
    act(state, 1, { kind: 'step', figure: N, to: 92 });
    act(state, 1, { kind: 'erase', figure: N });
    state.novices[0].hasKey = true;
    for (const [from, to] of [
      [101, 118],
      [147, 148],
      [84, 109],
      [122, 121],
      [19, 26],
    ] as const) {
      state.novices[0].at = from;
      state.guards[0].at = 40;
      state.guards[1].at = 40;
      act(state, 1, { kind: 'pace', figure: N, card: 'sneak' });
      act(state, 1, { kind: 'step', figure: N, to });
      act(state, 1, { kind: 'erase', figure: N });
    }
  });

  test('NR-R1 a guard’s point can be neither entered nor crossed', () => {
    const state = solo();
    placeGuard(state, 0, 17, 16);
    act(state, 1, { kind: 'pace', figure: N, card: 'sneak' });
    act(state, 1, { kind: 'step', figure: N, to: 18 });
    refused(state, 1, { kind: 'step', figure: N, to: 17 }, 'NR-R1', 'guardThere');
    act(state, 1, { kind: 'erase', figure: N });
    placeGuard(state, 1, 18, 17);
    refused(state, 1, { kind: 'pace', figure: N, card: 'sneak' }, 'NR-R1', 'shutIn');
    act(state, 1, { kind: 'pace', figure: N, card: 'stand' });
  });

  test('NR-46 a plan can be changed until all are in; nobody learns who has planned what', () => {
    const { state } = opening(4);
    withoutBlessings(state);
    const watchers = [0, 2, 3, 'gallery'] as const;
    const look = () =>
      watchers.map((watcher) =>
        JSON.stringify([nuns.view(state, watcher, false), nuns.waiting(state, watcher)]),
      );
    const before = look();
    const told = [
      act(state, 1, { kind: 'pace', figure: N, card: 'stand' }),
      act(state, 1, { kind: 'handIn' }),
      act(state, 1, { kind: 'withdraw' }),
      act(state, 1, { kind: 'erase', figure: N }),
      act(state, 1, { kind: 'pace', figure: N, card: 'sneak' }),
    ];
    expect(look()).toEqual(before);
    for (const recorded of told) for (const watcher of watchers) expect(recorded.heard(watcher)).toEqual([]);
    expect(nuns.waiting(state, 'gallery')).toBe('someone');
    refused(state, 1, { kind: 'handIn' }, 'NR-46');
    refused(state, 1, { kind: 'withdraw' }, 'NR-46');
    refused(state, 1, { kind: 'pace', figure: N + 1, card: 'stand' }, 'NR-37', 'notYours');
    act(state, 1, { kind: 'erase', figure: N });
    pencil(state, N, 'stand');
    const handedIn = handIn(state, 1);
    expect(handedIn.heard(1).map(({ type }) => type)).toEqual(['handedIn']);
    for (const watcher of watchers) expect(handedIn.heard(watcher)).toEqual([]);
    refused(state, 1, { kind: 'erase', figure: N }, 'NR-46', 'handedIn');
    expect(state.phase).toBe('plan');
    expect(
      othersStand(state)
        .heard('gallery')
        .map(({ type }) => type),
    ).toContain('cardsShown');
  });
});

describe('turn 1', () => {
  test('NR-6 two moves with the same card, each within its range', () => {
    const state = solo(1);
    act(state, 1, { kind: 'pace', figure: N, card: 'walk' });
    for (const to of [18, 17]) act(state, 1, { kind: 'step', figure: N, to });
    refused(state, 1, { kind: 'rest', figure: N }, 'NR-7', 'tooShort');
    for (const to of [16, 15]) act(state, 1, { kind: 'step', figure: N, to });
    refused(state, 1, { kind: 'handIn' }, 'NR-46', 'unfinished');
    refused(state, 1, { kind: 'step', figure: N, to: 30 }, 'NR-7', 'tooFar');
    act(state, 1, { kind: 'rest', figure: N });
    refused(state, 1, { kind: 'rest', figure: N }, 'NR-6', 'oneMoveOnly');
    for (const to of [30, 35]) act(state, 1, { kind: 'step', figure: N, to });
    refused(state, 1, { kind: 'handIn' }, 'NR-46', 'unfinished');
    for (const to of [51, 60]) act(state, 1, { kind: 'step', figure: N, to });
    handIn(state, 1);
    expect(state.novices[0].at).toBe(60);
  });

  test('NR-6 standing still is nothing at all; in later turns there is one move', () => {
    const state = solo(1);
    pencil(state, N, 'stand');
    expect(nuns.refusal(state, 1, { kind: 'handIn' })).toBeNull();
    const later = solo(2);
    pencil(later, N, 'run', [18]);
    refused(later, 1, { kind: 'rest', figure: N }, 'NR-6', 'oneMoveOnly');
    expect(nuns.refusal(later, 1, { kind: 'handIn' })).toBeNull();
  });

  test('NR-34 Celeste: two runs to 88, a walk to 130 for key 5, a sneak to 115', () => {
    const state = solo(1);
    withoutBlessings(state);
    const points = way(4, 88);
    act(state, 1, { kind: 'pace', figure: N, card: 'run' });
    for (const [i, to] of points.entries()) {
      act(state, 1, { kind: 'step', figure: N, to });
      if (i === 4) act(state, 1, { kind: 'rest', figure: N });
    }
    handIn(state, 1);
    expect(state.novices[0]).toMatchObject({ at: 88, hasKey: false, card: 'run' });
    planning(state, 2);
    pencil(state, N, 'walk', way(88, 130));
    const told = handIn(state, 1).heard(1);
    expect(ofType(told, 'arrived')).toEqual([
      { type: 'arrived', figure: N, at: 130, tookKey: true, tookWish: false },
    ]);
    planning(state, 3);
    pencil(state, N, 'sneak', way(130, 115));
    handIn(state, 1);
    expect(state.novices[0]).toMatchObject({ at: 115, hasKey: true, card: 'sneak' });
  });

  test('NR-R3 a key taken at the end of the first move opens doors in the second; there is one noise roll', () => {
    const state = solo(1);
    withoutBlessings(state);
    state.novices[0].at = 114;
    act(state, 1, { kind: 'pace', figure: N, card: 'run' });
    act(state, 1, { kind: 'step', figure: N, to: 130 });
    act(state, 1, { kind: 'rest', figure: N });
    for (const to of way(130, 117).slice(0, 4)) act(state, 1, { kind: 'step', figure: N, to });
    act(state, 1, { kind: 'erase', figure: N });
    state.novices[0].at = 10;
    state.novices[0] = { ...state.novices[0], wish: 0, at: 9 };
    state.guards[0].at = 40;
    state.guards[1].at = 40;
    act(state, 1, { kind: 'pace', figure: N, card: 'run' });
    act(state, 1, { kind: 'step', figure: N, to: 10 });
    act(state, 1, { kind: 'rest', figure: N });
    // Standing next to a locked door with the key just taken: the pencil passes it.
    state.novices[0].plan.way = [101, 10];
    state.novices[0].plan.split = 2;
    state.novices[0].plan.way.push(19);
    act(state, 1, { kind: 'step', figure: N, to: 26 });
    const told = handIn(state, 1).heard('gallery');
    expect(ofType(told, 'rolled')).toHaveLength(1);
    expect(state.novices[0].hasKey).toBe(true);
  });
});

describe('Fast', () => {
  function fast(turn = 3) {
    const state = solo(turn);
    state.novices[0].blessing.kind = 'fast';
    return state;
  }

  test.each([
    ['sneak', 2, 3],
    ['walk', 4, 5],
    ['run', 1, 6],
  ] as const)('NR-R16 %s with Fast: %i to %i points', (card, min, max) => {
    const state = fast();
    act(state, 1, { kind: 'pace', figure: N, card });
    act(state, 1, { kind: 'hurry', figure: N });
    const back = [18, 17, 18, 17, 18, 17];
    for (let points = 0; points <= max; points++) {
      expect(nuns.refusal(state, 1, { kind: 'handIn' }) === null).toBe(points >= min);
      if (points < max) act(state, 1, { kind: 'step', figure: N, to: back[points] });
    }
    const told = handIn(state, 1).heard('gallery');
    expect(ofType(told, 'cardsShown')[0].novices[0]).toMatchObject({ fast: true });
    expect(nuns.view(state, 'gallery', false).novices[0]).toMatchObject({
      holdsBlessing: false,
      spent: 'fast',
    });
  });

  test('NR-R16 in turn 1 for one of the two moves; never standing, obeying, or with another card', () => {
    const state = fast(1);
    act(state, 1, { kind: 'pace', figure: N, card: 'sneak' });
    act(state, 1, { kind: 'hurry', figure: N });
    refused(state, 1, { kind: 'hurry', figure: N }, 'NR-R16');
    for (const to of [18, 17, 18]) act(state, 1, { kind: 'step', figure: N, to });
    act(state, 1, { kind: 'rest', figure: N });
    refused(state, 1, { kind: 'hurry', figure: N }, 'NR-R16');
    for (const to of [17, 18]) act(state, 1, { kind: 'step', figure: N, to });
    refused(state, 1, { kind: 'step', figure: N, to: 17 }, 'NR-7', 'tooFar');
    const standing = fast();
    pencil(standing, N, 'stand');
    refused(standing, 1, { kind: 'hurry', figure: N }, 'NR-R16');
    const caught = fast();
    caught.novices[0].status = 'caught';
    caught.novices[0].at = 39;
    act(caught, 1, { kind: 'obey', figure: N });
    refused(caught, 1, { kind: 'hurry', figure: N }, 'NR-R16');
    const other = solo();
    act(other, 1, { kind: 'pace', figure: N, card: 'run' });
    refused(other, 1, { kind: 'hurry', figure: N }, 'NR-R16');
  });

  test('NR-30 a blessing is used once, then lies open for all', () => {
    const state = fast();
    act(state, 1, { kind: 'pace', figure: N, card: 'run' });
    act(state, 1, { kind: 'hurry', figure: N });
    act(state, 1, { kind: 'step', figure: N, to: 18 });
    handIn(state, 1);
    expect(state.novices[0].blessing.held).toBe(false);
    planning(state, 4);
    act(state, 1, { kind: 'pace', figure: N, card: 'run' });
    refused(state, 1, { kind: 'hurry', figure: N }, 'NR-R16');
  });
});

describe('NR-33 variants for novices', () => {
  test('NR-33 a run is exactly 5, with Fast exactly 6', () => {
    const { state } = opening(2, { exactRun: true });
    cast(state, { cells: [4], wishes: [4], blessings: ['reroll', 'reroll', 'fast'] });
    planning(state, 3);
    pencil(state, N, 'run', [18, 17, 18, 17]);
    refused(state, 1, { kind: 'handIn' }, 'NR-46', 'unfinished');
    act(state, 1, { kind: 'step', figure: N, to: 18 });
    expect(nuns.refusal(state, 1, { kind: 'handIn' })).toBeNull();
    act(state, 1, { kind: 'hurry', figure: N });
    refused(state, 1, { kind: 'handIn' }, 'NR-46', 'unfinished');
    act(state, 1, { kind: 'step', figure: N, to: 17 });
    expect(nuns.refusal(state, 1, { kind: 'handIn' })).toBeNull();
  });

  test('NR-33 without the double first move turn 1 is like the others', () => {
    const { state } = opening(2, { singleStart: true });
    cast(state, { cells: [4] });
    pencil(state, N, 'run', [18]);
    refused(state, 1, { kind: 'rest', figure: N }, 'NR-6', 'oneMoveOnly');
    expect(nuns.refusal(state, 1, { kind: 'handIn' })).toBeNull();
    expect(nuns.view(state, 0, false).double).toBe(false);
  });
});
