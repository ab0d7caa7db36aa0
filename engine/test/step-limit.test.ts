import { describe, expect, test } from 'vitest';
import { Match } from '../match/index.ts';
import type { Moment, RecentStep } from '../match/moment.ts';
import { MAX_STEPS } from '../match/step-limit.ts';
import { stretchSeed } from '../rng.ts';
import { type Bids, bids } from '../testing/probes/bids.ts';
import { copyOf } from '../testing/stored.ts';
import { type Spy, spy } from './spy.ts';

const SEED = stretchSeed('limit');
const PASS = { kind: 'pass' };
const WITHDRAW = { kind: 'withdraw' };
const tooMany = { ok: false, refusal: { rule: 'house', reason: 'tooManySteps' } };

const openBids = () => Match.open(bids, 3, {}, SEED);
const openSpy = () => Match.open(spy, 3, {}, SEED);
type Any = Match<Bids> | Match<Spy>;
const move = (match: Any, seat: number, made: unknown) =>
  match.submit({ type: 'move', seat, move: made, decision: match.decision(seat) });
const undo = (match: Any, seat: number) =>
  match.submit({ type: 'undo', seat, decision: match.decision(seat) });

/**
 * Does one thing and then the other, again and again. Returns how many entries that made; the last is the clock's move.
 */
function dither(match: Any, one: () => { ok: boolean }, two: () => { ok: boolean }, most = 2000): number {
  const before = match.length;
  while (match.length - before < most) if (!one().ok || !two().ok) break;
  return match.length - before;
}
const answersAgain = (match: Match<Bids>, seat: number, most?: number) =>
  dither(
    match,
    () => move(match, seat, PASS),
    () => move(match, seat, WITHDRAW),
    most,
  );
const takesBack = (match: Match<Spy>, seat: number, most?: number) =>
  dither(
    match,
    () => move(match, seat, match.perspective(seat).moves[0]),
    () => undo(match, seat),
    most,
  );

/** Every step that undo keeps alive. */
function kept(match: Any): number {
  const seen = new Set<RecentStep<Spy>>();
  const waiting = [(match as unknown as { now: Moment<Spy> }).now.position];
  for (let position = waiting.pop(); position; position = waiting.pop()) {
    for (const step of position.undo?.steps ?? []) {
      if (seen.has(step)) continue;
      seen.add(step);
      waiting.push(step.before.position);
    }
  }
  return seen.size;
}

describe('a seat that tries out for ever is stopped, with a sentence', () => {
  test('by answering and withdrawing', () => {
    const match = openBids();
    expect(answersAgain(match, 0)).toBe(MAX_STEPS + 1);
    expect(move(match, 0, WITHDRAW)).toEqual(tooMany);
    expect(match.refusal(0, WITHDRAW, match.decision(0))).toEqual(tooMany.refusal);
  });

  test('by steps and undos, of whatever all were told', () => {
    const match = openSpy();
    expect(takesBack(match, 0)).toBe(MAX_STEPS + 1);
    const loud = openSpy();
    const counts = dither(
      loud,
      () => move(loud, 0, { kind: 'count' }),
      () => undo(loud, 0),
    );
    expect(counts).toBe(MAX_STEPS + 1);
    expect(undo(loud, 0)).toEqual({ ok: false, refusal: { rule: 'house', reason: 'nothingToUndo' } });
  });

  test('by what may be done at any time', () => {
    const match = openSpy();
    const tune = () =>
      move(
        match,
        0,
        match.perspective(0).moves.find(({ kind }) => kind === 'tune'),
      );
    expect(dither(match, tune, tune)).toBe(MAX_STEPS);
  });
});

describe('at the limit', () => {
  test('what the clock would do is listed and possible, and nothing else', () => {
    const match = openBids();
    answersAgain(match, 0, MAX_STEPS);
    expect(match.perspective(0)).toMatchObject({ moves: [PASS], asked: true, mayUndo: false });
    expect(JSON.parse(match.situation(0))[1]).toEqual([PASS]);
    expect(move(match, 0, PASS).ok).toBe(true);
    expect(match.perspective(0)).toMatchObject({ moves: [], asked: false });
    expect(move(match, 0, WITHDRAW)).toEqual(tooMany);
  });

  test('the decision rises as the moves go, so that nobody is shown what is not so', () => {
    const match = openBids();
    answersAgain(match, 0, MAX_STEPS - 2);
    const before = match.decision(0);
    move(match, 0, PASS);
    move(match, 0, WITHDRAW);
    expect(match.decision(0)).toBe(before + 2);
    expect(copyOf(match).perspective(0)).toEqual(match.perspective(0));
  });

  test('nothing can be taken back', () => {
    const match = openSpy();
    for (let step = 0; step < MAX_STEPS; step++) move(match, 0, match.perspective(0).moves[0]);
    expect(match.perspective(0)).toMatchObject({ moves: [{ kind: 'count' }], mayUndo: false });
    expect(undo(match, 0)).toEqual(tooMany);
  });

  test('the others are not concerned, and notice nothing of it', () => {
    const [match, calm] = [openBids(), openBids()];
    answersAgain(match, 0);
    for (const seat of [1, 2]) expect(match.perspective(seat)).toEqual(calm.perspective(seat));
    expect(move(match, 1, PASS).ok).toBe(true);
  });
});

describe('it begins anew', () => {
  test('with a step that settled something before all, also after a restart', () => {
    const match = openBids();
    answersAgain(match, 0, MAX_STEPS - 10);
    const again = copyOf(match);
    expect(answersAgain(again, 0)).toBe(11);
    for (const seat of [1, 2]) move(again, seat, PASS);
    expect(again.perspective(0).told.some(({ type }) => type === 'closed')).toBe(true);
    expect(answersAgain(again, 0)).toBe(MAX_STEPS + 1);
  });

  test('not with what another tries out before all, nor with what may be done at any time', () => {
    const match = openSpy();
    takesBack(match, 0, MAX_STEPS);
    expect(move(match, 1, { kind: 'count' }).ok).toBe(true);
    expect(match.perspective(0).moves).toEqual([{ kind: 'count' }]);
    const aloud: typeof spy = { ...spy, anytime: ['roll'] };
    const loud = Match.open(aloud, 3, {}, SEED);
    takesBack(loud, 0, MAX_STEPS);
    move(loud, 1, { kind: 'roll' });
    expect(loud.perspective(0).moves).toEqual([{ kind: 'count' }]);
    move(match, 1, { kind: 'roll' });
    expect(match.perspective(0).moves.length).toBeGreaterThan(1);
  });
});

test('what undo keeps is bounded, whatever was tried out', () => {
  const match = openBids();
  for (const seat of [0, 1, 2]) answersAgain(match, seat);
  expect(kept(match)).toBe(0);
  const drawn = openSpy();
  for (const seat of [0, 1, 2])
    for (let step = 0; step < 1000; step++) move(drawn, seat, drawn.perspective(seat).moves[0]);
  expect(kept(drawn)).toBeGreaterThan(0);
  expect(kept(drawn)).toBeLessThanOrEqual(MAX_STEPS);
});
