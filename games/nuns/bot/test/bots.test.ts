import { ChaCha8, LEVELS, Match, stretchSeed } from '@conclave/engine';
import { describe, expect, test } from 'vitest';
import { nuns } from '../../rules/game.ts';
import { strong } from '../strong.ts';
import { cheat } from './cheat.ts';
import { heldOut } from './held-out.ts';
import { guardsWon, level, type Maker, playGame, stateOf } from './play.ts';

const strongs = { seats: 3, guards: level('strong'), novices: level('strong') };

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
      expect(match.record().entries.length).toBeGreaterThan(20);
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
