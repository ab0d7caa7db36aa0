import type { MatchSummary } from '@conclave/wire';
import { describe, expect, test } from 'vitest';
import { carryOut, readCompanyCommand } from '../online/company.ts';

type Api = Parameters<typeof carryOut>[1];
type Known = Parameters<typeof carryOut>[2];

/** What was asked of the server. */
async function asked(line: string, known: Partial<MatchSummary>, back: Known['back'] = null) {
  const calls: unknown[] = [];
  const api = { act: async (...call: unknown[]) => void calls.push(call) } as unknown as Api;
  const table = { id: 'match', you: 0, wish: null, ...known } as MatchSummary;
  const command = readCompanyCommand(line);
  const done = command && (await carryOut(command, api, { table, back }));
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
    expect((await asked('back', {}, { seat: 0, from: 3, count: 1 })).calls).toEqual([
      ['match', 'wish', { kind: 'back', from: 3 }],
    ]);
    expect(await asked('back', {}, { seat: 1, from: 3, count: 1 })).toEqual({ done: false, calls: [] });
    expect(await asked('back', {})).toEqual({ done: false, calls: [] });
    expect(await asked('resign yes', { you: null })).toEqual({ done: false, calls: [] });
  });
});
