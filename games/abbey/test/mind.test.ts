/** The mind against brute force over all histories of an abbey with eight cards. */

import { ChaCha8, type Rng, stretchSeed } from '@conclave/engine';
import { describe, expect, test } from 'vitest';
import { countDeals } from '../mind/counting.ts';
import { Deduction } from '../mind/deduction.ts';
import { tally } from '../mind/evidence.ts';
import { History, type Transfer } from '../mind/history.ts';
import { Sampler } from '../mind/sampler.ts';
import { count as bitCount, listed as bitsOf } from '../rules/suspects.ts';

/** Three players with two cards each, one at the parlour, one culprit. Seat 0 looks on. */
const CARDS = 8;
const [PILE, CULPRIT, PLACES] = [3, 4, 5];
const SIZES = [2, 2, 2, 1, 1];
const OWN = 0b11;

type Happening =
  | { readonly kind: 'pass'; readonly transfers: readonly Transfer[] }
  | { readonly kind: 'count'; readonly seat: number; readonly mask: number; readonly n: number }
  | { readonly kind: 'crossed'; readonly seat: number; readonly mask: number; readonly n: number }
  | {
      readonly kind: 'contrast';
      readonly seat: number;
      readonly mask: number;
      readonly others: number;
      readonly than: 'more' | 'fewer' | 'equal';
    };

type World = readonly number[];

/** Every history with its weight: deals first, then every way the unseen cards may have gone. */
function bruteForce(story: readonly Happening[]): number[] {
  const culprits = Array.from({ length: CARDS }, () => 0);
  const play = (world: World, seen: World, at: number, weight: number): void => {
    const happening = story.at(at);
    if (at === story.length || happening === undefined) {
      culprits[bitsOf(world[CULPRIT])[0]] += weight;
      return;
    }
    if (happening.kind === 'count') {
      if (bitCount(world[happening.seat] & happening.mask) === happening.n) play(world, seen, at + 1, weight);
      return;
    }
    if (happening.kind === 'crossed') {
      if (bitCount(seen[happening.seat] & happening.mask) === happening.n) play(world, seen, at + 1, weight);
      return;
    }
    if (happening.kind === 'contrast') {
      const hand = world[happening.seat];
      const more = bitCount(hand & happening.mask) - bitCount(hand & happening.others);
      if ((more > 0 ? 'more' : more < 0 ? 'fewer' : 'equal') === happening.than)
        play(world, seen, at + 1, weight);
      return;
    }
    const choose = (place: number, moved: readonly (readonly [number, Transfer])[], w: number): void => {
      if (place === happening.transfers.length) {
        const next = [...world];
        for (const [card, { from, to }] of moved) {
          next[from] &= ~(1 << card);
          next[to] |= 1 << card;
        }
        play(
          next,
          next.map((mask, i) => mask | seen[i]),
          at + 1,
          w,
        );
        return;
      }
      const transfer = happening.transfers[place];
      const free = bitsOf(world[transfer.from]).filter((card) => !moved.some(([other]) => other === card));
      for (const card of free) {
        if (transfer.card >= 0 && transfer.card !== card) continue;
        choose(place + 1, [...moved, [card, transfer]], w / free.length);
      }
    };
    choose(0, [], weight);
  };
  const deal = (place: number, world: World, left: readonly number[]): void => {
    if (place === PLACES) {
      play(world, world, 0, 1);
      return;
    }
    if (place === 0) {
      deal(1, [OWN], left);
      return;
    }
    for (const hand of subsets(left, SIZES[place])) {
      deal(
        place + 1,
        [...world, hand.reduce((mask, card) => mask | (1 << card), 0)],
        left.filter((card) => !hand.includes(card)),
      );
    }
  };
  deal(0, [], [2, 3, 4, 5, 6, 7]);
  const all = culprits.reduce((a, b) => a + b);
  return culprits.map((weight) => weight / all);
}

function subsets(items: readonly number[], size: number): number[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, i) => subsets(items.slice(i + 1), size - 1).map((rest) => [item, ...rest]));
}

function historyOf(story: readonly Happening[], rng: Rng): History {
  const history = new History(CARDS, PLACES);
  history.deal(SIZES, 0, OWN, rng);
  for (const happening of story) {
    if (happening.kind === 'pass') {
      history.advance(happening.transfers, rng);
      continue;
    }
    const { time } = history;
    if (happening.kind === 'contrast') {
      const { seat, mask, others, than } = happening;
      history.add({ kind: 'contrast', time, place: seat, mask, others, than });
      continue;
    }
    const { seat, mask, n } = happening;
    if (happening.kind === 'count') history.add(tally(time, seat, mask, n));
    else
      history.global.push({
        violations: (c) => {
          let seen = 0;
          for (let h = 0; h <= time; h++) seen |= c.heldAt(h, seat);
          return Math.abs(bitCount(seen & mask) - n);
        },
      });
  }
  return history;
}

