/** One list of all of one's own tables, and the words of its times. */

import { signal } from '@preact/signals';
import { afterEach, expect, test, vi } from 'vitest';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('location', { pathname: '/', search: '' });
const { localTables, onlineTables, ownTables, dueTables, hiddenTables, tableOfDevice } = await import(
  '../sources/own-tables.ts'
);
const { waitingElsewhere } = await import('../table/waiting-elsewhere.ts');
const { spanOf, until } = await import('../shell/when.ts');
const { language } = await import('../settings.ts');

const person = { kind: 'person', name: 'Ann', level: null } as const;
const bot = { kind: 'bot', name: 'Ben', level: 'easy' } as const;

const local = (id: string, changedAt: number, rest = {}) =>
  tableOfDevice({
    ...{ id, game: 'temple-code', options: {}, createdAt: 0, changedAt, waiting: [0], outcome: null },
    ...{ seats: [person, bot], ...rest },
  });

afterEach(() => {
  localTables.value = [];
  onlineTables.value = [];
  hiddenTables.value = new Set();
});

test('online and local tables are one list: the least time first, then what has waited longest, then the others', () => {
  localTables.value = [
    local('here-new', 20),
    local('here-old', 10),
    local('over', 99, { outcome: { places: [[0]], how: 'x' } }),
  ];
  const online = { ...local('a', 50), place: 'online' } as const;
  onlineTables.value = [
    { ...online, id: 'theirs', due: false },
    { ...online, id: 'soon', until: 1000 },
    { ...online, id: 'later', until: 5000 },
  ];
  expect(ownTables.value.map(({ id }) => id)).toEqual([
    ...['soon', 'later', 'here-old', 'here-new'],
    ...['theirs', 'over'],
  ]);
  expect(dueTables.value.map(({ id }) => id)).toEqual(['soon', 'later', 'here-old', 'here-new']);
  hiddenTables.value = new Set(['soon']);
  expect(dueTables.value[0].id).toBe('later');
});

test('a table of bots alone waits for nobody; several at one device are seen by the gallery', () => {
  expect(local('bots', 1, { seats: [bot, bot] }).due).toBe(false);
  expect(local('sofa', 1, { seats: [person, person] })).toMatchObject({ due: true, you: 'gallery' });
  expect(local('alone', 1).you).toBe(0);
});

test('time left is told in whole days, hours and minutes, and never as nothing', () => {
  const HOUR = 3_600_000;
  const spans = [49 * HOUR, 47 * HOUR, 3 * HOUR + 1, HOUR - 1, 10].map(spanOf);
  expect(spans.map(({ of, count }) => `${count} ${of}`)).toEqual([
    ...['2 days', '47 hours', '3 hours', '59 minutes', '1 minutes'],
  ]);
});

test('at a table the most urgent other one of the server is told of, and nothing behind a curtain or in a lesson', () => {
  const online = { ...local('here', 50), place: 'online' } as const;
  onlineTables.value = [
    { ...online, until: 10 },
    { ...online, id: 'theirs', due: false, until: 20 },
    { ...online, id: 'later', until: 5000 },
    { ...online, id: 'soon', until: 1000 },
  ];
  type Here = Parameters<typeof waitingElsewhere>[0];
  const at = (
    id: string | null,
    curtain: boolean | null,
    occasion: 'match' | 'lesson' | 'replay' = 'match',
  ) => {
    const handover = signal(curtain === null ? null : { curtain, to: 1 });
    const here = { info: signal(id === null ? null : { id }), handover } as unknown as Here;
    return waitingElsewhere(here, occasion)?.id ?? null;
  };
  expect(at('here', null)).toBe('soon');
  expect(at('soon', null)).toBe('here');
  expect(at('here', false)).toBe('soon');
  expect(at('here', true)).toBe(null);
  expect([at('here', null, 'lesson'), at('here', null, 'replay')]).toEqual([null, null]);
  // Not known yet which table this is: it might be the one that waits.
  expect(at(null, null)).toBe(null);
  onlineTables.value = [{ ...online, until: 10 }];
  localTables.value = [local('of-this-device', 1)];
  expect(at('here', null)).toBe(null);
});

test('a deadline of tomorrow is told by its hour, one that is near or farther by the time left', () => {
  const now = new Date(2026, 10, 15, 12).getTime();
  const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute).getTime();
  const all = () => [at(16, 18), at(16, 9, 5), at(15, 23), at(18, 12)].map((one) => until(one, now));
  expect(all()).toEqual(['till tomorrow, 18:00', 'till tomorrow, 9:05', '11 hours left', '3 days left']);
  // With a night between it is still counted.
  expect(until(at(16, 1), at(15, 22))).toBe('3 hours left');
  const before = language.value;
  language.value = 'fr';
  const spaced = all().map((text) => text.replaceAll('\u00a0', ' '));
  language.value = before;
  expect(spaced.slice(0, 2)).toEqual(['jusqu’à demain, 18 h', 'jusqu’à demain, 9 h 05']);
});
