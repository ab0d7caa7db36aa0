/**
 * Figures on the reconstruction, from games of one bot against itself. After a build:
 * `node games/dist/templar/bot/test/measure.js <bot> <seats> <games> <iterations>`
 */

import { playMatch } from '@conclave/bots';
import { ChaCha8, LEVELS, type Level, Match, stretchSeed } from '@conclave/engine';
import { stateOf } from '@conclave/engine/testing';
import { CARDS, SPOT_CAPACITY } from '../../rules/box.ts';
import { templar } from '../../rules/game.ts';
import { totals } from '../../rules/outcome.ts';
import { templarCompany } from '../company.ts';

const [name = 'fair', seatsText = '3', gamesText = '20', iterationsText = '12'] = process.argv.slice(2);
const level: Level = LEVELS.find((known) => known === name) ?? 'fair';
const seats = Number(seatsText);
const games = Number(gamesText);

const ways: Record<string, number> = {};
const played = CARDS.map(() => 0);
const bySeat = Array.from({ length: seats }, () => 0);
let rounds = 0;
let scores = 0;
let winning = 0;
let full = 0;
let inRooms = 0;
let harbour = 0;
let bells = 0;
const started = performance.now();

for (let game = 0; game < games; game++) {
  const match = Match.open(templar, seats, {}, stretchSeed(`measure ${game}`));
  const sitters = Array.from({ length: seats }, (_none, seat) => ({
    bot: templarCompany.players[level](),
    rng: new ChaCha8(stretchSeed(`measure ${game} ${seat}`)),
    budget: { iterations: Number(iterationsText) },
  }));
  playMatch(match, sitters);
  const state = stateOf(match);
  const points = totals(state);
  rounds += state.round;
  scores += points.reduce((sum, own) => sum + own, 0) / seats;
  winning += Math.max(...points);
  full +=
    state.fill.reduce((sum, count) => sum + count, 0) / SPOT_CAPACITY.reduce((sum, count) => sum + count, 0);
  harbour += state.harbour.reduce((sum, count) => sum + count, 0);
  const { outcome } = match;
  ways[outcome?.how ?? 'unfinished'] = (ways[outcome?.how ?? 'unfinished'] ?? 0) + 1;
  const winners = outcome?.places[0] ?? [];
  for (const seat of winners) bySeat[(seat - state.start + seats) % seats] += 1 / winners.length;
  for (const event of match.perspective('gallery').told) {
    if (event.type === 'cardPlayed') played[CARDS.indexOf(event.card)]++;
    else if (event.type === 'cardsShown') for (const card of event.cards) played[CARDS.indexOf(card)]++;
    else if (event.type === 'bellsRung') bells++;
  }
  inRooms += match.perspective('gallery').view.players.reduce((sum, player) => sum + player.rooms, 0) / seats;
}

const mean = (sum: number) => (sum / games).toFixed(1);
const all = played.reduce((sum, count) => sum + count, 0);
console.log(
  `${games} games of ${level} with ${seats} seats, ${mean((performance.now() - started) / 1000)} s a game`,
);
console.log(`rounds ${mean(rounds)}, Bells ${mean(bells)}, endings ${JSON.stringify(ways)}`);
console.log(`points ${mean(scores)}, of the winner ${mean(winning)}, rooms ${mean(inRooms)} of 13`);
console.log(`places filled ${mean(100 * full)} %, tiles left in the harbour ${mean(harbour)}`);
console.log(`wins by place after the start player: ${bySeat.map((won) => won.toFixed(1)).join(' ')}`);
console.log(
  `use of cards: ${CARDS.map((card, i) => `${card} ${((100 * played[i]) / all).toFixed(1)} %`).join(', ')}`,
);
