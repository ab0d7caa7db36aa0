/** What is said of chairs means the same at this keyboard and on a server. */

import { expect, test } from 'vitest';
import { parse } from '../arguments.ts';
import { chairsOf, playCommand } from '../commands/play.ts';
import { seatWishes } from '../online/seat-wishes.ts';
import { cliWords } from '../words/index.ts';
import { invoke } from './invoke.ts';

const words = cliWords.en;
const flags = (text: string) => parse(text.split(' ').filter(Boolean), playCommand.flags, 1, words.errors);

/** Who sits where: `me`, `friend`, or the level of a bot. */
const here = (text: string, seats: number) =>
  chairsOf(flags(text), seats, words).map((chair) => (chair.kind === 'bot' ? chair.level : 'me'));
const there = (text: string, seats: number) =>
  seatWishes(flags(text), seats, words.errors).map((wish) =>
    wish.kind === 'bot' ? wish.level : wish.kind === 'me' ? 'me' : 'friend',
  );

test.each([
  ['--bots easy', 4, ['me', 'easy', 'easy', 'easy']],
  ['--bots strong,fair', 4, ['me', 'strong', 'fair', 'fair']],
  ['--bots easy --you 2', 3, ['easy', 'easy', 'me']],
  ['--bots easy', 2, ['me', 'easy']],
])('%s with %i seats, here and there', (text, seats, chairs) => {
  expect(here(text, seats)).toEqual(chairs);
  expect(there(text, seats)).toEqual(chairs);
});

test.each([
  ['', 3, ['me', 'friend', 'friend']],
  ['--friends 1', 4, ['me', 'friend', 'fair', 'fair']],
  ['--friends 1 --bots easy', 4, ['me', 'friend', 'easy', 'easy']],
  ['--friends 2 --bots strong --you 1', 4, ['friend', 'me', 'friend', 'strong']],
  ['--friends 0', 2, ['me', 'fair']],
])('friends come to a server: “%s” with %i seats', (text, seats, chairs) => {
  expect(there(text, seats)).toEqual(chairs);
});

test.each([
  ['--bots easy,fair,strong', 3, /--bots names 3, but there is room for 2/],
  ['--friends 3', 3, /--friends names 3, but there is room for 2/],
  ['--friends 1 --bots easy,fair', 3, /--bots names 2, but there is room for 1/],
  ['--you 0,1', 3, /--you 0,1 does not go with --server/],
  ['--you none', 3, /--you none does not go with --server/],
])('what cannot be is refused there as here: “%s”', (text, seats, why) => {
  expect(() => there(text, seats)).toThrow(why);
});

const LINK = `http://localhost:4004/match/${'0'.repeat(32)}`;

test.each([
  [['nuns', '--seats', '3', '--friends', '1'], /--friends goes with --server only/],
  [['nuns', '--server', 'localhost:1', '--seed', '7'], /--seed does not go with --server/],
  [['nuns', '--server', 'localhost:1', '--load', 'x'], /--load does not go with --server/],
  [['nuns', '--server', 'localhost:1', '--beat', '7'], /--beat does not go with --server/],
  [['nuns', '--server', 'localhost:1', '--names', 'a,b'], /--names names 2, but there is room for 1/],
  [['--server', LINK, '--seats', '3'], /--seats does not go with http/],
  [['--server', LINK, '--bots', 'easy'], /--bots does not go with http/],
  [['nuns', '--server', LINK], /nuns does not go with http/],
])('play %j is refused before anybody is called', async (argv, why) => {
  const { code, errors } = await invoke(['play', ...argv]);
  expect(code).toBe(2);
  expect(errors).toMatch(why);
});
