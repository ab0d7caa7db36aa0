/** One hostile novice draws and rubs out for ever: neither the match nor the others suffer from it. */

import { Match, stretchSeed } from '@conclave/engine';
import { expect, test } from 'vitest';
import { type Nuns, nuns } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import { FIRST_NOVICE } from '../rules/state.ts';

const STEPS = 8000;
const ERASE: Move = { kind: 'erase', figure: FIRST_NOVICE };
const PACE: Move = { kind: 'pace', figure: FIRST_NOVICE, card: 'walk' };

/** The seat that leads the first novice, and a match in which she plans. */
function planning(): { match: Match<Nuns>; seat: number } {
  const match = Match.open(nuns, 3, {}, stretchSeed('pace and erase'));
  const plans = (seat: number) => match.perspective(seat).moves.some(isPace);
  for (let made = 0; made < 100 && ![0, 1, 2].some(plans); made++) {
    const [seat] = match.toAct();
    match.submit({ type: 'lapse', seat });
  }
  return { match, seat: [0, 1, 2].findIndex(plans) };
}

const isPace = (move: Move) => move.kind === 'pace' && move.figure === FIRST_NOVICE;

test('thousands of paces and erasures are refused after a few hundred, and she can still hand in', () => {
  const { match, seat } = planning();
  const before = match.length;
  const submit = (move: Move) => match.submit({ type: 'move', seat, move, decision: match.decision(seat) });
  const refusals = new Set<string>();
  for (let step = 0; step < STEPS; step += 2) {
    for (const move of [PACE, ERASE]) {
      const made = submit(move);
      if (!made.ok) refusals.add(made.refusal.reason);
    }
  }
  expect(refusals).toContain('tooManySteps');
  expect(match.length - before).toBeLessThan(400);
  expect(JSON.stringify(match.snapshot()).length).toBeLessThan(100_000);
  for (let lapses = 0; match.isAsked(seat) && lapses < 100; lapses++) {
    expect(submit(nuns.lapse(match.snapshot().now?.state ?? match.snapshot().root.state, seat)).ok).toBe(
      true,
    );
  }
  expect(match.isAsked(seat)).toBe(false);
});