function bySteps(story: readonly Happening[], changes: number, rng: Rng): { share: number[]; found: number } {
  const history = historyOf(story, rng);
  const sampler = new Sampler(history);
  sampler.update(history.local.keys());
  const counts = Array.from({ length: CARDS }, () => 0);
  let found = 0;
  for (let i = 0; i < changes; i++) {
    sampler.step(rng);
    if (!sampler.fits) continue;
    counts[bitsOf(history.heldAt(history.time, CULPRIT))[0]]++;
    found++;
  }
  return { share: counts.map((count) => count / found), found };
}

/** As bots ask: one sample after the other, and in each the chance of everybody to be the culprit. */
function bySamples(story: readonly Happening[], samples: number, rng: Rng): number[] {
  const history = historyOf(story, rng);
  const sampler = new Sampler(history);
  sampler.update(history.local.keys());
  const sums = Array.from({ length: CARDS }, () => 0);
  for (let i = 0; i < samples; i++) {
    if (!sampler.sample(rng, 10, 1000)) throw new Error('no history fits');
    for (const [card, share] of sampler.marginalOf(CULPRIT, rng).entries()) sums[card] += share / samples;
  }
  return sums;
}

const hidden = (from: number, to: number): Transfer => ({ from, to, card: -1 });

const STORIES: Readonly<Record<string, readonly Happening[]>> = {
  'answers only': [
    { kind: 'count', seat: 1, mask: 0b00111100, n: 1 },
    { kind: 'count', seat: 2, mask: 0b11001100, n: 2 },
  ],
  'a hidden theft': [
    { kind: 'count', seat: 1, mask: 0b00111100, n: 2 },
    { kind: 'pass', transfers: [hidden(1, 2)] },
    { kind: 'count', seat: 2, mask: 0b00010100, n: 2 },
    { kind: 'pass', transfers: [hidden(PILE, 1)] },
    { kind: 'count', seat: 1, mask: 0b11000000, n: 1 },
  ],
  'a mass': [
    { kind: 'count', seat: 1, mask: 0b00011100, n: 1 },
    { kind: 'pass', transfers: [{ from: 0, to: 1, card: 0 }, hidden(1, 2), { from: 2, to: 0, card: 5 }] },
    { kind: 'count', seat: 2, mask: 0b00011100, n: 1 },
    { kind: 'count', seat: 1, mask: 0b11000001, n: 1 },
    { kind: 'pass', transfers: [{ from: 0, to: 1, card: 1 }, hidden(1, 2), { from: 2, to: 0, card: 3 }] },
    { kind: 'count', seat: 2, mask: 0b11000001, n: 1 },
  ],
  'six answers and travelling cards': [
    { kind: 'count', seat: 1, mask: 0b00111100, n: 1 },
    { kind: 'pass', transfers: [hidden(1, 2)] },
    { kind: 'count', seat: 2, mask: 0b01010100, n: 1 },
    { kind: 'pass', transfers: [hidden(PILE, 1), hidden(2, 1)] },
    { kind: 'count', seat: 1, mask: 0b10010100, n: 1 },
    { kind: 'count', seat: 2, mask: 0b00101000, n: 1 },
    { kind: 'pass', transfers: [hidden(1, 2)] },
    { kind: 'count', seat: 1, mask: 0b01100000, n: 0 },
    { kind: 'count', seat: 2, mask: 0b00110000, n: 2 },
  ],
  'three masses, a theft and eight answers': [
    { kind: 'count', seat: 1, mask: 0b00011100, n: 1 },
    { kind: 'count', seat: 2, mask: 0b01010100, n: 1 },
    { kind: 'pass', transfers: [{ from: 0, to: 1, card: 0 }, hidden(1, 2), { from: 2, to: 0, card: 5 }] },
    { kind: 'count', seat: 2, mask: 0b10010000, n: 1 },
    { kind: 'pass', transfers: [hidden(2, 1)] },
    { kind: 'count', seat: 1, mask: 0b01001001, n: 2 },
    {
      kind: 'pass',
      transfers: [{ from: 0, to: 1, card: 5 }, hidden(1, 2), hidden(1, 2), { from: 2, to: 0, card: 2 }],
    },
    { kind: 'count', seat: 2, mask: 0b11011000, n: 1 },
    { kind: 'count', seat: 1, mask: 0b00100001, n: 1 },
    { kind: 'pass', transfers: [{ from: 0, to: 1, card: 1 }, hidden(1, 2), { from: 2, to: 0, card: 0 }] },
    { kind: 'count', seat: 1, mask: 0b10001010, n: 1 },
    { kind: 'count', seat: 2, mask: 0b01100000, n: 1 },
  ],
  'more of these than of those': [
    { kind: 'contrast', seat: 1, mask: 0b00011100, others: 0b11100000, than: 'equal' },
    { kind: 'contrast', seat: 2, mask: 0b00110000, others: 0b00001100, than: 'fewer' },
    { kind: 'pass', transfers: [hidden(1, 2)] },
    { kind: 'contrast', seat: 2, mask: 0b11001000, others: 0b00011100, than: 'more' },
  ],
  'what was crossed off': [
    { kind: 'pass', transfers: [hidden(PILE, 2)] },
    { kind: 'crossed', seat: 2, mask: 0b11110000, n: 2 },
    { kind: 'pass', transfers: [hidden(2, 1), hidden(1, 2)] },
    { kind: 'crossed', seat: 2, mask: 0b11110000, n: 3 },
    { kind: 'count', seat: 1, mask: 0b11110000, n: 1 },
  ],
};

