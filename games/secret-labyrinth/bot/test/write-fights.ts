/** Writes `data/fights.json` anew; see `fights.ts`. Run from the root of the project. */

import { writeFileSync } from 'node:fs';
import { MAX_SEATS } from '../../rules/moves.ts';
import { fightItOut } from '../fights.ts';
import { FINEST } from '../odds.ts';

const tables = [];
for (let seats = 2; seats <= MAX_SEATS; seats++) {
  for (const goal of [6, 7]) {
    const chances = fightItOut(seats, goal).flatMap((position) =>
      position.map((chance) => Math.round(chance / FINEST)),
    );
    tables.push(JSON.stringify({ seats, goal, chances }));
  }
}
writeFileSync('games/secret-labyrinth/data/fights.json', `[\n  ${tables.join(',\n  ')}\n]\n`);
