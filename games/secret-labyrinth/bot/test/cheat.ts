/**
 * An upper bound: a strong player who looks into all hands and through the pile, and with a third word at weapons that
 * were chosen already. After a build: `node games/dist/secret-labyrinth/bot/test/cheat.js 2 60 weapons` (seats, games):
 * cheats and strong ones in turn, round the table.
 */

import { playMatch, wilson } from '@conclave/bots';
import { ChaCha8, Match, stretchSeed, type Thought } from '@conclave/engine';
import { stateOf } from '@conclave/engine/testing';
import { UNSEEN } from '../../mind/card-holders.ts';
import { secretLabyrinth } from '../../rules/game.ts';
import { type Move, WEAPON } from '../../rules/moves.ts';
import { BY_CHANCE, IN_PILE, type State, WANTED } from '../../rules/state.ts';
import { secretLabyrinthBots } from '../bots.ts';
import { strong } from '../strong.ts';
import { because } from '../thought.ts';

const [seats = 2, games = 60] = process.argv.slice(2, 4).map(Number);
const seesWeapons = process.argv[4] === 'weapons';
const seed = process.env.CONCLAVE_SEED ?? 'cheat';

/**
 * All ways to take a card look alike but for what comes next, which is what a cheat knows: so it looks at more of them.
 */
const CANDIDATES = 40;

function cheat(look: () => State): ReturnType<typeof strong> {
  const know = () => {
    const { owner, pile } = look();
    const held = owner.map((at) => (at === IN_PILE || at === WANTED ? UNSEEN : at));
    const order = [...pile].reverse();
    return { assignments: [{ owner: held, weight: 1 }], order: () => order, next: order.slice(0, 1) };
  };
  const bot = strong({ know, candidates: CANDIDATES });
  if (!seesWeapons) return bot;
  return { think: (question) => beating(look()) ?? bot.think(question) };
}

/** Each weapon beats the next one of the list. */
function beating({ window }: State): Thought<Move> | null {
  const shown = window?.answers.find((answer) => typeof answer === 'number') ?? BY_CHANCE;
  return shown === BY_CHANCE ? null : because(WEAPON[(shown + WEAPON.length - 1) % WEAPON.length], 'wins');
}

let won = 0;
let played = 0;
for (let game = 0; game < games; game++) {
  const match = Match.open(secretLabyrinth, seats, {}, stretchSeed(`${seed} match ${Math.floor(game / 2)}`));
  const cheats = (seat: number) => (seat + game) % 2 === 0;
  const seated = Array.from({ length: seats }, (_, seat) => ({
    bot: cheats(seat) ? cheat(() => stateOf(match)) : strong(),
    rng: new ChaCha8(stretchSeed(`${seed} bot ${game} ${seat}`)),
    // There is but one order of the pile for those who know it.
    budget: { iterations: cheats(seat) ? 1 : secretLabyrinthBots.iterations },
  }));
  const { outcome } = playMatch(match, seated, 20_000);
  for (let seat = 0; seat < seats; seat++) {
    if (!cheats(seat)) continue;
    played++;
    if (outcome?.places[0].includes(seat)) won++;
  }
}
const { low, high } = wilson(won / played, played);
const percent = (part: number) => (100 * part).toFixed(1);
console.info(
  `${seats} seats, ${games} games: cheats won ${percent(won / played)} % of their seats (${percent(low)} to ${percent(high)}); ` +
    `an equal share is ${percent(1 / seats)} %`,
);