describe("the culprit's posterior on the small abbey", () => {
  test.each(Object.entries(STORIES))('%s: within 0.01 of brute force', (name, story) => {
    const exact = bruteForce(story);
    expect(Math.max(...exact)).toBeLessThan(1);
    const { share, found } = bySteps(story, 50_000, new ChaCha8(stretchSeed(name)));
    expect(found).toBeGreaterThan(20_000);
    for (let card = 0; card < CARDS; card++) expect(Math.abs(share[card] - exact[card])).toBeLessThan(0.01);
  });

  test.each(Object.entries(STORIES))('%s: within 0.03 of brute force by samples', (name, story) => {
    const exact = bruteForce(story);
    const share = bySamples(story, 2000, new ChaCha8(stretchSeed(name)));
    for (let card = 0; card < CARDS; card++) expect(Math.abs(share[card] - exact[card])).toBeLessThan(0.03);
  });

  test('counting is exact while nothing travels', () => {
    const story = STORIES['answers only'];
    const exact = bruteForce(story);
    const facts = story.flatMap((happening) =>
      happening.kind === 'count' ? [tally(0, happening.seat, happening.mask, happening.n)] : [],
    );
    const counts = countDeals([2, 3, 4, 5, 6, 7], [0, 2, 2, 1, 1], facts, CULPRIT) ?? [];
    const all = counts.reduce((a, b) => a + b);
    expect(counts.map((count) => count / all)).toEqual(
      exact.slice(2).map((share) => expect.closeTo(share, 12)),
    );
  });
});

/** What leaves one culprit only, by steps that no single fact gives. */
const CERTAINTIES: Readonly<Record<string, readonly Happening[]>> = {
  'hands that are full': [
    { kind: 'count', seat: 1, mask: 0b00001100, n: 2 },
    { kind: 'count', seat: 2, mask: 0b00110000, n: 2 },
    { kind: 'pass', transfers: [{ from: PILE, to: 0, card: 7 }] },
  ],
  'a card that came from a hand in which it cannot have been': [
    { kind: 'count', seat: 1, mask: 0b00001100, n: 2 },
    { kind: 'pass', transfers: [hidden(1, 2)] },
    { kind: 'count', seat: 2, mask: 0b11110000, n: 2 },
    { kind: 'pass', transfers: [{ from: PILE, to: 0, card: 6 }] },
    { kind: 'pass', transfers: [{ from: 2, to: 0, card: 5 }] },
    { kind: 'pass', transfers: [{ from: 2, to: 0, card: 4 }] },
  ],
  'more of these than of those, and as many': [
    { kind: 'contrast', seat: 1, mask: 0b00001100, others: 0b11110000, than: 'more' },
    { kind: 'contrast', seat: 2, mask: 0b11000000, others: 0b00110000, than: 'fewer' },
    { kind: 'pass', transfers: [{ from: PILE, to: 0, card: 7 }] },
  ],
  'what fits nobody under the board': [
    { kind: 'count', seat: 1, mask: 0b10000000, n: 1 },
    { kind: 'count', seat: 2, mask: 0b01101000, n: 0 },
    { kind: 'count', seat: 1, mask: 0b01101100, n: 1 },
    { kind: 'pass', transfers: [{ from: PILE, to: 0, card: 3 }] },
    { kind: 'pass', transfers: [{ from: 1, to: 0, card: 5 }] },
  ],
};

describe('the culprit by logic on the small abbey', () => {
  const candidates = (story: readonly Happening[]) => {
    const history = historyOf(story, new ChaCha8(stretchSeed('logic')));
    const deduction = new Deduction(history);
    deduction.update(history.local.keys());
    return bitsOf(deduction.candidates(CULPRIT));
  };
  const possible = (story: readonly Happening[]) =>
    bruteForce(story).flatMap((share, card) => (share > 0 ? [card] : []));

  test.each(Object.entries(STORIES))('%s: nobody is ruled out who may have done it', (_name, story) => {
    expect(candidates(story)).toEqual(expect.arrayContaining(possible(story)));
  });

  test.each(Object.entries(CERTAINTIES))('%s: one is left', (_name, story) => {
    expect(possible(story)).toHaveLength(1);
    expect(candidates(story)).toEqual(possible(story));
  });
});
