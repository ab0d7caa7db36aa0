import { type BotName, botOf, playMatch } from '@conclave/bots';
import { type Bot, ChaCha8, Match, stretchSeed } from '@conclave/engine';
import { describe, expect, test } from 'vitest';
import { nunsCompany } from '../bot/company.ts';
import { Player } from '../bot/player.ts';
import { strong } from '../bot/strong.ts';
import { ROW } from '../rules/convent.ts';
import type { Event } from '../rules/events.ts';
import { nuns } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import { guardSeats, type Options, type State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

type Table = Match<State, Move, View, Event, Options>;

/** The true state, which only tests may look at. */
function stateOf(match: Table): State {
  const { root, now } = match.snapshot();
  return (now ?? root).state;
}

/** Upper bound for guards: they see where everybody is. */
function cheat(match: Table): Bot<View, Move, Event> {
  return new Player({
    plan: () => {
      throw new Error('a guard plans no way');
    },
    quarry: () => {
      const quarry = new Float64Array(ROW);
      for (const { at, status } of stateOf(match).novices) if (status === 'onTheRun') quarry[at] += 1;
      return quarry;
    },
    blesses: true,
  });
}

function play(seats: number, options: object, seed: string, guards: BotName | 'cheat', novices: BotName) {
  const match: Table = Match.open(nuns, seats, options, stretchSeed(seed));
  const sitters = Array.from({ length: seats }, (_none, seat) => {
    const isGuard = seat < guardSeats(seats);
    const bot =
      isGuard && guards === 'cheat'
        ? cheat(match)
        : botOf(nunsCompany, isGuard && guards !== 'cheat' ? guards : novices);
    return { bot, rng: new ChaCha8(stretchSeed(`${seed} ${seat}`)), budget: { iterations: 1 } };
  });
  const { outcome, moves } = playMatch(match, sitters, 5000);
  return { outcome, moves, match };
}

describe('bots', () => {
  test.each([
    [2, {}],
    [3, { exactRun: true, singleStart: true }],
    [5, { slowGuards: true, fewerCaptures: true }],
    [8, {}],
    [4, { twoNovices: true }],
  ] as const)('play whole games of %i players by the rules', (seats, options) => {
    for (const level of ['easy', 'fair', 'strong'] as const) {
      const { outcome, match } = play(seats, options, `bots ${seats} ${level}`, level, level);
      expect(outcome?.places.flat().sort()).toEqual(Array.from({ length: seats }, (_none, seat) => seat));
      expect(match.record().entries.length).toBeGreaterThan(20);
    }
  });

  test('the same seed gives the same game', () => {
    const hashes = [1, 2].map(() => play(3, {}, 'again', 'strong', 'strong').match.hash());
    expect(hashes[0]).toBe(hashes[1]);
  });

  test('guards who see everything catch more than those who do not: a bound above', () => {
    const wins = (guards: 'cheat' | 'fair') =>
      Array.from({ length: 12 }, (_none, game) => play(2, {}, `bound ${game}`, guards, 'fair')).filter(
        ({ outcome }) => outcome?.places[0].includes(0),
      ).length;
    expect(wins('cheat')).toBeGreaterThan(wins('fair'));
  });

  test('a strong bot goes by its perspective alone: it says the same in every state that looks the same', () => {
    const { match } = play(3, {}, 'perspective', 'strong', 'strong');
    const early = Match.replay(nuns, match.record(), 12);
    const [seat] = early.toAct();
    const ask = () =>
      strong().think({
        perspective: early.perspective(seat),
        seat,
        seats: 3,
        options: early.options,
        asked: true,
        budget: { iterations: 1 },
        rng: new ChaCha8(stretchSeed(1)),
      });
    expect(ask()).toEqual(ask());
    expect(early.game.refusal(stateOf(early), seat, ask().move ?? { kind: 'withdraw' })).toBeNull();
  });
});
