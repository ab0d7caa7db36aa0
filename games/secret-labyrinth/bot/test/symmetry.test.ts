/** Seats are alike: whoever sits where, the same position promises the same. */

import { ChaCha8, type Rng, type Seat, stretchSeed } from '@conclave/engine';
import { expect, test } from 'vitest';
import { HOME, SECTORS, SQUARES, START } from '../../rules/board.ts';
import { ANIMALS_FROM } from '../../rules/cards.ts';
import { ways } from '../changes.ts';
import { Evaluation, type Snapshot } from '../evaluation.ts';
import { type Counts, kindOf } from '../hand-counts.ts';
import { after, lookAhead } from '../lookahead.ts';
import { Odds } from '../odds.ts';
import { Holdings } from '../worth.ts';

const GOAL = 7;
const range = (count: number) => Array.from({ length: count }, (_, i) => i);

/** Everybody one chair further on. */
const rotated = <Item>(bySeat: readonly Item[]): Item[] => [
  bySeat[bySeat.length - 1],
  ...bySeat.slice(0, -1),
];
const swapped = (hands: readonly Counts[]) =>
  hands.map(({ treasure, gnome, animal }) => ({ treasure: gnome, gnome: treasure, animal }));

/** Some cards lie before the seats, nobody has won, and the others may turn up in this order. */
function dealt(rng: Rng, seats: number) {
  const hands = range(seats).map(() => ({ treasure: 0, gnome: 0, animal: 0 }));
  const cards = rng.shuffle(range(ANIMALS_FROM));
  const taken = cards.splice(0, rng.int(cards.length + 1));
  for (const card of taken) {
    const kind = kindOf(card);
    rng.pick(hands.filter((hand) => hand[kind] < GOAL - 1))[kind]++;
  }
  return { hands, untaken: cards };
}

/** Few squares, so that pawns meet. */
function someSnapshot(rng: Rng, seats: number) {
  const { hands, untaken } = dealt(rng, seats);
  const [wanted = null, ...drawn] = untaken;
  const places = range(3).map(() => rng.int(SQUARES));
  const pawns = range(seats).map(() => rng.pick(places));
  return { hands, pawns, turned: range(3).map(() => rng.int(SECTORS)), wanted, drawn };
}

function snapshotOf({ hands, pawns, turned, wanted }: ReturnType<typeof someSnapshot>): Snapshot {
  return { turned, pawns, wanted, holdings: new Holdings([{ hands, weight: 1 }], GOAL), patience: 1 };
}

test.each([2, 3, 4])(
  'alike hands of %i seats promise alike, wherever they lie and of whichever kind',
  (seats) => {
    const rng = new ChaCha8(stretchSeed(`odds ${seats}`));
    const chances = (hands: readonly Counts[]) =>
      range(seats).map((seat) => Odds.among(seats, GOAL).chance(hands, seat));
    for (let i = 0; i < 300; i++) {
      const { hands } = dealt(rng, seats);
      const before = chances(hands);
      rotated(before).forEach((chance, seat) => {
        expect(chances(rotated(hands))[seat]).toBeCloseTo(chance, 9);
      });
      before.forEach((chance, seat) => {
        expect(chances(swapped(hands))[seat]).toBeCloseTo(chance, 9);
      });
    }
    const alike = range(seats).map((seat) => ({ treasure: seat === 0 ? 1 : 2, gnome: 2, animal: 0 }));
    const [, ...rest] = chances(alike);
    for (const chance of rest) expect(chance).toBeCloseTo(rest[0], 9);
  },
);

test.each([2, 3, 4])('a turn promises the same from every chair of %i', (seats) => {
  const rng = new ChaCha8(stretchSeed(`chairs ${seats}`));
  for (let i = 0; i < 20; i++) {
    const here = someSnapshot(rng, seats);
    const there = { ...here, hands: rotated(here.hands), pawns: rotated(here.pawns) };
    const judged = (snapshot: Snapshot, seat: Seat) => {
      const left = ways(snapshot.turned, 0, false);
      const options = new Evaluation(snapshot, seat).options(left, false);
      const some = options.filter((_option, number) => number % 50 === 0);
      return some.map((option) => [option.worth, lookAhead(snapshot, seat, option, here.drawn)]);
    };
    const seat = rng.int(seats);
    const expected = judged(snapshotOf(here), seat);
    judged(snapshotOf(there), (seat + 1) % seats).forEach(([worth, ahead], option) => {
      expect(worth).toBeCloseTo(expected[option][0], 9);
      expect(ahead).toBeCloseTo(expected[option][1], 9);
    });
  }
});

test('whom one fights does not depend on who sits nearer', () => {
  const rng = new ChaCha8(stretchSeed('nearer'));
  for (let i = 0; i < 40; i++) {
    const here = someSnapshot(rng, 3);
    const [own, one, other] = here.hands;
    const meeting = i % 2 === 0 && here.wanted !== null ? HOME[here.wanted] : START[0];
    const pawns = [START[1], meeting, meeting];
    const gain = (hands: Counts[]) => {
      const snapshot = snapshotOf({ ...here, hands, pawns });
      const option = { first: null, turned: here.turned, to: meeting, worth: 0 };
      return after({ snapshot, pile: [], gain: 0 }, new Evaluation(snapshot, 0), option, 0).gain;
    };
    expect(gain([own, one, other])).toBeCloseTo(gain([own, other, one]), 9);
  }
});
