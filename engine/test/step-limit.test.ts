import { expect, test } from 'vitest';
import { Match } from '../match/index.ts';
import type { Moment, RecentStep } from '../match/moment.ts';
import { MOST_CONCLUDING, MOST_STEPS } from '../match/step-limit.ts';
import { stretchSeed } from '../rng.ts';
import { type Bids, bids, type Move } from '../testing/probes/bids.ts';

const SEED = stretchSeed('limit');
const ADD: Move = { kind: 'add' };
const PASS: Move = { kind: 'pass' };
const tooMany = { ok: false, refusal: { rule: 'house', reason: 'tooManySteps' } };

const open = (game = bids) => Match.open(game, 3, {}, SEED);
const move = (match: Match<Bids>, seat: number, made: Move) =>
  match.submit({ type: 'move', seat, move: made, decision: match.decision(seat) });
const undo = (match: Match<Bids>, seat: number) =>
  match.submit({ type: 'undo', seat, decision: match.decision(seat) });

/** Makes a step and takes it back, again and again; how many entries that were. */
function dither(match: Match<Bids>, seat: number, most = Infinity): number {
  for (let entries = 0; entries < most; ) {
    if (!move(match, seat, ADD).ok) return entries;
    entries++;
    if (!undo(match, seat).ok) return entries;
    entries++;
  }
  return most;
}

/** Every step that undo keeps alive. */
function kept(match: Match<Bids>): number {
  const seen = new Set<RecentStep<Bids>>();
  const waiting = [(match as unknown as { now: Moment<Bids> }).now.position];
  for (let position = waiting.pop(); position; position = waiting.pop()) {
    for (const step of [...position.recent, ...position.undoable.flat()]) {
      if (seen.has(step)) continue;
      seen.add(step);
      waiting.push(step.before.position);
    }
  }
  return seen.size;
}

test('a seat that tries out for ever is stopped, with a sentence', () => {
  const match = open();
  expect(dither(match, 0)).toBe(MOST_STEPS);
  expect(move(match, 0, ADD)).toEqual(tooMany);
  expect(match.refusal(0, ADD, match.decision(0))).toEqual(tooMany.refusal);
});

test('rubbing out and handing in go on, drafts and withdrawing do not', () => {
  const match = open();
  move(match, 0, ADD);
  dither(match, 0);
  expect(move(match, 0, ADD)).toEqual(tooMany);
  expect(move(match, 0, { kind: 'clear' }).ok).toBe(true);
  expect(move(match, 0, ADD)).toEqual(tooMany);
  expect(move(match, 0, PASS).ok).toBe(true);
  expect(move(match, 0, { kind: 'withdraw' })).toEqual(tooMany);
});

test('in the end only what the clock would do is left, and not even that can be taken back: nobody is stuck', () => {
  const match = open({ ...bids, concluding: [] });
  dither(match, 0);
  let undone = 0;
  while (move(match, 0, PASS).ok && undo(match, 0).ok) undone++;
  expect(undone).toBe(MOST_CONCLUDING / 2);
  expect(match.perspective(0)).toMatchObject({ mayUndo: false, asked: false });
  expect(undo(match, 0)).toEqual(tooMany);
});

test('the others are not concerned, and notice nothing of it', () => {
  const [match, calm] = [open(), open()];
  dither(match, 0);
  for (const seat of [1, 2]) expect(match.perspective(seat)).toEqual(calm.perspective(seat));
  expect(move(match, 1, ADD).ok).toBe(true);
});

test('it begins anew with whatever the seat notices of others, and a restart changes nothing', () => {
  const match = open();
  dither(match, 0, MOST_STEPS - 10);
  const stored = JSON.parse(JSON.stringify([match.snapshot(), match.openingTold, match.logged()]));
  const again = Match.restore(bids, stored[0], stored[1], stored[2]);
  expect(dither(again, 0)).toBe(10);
  for (const seat of [0, 1, 2]) move(again, seat, PASS);
  expect(again.perspective(0).told.some(({ type }) => type === 'closed')).toBe(true);
  expect(dither(again, 0)).toBe(MOST_STEPS);
});

test('what undo keeps is bounded, whatever was tried out', () => {
  const match = open();
  for (const seat of [0, 1, 2]) dither(match, seat);
  expect(kept(match)).toBe(0);
  // Without undo: drawn and rubbed out by steps of the game's own.
  const drawn = open();
  for (const seat of [0, 1, 2]) {
    for (let steps = 0; steps < 8000; steps += 2)
      for (const kind of ['add', 'clear'] as const) move(drawn, seat, { kind });
  }
  const most = 3 * (MOST_STEPS + MOST_CONCLUDING);
  expect(drawn.length).toBeLessThanOrEqual(most);
  expect(kept(drawn)).toBeLessThanOrEqual(most);
  for (const seat of [0, 1, 2]) move(drawn, seat, PASS);
  expect(kept(drawn)).toBe(0);
});
