/** Minds that hear every kind of question: whatever follows from the answers, the truth is never ruled out. */

import { Match, settled, stretchSeed } from '@conclave/engine';
import { stateOf } from '@conclave/engine/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AbbeyMind } from '../mind/mind.ts';
import { abbey } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import { QUESTION_KINDS, type Question } from '../rules/question.ts';
import { anyQuestion } from './any-question.ts';
import { dice } from './position.ts';

const SEATS = 3;
const STEPS = 1500;
const EVERY = 60;

test.each([{}, { ownCrosses: true }])('the truth is never excluded, with %j', (options) => {
  const questions = fc.sample(anyQuestion, { numRuns: 6000, seed: 7 });
  const rng = dice('every question');
  const match = Match.open(abbey, SEATS, { startAtLauds: true, ...options }, stretchSeed('every question'));
  const state = () => stateOf(match);
  const asked = new Set<Question['kind']>();
  const minds = Array.from(
    { length: SEATS },
    (_none, seat) => new AbbeyMind(seat, SEATS, match.perspective(seat).view),
  );
  const told = minds.map(() => 0);
  for (let step = 0; step < STEPS && match.outcome === null; step++) {
    const seat = rng.pick(match.toAct());
    const { moves, decision } = match.perspective(seat);
    const targets = [...new Set(moves.flatMap((move) => (move.kind === 'ask' ? [move.of] : [])))];
    const kinds = [...new Set(moves.map(({ kind }) => kind))].filter((kind) => kind !== 'silence');
    const kind = rng.pick(kinds.length > 0 ? kinds : ['silence']);
    let move: Move | undefined = rng.pick(moves.filter((one) => one.kind === kind));
    if (targets.length > 0) {
      const of = rng.pick(targets);
      const rare = QUESTION_KINDS.filter((one) => !asked.has(one));
      const wanted = rng.pick(rare.length > 0 && rng.int(2) === 0 ? rare : QUESTION_KINDS);
      const put = questions
        .filter((question) => question.kind === wanted)
        .map((question): Move => ({ kind: 'ask', of, question }))
        .find((one) => abbey.refusal(state(), seat, one) === null && rng.int(3) > 0);
      if (put) move = put;
    }
    if (move.kind === 'ask') asked.add(move.question.kind);
    const made = match.submit({ type: 'move', seat, move, decision, by: 'player' });
    if (!made.ok) throw new Error(made.refusal.reason);
    for (const [watcher, mind] of minds.entries()) {
      const { told: events, view } = match.perspective(watcher);
      for (const event of settled(events).slice(told[watcher])) mind.told(event, view);
      told[watcher] = events.length;
      mind.look(view);
      if (step % EVERY === 0) expect(mind.excludes(state())).toBe(false);
    }
  }
  expect([...asked].sort()).toEqual([...QUESTION_KINDS].sort());
});
