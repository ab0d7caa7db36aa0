import { expect, test } from 'vitest';
import { HAND } from '../../rules/state.ts';
import { PANELS } from '../primer.tsx';

test('FT-1 FT-4 the panels show a hand, a trick, and the card that takes it', () => {
  expect(PANELS[0]).toHaveLength(HAND);
  expect(PANELS[3]).toEqual([Math.max(...PANELS[2].map(Number))]);
});
