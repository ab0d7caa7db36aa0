/**
 * How many rounds default games of one level take. After a build:
 * `node games/dist/secret-labyrinth/bot/test/measure.js 2 strong 60` (seats, level, games)
 */

import { playMatch } from '@conclave/bots';
import { ChaCha8, LEVELS, Match, stretchSeed } from '@conclave/engine';
import { secretLabyrinth } from '../../rules/game.ts';
import { secretLabyrinthCompany } from '../company.ts';

const [seats, games] = [Number(process.argv[2] ?? 2), Number(process.argv[4] ?? 60)];
const level = LEVELS.find((known) => known === process.argv[3]) ?? 'strong';

const rounds: number[] = [];
let unfinished = 0;
for (let game = 0; game < games; game++) {
  const match = Match.open(secretLabyrinth, seats, {}, stretchSeed(`r${game}`));
  const sitters = Array.from({ length: seats }, (_, seat) => ({
    bot: secretLabyrinthCompany.players[level](),
    rng: new ChaCha8(stretchSeed(`b${game}${seat}`)),
    budget: { iterations: 1 },
  }));
  const { outcome } = playMatch(match, sitters, 10_000);
  if (outcome === null) unfinished++;
  else rounds.push(Math.ceil((match.perspective('gallery').view.turns + 1) / seats));
}
rounds.sort((a, b) => a - b);
const at = (part: number) => rounds[Math.min(rounds.length - 1, Math.floor(part * rounds.length))];
console.info(
  `${seats} ${level}, ${games} games: median ${at(0.5)}, 90 % ${at(0.9)}, longest ${at(1)}, unfinished ${unfinished}`,
);
