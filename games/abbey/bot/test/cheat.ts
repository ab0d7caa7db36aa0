/**
 * An upper bound: a bot that looks under the board, with the manners of the strong one.
 * `node games/dist/abbey/bot/test/cheat.js [games] [seats]`: cheats and strong bots in turn, round the table.
 */

import { playMatch, wilson } from '@conclave/bots';
import { type Bot, ChaCha8, Match, stretchSeed } from '@conclave/engine';
import { stateOf } from '@conclave/engine/testing';
import { type Abbey, abbey } from '../../rules/game.ts';
import type { State } from '../../rules/state.ts';
import { abbeyBots } from '../bots.ts';
import { USUAL } from '../manners.ts';
import { thinker } from '../thinker.ts';

const [games = 12, seats = 4] = process.argv.slice(2).map(Number);

const POLICY = { ...USUAL, eager: 1.6, weighs: true, blur: 0, firstBlur: 0, overlooks: 0 };

function cheat(look: () => State): Bot<Abbey> {
  return thinker({
    crossed: (_question, seen) => seen,
    believe() {
      const { culprit, hand, seen } = look();
      const guilt = Array.from({ length: 24 }, (_none, suspect) => (suspect === culprit ? 1 : 0));
      return { guilt, worlds: [{ hands: hand, crossed: seen, guilt }], isFirm: true };
    },
    policy: () => POLICY,
  });
}

let won = 0;
let played = 0;
for (let game = 0; game < games; game++) {
  const match = Match.open(abbey, seats, {}, stretchSeed(`cheat ${game}`));
  const rng = new ChaCha8(stretchSeed(`cheating ${game}`));
  const cheats = (seat: number) => (seat + game) % 2 === 0;
  const bots = Array.from({ length: seats }, (_none, seat) =>
    cheats(seat) ? cheat(() => stateOf(match)) : abbeyBots.players.strong(),
  );
  const budget = { iterations: abbeyBots.iterations };
  const { outcome } = playMatch(
    match,
    bots.map((bot) => ({ bot, rng, budget })),
    8000,
  );
  const winners = outcome?.places.at(0) ?? [];
  for (let seat = 0; seat < seats; seat++) {
    if (!cheats(seat)) continue;
    played++;
    if (winners.includes(seat)) won += 1 / winners.length;
  }
}
const { low, high } = wilson(won / played, played);
console.info(
  `cheats won ${(won / played).toFixed(3)} of their seats (${low.toFixed(3)} to ${high.toFixed(3)}), ${played} seats`,
);
