import { describe, expect, test } from 'vitest';
import { liarsDice } from '../rules/game.ts';
import { act, bid, opening, position } from './position.ts';

const CHALLENGE = { kind: 'challenge' } as const;
const refused = (...asked: Parameters<typeof liarsDice.refusal>) =>
  liarsDice.refusal(...asked)?.reason ?? null;

describe('setting up', () => {
  test('LD-1 two to six players have five dice each, or fewer', () => {
    expect(liarsDice.seats).toEqual({ min: 2, max: 6 });
    expect(opening(6).state.cups.map((cup) => cup.length)).toEqual([5, 5, 5, 5, 5, 5]);
    expect(opening(2, { dice: 2 }).state.cups.map((cup) => cup.length)).toEqual([2, 2]);
  });

  test('LD-2 chance decides who begins', () => {
    const { state, recorded } = opening(4);
    expect(recorded.heard('gallery')).toContainEqual({ type: 'roundBegun', round: 1, first: state.active });
  });

  test('LD-3 LD-4 everybody rolls, and is told their own dice alone', () => {
    const { state, recorded } = opening(3);
    expect(recorded.heard('gallery').filter(({ type }) => type === 'rolled')).toEqual([]);
    for (const seat of [0, 1, 2]) {
      const rolled = recorded.heard(seat).filter(({ type }) => type === 'rolled');
      expect(rolled).toEqual([{ type: 'rolled', seat, cup: state.cups[seat] }]);
      const { players } = liarsDice.view(state, seat, false);
      expect(players.map(({ cup }) => cup !== null)).toEqual([0, 1, 2].map((other) => other === seat));
      expect(players.map(({ dice }) => dice)).toEqual([5, 5, 5]);
    }
  });
});

describe('bidding', () => {
  test('LD-5 one after the other, past those who are out', () => {
    const state = position([[2, 2], [], [3]]);
    expect(refused(state, 2, { kind: 'bid', count: 1, face: 2 })).toBe('notYourTurn');
    act(state, 0, { kind: 'bid', count: 1, face: 2 });
    expect(liarsDice.toAct(state)).toEqual([2]);
  });

  test.each([
    [2, 4, null],
    [3, 1, null],
    [2, 3, 'notHigher'],
    [2, 2, 'notHigher'],
    [1, 6, 'notHigher'],
  ] as const)('LD-6 after two threes, %i of face %i: %s', (count, face, reason) => {
    const state = position(
      [
        [2, 2],
        [3, 3],
      ],
      { bid: bid(1, 2, 3) },
    );
    expect(refused(state, 0, { kind: 'bid', count, face })).toBe(reason);
  });

  test('LD-7 not more dice than there are', () => {
    const state = position([[2, 2], [3]]);
    expect(refused(state, 0, { kind: 'bid', count: 3, face: 6 })).toBe(null);
    expect(refused(state, 0, { kind: 'bid', count: 4, face: 1 })).toBe('tooMany');
  });

  test('LD-8 there must be a bid to doubt', () => {
    expect(refused(position([[2], [3]]), 0, CHALLENGE)).toBe('nothingBid');
    expect(refused(position([[2], [3]], { bid: bid(1, 1, 3) }), 0, CHALLENGE)).toBe(null);
  });
});

describe('lifting the cups', () => {
  test.each([
    [4, true, 3, 0],
    [4, false, 2, 1],
    [1, true, 1, 1],
  ] as const)(
    'LD-9 LD-10 two of face %i, wild %s: %i are found, seat %i loses',
    (face, wild, found, loser) => {
      const state = position(
        [
          [1, 4],
          [2, 4],
        ],
        { wild, bid: bid(1, found === 2 ? 3 : 2, face) },
      );
      act(state, 0, CHALLENGE);
      expect(state.lifted).toMatchObject({ found, loser });
      expect(state.cups.map((cup) => cup.length)).toEqual(loser === 0 ? [1, 2] : [2, 1]);
    },
  );

  test('LD-11 the loser begins; if they are out, the next one with dice', () => {
    const state = position(
      [
        [2, 2],
        [3, 3],
      ],
      { bid: bid(1, 4, 6) },
    );
    act(state, 0, CHALLENGE);
    expect(liarsDice.toAct(state)).toEqual([1]);
    const three = position([[2], [3], [], [4]], { bid: bid(3, 4, 6), out: [2] });
    act(three, 0, CHALLENGE);
    expect(liarsDice.toAct(three)).toEqual([0]);
  });

  test('LD-12 the last one with dice wins, and nothing more may be done', () => {
    const state = position([[2], [3], []], { bid: bid(1, 2, 6), out: [2] });
    act(state, 0, CHALLENGE);
    expect(liarsDice.outcome(state)).toMatchObject({ places: [[0], [1], [2]], how: 'lastDice' });
    expect(refused(state, 0, CHALLENGE)).toBe('over');
    expect(liarsDice.moves(state, 0)).toEqual([]);
  });

  test('LD-13 everybody is told all dice', () => {
    const state = position(
      [
        [2, 2],
        [3, 3],
      ],
      { bid: bid(1, 2, 3) },
    );
    const lifted = act(state, 0, CHALLENGE)
      .heard('gallery')
      .find(({ type }) => type === 'lifted');
    expect(lifted).toMatchObject({
      cups: [
        [2, 2],
        [3, 3],
      ],
      found: 2,
    });
  });
});
