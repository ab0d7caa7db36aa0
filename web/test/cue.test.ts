import { expect, test, vi } from 'vitest';
import { cueFor } from '../table/control/cue.ts';

test('what the match itself tells holds nobody up, and no table is asked about it', () => {
  const cue = vi.fn(() => ({ hold: 700 }));
  const told = { words: {}, language: 'en', voice: { reader: 0, name: String } } as never;
  const table = { cue } as never;
  expect(cueFor(table, { type: 'house.takenBack' }, 1, 2, 0, told)).toEqual({ hold: 0 });
  expect(cue).not.toHaveBeenCalled();
  expect(cueFor(table, { type: 'walked' }, 1, 2, 0, told)).toEqual({ hold: 700 });
});
