import { expect, test } from 'vitest';
import { isAlone } from '../table/control/solo-play.ts';

const seats = (...bots: ('easy' | null)[]) => ({ seats: bots.map((bot) => ({ bot })) }) as never;

test('one person among bots is alone; two are not, nor is nobody', () => {
  expect(isAlone(seats(null, 'easy', 'easy'))).toBe(true);
  expect(isAlone(seats(null, 'easy', null))).toBe(false);
  expect(isAlone(seats('easy', 'easy'))).toBe(false);
  expect(isAlone(null)).toBe(false);
});
