/** The probe games have what is hard to play: windows answered in secret, interruptions, teams, cards passed unseen. */

import { type AnyBot, type AnyGame, ChaCha8, Match, stretchSeed } from '@conclave/engine';
import { bids } from '@conclave/engine/testing/probes/bids';
import { interrupt } from '@conclave/engine/testing/probes/interrupt';
import { lanterns } from '@conclave/engine/testing/probes/lanterns';
import { passing } from '@conclave/engine/testing/probes/passing';
import { passingMind } from '@conclave/engine/testing/probes/passing.mind';
import { shout } from '@conclave/engine/testing/probes/shout';
import { expect, test } from 'vitest';
import { randomBot } from '../random.ts';
import { SearchBot } from '../search-bot.ts';
import { shares } from '../shares.ts';
import { playMatch } from '../table.ts';

const PROBES: readonly AnyGame[] = [bids, interrupt, passing, lanterns, shout];

function play(game: AnyGame, bots: readonly AnyBot[], seed: number, iterations: number) {
  const match = Match.open(game, bots.length, {}, stretchSeed(`probe ${seed}`));
  const seated = bots.map((bot, seat) => ({
    bot,
    rng: new ChaCha8(stretchSeed(`probe ${seed} ${seat}`)),
    budget: { iterations },
  }));
  return playMatch(match, seated);
}

for (const game of PROBES) {
  test(`random players bring ${game.id} to its end`, () => {
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
      for (let seed = 0; seed < 10; seed++) {
        const { outcome } = play(game, Array.from({ length: seats }, randomBot), seed, 1);
        expect(outcome && shares(outcome, seats).reduce((sum, share) => sum + share)).toBeCloseTo(1);
      }
    }
  });
}

test('search beats two random players at Passing, and plans its small steps', () => {
  const games = 9;
  const reasons = new Map<string, number>();
  let won = 0;
  for (let seed = 0; seed < games; seed++) {
    const searcher = new SearchBot(passing, passingMind);
    const noted: AnyBot = {
      think(question) {
        const thought = (searcher as AnyBot).think(question);
        reasons.set(thought.why.key, (reasons.get(thought.why.key) ?? 0) + 1);
        return thought;
      },
    };
    const own = seed % 3;
    const bots = [0, 1, 2].map((seat) => (seat === own ? noted : randomBot()));
    const { outcome, moves } = play(passing, bots, seed, 100);
    // 55 where nobody withdraws what they gave; whoever could not make up their mind would go on for ever.
    expect(moves).toBeLessThan(100);
    won += outcome ? shares(outcome, 3)[own] : 0;
  }
  expect(won / games).toBeGreaterThan(0.6);
  expect(reasons.get('planned')).toBeGreaterThan(0);
});
