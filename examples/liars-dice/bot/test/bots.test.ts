import { playMatch } from '@conclave/bots';
import { LEVELS, Match, stretchSeed } from '@conclave/engine';
import { ChaCha8 } from '@conclave/engine/rng';
import { expect, test } from 'vitest';
import { liarsDice } from '../../rules/game.ts';
import { liarsDiceText } from '../../text/index.ts';
import { liarsDiceBots } from '../bots.ts';

const rngOf = (seed: string) => new ChaCha8(stretchSeed(seed));

test.each(LEVELS)('%s plays whole matches by the rules, and says why', (level) => {
  for (const seats of [2, 3, 6]) {
    const match = Match.open(liarsDice, seats, {}, stretchSeed(`${level} ${seats}`));
    const seated = Array.from({ length: seats }, (_none, seat) => ({
      bot: liarsDiceBots.players[level](),
      rng: rngOf(`${level} ${seat}`),
      budget: { iterations: 1 },
    }));
    expect(playMatch(match, seated).outcome?.how).toBe('lastDice');
  }
});

test.each(LEVELS)('every reason of %s has a sentence', (level) => {
  const match = Match.open(liarsDice, 2, {}, stretchSeed(level));
  const bots = [0, 1].map(() => liarsDiceBots.players[level]());
  for (let step = 0; step < 30 && !match.outcome; step++) {
    const [seat] = match.toAct();
    const perspective = match.perspective(seat);
    const knowledge = { perspective, seat, seats: 2, options: match.options, budget: { iterations: 1 } };
    const { move, why } = bots[seat].think({ ...knowledge, rng: rngOf(`${step}`) } as never);
    const voice = { reader: seat, name: String };
    expect(liarsDiceText.en.why(why.key, why.params, voice)).toMatch(/\.$/);
    match.submit({ type: 'move', seat, move, decision: perspective.decision });
  }
  expect(match.length).toBeGreaterThan(4);
});
