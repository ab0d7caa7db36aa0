/**
 * Figures on the reconstruction and on a bot's time, from games of one bot against itself. After a build:
 * `node games/dist/templar/bot/test/measure.js <bot> <seats> <games> <budget>`, the budget in iterations (`12`) or in
 * milliseconds a turn (`200ms`). What was reconstructed can be varied: `restock=2` adds 2 to every restock number but
 * Anselmus's, which the rulebook tells; `rooms=0,0,1,2,4,6,9,12,16,20,25,30,36,45` is another table of rooms.
 */

import { playMatch } from '@conclave/bots';
import { type AnyBot, type Budget, ChaCha8, LEVELS, type Level, Match, stretchSeed } from '@conclave/engine';
import { stateOf } from '@conclave/engine/testing';
import { BELLS, CARDS, RESTOCK, ROOM_BONUS, SPOTS } from '../../rules/box.ts';
import { templar } from '../../rules/game.ts';
import type { State } from '../../rules/state.ts';
import { templarBots } from '../bots.ts';

const [name = 'fair', seatsText = '3', gamesText = '20', budgetText = '12', ...variants] =
  process.argv.slice(2);
const ANSELMUS = CARDS.indexOf('anselmus');
const level: Level = LEVELS.find((known) => known === name) ?? 'fair';
const seats = Number(seatsText);
const games = Number(gamesText);
const budget: Budget = budgetText.endsWith('ms')
  ? { milliseconds: Number.parseFloat(budgetText) }
  : { iterations: Number(budgetText) };

for (const variant of variants) {
  const [what, how = ''] = variant.split('=');
  if (what === 'restock') {
    const numbers = RESTOCK.map((due, card) =>
      card === ANSELMUS || card === BELLS ? due : due + Number(how),
    );
    Object.assign(RESTOCK, numbers);
  } else if (what === 'rooms') Object.assign(ROOM_BONUS, how.split(',').map(Number));
  else throw new Error(`no variant ${variant}`);
}

/** Sums over all games, by the name under which they are printed. */
class Sums {
  private readonly sums = new Map<string, number>();

  add(key: string, value = 1): void {
    this.sums.set(key, (this.sums.get(key) ?? 0) + value);
  }

  line(per: number, unit = ''): string {
    return [...this.sums].map(([key, sum]) => `${key} ${(sum / per).toFixed(1)}${unit}`).join(', ');
  }
}

const endings = new Sums();
const lengths = new Sums();
const points = new Sums();
const filled = new Sums();
const wins = new Sums();
const cards = new Sums();
const times: number[] = [];
let played = 0;

/** Adds up how long the bot thinks about each turn; what it only plays out counts to the turn it thought of it. */
function timed(bot: AnyBot): AnyBot {
  return {
    think(question) {
      const started = performance.now();
      const thought = bot.think(question);
      if (thought.why.key === 'searched' || thought.why.key === 'pointsNow' || thought.why.key === 'prepares')
        times.push(performance.now() - started);
      return thought;
    },
  };
}

function addPlaces(state: State): void {
  for (const kind of ['ring', 'book', 'chalice'] as const) {
    const places = SPOTS.flatMap(({ holds, capacity }, spot) =>
      holds === kind ? [{ capacity, fill: state.fill[spot] }] : [],
    );
    const all = places.reduce((sum, { capacity }) => sum + capacity, 0);
    filled.add(`${kind}s %`, (100 * places.reduce((sum, { fill }) => sum + fill, 0)) / all);
  }
}

for (let place = 0; place < seats; place++) wins.add(`${place + 1}.`, 0);
for (const card of CARDS) cards.add(card, 0);

for (let game = 0; game < games; game++) {
  const match = Match.open(templar, seats, {}, stretchSeed(`measure ${game}`));
  const seated = Array.from({ length: seats }, (_none, seat) => ({
    bot: timed(templarBots.players[level]()),
    rng: new ChaCha8(stretchSeed(`measure ${game} ${seat}`)),
    budget,
  }));
  playMatch(match, seated);
  const { outcome } = match;
  const state = stateOf(match);
  const gallery = match.perspective('gallery');
  endings.add(outcome?.how ?? 'unfinished');
  lengths.add('rounds', state.round);
  addPlaces(state);
  filled.add(
    'tiles in the harbour at the end',
    state.harbour.reduce((sum, count) => sum + count, 0),
  );
  filled.add('objects left in stock', state.stock.reduce((sum, count) => sum + count, 0) / seats);
  filled.add(
    'rooms of a player',
    gallery.view.players.reduce((sum, player) => sum + player.rooms, 0) / seats,
  );
  const totals = (outcome?.scores ?? []).map(({ parts }) => {
    for (const [part, value] of Object.entries(parts)) points.add(part, value / seats);
    return Object.values(parts).reduce((sum, value) => sum + value, 0);
  });
  points.add('winner', Math.max(...totals));
  points.add('last', Math.min(...totals));
  const winners = outcome?.places[0] ?? [];
  for (const seat of winners) wins.add(`${((seat - state.start + seats) % seats) + 1}.`, 1 / winners.length);
  for (const event of gallery.told) {
    if (event.type === 'bellsRung') lengths.add('Bells');
    const shown = event.type === 'cardPlayed' ? [event.card] : event.type === 'cardsShown' ? event.cards : [];
    for (const card of shown) cards.add(card);
    played += shown.length;
  }
}

times.sort((a, b) => a - b);
const ms = (share: number) => times[Math.min(times.length - 1, Math.floor(share * times.length))]?.toFixed(1);
console.log(
  `${[`${games} games of ${level} with ${seats} seats, ${budgetText} a turn`, ...variants].join(', ')}`,
);
console.log(`length: ${lengths.line(games)}; games that ended by: ${endings.line(1)}`);
console.log(`points: ${points.line(games)}`);
console.log(`filled: ${filled.line(games)}`);
console.log(`wins, clockwise from the start player: ${wins.line(games / 100, ' %')}`);
console.log(`use of cards: ${cards.line(played / 100, ' %')}`);
console.log(`thinking about a turn: median ${ms(0.5)} ms, 99 % ${ms(0.99)} ms, longest ${ms(1)} ms`);
