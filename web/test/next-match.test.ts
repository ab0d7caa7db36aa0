/** What is proposed after a match against bots. */

import { expect, test } from 'vitest';
import type { LocalSeat } from '../sources/local-store.ts';
import { againstStronger, inAnotherRole } from '../sources/next-match.ts';

const person = (name: string): LocalSeat => ({ kind: 'person', name, level: null });
const bot = (name: string, level: LocalSeat['level']): LocalSeat => ({ kind: 'bot', name, level });
const levels = (seats: readonly LocalSeat[] | null) => seats?.map(({ level }) => level) ?? null;
const names = (seats: readonly LocalSeat[] | undefined) => seats?.map(({ name }) => name);

test('every bot rises by one level, as long as one of them can', () => {
  const seats = [person('Ann'), bot('Bea', 'easy'), bot('Cid', 'strong')];
  expect(levels(againstStronger(seats))).toEqual([null, 'fair', 'strong']);
  expect(levels(againstStronger([person('Ann'), bot('Bea', 'strong')]))).toBeNull();
});

test('one person alone, or people among themselves, are offered no stronger bot', () => {
  expect(againstStronger([person('Ann')])).toBeNull();
  expect(againstStronger([person('Ann'), person('Bea'), bot('Cid', 'easy')])).toBeNull();
});

test('the other side is a chair that is something else; its bot takes the one left', () => {
  const seats = [bot('Bea', 'fair'), person('Ann'), bot('Cid', 'easy')];
  const roles = ['the guards', 'a novice', 'a novice'];
  const other = inAnotherRole(seats, roles);
  expect(other?.role).toBe('the guards');
  expect(names(other?.seats)).toEqual(['Ann', 'Bea', 'Cid']);
  const back = inAnotherRole(other?.seats ?? [], roles);
  expect(back?.role).toBe('a novice');
  expect(names(back?.seats)).toEqual(names(seats));
});

test('the other side of one of two guards is a novice, and of a novice a guard', () => {
  const roles = ['the Abbess', 'the Prioress', 'a novice', 'a novice'];
  const seated = (own: number) =>
    roles.map((_role, seat) => (seat === own ? person('Ann') : bot(`Bot ${seat}`, 'easy')));
  expect(inAnotherRole(seated(1), roles)?.role).toBe('a novice');
  expect(inAnotherRole(seated(0), roles)?.role).toBe('a novice');
  expect(inAnotherRole(seated(3), roles)?.role).toBe('the Abbess');
});

test('there is no other side where all chairs are alike, or people play each other', () => {
  expect(inAnotherRole([person('Ann'), bot('Bea', 'easy')], [])).toBeNull();
  expect(inAnotherRole([person('Ann'), bot('Bea', 'easy')], ['a monk', 'a monk'])).toBeNull();
  expect(inAnotherRole([person('Ann'), person('Bea')], ['the guards', 'a novice'])).toBeNull();
});
