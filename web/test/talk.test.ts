/** What a page shows of the talk: the badge, the toasts, reactions in the air, and who is not heard. */

import type { ChatLine } from '@conclave/wire/client';
import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const { level, kept } = vi.hoisted(() => ({ level: { value: 'all' }, kept: new Map<string, string>() }));
vi.mock('../settings.ts', () => ({
  talkLevel: {
    get value() {
      return level.value;
    },
    peek: () => level.value,
  },
}));
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});

import type { TableSource } from '../sources/source.ts';
import { Talk } from '../table/control/talk.ts';

const BEN = 1;
const line = (n: number, more: Partial<ChatLine> = {}): ChatLine => ({
  ...{ n, seat: BEN, from: 'Ben', text: `line ${n}`, at: 0 },
  ...more,
});

function table(isPointing = false) {
  const chat = signal<readonly ChatLine[]>([line(1)]);
  const info = signal({ id: 'one', you: 0 });
  const talk = new Talk({ chat, info } as unknown as TableSource, () => isPointing);
  const stop = talk.start();
  const hear = (...lines: ChatLine[]) => {
    chat.value = [...chat.value, ...lines];
  };
  return { talk, hear, stop };
}

beforeEach(() => {
  vi.useFakeTimers();
  level.value = 'all';
  kept.clear();
});
afterEach(() => vi.useRealTimers());

test('what was said before is no news; what comes is on the badge and at the edge, until it was in sight', () => {
  const { talk, hear } = table();
  expect(talk.unread.value).toBe(0);
  hear(line(2), line(3));
  expect(talk.unread.value).toBe(2);
  expect(talk.toasts.value.map(({ n }) => n)).toEqual([2, 3]);
  vi.advanceTimersByTime(5000);
  expect(talk.toasts.value).toEqual([]);
  expect(talk.unread.value).toBe(2);
  talk.isOpen.value = true;
  expect(talk.unread.value).toBe(0);
  hear(line(4));
  expect(talk.toasts.value).toEqual([]);
});

test('nothing comes between while one points at the board, of one’s own words, or where one wants quiet', () => {
  const pointing = table(true);
  pointing.hear(line(2));
  expect([pointing.talk.toasts.value.length, pointing.talk.unread.value]).toEqual([0, 1]);
  const own = table();
  own.hear(line(2, { seat: 0 }));
  expect([own.talk.toasts.value.length, own.talk.unread.value]).toEqual([0, 0]);
  level.value = 'quiet';
  const quiet = table();
  quiet.hear(line(2), line(3, { text: '', reaction: 'ha' }));
  expect([quiet.talk.toasts.value.length, quiet.talk.flying.value.size]).toEqual([0, 0]);
  expect(quiet.talk.unread.value).toBe(2);
});

test('a reaction is in the air for four seconds, the newest of each seat', () => {
  const { talk, hear } = table();
  hear(line(2, { text: '', reaction: 'ha' }));
  vi.advanceTimersByTime(3000);
  hear(line(3, { text: '', reaction: 'see' }));
  vi.advanceTimersByTime(1500);
  expect(talk.flying.value.get(BEN)?.reaction).toBe('see');
  vi.advanceTimersByTime(2500);
  expect(talk.flying.value.size).toBe(0);
  expect(talk.toasts.value).toEqual([]);
});

test('who is muted is heard no more, also after a reload; words may be left out', () => {
  const { talk, hear } = table();
  talk.mute(BEN);
  hear(line(2), line(3, { seat: 2 }));
  expect(talk.lines.value.map(({ n }) => n)).toEqual([3]);
  expect(talk.unread.value).toBe(1);
  expect(table().talk.muted.value).toEqual([BEN]);
  talk.mute(BEN);
  expect(talk.lines.value).toHaveLength(3);
});

test('mutings of many tables are not kept for ever', () => {
  kept.set(
    'conclave.muted',
    JSON.stringify(Object.fromEntries(Array.from({ length: 50 }, (_none, n) => [`t${n}`, [1]]))),
  );
  table().talk.mute(BEN);
  const tables = Object.keys(JSON.parse(kept.get('conclave.muted') ?? '{}'));
  expect(tables).toHaveLength(30);
  expect(tables.at(-1)).toBe('one');
});
