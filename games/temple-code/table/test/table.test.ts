/** The drawn table's own logic: playing back by events, and the lesson on the real rules. */

import { ChaCha8, Match, stretchSeed } from '@conclave/engine';
import { describe, expect, test } from 'vitest';
import { Suspects } from '../../mind/suspects.ts';
import { templeCode } from '../../rules/game.ts';
import type { View } from '../../rules/view.ts';
import { lesson } from '../lesson.ts';
import { stage } from '../stage.ts';

const shape = (view: View) => ({
  players: view.players,
  aside: view.aside,
  pile: view.pile.count,
  discard: [...view.discard].sort((a, b) => a - b),
  first: view.first,
});

describe('playing back', () => {
  test.each([1, 2, 3, 4])(
    'the events of every frame lead from the old view to the new one, %i seats',
    (seats) => {
      let frames = 0;
      for (let game = 0; game < 12; game++) {
        const rng = new ChaCha8(stretchSeed(`stage ${seats} ${game}`));
        const match = Match.open(templeCode, seats, {}, stretchSeed(`staged ${seats} ${game}`));
        for (let i = 0; i < 300 && !match.outcome; i++) {
          const seat = rng.int(4) === 0 ? rng.int(seats) : match.toAct()[0];
          const moves = match.perspective(seat).moves;
          if (moves.length === 0) continue;
          const before = Array.from({ length: seats }, (_none, watcher) => match.perspective(watcher));
          match.submit({ type: 'move', seat, move: rng.pick(moves), decision: match.decision(seat) });
          for (const old of before) {
            const now = match.perspective(old.watcher);
            const staged = now.told.slice(old.told.length).reduce(stage, old.view);
            expect(shape(staged)).toEqual(shape(now.view));
            frames++;
          }
        }
      }
      expect(frames).toBeGreaterThan(50);
    },
  );
});

describe('the lesson', () => {
  test('follows the real rules and leaves one combination at the end', () => {
    const match = Match.open(templeCode, lesson.seats, lesson.options, lesson.seed);
    let declared = false;
    for (const { allow, after } of lesson.steps) {
      const own = (Array.isArray(allow) ? allow : []).map((move) => ({ seat: lesson.you, move }));
      for (const { seat, move } of [...own, ...(after ?? [])]) {
        if (move.kind === 'declare') {
          const suspects = new Suspects(lesson.you);
          for (const event of match.perspective(lesson.you).told) suspects.told(event);
          expect(suspects.cards).toHaveLength(1);
          declared = true;
        }
        const done = match.submit({ type: 'move', seat, move, decision: match.decision(seat) });
        expect(done.ok).toBe(true);
      }
    }
    expect(declared).toBe(true);
    expect(match.perspective(lesson.you).view.players[lesson.you].found).toBe(1);
  });

  test('says every page in both languages', () => {
    for (const { say } of lesson.steps) {
      expect(say.en).toHaveLength(say.fr.length);
      expect([...say.en, ...say.fr].every((text) => text.length > 10)).toBe(true);
    }
  });
});
