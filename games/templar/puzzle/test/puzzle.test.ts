import type { Json, Puzzle } from '@conclave/engine';
import { ChaCha8, stretchSeed } from '@conclave/engine';
import { daysFrom, puzzleTests } from '@conclave/engine/testing/puzzles';
import { expect, test } from 'vitest';
import { templar } from '../../rules/game.ts';
import { END } from '../../rules/moves.ts';
import { clone, type State } from '../../rules/state.ts';
import { bestOf, type Count, choicesOf } from '../count.ts';
import { templarPuzzles } from '../index.ts';
import { stateOf } from '../position.ts';

const DAYS = daysFrom('2026-06-15', 20);
const laidIn = ({ params }: Puzzle) => params as Count;

puzzleTests(templarPuzzles, DAYS, { wrong });

function wrong(puzzle: Puzzle): readonly Json[] {
  const [right] = templarPuzzles.solve(puzzle);
  return choicesOf(laidIn(puzzle)).flatMap(({ room }) => (room === right ? [] : [room]));
}

/** By room: what seat 0 and the others gain if Remigius ends his move there, played out by the rules. */
function playedOut(state: State): ReadonlyMap<number, readonly number[]> {
  const effects = {
    tell: () => {},
    tellOnly: () => {},
    seal: () => {},
    rng: new ChaCha8(stretchSeed('played')),
  };
  const found = new Map<number, readonly number[]>();
  const walk = (now: State) => {
    for (const move of templar.moves(now, 0)) {
      const next = clone(now);
      templar.play(next, 0, move, effects);
      if (move.kind === 'step') walk(next);
      else if (move === END || move.kind === 'end') {
        const room = now.remigius;
        found.set(
          room,
          next.scores.map((score, seat) => score - state.scores[seat]),
        );
      }
    }
  };
  walk(state);
  found.delete(state.remigius);
  return found;
}

test('the answer is the best end of all that the rules let him play, by two points or more', async () => {
  for (const date of DAYS) {
    const puzzle = await templarPuzzles.ofDay(date);
    if (puzzle === null) throw new Error(`no puzzle for ${date}`);
    const laid = laidIn(puzzle);
    const ends = playedOut(stateOf(laid.position));
    const worth = ([own, ...others]: readonly number[]) =>
      laid.goal === 'most' ? own : own - Math.max(...others);
    const values = [...ends].map(([room, points]) => ({ room, value: worth(points) }));
    values.sort((a, b) => b.value - a.value);
    const [best] = bestOf(laid);
    expect(values[0], date).toEqual({ room: best.room, value: best.value });
    expect(values[0].value - values[1].value, date).toBeGreaterThanOrEqual(2);
    const open = choicesOf(laid).filter(({ bar }) => bar === null || bar === 'severus');
    expect(new Set(ends.keys()), date).toEqual(new Set(open.map(({ room }) => room)));
  }
});
