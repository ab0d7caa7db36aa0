import { expect, test, vi } from 'vitest';
import { madeOnce } from './made-once.ts';
import { together } from './together.ts';

test('of several that are opened at once none is left open if one fails', async () => {
  const close = vi.fn(async () => {});
  const late = new Promise<{ close(): Promise<void> }>((resolve) => setTimeout(() => resolve({ close }), 5));
  await expect(together(late, Promise.reject(new Error('no browser')), late)).rejects.toThrow('no browser');
  expect(close).toHaveBeenCalledTimes(2);
  expect(await together(late)).toEqual([{ close }]);
  expect(close).toHaveBeenCalledTimes(2);
});

test('what is made once is made anew after it failed, and after it ended', async () => {
  let tries = 0;
  let end = () => {};
  const browser = madeOnce(async (ended) => {
    end = ended;
    if (++tries === 1) throw new Error('the machine is busy');
    return tries;
  });
  await expect(browser()).rejects.toThrow('the machine is busy');
  expect(await Promise.all([browser(), browser()])).toEqual([2, 2]);
  end();
  expect(await browser()).toBe(3);
});
