/** Drafts: a composed answer is played for its player when time is up, and at no other time. */

import { describe, expect, test } from 'vitest';
import type { GameRules } from '../game.ts';
import { Match, type Request } from '../match/index.ts';
import { stretchSeed } from '../rng.ts';
import { type Ballot, ballot } from '../testing/ballot.ts';
import { type Passing, passing } from '../testing/probes/passing.ts';
import { copyOf } from '../testing/stored.ts';
import { cloister } from '../testing/toy.ts';
import { type Spy, spy } from './spy.ts';

const GAME = ballot(false);
const open = (game = GAME) => Match.open(game, 2, {}, stretchSeed('drafts'));
const vote = (figure: number, choice: number) => ({ kind: 'vote', figure, choice });
const late = (seat: number, ...drafts: unknown[]): Request => ({ type: 'lapse', seat, late: true, drafts });
const moves = (match: Match<Ballot>) =>
  match.record().entries.map((entry) => ('move' in entry ? entry.move : entry));
const act = (match: Match<Ballot>, seat: number, move: unknown) =>
  match.submit({ type: 'move', seat, move, decision: match.decision(seat) });

describe('when time is up', () => {
  test('the first draft that the rules take is played, by the clock; the next one for the next figure', () => {
    const match = open();
    const drafts = [{ kind: 'vote', figure: 0 }, vote(0, 9), 'junk', null, vote(1, 3), vote(0, 2)];
    match.submit(late(0, ...drafts));
    match.submit(late(0, ...drafts));
    expect(moves(match)).toEqual([vote(1, 3), vote(0, 2)]);
    expect(match.record().entries).toMatchObject([{ by: 'late' }, { by: 'late' }]);
    expect(match.isAsked(0)).toBe(false);
  });

  test('what was drawn anew after it was handed in counts too, as long as something is owed', () => {
    const match = open();
    act(match, 0, vote(0, 1));
    match.submit(late(0, vote(0, 3)));
    match.submit(late(0, vote(0, 3)));
    expect(moves(match)).toEqual([vote(0, 1), vote(0, 3), vote(1, 0)]);
  });

  test.each([
    ['unfinished', { kind: 'vote', figure: 0 }],
    ['unlawful', vote(2, 1)],
    ['of no kind that lapses', { kind: 'withdraw' }],
    ['no move at all', 7],
  ])('a draft that is %s is dropped, and the rules choose', (_why, draft) => {
    const match = open();
    match.submit(late(0, draft));
    expect(moves(match)).toEqual([vote(0, 0)]);
  });

  test('a game that lets nothing lapse takes none', () => {
    const { lapsing: _none, ...windows } = GAME.windows ?? {};
    const match = open({ ...GAME, windows: windows as typeof GAME.windows });
    match.submit(late(0, vote(0, 3)));
    expect(moves(match)).toEqual([vote(0, 0)]);
  });

  test('neither in a secret window nor outside of any', () => {
    const game = { ...cloister(null), lapsing: ['answer', 'show'] as const };
    const match = Match.open(game, 3, {}, stretchSeed('drafts'));
    match.submit(late(0, { kind: 'show' }));
    expect(match.window()?.kind).toBe('secret');
    const [seat] = match.toAct();
    match.submit(late(seat, { kind: 'answer', object: true }));
    expect(match.record().entries).toMatchObject([
      { move: { kind: 'ask' } },
      { move: { kind: 'answer', object: false } },
    ]);
  });
});

describe('a question has a name', () => {
  test('by which it is told from every other to this seat: a window for all it asks, also when they have answered', () => {
    const match = open();
    const names = () => [0, 1].map((seat) => match.perspective(seat).question);
    expect(names()).toEqual(['window 0', 'window 0']);
    for (const figure of [0, 1]) act(match, 0, vote(figure, 0));
    expect(names()).toEqual(['window 0', 'window 0']);
    for (const figure of [0, 1]) act(match, 1, vote(figure, 0));
    expect(names()).toEqual(['window 1', 'window 1']);
    expect(match.perspective('gallery').question).toBeNull();
    match.submit({ type: 'end', how: 'agreed' });
    expect(names()).toEqual([null, null]);
  });

  test('otherwise it is counted how often a seat was asked, through a restart too', () => {
    const match = Match.open(cloister(null), 3, {}, stretchSeed('questions'));
    const seen = new Set<string | null>();
    for (let turn = 0; turn < 6; turn++) {
      const [seat] = match.toAct();
      const { question } = match.perspective(seat);
      expect(question).toBe(`turn ${1 + Math.floor(turn / 3)}`);
      expect(copyOf(match).perspective(seat).question).toBe(question);
      seen.add(`${seat} ${question}`);
      expect(match.perspective((seat + 1) % 3).question).toBeNull();
      match.submit({ type: 'move', seat, move: { kind: 'show' }, decision: match.decision(seat) });
    }
    expect(seen.size).toBe(6);
  });
});

describe('a move that is composed over several turns', () => {
  const lasting: typeof spy = { ...spy, lasting: ['tune'] };
  const begin = () => Match.open(lasting, 2, {}, stretchSeed('lasting'));
  const names = (match: Match<Spy>) => [0, 1].map((seat) => match.perspective(seat).question);

  test('keeps its name, asked or not, until its seat makes one; through a restart too', () => {
    const match = begin();
    const act = (seat: number, move: unknown) =>
      expect(match.submit({ type: 'move', seat, move, decision: match.decision(seat) }).ok).toBe(true);
    expect(names(match)).toEqual(['anytime 0', 'anytime 0']);
    for (const seat of [0, 1, 0]) act(seat, { kind: 'count' });
    expect(names(match)).toEqual(['anytime 0', 'anytime 0']);
    act(1, { kind: 'tune', number: match.perspective(1).view.numbers[1] === 0 ? 1 : 0 });
    expect(names(match)).toEqual(['anytime 0', 'anytime 1']);
    expect(names(copyOf(match))).toEqual(['anytime 0', 'anytime 1']);
    expect(match.perspective('gallery').question).toBeNull();
    act(0, { kind: 'stop' });
    expect(names(match)).toEqual([null, null]);
  });

  test('is never played when time is up', () => {
    const match = begin();
    match.submit(late(0, { kind: 'tune', number: 2 }, { kind: 'tune', number: 3 }));
    expect(match.record().entries).toMatchObject([{ seat: 0, move: { kind: 'count' } }]);
  });
});

test('whoever composes moves of which not all are listed must be able to draw any: the types demand it', () => {
  const { pick: _any, ...listing } = passing;
  // @ts-expect-error
  const game: GameRules<Passing> = listing;
  expect(game.composed).not.toEqual([]);
});
