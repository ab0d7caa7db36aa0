/** A plan while it is composed: kept as a move, one a novice, and changed at any time. */

import { expect, test } from 'vitest';
import { BLANK, type Draft } from '../../on-view/planning.ts';
import { nuns } from '../../rules/game.ts';
import { cast, opening, planMove, planning } from '../../test/position.ts';
import { draftFor, isBeginning, leadsAway, planOf, withCard, withDraft } from '../play/draft.ts';

const walk = (...way: number[]): Draft => ({ ...BLANK, card: 'walk', way });

/** Bernadette and Theresa plan, of one player. */
function table(turn = 3) {
  const { state } = opening(2, { twoNovices: true });
  cast(state, { cells: [6, 3], wishes: [1, 2], blessings: ['reroll', 'adjust', 'fast', 'adjust'] });
  planning(state, turn);
  return { state, view: nuns.view(state, 1, false) };
}

test('a draft is a move from its card on, one for each novice, and none when it is rubbed out', () => {
  const { view } = table();
  const one = withDraft(view, [], 2, walk(16));
  expect(one).toEqual([planMove(2, 'walk', [16])]);
  const both = withDraft(view, one, 3, { ...BLANK, card: 'stand' });
  expect(both).toHaveLength(2);
  expect(withDraft(view, both, 2, walk(16, 15))).toEqual([both[1], planMove(2, 'walk', [16, 15])]);
  expect(withDraft(view, both, 2, BLANK)).toEqual([both[1]]);
  expect(planOf(2, BLANK)).toBeNull();
});

test('what is read back is checked by the rules; junk and drafts of others are nothing', () => {
  const { view } = table();
  expect(draftFor(view, [planMove(2, 'walk', [16, 15])] as never, 2)).toEqual(walk(16, 15));
  expect(draftFor(view, [planMove(2, 'walk', [16, 99])] as never, 2)).toEqual(walk(16));
  for (const junk of [[], [null], ['plan'], [{ kind: 'plan' }], [planMove(3, 'stand')]])
    expect(draftFor(view, junk as never, 2)).toEqual(BLANK);
});

test('what is handed in is drawn where nothing else is, and is no draft', () => {
  const { state } = table();
  const plan = walk(16, 15, 30);
  state.novices[0].plan = { ...plan, card: 'walk' };
  const view = nuns.view(state, 1, false);
  expect(draftFor(view, [], 2)).toEqual(plan);
  expect(withDraft(view, [planMove(2, 'stand')] as never, 2, plan)).toEqual([]);
});

test('the card can be changed at any time: as much of the way stays as it carries her', () => {
  const { view } = table();
  expect(withCard(view, 2, walk(16, 15, 30, 35), 'sneak')).toEqual({
    ...BLANK,
    card: 'sneak',
    way: [16, 15],
  });
  expect(withCard(view, 2, walk(16, 15, 30, 35), 'run').way).toHaveLength(4);
  expect(withCard(view, 2, walk(16), 'stand')).toEqual({ ...BLANK, card: 'stand' });
  expect(withCard(view, 2, { ...walk(16), obeys: true }, 'run')).toEqual({ ...BLANK, card: 'run' });
  const first = table(1).view;
  expect(withCard(first, 2, BLANK, 'stand')).toEqual({ ...BLANK, card: 'stand', split: 0 });
  const both: Draft = { ...walk(16, 15, 30, 35, 51, 50, 36), split: 4 };
  expect(withCard(first, 2, both, 'run')).toEqual({ ...both, card: 'run' });
  expect(withCard(first, 2, both, 'sneak')).toEqual({ ...BLANK, card: 'sneak', way: [16, 15] });
});

test('a lesson lights what leads to its plan', () => {
  const aim: Draft = { ...walk(16, 15, 30, 35, 51, 50, 36), split: 4 };
  expect(isBeginning(walk(16, 15), aim)).toBe(true);
  expect(isBeginning(walk(16, 15, 30, 35), aim)).toBe(true);
  expect(isBeginning(walk(16, 15, 30, 35, 51), aim)).toBe(false);
  expect(isBeginning({ ...walk(16, 15, 30, 35, 51), split: 4 }, aim)).toBe(true);
  expect(isBeginning(walk(17), aim)).toBe(false);
  expect(isBeginning({ ...walk(16), card: 'run' }, aim)).toBe(false);
  expect(isBeginning(aim, aim)).toBe(true);
});

test('a hint rubs out what leads elsewhere, and nothing that another card alone mends', () => {
  const aim: Draft = { ...walk(16, 15, 30, 35, 51, 50, 36), split: 4 };
  expect(leadsAway(walk(16, 15), aim)).toBe(false);
  expect(leadsAway({ ...walk(16, 15), card: 'run' }, aim)).toBe(false);
  expect(leadsAway(walk(17), aim)).toBe(true);
  expect(leadsAway({ ...walk(16, 15, 14), split: 3 }, aim)).toBe(true);
});
