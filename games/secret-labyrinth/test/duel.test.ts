import { expect, test } from 'vitest';
import { secretLabyrinth } from '../rules/game.ts';
import type { Move, Weapon } from '../rules/moves.ts';
import { cardsOf, type State } from '../rules/state.ts';
import { act, at, card, dice, fight, named, only, place, position, reasonOf, run } from './position.ts';

const DONE: Move = { kind: 'done' };
const challenge = (seat: number): Move => ({ kind: 'challenge', seat });
const stake = (prize: 'treasure' | 'gnome', die: boolean): Move => ({ kind: 'stake', prize, die });
const weapon = (name: Weapon): Move => ({ kind: 'weapon', weapon: name });

const HANDS = [named('crown', 'gnome-cook'), named('ring', 'sword', 'gnome-miner', 'dragon')];

/** Seat 0 stands beside seat 1, all changes made. */
function beside(pawns = ['frame-0', 'frame-1'], hands: readonly (readonly number[])[] = HANDS): State {
  return position({ changed: true, pawns, hands, wanted: card('goblet') });
}

function challenged(move: Move, rng = dice()): State {
  const state = beside();
  act(state, 0, run('frame-1'));
  act(state, 0, challenge(1));
  act(state, 0, move, rng);
  return state;
}

test('SL-15 a move onto an occupied square gives the right to challenge, once; standing there does not', () => {
  const state = beside();
  expect(reasonOf(state, 0, challenge(1))).toBe('SL-15 nobodyToChallenge');
  act(state, 0, run('frame-1'));
  act(state, 0, challenge(1));
  act(state, 0, stake('gnome', false));
  fight(state, 0);
  act(state, 0, place('frame-4'));
  expect(reasonOf(state, 0, challenge(1))).toBe('SL-15 nobodyToChallenge');
  const standing = beside(['frame-1', 'frame-1']);
  act(standing, 0, run('frame-0'));
  expect(reasonOf(standing, 0, challenge(1))).toBe('SL-15 nobodyToChallenge');
  const still = position({
    pawns: ['frame-1', 'frame-1'],
    hands: HANDS,
    wanted: card('goblet'),
    changed: true,
  });
  expect(secretLabyrinth.moves(still, 0).some(({ kind }) => kind === 'challenge')).toBe(false);
});

test('SL-15 among several the challenger chooses, and need not challenge', () => {
  const state = beside(['frame-0', 'frame-1', 'frame-1', 'frame-3']);
  act(state, 0, run('frame-1'));
  expect(secretLabyrinth.moves(state, 0)).toEqual([challenge(1), challenge(2), DONE]);
  expect(reasonOf(state, 0, challenge(3))).toBe('SL-15 notThere');
  act(state, 0, DONE);
  expect(state.active).toBe(1);
});

test('SL-16 SL-R4 the kind is always named; one card without the die, or the die after naming, before weapons', () => {
  const one = challenged(stake('treasure', false));
  expect([one.duel?.stake, one.duel?.prize, one.stage]).toEqual([1, 'treasure', 'weapons']);
  const stakes = new Set<number>();
  for (let seed = 0; seed < 40; seed++) {
    const state = challenged(stake('gnome', true), dice(seed));
    stakes.add(state.duel?.stake ?? 0);
    expect(state.stage).toBe('weapons');
  }
  expect([...stakes].sort()).toEqual([2, 3, 4]);
  expect(secretLabyrinth.parse({ kind: 'stake', die: false })).toBeNull();
  const unsaid = beside();
  act(unsaid, 0, run('frame-1'));
  act(unsaid, 0, challenge(1));
  expect(reasonOf(unsaid, 0, weapon('stone'))).toBe('SL-15 noDuel');
});

test('SL-17 until both have chosen another weapon may be, or none: the newer choice counts, and nobody notices', () => {
  const state = challenged(stake('treasure', false));
  expect(reasonOf(state, 0, { kind: 'withdraw' })).toBe('SL-17 noWeapon');
  act(state, 0, weapon('stone'));
  const others = () => [1, 'gallery' as const].map((watcher) => secretLabyrinth.view(state, watcher, false));
  const before = others();
  const again = act(state, 0, { kind: 'anyWeapon' });
  expect([again.heard(0).length, again.heard(1).length]).toEqual([1, 0]);
  expect(others()).toEqual(before);
  expect(secretLabyrinth.view(state, 0, false).weapon).toBe('any');
  act(state, 0, { kind: 'withdraw' });
  expect(secretLabyrinth.toAct(state)).toEqual([0, 1]);
  act(state, 1, weapon('paper'));
  act(state, 0, weapon('scissors'));
  expect(state.duel?.victor).toBe(0);
});

test.each<[Weapon, Weapon]>([
  ['stone', 'scissors'],
  ['scissors', 'paper'],
  ['paper', 'stone'],
])('SL-17 %s beats %s, whoever shows it', (better, worse) => {
  for (const winner of [0, 1]) {
    const state = challenged(stake('treasure', false));
    const first = act(state, 0, weapon(winner === 0 ? better : worse));
    expect([first.heard(0).length, first.heard(1).length, first.heard('gallery').length]).toEqual([1, 0, 0]);
    expect(secretLabyrinth.waiting(state, 'gallery')).toEqual([1]);
    expect(reasonOf(state, 0, weapon(winner === 0 ? better : worse))).toBe('SL-17 weaponChosen');
    expect(reasonOf(state, 0, { kind: 'done' })).toBe('SL-17 weaponChosen');
    const { heard } = act(state, 1, weapon(winner === 1 ? better : worse));
    expect(only(heard('gallery'), 'weaponsShown')[0].winner).toBe(winner);
    expect(state.duel?.victor).toBe(winner);
  }
});

