import { describe, expect, test } from 'vitest';
import { BELLS, CARDS, STEPHANUS } from '../rules/box.ts';
import { templar } from '../rules/game.ts';
import { act, bells, card, cardsOf, END, ofType, opening, position, randomGame } from './position.ts';

const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

/** Chance that turns up these cards of Raphael’s, one after the other. */
function turning(state: ReturnType<typeof position>, cards: readonly number[]) {
  const left = [...cards];
  return {
    int: () => {
      const next = left.shift() ?? 0;
      return state.raphael.slice(0, next).reduce((sum, count) => sum + count, 0);
    },
    shuffle: <Item>(items: Item[]) => items,
    pick: <Item>(items: readonly Item[]) => items[0],
  };
}

describe('two players', () => {
  test('TP-43 Raphael has two of each card and one Bells: 17, or 19 with Stephanus', () => {
    const without = opening(2, { stephanus: false }).state;
    expect(total(without.raphael)).toBe(17);
    expect(without.raphael[BELLS]).toBe(1);
    expect(without.raphael[STEPHANUS]).toBe(0);
    const withHim = opening(2, { stephanus: true }).state;
    expect(total(withHim.raphael)).toBe(19);
    expect(total(opening(3).state.raphael)).toBe(0);
  });

  test('TP-44 before the first player’s turn he shows a card, another while it equals a visible one; it may not be played', () => {
    const state = position({ seats: 2, active: 1, tops: ['lucas', 'josua'] });
    const told = act(state, 1, [card('porticus'), { kind: 'door', passage: 0 }]);
    expect(ofType(told, 'raphaelShows')).toEqual([]);
    const rng = turning(state, [CARDS.indexOf('lucas'), CARDS.indexOf('porticus'), CARDS.indexOf('maria')]);
    const shown = ofType(act(state, 1, [END], rng), 'raphaelShows').map((event) => event.card);
    expect(shown).toEqual(['lucas', 'porticus', 'maria']);
    expect(cardsOf(state, 0)).not.toContain('maria');
    expect(templar.refusal(state, 0, card('maria'))).toMatchObject({
      rule: 'TP-44',
      reason: 'raphaelBlocks',
    });
    act(state, 0, [bells]);
    expect(cardsOf(state, 1)).not.toContain('maria');
    expect([state.pawns.length, state.scores]).toEqual([2, [0, 1]]);
  });

  test('TP-45 when his Bells comes up all his cards are shuffled again and the next is turned up', () => {
    const state = position({ seats: 2, active: 1, tops: ['lucas', null] });
    state.raphael[CARDS.indexOf('maria')] = 0;
    state.raphael[CARDS.indexOf('severus')] = 1;
    const rng = turning(state, [BELLS, BELLS, CARDS.indexOf('maria')]);
    const told = act(state, 1, [bells], rng);
    expect(ofType(told, 'raphaelShuffles')).toHaveLength(2);
    expect(ofType(told, 'raphaelShows').map((event) => event.card)).toEqual(['maria']);
    expect(total(state.raphael)).toBe(18);
    expect(state.raphael[CARDS.indexOf('maria')]).toBe(1);
  });

  test('TP-59 only the card turned up last bans; it stays until the next, in the last round too', () => {
    const state = position({ seats: 2, active: 1, tops: ['lucas', null] });
    state.raphaelTop = CARDS.indexOf('maria');
    Object.assign(state, { trigger: 'bag', by: 1, turnsLeft: 3 });
    expect(cardsOf(state, 1)).not.toContain('maria');
    act(state, 1, [bells], turning(state, [CARDS.indexOf('severus')]));
    expect(cardsOf(state, 0)).toContain('maria');
    expect(cardsOf(state, 0)).not.toContain('severus');
    act(state, 0, [bells]);
    expect(cardsOf(state, 1)).not.toContain('severus');
  });

  test('TP-R13 he shows no card in round one', () => {
    const { told } = randomGame(2, 'raphael', (state) => {
      if (state.round <= 1) expect(state.raphaelTop).toBe(-1);
      if (state.round > 1) expect(state.raphaelTop).toBeGreaterThanOrEqual(0);
    });
    const second = told.findIndex((event) => event.type === 'roundBegun');
    const first = told.findIndex(
      (event) => event.type === 'raphaelShows' || event.type === 'raphaelShuffles',
    );
    expect(first).toBe(second + 1);
  });
});
