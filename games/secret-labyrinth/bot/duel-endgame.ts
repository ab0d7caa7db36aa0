/**
 * The endgame: when all cards are taken there are only duels. Whoever is on turn chooses whom to fight for what, or nobody,
 * and wins one time in two. The chances to win are found by value iteration with best responses. With three or four seats it
 * cycles, so the mean over many rounds is taken.
 *
 * That takes longer than a turn may, so the bots read `data/duel-endgame.json`, which is written anew after a build by
 * `node games/dist/secret-labyrinth/bot/test/write-duel-endgame.js`.
 */

import { DIE, PRIZES, type Prize } from '../rules/cards.ts';
import { allTaken, biggestFirst, countIn, type Hand, hasWon, numberOf, ONE } from './coded-hands.ts';

/** Rounds until the starting values are forgotten, and rounds of which the mean is taken. */
const BURN_IN = 50;
const ROUNDS = 100;
/** Chances nearer to each other than this are the same. */
const SAME = 1e-9;
const STAKES: readonly (readonly number[])[] = [[1], DIE.filter((face, i) => DIE.indexOf(face) === i)];

interface Position {
  readonly hands: readonly Hand[];
  /** By place among the hands. */
  chances: readonly number[];
}

/** What a duel may lead to: another position, and who is where in it. */
interface Outcome {
  readonly position: Position;
  readonly places: readonly number[];
}
type Duel = readonly Outcome[];

interface Undecided {
  readonly position: Position;
  /** By place: all it may fight. */
  readonly duels: readonly (readonly Duel[])[];
}

/** By position of `allTaken` in which nobody has won: the chances of the hands. */
export function solveDuels(seats: number, goal: number): number[][] {
  const positions = allTaken(seats).map((hands) => ({ hands, chances: decided(hands, goal) }));
  const byNumber = new Map(positions.map((position) => [numberOf(position.hands), position]));
  const undecided = positions
    .filter(({ hands }) => !hands.some((hand) => hasWon(hand, goal)))
    .map((position) => ({ position, duels: duelsIn(position, byNumber) }));
  const sums = undecided.map(() => Array.from({ length: seats }, () => 0));
  for (let round = 0; round < BURN_IN + ROUNDS; round++) {
    const improvedAll = undecided.map(improved);
    undecided.forEach(({ position }, i) => {
      position.chances = improvedAll[i];
      if (round >= BURN_IN) sums[i] = sums[i].map((sum, place) => sum + improvedAll[i][place]);
    });
  }
  return sums.map((sum) => sum.map((chance) => chance / ROUNDS));
}

function decided(hands: readonly Hand[], goal: number): number[] {
  const winners = hands.filter((hand) => hasWon(hand, goal)).length;
  return hands.map((hand) => (winners === 0 ? 1 / hands.length : hasWon(hand, goal) ? 1 / winners : 0));
}

function duelsIn({ hands }: Position, byNumber: ReadonlyMap<number, Position>): Duel[][] {
  const known = new Map<string, Outcome>();
  const paid = (prize: Prize, from: number, to: number, stake: number): Outcome => {
    const count = Math.min(stake, countIn(hands[from], prize));
    const key = [prize, from, to, count].join();
    const outcome = known.get(key) ?? afterwards(prize, from, to, count);
    known.set(key, outcome);
    return outcome;
  };
  const afterwards = (prize: Prize, from: number, to: number, count: number): Outcome => {
    const after = [...hands];
    after[from] -= count * ONE[prize];
    after[to] += count * ONE[prize];
    const sorted = biggestFirst(after);
    const position = byNumber.get(numberOf(sorted));
    if (position === undefined) throw new RangeError('cards were lost');
    return { position, places: after.map((hand) => sorted.indexOf(hand)) };
  };
  return hands.map((_hand, own) =>
    hands.flatMap((_other, rival) =>
      rival === own
        ? []
        : PRIZES.flatMap((prize) =>
            STAKES.map((stakes) =>
              stakes.flatMap((stake) => [paid(prize, rival, own, stake), paid(prize, own, rival, stake)]),
            ),
          ),
    ),
  );
}

/** One round: everybody is equally often on turn and plays a best response; equally good duels are equally likely. */
function improved({ position, duels }: Undecided): number[] {
  const { chances } = position;
  const mean = chances.map(() => 0);
  duels.forEach((choices, own) => {
    const worths = choices.map((duel) => worthOf(duel, own));
    const most = Math.max(...worths);
    const best = most > chances[own] + SAME ? choices.filter((_fight, i) => worths[i] > most - SAME) : [];
    for (let place = 0; place < mean.length; place++) {
      if (best.length === 0) mean[place] += chances[place];
      for (const duel of best) mean[place] += worthOf(duel, place) / best.length;
    }
  });
  return mean.map((sum) => sum / mean.length);
}

function worthOf(duel: Duel, place: number): number {
  let sum = 0;
  for (const { position, places } of duel) sum += position.chances[places[place]];
  return sum / duel.length;
}
