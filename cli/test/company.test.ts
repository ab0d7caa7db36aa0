import type { MatchSummary } from '@conclave/wire';
import { describe, expect, test } from 'vitest';
import { carryOut, readCompanyCommand } from '../online/company.ts';
import { elsewhereLines } from '../online/online-lines.ts';
import { othersWaiting, sinceOwnTurn } from '../online/turn-news.ts';
import { cliWords } from '../words/index.ts';

type Api = Parameters<typeof carryOut>[1];
type Known = Parameters<typeof carryOut>[2];

/** What was asked of the server. */
async function asked(line: string, known: Partial<MatchSummary>, more: Partial<Known> = {}) {
  const calls: unknown[] = [];
  const call = async (...all: unknown[]) => void calls.push(all);
  const api = { act: call, block: call, leaveWord: call } as unknown as Api;
  const table = { id: 'match', you: 0, wish: null, ...known } as MatchSummary;
  const command = readCompanyCommand(line);
  const done = command && (await carryOut(command, api, { table, back: null, clock: null, ...more }));
  return { done, calls };
}

describe('at an online table one types', () => {
  test('both languages, and nothing else is taken for it', () => {
    expect(readCompanyCommand('Abandonner oui')).toMatchObject({ action: 'resign', sure: true });
    expect(readCompanyCommand('resign')).toMatchObject({ action: 'resign', sure: false });
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

  test('to block somebody by name, and a word for the host as it was typed', async () => {
    const seats = [
      { kind: 'person', name: 'Ann' },
      { kind: 'person', name: 'Éloïse' },
      { kind: 'bot', name: 'Damien' },
    ] as MatchSummary['seats'];
    expect((await asked('Bloquer éloïse', { seats })).calls).toEqual([['match', 1]]);
    for (const line of ['block Ann', 'block Damien', 'block', 'word'])
      expect(await asked(line, { seats })).toEqual({ done: false, calls: [] });
    expect((await asked('mot Ben cheats, I think', { seats })).calls).toEqual([
      ['match', 'Ben cheats, I think'],
    ]);
  });
});

test('news begins behind the last thing told of one’s own seat; other matches that wait are named', () => {
  const told = [{ type: 'a', seat: 1 }, { type: 'b', seat: 0 }, { type: 'c', seat: 1 }, { type: 'd' }];
  expect(sinceOwnTurn({ told, watcher: 0 })).toBe(2);
  expect(sinceOwnTurn({ told, watcher: 2 })).toBe(0);
  expect(sinceOwnTurn({ told, watcher: 'gallery' })).toBe(0);
  const match = (id: string, yourTurn: boolean, status = 'running') =>
    ({ id, yourTurn, status, game: 'templar' }) as MatchSummary;
  const mine = [match('here', true), match('a', true), match('b', false), match('c', true, 'finished')];
  const waiting = othersWaiting(mine, 'here');
  expect(waiting.map(({ id }) => id)).toEqual(['a']);
  expect(elsewhereLines(cliWords.fr.online, waiting, 'fr')[0].text).toContain('Trésor Secret vous attend');
});
