/** Writes `data/duel-endgame.json` anew; see `duel-endgame.ts`. Run from the root of the project. */

import { writeFileSync } from 'node:fs';
import { MAX_SEATS } from '../../rules/moves.ts';
import { solveDuels } from '../duel-endgame.ts';
import { FINEST } from '../odds.ts';

const tables = [];
for (let seats = 2; seats <= MAX_SEATS; seats++) {
  for (const goal of [6, 7]) {
    const chances = solveDuels(seats, goal).flatMap((position) =>
      position.map((chance) => Math.round(chance / FINEST)),
    );
    tables.push(JSON.stringify({ seats, goal, chances }));
  }
}
writeFileSync('games/secret-labyrinth/data/duel-endgame.json', `[\n  ${tables.join(',\n  ')}\n]\n`);
