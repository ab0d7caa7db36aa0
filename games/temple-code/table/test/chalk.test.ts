import { expect, test } from 'vitest';
import { DECK, POSITIONS } from '../../rules/deck.ts';
import { boxKey, chalk, type Page, saidInChalk } from '../sheet.ts';

const [first, second] = DECK;
const ringed = (...keys: readonly string[]): Page =>
  Object.fromEntries(keys.map((key) => [key, 'sure' as const]));
const ringsOf = (combination: (typeof DECK)[number]) => combination.map((one, at) => boxKey(one, at));

test('the chalk says a combination once every door shows one statuette, each another one', () => {
  expect(saidInChalk(chalk('off', ringed(...ringsOf(first)), null))).toEqual(first);
  expect(saidInChalk(chalk('seen', ringed(...ringsOf(first)), null))).toEqual(first);
  expect(saidInChalk(chalk('follows', {}, [0]))).toEqual(first);
});

test('it says nothing while a door sleeps, leaves a choice, or repeats another', () => {
  expect(saidInChalk(chalk('off', {}, null))).toBeNull();
  expect(saidInChalk(chalk('off', ringed(...ringsOf(first).slice(1)), null))).toBeNull();
  expect(saidInChalk(chalk('follows', {}, [0, 1]))).toBeNull();
  const [other] = second.filter((one) => one !== first[0]);
  expect(saidInChalk(chalk('off', ringed(...ringsOf(first), boxKey(other, 0)), null))).toBeNull();
  const same = POSITIONS.map((_position, at) => boxKey(first[0], at));
  expect(saidInChalk(chalk('off', ringed(...same), null))).toBeNull();
});