test('SL-17 SL-R10 a chosen weapon is seen by its owner alone, and nobody sees one before it is chosen', () => {
  const state = challenged(stake('treasure', false));
  const seen = () =>
    [0, 1, 'gallery' as const].map((watcher) => secretLabyrinth.view(state, watcher, false).weapon);
  expect(seen()).toEqual([null, null, null]);
  act(state, 0, weapon('paper'));
  expect(seen()).toEqual(['paper', null, null]);
  act(state, 1, weapon('paper'));
  expect(seen()).toEqual([null, null, null]);
  act(state, 1, { kind: 'anyWeapon' });
  expect(seen()).toEqual([null, 'any', null]);
});

test('SL-17 a draw is fought again for the same stake, as often as needed', () => {
  const state = challenged(stake('treasure', true), dice(3));
  const before = state.duel?.stake;
  for (const [draws, name] of (['stone', 'paper', 'scissors'] as const).entries()) {
    expect(secretLabyrinth.view(state, 'gallery', false).duel?.draws).toBe(draws);
    act(state, 1, weapon(name));
    act(state, 0, weapon(name));
    expect([state.stage, state.duel?.stake, secretLabyrinth.toAct(state)]).toEqual([
      'weapons',
      before,
      [0, 1],
    ]);
  }
  fight(state, 1);
  expect(state.duel?.victor).toBe(1);
});

test('who fought, for what and with which weapons is still to be seen when the duel is over', () => {
  const state = challenged(stake('treasure', false));
  act(state, 0, weapon('scissors'));
  act(state, 1, weapon('stone'));
  act(state, 1, place('frame-4'));
  const seen = {
    challenger: 0,
    rival: 1,
    prize: 'treasure',
    stake: 1,
    forWanted: false,
    answered: [],
    draws: 0,
    shown: ['scissors', 'stone'],
    victor: 1,
    isOver: true,
  };
  for (const watcher of [0, 1, 'gallery'] as const) {
    expect(secretLabyrinth.view(state, watcher, false).duel).toEqual(seen);
  }
});

test('SL-18 SL-R5 the loser pays in kind only, as many as the stake or as they have, by chance', () => {
  const lost = challenged(stake('treasure', true));
  fight(lost, 1);
  expect(cardsOf(lost, 0)).toEqual(named('gnome-cook'));
  const none = beside(['frame-0', 'frame-1'], [named('gnome-cook'), named('gnome-miner')]);
  act(none, 0, run('frame-1'));
  act(none, 0, challenge(1));
  act(none, 0, stake('treasure', false));
  fight(none, 0);
  expect([cardsOf(none, 0), cardsOf(none, 1)]).toEqual([named('gnome-cook'), named('gnome-miner')]);
  const which = new Set<string>();
  for (let seed = 0; seed < 20; seed++) {
    const state = challenged(stake('treasure', false));
    act(state, 0, weapon('stone'));
    act(state, 1, weapon('scissors'), dice(seed));
    expect(cardsOf(state, 0)).toHaveLength(3);
    which.add(cardsOf(state, 1).join());
  }
  expect(which.size).toBe(2);
});

test('SL-19 SL-R6 the winner must put the loser on a free square, any of them, also the wanted one', () => {
  const state = challenged(stake('treasure', false));
  fight(state, 1);
  expect(secretLabyrinth.toAct(state)).toEqual([1]);
  expect(reasonOf(state, 0, DONE)).toBe('SL-3 notYourTurn');
  expect(reasonOf(state, 1, place('frame-1'))).toBe('SL-19 notFree');
  expect(secretLabyrinth.moves(state, 1)).toHaveLength(65);
  expect(secretLabyrinth.moves(state, 1)).toEqual(
    expect.arrayContaining([place('frame-3'), place('middleRing-1'), place('centre-0')]),
  );
  act(state, 1, place('middleRing-1'));
  expect(state.pawns[0]).toBe(at('middleRing-1'));
  expect(state.wanted).toBe(card('goblet'));
});

test('SL-27 the challenged has no move but a weapon', () => {
  const state = challenged(stake('treasure', false));
  expect(secretLabyrinth.moves(state, 1).map(({ kind }) => kind)).toEqual([
    'weapon',
    'weapon',
    'weapon',
    'anyWeapon',
  ]);
});

test('SL-28 after the duel only animals and the end of the turn are left', () => {
  const state = beside(['frame-0', 'frame-1'], [named('crown', 'griffin'), named('ring')]);
  act(state, 0, run('frame-1'));
  act(state, 0, challenge(1));
  act(state, 0, stake('gnome', false));
  fight(state, 0);
  act(state, 0, place('frame-4'));
  expect(secretLabyrinth.moves(state, 0).map(({ kind }) => kind)).toEqual(['done', 'animal']);
});

test('SL-R10 when time is up chance chooses, each weapon about one time in three', () => {
  const counts = { stone: 0, scissors: 0, paper: 0 };
  const rng = dice('weapons');
  for (let i = 0; i < 1500; i++) {
    const state = challenged(stake('treasure', false));
    expect(secretLabyrinth.lapse(state, 1)).toEqual({ kind: 'anyWeapon' });
    act(state, 1, { kind: 'anyWeapon' });
    const { heard } = act(state, 0, weapon('stone'), rng);
    counts[only(heard('gallery'), 'weaponsShown')[0].weapons[1]]++;
  }
  for (const count of Object.values(counts)) {
    expect(count).toBeGreaterThan(430);
    expect(count).toBeLessThan(570);
  }
});
