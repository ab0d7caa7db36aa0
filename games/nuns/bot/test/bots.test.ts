import { ChaCha8, LEVELS, Match, stretchSeed } from '@conclave/engine';
import { describe, expect, test } from 'vitest';
import { distance, type Point, ROW } from '../../rules/convent.ts';
import { nuns } from '../../rules/game.ts';
import { FIRST_NOVICE, guardLimit } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { GuardSearch } from '../guard.ts';
import { strong } from '../strong.ts';
import { cheat } from './cheat.ts';
import { heldOut } from './held-out.ts';
import { guardsWon, level, type Maker, playGame, stateOf } from './play.ts';

const strongs = { seats: 3, guards: level('strong'), novices: level('strong') };

/** How far the nearest novice is whom a guard sees, if her points reach so far. */
function nearestInReach(view: View, at: Point, gone = 0): number | null {
  const far = view.saw.flatMap((figure) => {
    const { spotted, status } = view.novices[figure - FIRST_NOVICE];
    return spotted !== null && status === 'onTheRun' ? [distance(at, spotted)] : [];
  });
  const nearest = Math.min(...far);
  return nearest <= guardLimit(view.options) - view.points - gone ? nearest : null;
}

/** Every point is worth a little, and those in sight a whole novice. */
function everywhere({ novices }: View): Float64Array {
  const targets = new Float64Array(ROW).fill(0.02);
  for (const { spotted, status } of novices)
    if (spotted !== null && status === 'onTheRun') targets[spotted] = 1;
  return targets;
}

describe('bots', () => {
  test.each([
    [2, {}],
    [3, { exactRun: true, singleStart: true }],
    [5, { slowGuards: true, fewerCaptures: true }],
    [8, {}],
    [4, { twoNovices: true }],
  ] as const)('play whole games of %i players by the rules', (seats, options) => {
    for (const name of LEVELS) {
      const lineup = { seats, options, guards: level(name), novices: level(name) };
      const match = playGame(lineup, `bots ${seats} ${name}`);
      expect(match.outcome?.places.flat().sort()).toEqual(
        Array.from({ length: seats }, (_none, seat) => seat),
      );
      expect(match.record().entries.length).toBeGreaterThan(8);
    }
  });

  test('the same seed gives the same game', () => {
    const hashes = [1, 2].map(() => playGame(strongs, 'again').hash());
    expect(hashes[0]).toBe(hashes[1]);
  });

  test('guards who see everything catch more than those who do not: a bound above', () => {
    const wins = (guards: Maker) =>
      Array.from({ length: 12 }, (_none, game) =>
        playGame({ seats: 2, guards, novices: level('fair') }, `bound ${game}`),
      ).filter(guardsWon).length;
    expect(wins(cheat)).toBeGreaterThan(wins(level('fair')));
  });

  test('a guard who sees a novice in reach keeps her in reach, however much else she could look at', () => {
    let reached = 0;
    const guards: Maker = (match) => {
      const bot = level('fair')(match);
      return {
        think(question) {
          const { view, moves } = question.perspective;
          const guard = view.active === null ? null : view.guards[view.active];
          const far = guard && view.free ? nearestInReach(view, guard.at) : null;
          if (guard && far !== null && moves.some(({ kind }) => kind === 'go')) {
            reached++;
            const move = new GuardSearch(view, everywhere(view)).choose(moves);
            const stays = move.kind === 'go' && nearestInReach(view, move.to, 1) !== null;
            expect(stays, `${view.turn}, ${view.points} points, ${far} away`).toBe(true);
          }
          return bot.think(question);
        },
      };
    };
    for (let game = 0; game < 2; game++)
      playGame({ seats: 7, guards, novices: level('fair') }, `in reach ${game}`);
    expect(reached).toBeGreaterThan(8);
  });

  test('a strong bot goes by its perspective alone: it says the same in every state that looks the same', () => {
    const early = Match.replay(nuns, playGame(strongs, 'perspective').record(), 12);
    const [seat] = early.toAct();
    const ask = () =>
      strong().think({
        perspective: early.perspective(seat),
        seat,
        seats: 3,
        options: early.options,
        budget: { iterations: 1 },
        rng: new ChaCha8(stretchSeed(1)),
      });
    expect(ask()).toEqual(ask());
    expect(early.game.refusal(stateOf(early), seat, ask().move ?? { kind: 'withdraw' })).toBeNull();
  });

  test('the held-out novice plays by the rules, alone and with two moves in turn 1', () => {
    for (const options of [{}, { singleStart: true, exactRun: true }]) {
      const match = playGame({ seats: 5, options, guards: level('strong'), novices: heldOut }, 'held out');
      expect(match.outcome).not.toBeNull();
    }
  });
});
