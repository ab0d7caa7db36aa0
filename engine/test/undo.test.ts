import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AnyGame, Watcher } from '../game.ts';
import { Match } from '../match/index.ts';
import { settled } from '../mind.ts';
import { ChaCha8, stretchSeed } from '../rng.ts';
import { bids } from '../testing/probes/bids.ts';
import { canary } from '../testing/probes/canary.ts';
import { cloister } from '../testing/toy.ts';
import { nextRequest } from '../testing/walk.ts';
import { type Move, type Spy, type State, silentCount, silentPeek, spy, spyWith } from './spy.ts';

const SEED = stretchSeed('undo');
const WATCHERS: readonly Watcher[] = [0, 1, 2, 'gallery'];

const open = (game = spy): Match<Spy> => Match.open(game, 3, {}, SEED);

/** View, moves and waiting of all: what an undo gives back. */
const sights = (match: Match<Spy>) =>
  JSON.stringify(
    WATCHERS.map((watcher) => {
      const { view, moves, waiting } = match.perspective(watcher);
      return { view, moves, waiting };
    }),
  );

function act(match: Match<Spy>, seat: number, move: Move) {
  const result = match.submit({ type: 'move', seat, move, decision: match.decision(seat) });
  if (!result.ok) throw new Error(result.refusal.reason);
}
const undo = (match: Match<Spy>, seat: number) =>
  match.submit({ type: 'undo', seat, decision: match.decision(seat) });
const mayUndo = (match: Match<Spy>) => [0, 1, 2].map((seat) => match.perspective(seat).mayUndo);
/** Sets the seat's number to another one. */
const change = (match: Match<Spy>, seat: number) => act(match, seat, match.perspective(seat).moves[0]);
/** The same at any time. */
function tune(match: Match<Spy>, seat: number) {
  const move = match.perspective(seat).moves.find(({ kind }) => kind === 'tune');
  if (!move) throw new Error('nothing to tune');
  act(match, seat, move);
}

describe('a seat may take back its last step', () => {
  test('and all perspectives are as before it', () => {
    const match = open();
    const before = sights(match);
    change(match, 0);
    expect(sights(match)).not.toBe(before);
    expect(undo(match, 0).ok).toBe(true);
    expect(sights(match)).toBe(before);
    expect(match.record().entries.at(-1)).toEqual({ undo: 0 });
  });

  test('several in a row, each time the last one that still holds', () => {
    const match = open();
    const stages = [sights(match)];
    for (let i = 0; i < 4; i++) {
      change(match, 0);
      stages.push(sights(match));
    }
    for (let i = 3; i >= 0; i--) {
      expect(mayUndo(match)).toEqual([true, false, false]);
      undo(match, 0);
      expect(sights(match)).toBe(stages[i]);
    }
    expect(mayUndo(match)).toEqual([false, false, false]);
    expect(undo(match, 0)).toEqual({ ok: false, refusal: { rule: 'house', reason: 'nothingToUndo' } });
  });

  test('and go on, and take that back too', () => {
    const match = open();
    change(match, 0);
    const once = sights(match);
    change(match, 0);
    undo(match, 0);
    change(match, 0);
    undo(match, 0);
    expect(sights(match)).toBe(once);
    expect(undo(match, 0).ok).toBe(true);
  });

  test('but not with a decision that is no longer its own', () => {
    const match = open();
    change(match, 0);
    const { decision } = match.perspective(0);
    change(match, 0);
    const result = match.submit({ type: 'undo', seat: 0, decision });
    expect(result).toEqual({ ok: false, refusal: { rule: 'house', reason: 'stale' } });
  });

  test('and its decision rises with it: nothing can be taken back twice by accident', () => {
    const match = open();
    change(match, 0);
    change(match, 0);
    const { decision } = match.perspective(0);
    expect(match.submit({ type: 'undo', seat: 0, decision }).ok).toBe(true);
    expect(match.submit({ type: 'undo', seat: 0, decision }).ok).toBe(false);
  });
});

