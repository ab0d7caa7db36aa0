import { expect, test } from 'vitest';
import { othersInTurn } from '../seats.tsx';

test('the next player comes first, oneself not at all; those who watch see everybody', () => {
  expect(othersInTurn(2, 4)).toEqual([3, 0, 1]);
  expect(othersInTurn(0, 3)).toEqual([1, 2]);
  expect(othersInTurn(null, 3)).toEqual([0, 1, 2]);
});
