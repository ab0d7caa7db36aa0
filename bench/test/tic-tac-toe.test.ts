import { ChaCha8, isSeed, stretchSeed } from '@conclave/engine';
import { describe, expect, test } from 'vitest';
import { randomMatch, randomSeed } from '../random-match.ts';
import { type Event, type State, ticTacToe } from '../tic-tac-toe.ts';

const rng = () => new ChaCha8(stretchSeed('tic-tac-toe'));
const silent = { rng: rng(), tell: (_event: Event) => {}, tellOnly: () => {}, seal: () => {} };

function opening(): State {
  return ticTacToe.setup(2, {}, silent);
}

/** By number of moves: how many games end there. */
function endings(state: State, depth: number, counts: number[]): number[] {
  if (ticTacToe.outcome(state)) {
    counts[depth]++;
    return counts;
  }
  const [seat] = ticTacToe.toAct(state);
  for (const move of ticTacToe.moves(state, seat)) {
    const next = ticTacToe.clone(state);
    ticTacToe.play(next, seat, move, silent);
    endings(next, depth + 1, counts);
  }
  return counts;
}

function after(...cells: readonly number[]): State {
  const state = opening();
  for (const cell of cells) ticTacToe.play(state, state.turn, { kind: 'mark', cell }, silent);
  return state;
}

describe('tic-tac-toe on the contract', () => {
  test('has its 255,168 games, as many of each length as combinatorics says', () => {
    const counts = endings(opening(), 0, Array(10).fill(0));
    expect(counts).toEqual([0, 0, 0, 0, 0, 1440, 5328, 47952, 72576, 127872]);
  });

  test('a line wins, a full board is shared', () => {
    expect(ticTacToe.outcome(after(0, 3, 1, 4, 2))).toEqual({ places: [[0], [1]], how: 'line' });
    expect(ticTacToe.outcome(after(0, 3, 1, 4, 8, 5))).toEqual({ places: [[1], [0]], how: 'line' });
    expect(ticTacToe.outcome(after(0, 1, 2, 4, 3, 5, 7, 6, 8))).toEqual({ places: [[0, 1]], how: 'full' });
  });

  test('refuses the wrong seat and a taken cell, and parses nothing but marks', () => {
    expect(ticTacToe.refusal(after(4), 0, { kind: 'mark', cell: 0 })?.reason).toBe('notYourTurn');
    expect(ticTacToe.refusal(after(4), 1, { kind: 'mark', cell: 4 })?.reason).toBe('cellTaken');
    expect(ticTacToe.refusal(after(4), 1, { kind: 'mark', cell: 0 })).toBeNull();
    expect(ticTacToe.parse({ kind: 'mark', cell: 8 })).toEqual({ kind: 'mark', cell: 8 });
    for (const wrong of [null, 'mark', { kind: 'mark' }, { kind: 'mark', cell: 9 }, { kind: 'x', cell: 1 }]) {
      expect(ticTacToe.parse(wrong)).toBeNull();
    }
  });

  test('shows the board', () => {
    expect(ticTacToe.view(after(4, 0), 0, false)).toEqual({
      cells: [1, null, null, null, 0, null, null, null, null],
      turn: 0,
    });
  });
});

test('a random match ends, and its seed is one', () => {
  expect(randomMatch(ticTacToe, 2, rng()).outcome).not.toBeNull();
  expect(isSeed(randomSeed(rng()))).toBe(true);
});
