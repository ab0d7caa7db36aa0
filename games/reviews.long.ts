/** What reviews say of bots: strong ones leave at most half as many moments against them as easy ones do. */

import { playMatch } from '@conclave/bots';
import { ChaCha8, type Level, Match, stretchSeed } from '@conclave/engine';
import { expect, test } from 'vitest';
import { games } from './index.ts';

const GAMES = 40;
/** Fewer than this among all easy bots: the game has no such moments to speak of. */
const TOO_FEW = 10;
/** For opinions: few, as many matches are looked at. */
const BUDGET = { iterations: 50 };

const reviewed = games.filter(({ review }) => review);

test.each(reviewed.map((game) => [game.id, game] as const))('%s', async (id, game) => {
  const [rules, bots, review] = await Promise.all([game.rules(), game.bots(), game.review?.()]);
  if (!review) throw new Error(`no review of ${id}`);
  const { seats, options } = game.firstMatch;
  const missed = (level: Level): { against: number; good: number } => {
    let against = 0;
    let good = 0;
    for (let number = 0; number < GAMES; number++) {
      const match = Match.open(rules, seats, options, stretchSeed(`review ${id} ${number}`));
      const seated = Array.from({ length: seats }, (_none, seat) => ({
        bot: bots.players[level](),
        rng: new ChaCha8(stretchSeed(`review bot ${id} ${level} ${number} ${seat}`)),
        budget: { iterations: bots.iterations },
      }));
      playMatch(match, seated);
      const record = match.record();
      for (let seat = 0; seat < seats; seat++) {
        const { moments } = review.review(record, seat, BUDGET);
        against += moments.filter(({ key }) => review.missed.has(key)).length;
        good += moments.filter(({ kind }) => kind === 'good').length;
      }
    }
    return { against, good };
  };
  const [easy, strong] = [missed('easy'), missed('strong')];
  console.log(id, 'against and good, easy:', easy, 'strong:', strong);
  expect(easy.against + easy.good).toBeGreaterThan(0);
  if (easy.against >= TOO_FEW) expect(strong.against * 2).toBeLessThanOrEqual(easy.against);
});
