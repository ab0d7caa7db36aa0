import { describe, expect, test } from 'vitest';
import { ChaCha8, stretchSeed } from '../rng.ts';
import { allHeard, heard, Scribe, takeStep } from '../step.ts';
import { bids } from '../testing/probes/bids.ts';
import { canary } from '../testing/probes/canary.ts';
import { type State, spy } from './spy.ts';

const rng = () => new ChaCha8(stretchSeed('step'));
const scribe = () => new Scribe<{ type: string }>(rng());
const A = { type: 'a' };
const B = { type: 'b' };

describe('what is told', () => {
  test('to all: every seat and the gallery hear it', () => {
    const effects = scribe();
    effects.tell(A);
    for (const watcher of [0, 1, 'gallery'] as const) expect(allHeard(effects.told, watcher)).toEqual([A]);
  });

  test('to some: the others, gallery included, hear the other wording', () => {
    const effects = scribe();
    effects.tellOnly([1, 2], A, B);
    expect(([0, 1, 2, 'gallery'] as const).map((watcher) => heard(effects.told[0], watcher))).toEqual([
      B,
      A,
      A,
      B,
    ]);
  });

  test('to some alone: the others notice nothing', () => {
    const effects = scribe();
    effects.tellOnly([1], A, null);
    effects.tell(B);
    expect(allHeard(effects.told, 0)).toEqual([B]);
    expect(allHeard(effects.told, 1)).toEqual([A, B]);
    expect(allHeard(effects.told, 'gallery')).toEqual([B]);
  });

  test('stays as it was told when the list of seats changes afterwards', () => {
    const effects = scribe();
    const seats = [1];
    effects.tellOnly(seats, A, null);
    seats.push(0);
    expect(allHeard(effects.told, 0)).toEqual([]);
  });
});

describe('a step', () => {
  const state = () => spy.setup(3, {}, new Scribe(rng()));

  test('leaves the state it started from alone', () => {
    const before = state();
    const text = JSON.stringify(before);
    const { state: after } = takeStep(spy, before, 0, { kind: 'count' }, rng());
    expect(JSON.stringify(before)).toBe(text);
    expect(after.count).toBe(1);
  });

  test('without anything new for the mover does not seal', () => {
    expect(takeStep(spy, state(), 0, { kind: 'count' }, rng()).sealed).toBe(false);
    const number = (state().numbers[0] + 1) % 4;
    expect(takeStep(spy, state(), 0, { kind: 'set', number }, rng()).sealed).toBe(false);
  });

  test('seals when the game says so', () => {
    expect(takeStep(spy, state(), 0, { kind: 'peek', target: 1 }, rng()).sealed).toBe(true);
  });

  test('seals when chance was asked', () => {
    expect(takeStep(spy, state(), 0, { kind: 'roll' }, rng()).sealed).toBe(true);
  });

  test('seals at the outcome', () => {
    expect(takeStep(spy, state(), 0, { kind: 'stop' }, rng()).sealed).toBe(true);
  });

  test('seals when somebody is to act who was not before', () => {
    const start = canary.setup(3, {}, new Scribe(rng()));
    const raised = takeStep(canary, start, 0, { kind: 'raise', place: 0 }, rng());
    expect(raised.sealed).toBe(false);
    const shown = takeStep(canary, raised.state, 0, { kind: 'show' }, rng());
    expect(canary.toAct(shown.state)).toEqual([1]);
    expect(shown.sealed).toBe(true);
  });

  test('does not seal because fewer are to act', () => {
    const placing: typeof spy = { ...spy, toAct: ({ count }: State) => [0, 1, 2].slice(count) };
    const { state: after, sealed } = takeStep(placing, state(), 0, { kind: 'count' }, rng());
    expect(placing.toAct(after)).toEqual([1, 2]);
    expect(sealed).toBe(false);
  });

  test('seals while a window is open: another answer, or withdrawing it, is the way back', () => {
    const now = bids.setup(2, { rounds: 2 }, new Scribe(rng()));
    expect(takeStep(bids, now, 0, { kind: 'pass' }, rng()).sealed).toBe(true);
    const asked: typeof spy = { ...spy, windows: { current: () => ({ id: 0, asked: [1] }) } };
    expect(takeStep(asked, state(), 0, { kind: 'count' }, rng()).sealed).toBe(true);
  });

  test('seals where it could be made at any time', () => {
    const number = (state().numbers[0] + 1) % 4;
    expect(takeStep(spy, state(), 0, { kind: 'tune', number }, rng()).sealed).toBe(true);
  });
});
