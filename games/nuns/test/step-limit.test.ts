/** One hostile novice plans and takes back for ever: neither the match nor the others suffer from it. */

import { Match, stretchSeed } from '@conclave/engine';
import { stateOf } from '@conclave/engine/testing';
import { expect, test } from 'vitest';
import { nuns } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';

const STEPS = 4000;
const SEAT = 1;

test('thousands of plans and withdrawals are refused after a few hundred, and she can still hand in', () => {
  const match = Match.open(nuns, 3, {}, stretchSeed('plan and withdraw'));
  const before = match.length;
  const submit = (move: Move) =>
    match.submit({ type: 'move', seat: SEAT, move, decision: match.decision(SEAT) });
  const refusals = new Set<string>();
  const [one, other] = match.perspective(SEAT).moves.filter(({ kind }) => kind === 'plan');
  for (let step = 0; step < STEPS; step++) {
    for (const move of [one, other, { kind: 'withdraw' } as const]) {
      const made = submit(move);
      if (!made.ok) refusals.add(made.refusal.reason);
    }
  }
  expect(refusals).toContain('tooManySteps');
  expect(match.length - before).toBeLessThan(400);
  expect(JSON.stringify(match.snapshot()).length).toBeLessThan(100_000);
  if (match.isAsked(SEAT)) expect(submit(nuns.lapse(stateOf(match), SEAT)).ok).toBe(true);
  expect(match.isAsked(SEAT)).toBe(false);
});
