/**
 * When all cards are taken there are only duels: whoever is on turn chooses whom to fight for what, or nobody, and wins
 * one time in two. Chances are guessed alike at first and bettered, over and over, by what each seat on turn would do.
 * With three or four seats they go round in circles, so the mean over many rounds is taken.
 *
 * That takes longer than a turn may, so the bots read `data/fights.json`, which is written anew after a build by
 * `node games/dist/secret-labyrinth/bot/test/write-fights.js`.
 */

import { DIE, PRIZES, type Prize } from '../rules/cards.ts';
import { allTaken, biggestFirst, countIn, type Hand, hasWon, numberOf, ONE } from './hands.ts';

/** Rounds until guesses are forgotten, and rounds of which the mean is taken. */
const FIRST = 50;
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
type Fight = readonly Outcome[];

interface Undecided {
  readonly position: Position;
  /** By place: all it may fight. */
  readonly fights: readonly (readonly Fight[])[];
}

/** By position of `allTaken` in which nobody has won: the chances of the hands. */
export function fightItOut(seats: number, goal: number): number[][] {
  const positions = allTaken(seats).map((hands) => ({ hands, chances: decided(hands, goal) }));
  const byNumber = new Map(positions.map((position) => [numberOf(position.hands), position]));
  const undecided = positions
    .filter(({ hands }) => !hands.some((hand) => hasWon(hand, goal)))
    .map((position) => ({ position, fights: fightsIn(position, byNumber) }));
  const sums = undecided.map(() => Array.from({ length: seats }, () => 0));
  for (let round = 0; round < FIRST + ROUNDS; round++) {
    const bettered = undecided.map(better);
    undecided.forEach(({ position }, i) => {
      position.chances = bettered[i];
      if (round >= FIRST) sums[i] = sums[i].map((sum, place) => sum + bettered[i][place]);
    });
  }
  return sums.map((sum) => sum.map((chance) => chance / ROUNDS));
}

function decided(hands: readonly Hand[], goal: number): number[] {
  const winners = hands.filter((hand) => hasWon(hand, goal)).length;
  return hands.map((hand) => (winners === 0 ? 1 / hands.length : hasWon(hand, goal) ? 1 / winners : 0));
}

function fightsIn({ hands }: Position, byNumber: ReadonlyMap<number, Position>): Fight[][] {
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

/** Everybody is as often on turn as any other, and does what is best for them; equally good fights are equally likely. */
function better({ position, fights }: Undecided): number[] {
  const { chances } = position;
  const mean = chances.map(() => 0);
  fights.forEach((choices, own) => {
    const worths = choices.map((fight) => worthOf(fight, own));
    const most = Math.max(...worths);
    const best = most > chances[own] + SAME ? choices.filter((_fight, i) => worths[i] > most - SAME) : [];
    for (let place = 0; place < mean.length; place++) {
      if (best.length === 0) mean[place] += chances[place];
      for (const fight of best) mean[place] += worthOf(fight, place) / best.length;
    }
  });
  return mean.map((sum) => sum / mean.length);
}

function worthOf(fight: Fight, place: number): number {
  let sum = 0;
  for (const { position, places } of fight) sum += position.chances[places[place]];
  return sum / fight.length;
}
