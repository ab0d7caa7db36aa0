/** What a seat can infer in Passing: every deal that fits, weighted by the ways that lead to it. */

import { sorted, without } from '../../author.ts';
import type { Seat } from '../../game.ts';
import type { Mind, MindMaker } from '../../mind.ts';
import type { Rng } from '../../rng.ts';
import * as windows from '../../windows.ts';
import { CARDS, type Passing, SEATS } from './passing.ts';

type Cards = readonly number[];
interface World {
  readonly hands: readonly Cards[];
  readonly aside: number;
}
/** Worlds by their key, each with its weight. */
type Worlds = Map<string, { readonly world: World; weight: number }>;

const keyOf = ({ hands, aside }: World) => JSON.stringify([hands, aside]);

function add(worlds: Worlds, world: World, weight: number): void {
  const known = worlds.get(keyOf(world));
  if (known) known.weight += weight;
  else worlds.set(keyOf(world), { world, weight });
}

function subsets(cards: Cards, size: number): Cards[] {
  if (size === 0) return [[]];
  return cards.flatMap((card, i) => subsets(cards.slice(i + 1), size - 1).map((rest) => [card, ...rest]));
}

function dealsAround(seat: Seat, hand: Cards): Worlds {
  const worlds: Worlds = new Map();
  const unseen = without(CARDS, hand);
  for (const next of subsets(unseen, hand.length)) {
    for (const last of subsets(without(unseen, next), hand.length)) {
      const hands = SEATS.map((other) => [hand, next, last][(other - seat + SEATS.length) % SEATS.length]);
      add(worlds, { hands, aside: without(unseen, [...next, ...last])[0] }, 1);
    }
  }
  return worlds;
}

/** Every way the two cards passed between the others may have been chosen, taken as equally likely. */
function afterPass(before: Worlds, gifts: readonly (Cards | null)[]): Worlds {
  const worlds: Worlds = new Map();
  for (const { world, weight } of before.values()) {
    const ways = gifts.map((gift, giver) => {
      if (gift === null) return subsets(world.hands[giver], 2);
      return gift.every((card) => world.hands[giver].includes(card)) ? [gift] : [];
    });
    for (const first of ways[0]) {
      for (const second of ways[1]) {
        for (const third of ways[2]) {
          const passed = [first, second, third];
          const hands = world.hands.map((hand, seat) =>
            sorted([...without(hand, passed[seat]), ...passed[(seat + 2) % SEATS.length]]),
          );
          add(worlds, { hands, aside: world.aside }, weight);
        }
      }
    }
  }
  return worlds;
}

function weightedPick<Item extends { readonly weight: number }>(
  items: readonly Item[],
  rng: Rng,
): Item | null {
  let ticket = rng.int(items.reduce((sum, { weight }) => sum + weight, 0));
  for (const item of items) {
    if (ticket < item.weight) return item;
    ticket -= item.weight;
  }
  return null;
}

export const passingMind: MindMaker<Passing> = (seat, _seats, _options, start) => {
  let worlds: Worlds = new Map();
  let gifts: (Cards | null)[] = [];
  let view = start;
  const mind: Mind<Passing> = {
    told(event, latest) {
      view = latest;
      if (event.type === 'dealt') worlds = dealsAround(seat, event.cards);
      if (event.type === 'passed') {
        gifts = [...gifts, event.cards];
        if (gifts.length < SEATS.length) return;
        worlds = afterPass(worlds, gifts);
        gifts = [];
      }
      if (event.type === 'replied' && event.count !== -1) {
        for (const [key, { world }] of worlds) {
          const count = world.hands[event.target].filter((card) => card >= event.least).length;
          if (count !== event.count) worlds.delete(key);
        }
      }
    },
    look(latest) {
      view = latest;
    },
    imagine(rng) {
      const drawn = weightedPick([...worlds.values()], rng);
      if (!drawn) return null;
      const window = windows.openWindow<'given'>(view.round, 'pass', view.passing ? SEATS : []);
      const players = view.players.map(({ points, given, own }, other) => {
        if (given) windows.setAnswer(window, other, 'given');
        const hand = drawn.world.hands[other];
        const picked = own?.picked ?? (given ? rng.pick(subsets(hand, 2)) : []);
        return { hand, picked, points };
      });
      return { round: view.round, aside: drawn.world.aside, players, question: view.question, window };
    },
    excludes: ({ players, aside }) => !worlds.has(keyOf({ hands: players.map(({ hand }) => hand), aside })),
  };
  return mind;
};
