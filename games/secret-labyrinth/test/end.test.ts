import { expect, test } from 'vitest';
import { secretLabyrinth } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import { act, card, fight, named, only, position, reasonOf, run, SHIFT_IN } from './position.ts';

const SIX = named('sceptre', 'sword', 'goblet', 'jewel-casket', 'ring', 'golden-key');

test('SL-21 all seven of a kind win at once and are shown', () => {
  const state = position({ changed: true, hands: [SIX, []] });
  const { heard } = act(state, 0, run('outerCorridor-0'));
  expect(only(heard(1), 'won')[0].cards).toEqual([card('crown'), ...SIX]);
  expect(secretLabyrinth.outcome(state)).toMatchObject({ places: [[0], [1]], how: 'allOfAKind' });
  expect(secretLabyrinth.toAct(state)).toEqual([]);
  expect(reasonOf(state, 0, { kind: 'done' })).toBe('SL-21 over');
  expect(secretLabyrinth.view(state, 1, true).players[0].cards).toHaveLength(7);
});

test('SL-21 also on another’s turn: the challenged wins the last one', () => {
  const state = position({
    changed: true,
    pawns: ['frame-0', 'frame-1'],
    hands: [named('crown'), SIX],
    wanted: card('dragon'),
  });
  act(state, 0, run('frame-1'));
  act(state, 0, { kind: 'challenge', seat: 1 });
  act(state, 0, { kind: 'stake', prize: 'treasure', die: false });
  fight(state, 1);
  expect(secretLabyrinth.outcome(state)?.places[0]).toEqual([1]);
});

test('SL-R3 six are enough by option', () => {
  const hands = [SIX.slice(1), []];
  const six = position({ changed: true, hands, options: { goal: 6 } });
  act(six, 0, run('outerCorridor-0'));
  expect(secretLabyrinth.outcome(six)?.how).toBe('allOfAKind');
  const seven = position({ changed: true, hands });
  act(seven, 0, run('outerCorridor-0'));
  expect(secretLabyrinth.outcome(seven)).toBeNull();
});

function passRound(state: ReturnType<typeof position>, seats: number): void {
  const moves: Move[] = [SHIFT_IN, SHIFT_IN, { kind: 'done' }];
  for (let i = 0; i < seats; i++) for (const move of moves) act(state, secretLabyrinth.toAct(state)[0], move);
}

test('SL-R3 after the last round the most cards of one kind win, and ties are shared', () => {
  const hands = [
    named('ring', 'sword'),
    named('gnome-cook', 'gnome-miner', 'sceptre'),
    named('goblet', 'dragon'),
  ];
  const state = position({ seats: 3, hands, options: { roundLimit: 2 } });
  passRound(state, 3);
  expect(secretLabyrinth.outcome(state)).toBeNull();
  passRound(state, 3);
  expect(secretLabyrinth.outcome(state)).toMatchObject({ places: [[0, 1], [2]], how: 'roundsOver' });
  expect(secretLabyrinth.outcome(state)?.scores?.[1].parts).toEqual({ treasures: 1, gnomes: 2 });
});
