import { describe, expect, test } from 'vitest';
import { KEY_AT, WISH_AT } from '../rules/cards.ts';
import { nuns } from '../rules/game.ts';
import { FIRST_NOVICE } from '../rules/state.ts';
import { isInSight } from '../rules/watching.ts';
import {
  act,
  cast,
  chance,
  feign,
  ofType,
  onDie,
  opening,
  othersStand,
  placeGuard,
  plan,
  planMove,
  planning,
  refused,
  withoutBlessings,
} from './position.ts';

const N = FIRST_NOVICE;

/** Medicine: key 5 at 130, wish at 121. */
function solo(at: number, turn = 3) {
  const { state } = opening(2);
  cast(state, { cells: [4], wishes: [4] });
  withoutBlessings(state);
  planning(state, turn);
  state.novices[0].at = at;
  state.novices[0].spotted = false;
  return state;
}

test('NR-8 movement cards are shown to all at once, and not position, way or number of points', () => {
  const { state } = opening(3);
  withoutBlessings(state);
  planning(state);
  expect(
    plan(state, N, 'run', [{ 1: 21, 2: 20, 3: 19, 4: 18, 5: 17, 6: 16 }[state.novices[0].cell] ?? 0]).heard(
      'gallery',
    ),
  ).toEqual([]);
  const told = othersStand(state).heard(0);
  expect(told[0].type).toBe('cardsShown');
  expect(ofType(told, 'cardsShown')[0]).toEqual({
    type: 'cardsShown',
    novices: [
      { figure: N, card: 'run', obeys: null, fast: false },
      { figure: N + 1, card: 'stand', obeys: null, fast: false },
    ],
  });
  expect(ofType(told, 'arrived')).toEqual([]);
  expect(nuns.view(state, 0, false).novices[0]).toMatchObject({ spotted: null, own: null });
});

describe('what she takes', () => {
  test('NR-10 the key only by ending a move on its point, not by passing, and only her own', () => {
    const state = solo(114);
    plan(state, N, 'walk', [130, 129, 115]);
    expect(state.novices[0].hasKey).toBe(false);
    planning(state);
    plan(state, N, 'sneak', [114, 130]);
    expect(state.novices[0].hasKey).toBe(true);
    const other = solo(106);
    expect(KEY_AT[3]).toBe(107);
    plan(other, N, 'sneak', [107]);
    expect(other.novices[0].hasKey).toBe(false);
  });

  test('NR-11 the wish only by ending a move on its point, after having the key', () => {
    const state = solo(122);
    expect(WISH_AT[4]).toBe(121);
    state.novices[0].hasKey = true;
    plan(state, N, 'run', [121, 122, 97]);
    expect(state.novices[0].hasObject).toBe(false);
    planning(state);
    state.novices[0].at = 122;
    const told = plan(state, N, 'sneak', [121]);
    expect(state.novices[0].hasObject).toBe(true);
    expect(ofType(told.heard(1), 'arrived')[0]).toMatchObject({ tookWish: true });
    expect(ofType(told.heard(0), 'arrived')).toEqual([]);
    const without = solo(109);
    without.novices[0] = { ...without.novices[0], wish: 6 };
    plan(without, N, 'stand');
    expect(without.novices[0].hasObject).toBe(false);
  });
});

