import type { MatchSummary } from '@conclave/wire';
import { describe, expect, test } from 'vitest';
import { carryOut, readCompanyCommand } from '../online/company.ts';

type Api = Parameters<typeof carryOut>[1];
type Known = Parameters<typeof carryOut>[2];

/** What was asked of the server. */
async function asked(line: string, known: Partial<MatchSummary>, more: Partial<Known> = {}) {
  const calls: unknown[] = [];
  const api = { act: async (...call: unknown[]) => void calls.push(call) } as unknown as Api;
  const table = { id: 'match', you: 0, wish: null, ...known } as MatchSummary;
  const command = readCompanyCommand(line);
  const done = command && (await carryOut(command, api, { table, back: null, clock: null, ...more }));
  return { done, calls };
}

describe('at an online table one types', () => {
  test('both languages, and nothing else is taken for it', () => {
    expect(readCompanyCommand('Abandonner oui')).toEqual({ action: 'resign', sure: true });
    expect(readCompanyCommand('resign')).toEqual({ action: 'resign', sure: false });
    expect(readCompanyCommand('ending')).toBeNull();
    expect(readCompanyCommand('u')).toBeNull();
  });

  test('a wish, or the agreement to the one that is open', async () => {
    expect((await asked('end', {})).calls).toEqual([['match', 'wish', { kind: 'end' }]]);
    const told = { from: 7, count: 1 };
    const wish = { kind: 'back', seat: 1, agreed: [1], asked: [0, 1], left: 1, told } as const;
    expect((await asked('accord', { wish: { ...wish, agreed: [1], asked: [0, 1] } })).calls).toEqual([
      ['match', 'wish', { kind: 'back', from: 7 }],
    ]);
    expect(await asked('agree', {})).toEqual({ done: false, calls: [] });
  });

  test('to take back one’s own step alone, and never as a watcher', async () => {
    expect((await asked('back', {}, { back: { seat: 0, from: 3, count: 1 } })).calls).toEqual([
      ['match', 'wish', { kind: 'back', from: 3 }],
    ]);
    expect(await asked('back', {}, { back: { seat: 1, from: 3, count: 1 } })).toEqual({
      done: false,
      calls: [],
    });
    expect(await asked('back', {})).toEqual({ done: false, calls: [] });
    expect(await asked('resign yes', { you: null })).toEqual({ done: false, calls: [] });
  });

  test('more time for whoever is waited for, a pause, and its end', async () => {
    const until = [
      { seat: 0, at: 5, more: true },
      { seat: 1, at: 5 },
      { seat: 2, at: 5, more: true },
    ];
    const clock = { now: 0, banks: [], until };
    expect((await asked('donner', {}, { clock })).calls).toEqual([['match', 'time', { seat: 2 }]]);
    expect(await asked('give', {})).toEqual({ done: false, calls: [] });
    expect((await asked('pause', {})).calls).toEqual([['match', 'wish', { kind: 'pause' }]]);
    expect((await asked('continuer', { pause: {} })).calls).toEqual([['match', 'go-on', {}]]);
    expect(await asked('continue', { pause: null })).toEqual({ done: false, calls: [] });
  });
});
