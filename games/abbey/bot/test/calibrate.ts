/**
 * How good a belief from so many samples is: `node games/dist/abbey/bot/test/calibrate.js [games] [seats]`.
 * Fair bots play, who ask much; at every eleventh turn new minds take more and more samples. By number of samples: Brier and
 * log score of the belief about the culprit, the Brier score it expects itself (lower than the real one: it is too sure),
 * and its distance from the belief after most samples.
 */

import { ChaCha8, Match, settled, stretchSeed } from '@conclave/engine';
import { AbbeyMind } from '../../mind/mind.ts';
import { abbey } from '../../rules/game.ts';
import { abbeyBots } from '../bots.ts';

const [games = 4, seats = 4] = process.argv.slice(2).map(Number);
const EVERY = 11;
const STEPS = 24;
/** Repairs in search of a first history. */
const REPAIRS = 6000;
/** The last one is what the others are compared with. */
const SAMPLES = [60, 240, 1500];
const LEAST = 1 / 1000;

const scores = SAMPLES.map(() => ({ brier: 0, expected: 0, bits: 0, distance: 0 }));
let positions = 0;
let lost = 0;
for (let game = 0; game < games; game++) {
  const match = Match.open(abbey, seats, {}, stretchSeed(`calibrate ${game}`));
  const bots = Array.from({ length: seats }, () => abbeyBots.players.fair());
  const rng = new ChaCha8(stretchSeed(`calibrating ${game}`));
  const beliefs: (readonly number[])[][] = [];
  let turns = 0;
  while (match.outcome === null && match.length < 8000) {
    const [seat] = match.toAct();
    const perspective = match.perspective(seat);
    const { view } = perspective;
    if (view.active === seat && view.turnNumber > turns) {
      turns = view.turnNumber;
      if (turns % EVERY === 0) {
        const beliefsHere = SAMPLES.flatMap((samples) => {
          const mind = new AbbeyMind(seat, seats, view);
          for (const event of settled(perspective.told)) mind.told(event, view);
          const belief = mind.sample(rng, 0, REPAIRS) ? mind.culprit(rng, samples, STEPS) : null;
          return belief === null ? [] : [belief];
        });
        if (beliefsHere.length === SAMPLES.length) beliefs.push(beliefsHere);
        else lost++;
      }
    }
    const budget = { iterations: abbeyBots.iterations };
    const { move } = bots[seat].think({
      perspective,
      seat,
      seats,
      options: match.options,
      budget,
      rng,
    });
    const made = match.submit({ type: 'move', seat, move, decision: perspective.decision, by: 'bot' });
    if (!made.ok) throw new Error(made.refusal.reason);
  }
  const { culprit } = match.perspective('gallery').view;
  if (culprit === null) continue;
  for (const beliefsHere of beliefs) {
    positions++;
    const longest = beliefsHere[beliefsHere.length - 1];
    for (const [i, belief] of beliefsHere.entries()) {
      const squares = belief.reduce((sum, chance) => sum + chance ** 2, 0);
      scores[i].brier += 1 - 2 * belief[culprit] + squares;
      scores[i].expected += 1 - squares;
      scores[i].bits -= Math.log2(Math.max(LEAST, belief[culprit]));
      scores[i].distance += belief.reduce((sum, chance, n) => sum + Math.abs(chance - longest[n]), 0) / 2;
    }
  }
}

console.info(`${positions} positions of ${games} games with ${seats} seats; no history found in ${lost}`);
for (const [i, samples] of SAMPLES.entries()) {
  const [brier, expected, bits, distance] = Object.values(scores[i]).map((sum) =>
    (sum / positions).toFixed(3),
  );
  console.info(
    `${samples} samples: Brier score ${brier}, expected ${expected}, log score ${bits} bits, distance ${distance}`,
  );
}