describe('a seat may not take back', () => {
  test('what it has not done', () => {
    const match = open();
    change(match, 1);
    expect(mayUndo(match)).toEqual([false, true, false]);
    expect(undo(match, 0).ok).toBe(false);
  });

  test('what was done at any time, nor anything before it', () => {
    const match = open();
    change(match, 0);
    tune(match, 0);
    expect(mayUndo(match)).toEqual([false, false, false]);
  });

  test('an answer in a window', () => {
    const match = Match.open(bids, 3, {}, SEED);
    match.submit({ type: 'move', seat: 0, move: { kind: 'pass' }, decision: 0 });
    expect(match.perspective(0).mayUndo).toBe(false);
  });

  test.each<Move>([{ kind: 'peek', target: 1 }, { kind: 'roll' }])(
    'a step that sealed: %j, nor any before it',
    (move) => {
      const match = open();
      change(match, 0);
      act(match, 0, move);
      expect(mayUndo(match)).toEqual([false, false, false]);
      change(match, 0);
      expect(undo(match, 0).ok).toBe(true);
      expect(mayUndo(match)).toEqual([false, false, false]);
    },
  );

  test('a step after which another did something that it saw', () => {
    const match = open(silentCount);
    change(match, 0);
    act(match, 1, { kind: 'count' });
    expect(mayUndo(match)).toEqual([false, true, false]);
  });

  test('a step after which another did something at any time that it saw, without a word', () => {
    const match = open(
      spyWith('tune', (state) => {
        state.count++;
      }),
    );
    change(match, 0);
    expect(mayUndo(match)).toEqual([true, false, false]);
    tune(match, 1);
    expect(mayUndo(match)).toEqual([false, false, false]);
  });

  test('a step after which another did something that it heard', () => {
    const match = open();
    change(match, 0);
    act(match, 1, { kind: 'roll' });
    expect(mayUndo(match)).toEqual([false, false, false]);
  });

  test('also when that was taken back: what one has seen one has seen', () => {
    const match = open();
    change(match, 0);
    act(match, 1, { kind: 'count' });
    undo(match, 1);
    expect(mayUndo(match)).toEqual([false, false, false]);
  });

  test('a step made by the clock, nor any before it', () => {
    const match = open();
    change(match, 0);
    match.submit({ type: 'lapse', seat: 0 });
    expect(mayUndo(match)).toEqual([false, false, false]);
  });

  test('anything once the match is over', () => {
    const match = open();
    change(match, 0);
    match.submit({ type: 'end', how: 'agreed' });
    expect(mayUndo(match)).toEqual([false, false, false]);
  });
});

describe('what others do in secret meanwhile', () => {
  test('does not take the undo away, and stays', () => {
    const match = open();
    change(match, 0);
    tune(match, 1);
    tune(match, 2);
    const seen = [1, 2].map((seat) => JSON.stringify(match.perspective(seat)));
    const lone = open();
    tune(lone, 1);
    tune(lone, 2);
    expect(undo(match, 0).ok).toBe(true);
    expect([1, 2].map((seat) => JSON.stringify(match.perspective(seat)))).toEqual(seen);
    expect(match.hash()).toBe(lone.hash());
    expect(mayUndo(match)).toEqual([false, false, false]);
  });

  test('lies between the steps that are taken back one after the other', () => {
    const match = open();
    change(match, 0);
    tune(match, 1);
    change(match, 0);
    tune(match, 2);
    expect(undo(match, 0).ok).toBe(true);
    expect(undo(match, 0).ok).toBe(true);
    const lone = open();
    tune(lone, 1);
    tune(lone, 2);
    expect(match.hash()).toBe(lone.hash());
    expect(sights(match)).toBe(sights(lone));
  });

  test('and by a step that could be taken back itself takes it away: such a game is caught by conformance', () => {
    const match = open();
    change(match, 0);
    change(match, 1);
    expect(mayUndo(match)).toEqual([false, true, false]);
  });

  test('rolls the same dice again', () => {
    const quiet = spyWith('peek', (_state, seat, _move, effects) => {
      effects.tellOnly([seat], { type: 'rolled', die: effects.rng.int(1_000_000) }, null);
    });
    const match = open(quiet);
    change(match, 0);
    act(match, 1, { kind: 'peek', target: 0 });
    const told = JSON.stringify(match.perspective(1).told);
    expect(undo(match, 0).ok).toBe(true);
    expect(JSON.stringify(match.perspective(1).told)).toBe(told);
    act(match, 1, { kind: 'peek', target: 0 });
    const dice = match.perspective(1).told.filter(({ type }) => type === 'rolled');
    expect(new Set(dice.map((event) => JSON.stringify(event))).size).toBe(2);
  });

  test('and that rests on the step makes it stay: the undo is refused, and changes nothing', () => {
    const match = open();
    change(match, 0);
    act(match, 1, { kind: 'peek', target: 0 });
    expect(mayUndo(match)[0]).toBe(true);
    const before = JSON.stringify(WATCHERS.map((watcher) => match.perspective(watcher)));
    expect(undo(match, 0)).toEqual({ ok: false, refusal: { rule: 'house', reason: 'entangled' } });
    expect(JSON.stringify(WATCHERS.map((watcher) => match.perspective(watcher)))).toBe(before);
    expect(match.length).toBe(2);
  });

  test('and that would be told otherwise makes it stay', () => {
    const forgetful = spyWith('peek', (state, seat, move, effects) => {
      const number = move.kind === 'peek' ? state.numbers[move.target] : 0;
      effects.tellOnly([seat], { type: 'saw', number }, null);
    });
    const match = open(forgetful);
    change(match, 0);
    act(match, 1, { kind: 'peek', target: 0 });
    expect(undo(match, 0)).toMatchObject({ ok: false, refusal: { reason: 'entangled' } });
  });

  test('and that would no longer be legal makes it stay', () => {
    const shy = {
      ...spy,
      refusal(state: State, seat: number, move: Move) {
        if (seat === 1 && move.kind === 'tune' && state.numbers[0] === start)
          return { rule: 'SP-2', reason: 'notNow' };
        return spy.refusal(state, seat, move);
      },
    };
    const start = open().perspective(0).view.numbers[0];
    const match = open(shy);
    change(match, 0);
    tune(match, 1);
    expect(undo(match, 0)).toMatchObject({ ok: false, refusal: { reason: 'entangled' } });
  });

  test('and that showed itself in a view without a word makes it stay', () => {
    const match = open(silentPeek);
    change(match, 0);
    act(match, 1, { kind: 'peek', target: 0 });
    expect(undo(match, 0)).toMatchObject({ ok: false, refusal: { reason: 'entangled' } });
  });
});

