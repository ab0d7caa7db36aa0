/** The moves of others in a lesson are played back, not jumped over. */

import { expect, test } from 'vitest';
import { playScripted } from '../table/control/scripted-moves.ts';

test('a scripted step waits until the one before it has been shown', async () => {
  const log: string[] = [];
  const source = {
    script: async (seat: number, { kind }: { readonly kind: string }) => {
      log.push(`${seat} ${kind}`);
      return null;
    },
  };
  let show = () => {};
  const screen = {
    settled: () =>
      new Promise<void>((resolve) => {
        show = () => {
          log.push('shown');
          resolve();
        };
      }),
  };
  const soon = () => new Promise((resolve) => setTimeout(resolve, 0));
  const played = playScripted(source, screen, [
    { seat: 0, move: { kind: 'lead' } },
    { seat: 0, move: { kind: 'go' } },
  ]);
  await soon();
  expect(log).toEqual(['0 lead']);
  show();
  await soon();
  expect(log).toEqual(['0 lead', 'shown', '0 go']);
  show();
  await played;
  expect(log.at(-1)).toBe('shown');
});