describe('sight during her move', () => {
  /** The Abbess stands at 19 and looks along the corridor to the west. */
  function watched(at: number) {
    const state = solo(at);
    placeGuard(state, 0, 19, 20);
    placeGuard(state, 1, 147, 146);
    return state;
  }

  test('NR-12 seen, her token stands at the exact point and moves openly while she stays in sight', () => {
    const state = watched(4);
    const told = plan(state, N, 'walk', [18, 17, 16]).heard(0);
    expect(ofType(told, 'seen')).toEqual([18, 17, 16].map((at) => ({ type: 'seen', figure: N, at })));
    expect(nuns.view(state, 0, false).novices[0]).toMatchObject({
      token: 16,
      inSight: true,
      spotted: 16,
      trail: [18, 17, 16].map((at) => ({ at, vanished: false })),
    });
  });

  test('NR-13 leaving sight by her own move, a Vanished marker lies between the last seen point and the first unseen one', () => {
    const state = watched(18);
    const told = plan(state, N, 'walk', [17, 16, 15]).heard('gallery');
    expect(ofType(told, 'vanished')).toEqual([{ type: 'vanished', figure: N, from: 16, to: 15 }]);
    expect(state.vanished).toEqual([{ figure: N, from: 16, to: 15 }]);
  });

  test('NR-R11 one marker for each disappearance, several if she reappears', () => {
    const state = watched(18);
    const told = plan(state, N, 'walk', [4, 18, 27, 39]).heard(0);
    expect(ofType(told, 'vanished').map(({ from, to }) => [from, to])).toEqual([
      [18, 4],
      [18, 27],
    ]);
    expect(state.novices[0].trail).toEqual([
      { at: 4, vanished: true },
      { at: 18, vanished: false },
      { at: 27, vanished: true },
    ]);
  });

  test('NR-R11 none where a caught novice whom no guard sees disobeys', () => {
    const state = watched(39);
    state.novices[0].status = 'caught';
    state.novices[0].spotted = true;
    expect(isInSight(state, 39)).toBe(false);
    plan(state, N, 'sneak', [48]);
    expect(state.vanished).toEqual([]);
    expect(state.novices[0].status).toBe('onTheRun');
  });

  test('NR-38 the token of one who is neither seen nor caught stands in her cell', () => {
    const state = watched(39);
    plan(state, N, 'sneak', [48]);
    expect(nuns.view(state, 0, false).novices[0]).toMatchObject({ token: 4, inSight: false, spotted: null });
    state.novices[0].status = 'caught';
    expect(nuns.view(state, 0, false).novices[0].token).toBe(48);
  });

  test('NR-39 novices do not block, see or meet each other', () => {
    const { state } = opening(3);
    cast(state, { cells: [4, 3] });
    withoutBlessings(state);
    planning(state);
    state.novices[1].at = 18;
    state.novices[1].spotted = false;
    plan(state, N, 'sneak', [18]);
    const told = othersStand(state);
    expect(state.novices.map(({ at }) => at)).toEqual([18, 18]);
    expect(nuns.view(state, 1, false).novices[1].own).toBeNull();
    expect(told.heard(1).filter(({ type }) => type === 'arrived')).toHaveLength(1);
    planning(state);
    expect(nuns.refusal(state, 1, planMove(N, 'sneak', [17]))).toBeNull();
  });
});

describe('NR-5 the sequence', () => {
  test('NR-5 P1 plan, P2 cards, P3 noise, P4 guards, P5 cards, P6 listening, P7 next turn', () => {
    const { state } = opening(2);
    cast(state, { cells: [4], wishes: [4] });
    withoutBlessings(state);
    planning(state, 3);
    placeGuard(state, 0, 26, null, 'green-26-101');
    placeGuard(state, 1, 26, null, 'red-26-147');
    const types: string[] = [];
    const hear = (events: readonly { readonly type: string }[]) =>
      types.push(...events.map(({ type }) => type));
    hear(plan(state, N, 'stand').heard('gallery'));
    for (let steps = 0; steps < 40 && state.turn === 3; steps++) {
      const [seat] = nuns.toAct(state);
      const move =
        nuns.moves(state, seat).find(({ kind }) => kind === 'stop' || kind === 'lead') ??
        nuns.moves(state, seat)[0];
      hear(act(state, seat, move).heard('gallery'));
    }
    const order = ['cardsShown', 'rolled', 'noises', 'leads', 'stopped', 'guardCardsShown', 'turnBegun'];
    const places = order.map((type) => types.indexOf(type));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(types.lastIndexOf('rolled')).toBeGreaterThan(types.indexOf('guardCardsShown'));
    expect(state).toMatchObject({ turn: 4, phase: 'plan' });
  });

  test('NR-5 what belongs to another phase is refused', () => {
    const state = solo(4);
    refused(state, 0, { kind: 'lead', guard: 0 }, 'NR-5', 'notNow');
    refused(state, 1, onDie(N, 0), 'NR-5', 'notNow');
    refused(state, 1, { kind: 'lead', guard: 0 }, 'NR-37', 'notYours');
    refused(state, 1, feign(N, 0, 40), 'NR-5', 'notNow');
    state.novices[0].blessing.held = true;
    plan(state, N, 'stand', [], chance());
    refused(state, 1, planMove(N, 'run', [18]), 'NR-5', 'notNow');
  });
});
