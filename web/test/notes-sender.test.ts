/** Notes reach the server, whatever happens to the connection or the page on the way. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api-error.ts';
import { NotesSender } from '../sources/notes-sender.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const LONG = 60_000;

function sending(answers: readonly (ApiError | null)[] = [], kept = new Map<string, string>()) {
  const left = [...answers];
  const server: string[] = [];
  const send = vi.fn(async (text: string) => {
    const fault = left.shift();
    if (fault) throw fault;
    server.push(text);
  });
  const drafts = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
  return { send, server, kept, sender: new NotesSender('match 1', send, drafts) };
}

test.each(['offline', 'unavailable', 'tooFast', 'notStored'] as const)(
  'what could not be sent (%s) is sent again',
  async (code) => {
    const { server, kept, sender } = sending([new ApiError(code), new ApiError(code)]);
    sender.write('a cross');
    await vi.advanceTimersByTimeAsync(LONG);
    expect(server).toEqual(['a cross']);
    expect(kept.size).toBe(0);
  },
);

test('what is still being drawn is not sent before the hand has rested', async () => {
  const server: string[] = [];
  const kept = new Map<string, string>();
  const send = async (text: string) => void server.push(text);
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
  const sender = new NotesSender('drafts', send, storage, 1000);
  for (const text of ['a', 'ab', 'abc']) {
    sender.write(text);
    await vi.advanceTimersByTimeAsync(600);
  }
  expect(server).toEqual([]);
  expect(kept.get('drafts')).toBe('abc');
  await vi.advanceTimersByTimeAsync(2000);
  expect(server).toEqual(['abc']);
  expect(kept.size).toBe(0);
});

test('one is sent after the other, and of those that wait the newest alone', async () => {
  const { server, sender } = sending();
  for (const text of ['a', 'ab', 'abc']) sender.write(text);
  await vi.advanceTimersByTimeAsync(LONG);
  expect(server).toEqual(['a', 'abc']);
});

test('a page that is loaded again finds what was not sent, and sends it', async () => {
  const before = sending([new ApiError('offline')]);
  before.sender.write('a cross');
  await vi.advanceTimersByTimeAsync(1);
  const after = sending([], before.kept);
  expect(after.sender.unsent).toBe('a cross');
  await vi.advanceTimersByTimeAsync(LONG);
  expect(after.server).toEqual(['a cross']);
  expect(after.kept.size).toBe(0);
});

test('what is written while the line is broken is sent in place of what was written before', async () => {
  const { server, sender } = sending([new ApiError('offline')]);
  sender.write('a');
  await vi.advanceTimersByTimeAsync(1);
  sender.write('ab');
  await vi.advanceTimersByTimeAsync(LONG);
  expect(server).toEqual(['ab']);
});

test('what the server refuses for good is not sent for ever', async () => {
  const { send, kept, sender } = sending([new ApiError('notYours')]);
  sender.write('a cross');
  await vi.advanceTimersByTimeAsync(LONG);
  expect(send).toHaveBeenCalledTimes(1);
  expect(kept.size).toBe(0);
});