test('a step that was seen without a word is taken back without a word', () => {
  const match = open(silentCount);
  const before = sights(match);
  act(match, 0, { kind: 'count' });
  expect(undo(match, 0).ok).toBe(true);
  expect(sights(match)).toBe(before);
  for (const watcher of WATCHERS) expect(match.perspective(watcher).told).toHaveLength(1);
  expect(WATCHERS.map((watcher) => match.decision(watcher))).toEqual([2, 2, 2, 2]);
});

describe('taken back', () => {
  test('is told to those who were told of the step, and to nobody else', () => {
    const match = open();
    change(match, 0);
    undo(match, 0);
    expect(match.perspective(0).told.at(-1)).toEqual({ type: 'house.takenBack', seat: 0, from: 1, count: 1 });
    for (const watcher of [1, 2, 'gallery'] as const) expect(match.perspective(watcher).told).toHaveLength(1);
    act(match, 0, { kind: 'count' });
    undo(match, 0);
    for (const watcher of WATCHERS) {
      const from = watcher === 0 ? 3 : 1;
      const { told } = match.perspective(watcher);
      expect(told.at(-1)).toEqual({ type: 'house.takenBack', seat: 0, from, count: 1 });
      expect(told[from]).toEqual({ type: 'counted', seat: 0, count: 1 });
    }
  });

  test('a watcher who leaves out what was taken back has heard of the rest alone', () => {
    const match = open();
    change(match, 0);
    tune(match, 1);
    act(match, 2, { kind: 'count' });
    change(match, 0);
    act(match, 2, { kind: 'roll' });
    change(match, 0);
    tune(match, 1);
    undo(match, 0);
    const types = (watcher: Watcher) => settled(match.perspective(watcher).told).map(({ type }) => type);
    expect(types(0)).toEqual(['house.opened', 'set', 'counted', 'set', 'rolled']);
    expect(types(1)).toEqual(['house.opened', 'set', 'counted', 'rolled', 'set']);
    expect(types('gallery')).toEqual(['house.opened', 'counted', 'rolled']);
  });

  test('settled leaves a history without undo as it is', () => {
    const told = [{ type: 'a' }, { type: 'b' }];
    expect(settled(told)).toEqual(told);
    expect(
      settled([...told, { type: 'house.takenBack', seat: 0, from: 0, count: 1 } as const, { type: 'c' }]),
    ).toEqual([{ type: 'b' }, { type: 'c' }]);
  });
});

/** Entries of a record without those that were taken back, and without the news of it. */
function lasting<Entry extends object>(entries: readonly Entry[]): Entry[] {
  const kept: (Entry | null)[] = [];
  for (const entry of entries) {
    if ('undo' in entry) {
      const at = kept.findLastIndex(
        (other) => other !== null && 'seat' in other && other.seat === entry.undo,
      );
      kept[at] = null;
    } else kept.push(entry);
  }
  return kept.filter((entry): entry is Entry => entry !== null);
}

/** Games in which something can be taken back. */
const GAMES: readonly AnyGame[] = [spy, canary, cloister(null)];

describe.each(GAMES.map((game) => [game.id, game] as const))('in random matches of %s', (_id, game) => {
  test('what was taken back might as well never have been done, also for the store', () => {
    let undone = 0;
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 5, max: 60 }), (seed, length) => {
        const rng = new ChaCha8(stretchSeed(`walk ${seed}`));
        let match = Match.open(game, 3, {}, stretchSeed(seed));
        for (let i = 0; i < length && match.outcome === null; i++) {
          const seat = [0, 1, 2].find((one) => match.perspective(one).mayUndo) ?? 0;
          const { mayUndo: may, decision } = match.perspective(seat);
          const request =
            may && rng.int(2) === 0 ? ({ type: 'undo', seat, decision } as const) : nextRequest(match, rng);
          if (request?.type === 'undo') undone++;
          if (request) match.submit(request);
          if (rng.int(4) === 0) {
            const stored = JSON.parse(JSON.stringify([match.snapshot(), match.openingTold, match.logged()]));
            match = Match.restore(game, stored[0], stored[1], stored[2]);
          }
        }
        const record = match.record();
        const straight = Match.replay(game, { ...record, entries: lasting(record.entries) });
        expect(straight.hash()).toBe(match.hash());
        for (const watcher of WATCHERS) {
          const here = match.perspective(watcher);
          const there = straight.perspective(watcher);
          expect(settled(here.told)).toEqual(there.told);
          expect([here.view, here.moves, here.waiting]).toEqual([there.view, there.moves, there.waiting]);
        }
      }),
      { numRuns: 60 },
    );
    expect(undone).toBeGreaterThan(40);
  });
});
