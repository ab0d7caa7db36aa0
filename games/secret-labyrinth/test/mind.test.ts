import type { Rng, Seat } from '@conclave/engine';
import { expect, test } from 'vitest';
import { type Assignment, CardHolders } from '../mind/card-holders.ts';
import { LabyrinthMind } from '../mind/mind.ts';
import { ALL_CARDS, type Card } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import { secretLabyrinth } from '../rules/game.ts';
import { IN_PILE, type State, WANTED } from '../rules/state.ts';
import { everyCourse } from './every-course.ts';
import { act, at, card, dice, named, position, run } from './position.ts';

/** A little game of three: seat 0 exchanges with seat 1, then wins a treasure of seat 1; seat 2 looks on. */
const hands = [
  named('crown', 'gnome-cook', 'dragon'),
  named('ring', 'gnome-miner', 'sword'),
  named('goblet'),
];

function played(rng: Rng): { state: State; heard: Event[][] } {
  const state = position({
    changed: true,
    pawns: ['frame-0', 'frame-1', 'frame-6'],
    hands,
    wanted: card('sceptre'),
  });
  const heard: Event[][] = [0, 1, 2].map(() => []);
  const step = (seat: Seat, move: Parameters<typeof act>[2]) => {
    const recorded = act(state, seat, move, rng);
    for (const watcher of [0, 1, 2]) heard[watcher].push(...recorded.heard(watcher));
  };
  step(0, { kind: 'animal', card: card('dragon') });
  step(0, { kind: 'give', card: rng.pick(named('crown', 'gnome-cook')) });
  step(0, { kind: 'from', seat: 1 });
  step(0, run('frame-1'));
  step(0, { kind: 'challenge', seat: 1 });
  step(0, { kind: 'stake', prize: 'treasure', die: true });
  step(0, { kind: 'weapon', weapon: 'stone' });
  step(1, { kind: 'weapon', weapon: 'scissors' });
  return { state, heard };
}

function mindOf(events: readonly Event[]): CardHolders {
  const mind = new CardHolders(7);
  hands.forEach((hand, owner) => {
    for (const one of hand) mind.told({ type: 'taken', seat: owner, card: one });
  });
  for (const event of events) mind.told(event);
  return mind;
}

const chanceOf = (assignments: readonly Assignment[], one: Card, seat: Seat) =>
  assignments.reduce((sum, { owner, weight }) => sum + (owner[one] === seat ? weight : 0), 0);

test('chances are exactly those of all histories that tell the onlooker the same', () => {
  const groups = new Map<string, { told: Event[]; chance: number; held: number[] }>();
  let histories = 0;
  everyCourse(played, ({ state, heard }, chance) => {
    histories++;
    const key = JSON.stringify(heard[2]);
    const group = groups.get(key) ?? { told: heard[2], chance: 0, held: ALL_CARDS.map(() => 0) };
    group.chance += chance;
    for (const one of ALL_CARDS) if (state.owner[one] === 0) group.held[one] += chance;
    groups.set(key, group);
  });
  expect(histories).toBeGreaterThan(90);
  expect(groups.size).toBeGreaterThan(3);
  for (const { told, chance, held } of groups.values()) {
    const { all } = mindOf(told);
    for (const one of ALL_CARDS) expect(chanceOf(all, one, 0)).toBeCloseTo(held[one] / chance, 9);
  }
});

test('the two concerned know everything, and the truth is always among the possible', () => {
  everyCourse(played, ({ state, heard }) => {
    const truth = state.owner.map((at) => (at === IN_PILE || at === WANTED ? -1 : at)).join();
    for (const seat of [0, 1, 2]) {
      const all = mindOf(heard[seat]).all;
      expect(all.some(({ owner }) => owner.join() === truth)).toBe(true);
      if (seat < 2) expect(all).toHaveLength(1);
      expect(all.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1);
    }
  });
});

test('SL-30 without a memory aid the squares still say which card was taken', () => {
  const layout = { changed: true, pile: named('ring', 'sword'), hands: [[], []], wanted: card('crown') };
  for (const memoryAid of [true, false]) {
    const state = position({ ...layout, pawns: ['frame-0', 'outerCorridor-0'], options: { memoryAid } });
    const heard: Event[] = [];
    const step = (seat: Seat, move: Parameters<typeof act>[2]) =>
      heard.push(...act(state, seat, move).heard(1));
    state.pawns[1] = at('frame-3');
    step(0, run('outerCorridor-0'));
    step(0, { kind: 'done' });
    state.pawns[1] = at('innerCorridor-6');
    heard.push({ type: 'jumped', seat: 1, to: at('innerCorridor-6'), sector: 0 });
    step(1, { kind: 'claim' });
    const view = secretLabyrinth.view(state, 1, false);
    const mind = new LabyrinthMind(1, view);
    for (const event of heard) mind.told(event, view);
    expect(mind.hands.all).toHaveLength(1);
    const [{ owner }] = mind.hands.all;
    expect([owner[card('crown')], owner[card('ring')], owner[card('sword')]]).toEqual([0, 1, -1]);
  }
});

test('fewer than the stake means none of that kind is left', () => {
  const mind = new CardHolders(7);
  for (const one of named('ring', 'gnome-cook')) mind.told({ type: 'taken', seat: 1, card: one });
  mind.told({ type: 'staked', seat: 0, prize: 'treasure', die: true });
  mind.told({ type: 'dieThrown', seat: 0, stake: 3 });
  mind.told({ type: 'paid', seat: 1, to: 0, prize: 'treasure', count: 1, cards: null });
  expect(mind.all.every(({ owner }) => owner[card('ring')] === 0)).toBe(true);
});

test('a card put under the pile is imagined at its bottom', () => {
  const state = position({
    changed: true,
    pawns: ['frame-0', 'outerCorridor-0', 'outerCorridor-0', 'outerCorridor-0'],
  });
  const { heard } = act(state, 0, run('outerCorridor-0'));
  const view = secretLabyrinth.view(state, 2, false);
  const mind = new LabyrinthMind(2, view);
  for (const event of heard(2)) mind.told(event, view);
  for (let seed = 0; seed < 20; seed++) expect(mind.imagine(dice(seed))?.pile[0]).toBe(card('crown'));
});

test('a duel under way is imagined with a hidden weapon of any kind', () => {
  const state = position({
    changed: true,
    pawns: ['frame-0', 'frame-1'],
    hands: hands.slice(0, 2),
    wanted: card('goblet'),
  });
  act(state, 0, run('frame-1'));
  act(state, 0, { kind: 'challenge', seat: 1 });
  act(state, 0, { kind: 'stake', prize: 'gnome', die: false });
  act(state, 0, { kind: 'weapon', weapon: 'paper' });
  const view = secretLabyrinth.view(state, 1, false);
  const mind = new LabyrinthMind(1, view);
  hands.slice(0, 2).forEach((hand, seat) => {
    for (const one of hand) mind.told({ type: 'taken', seat, card: one }, view);
  });
  const weapons = new Set(
    Array.from({ length: 40 }, (_, seed) => mind.imagine(dice(seed))?.window?.answers[0]),
  );
  expect(weapons.size).toBe(3);
});

test('too many possibilities are thinned out evenly', () => {
  const mind = new CardHolders(7);
  for (let one = 0; one < 16; one++) mind.told({ type: 'taken', seat: one % 4, card: one });
  const swap = (seat: Seat, from: Seat): Event => ({
    type: 'exchanged',
    seat,
    from,
    count: 2,
    drawn: null,
    given: null,
  });
  for (const [seat, from] of [
    [0, 1],
    [1, 2],
    [2, 0],
  ]) {
    mind.told(swap(seat, from));
  }
  expect(mind.approximate).toBe(true);
  expect(mind.all.length).toBeGreaterThan(2_000);
  expect(mind.all.length).toBeLessThanOrEqual(4_000);
  expect(mind.all.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1);
  // Seat 2 lost 2 of 4 cards to seat 1, got one back, and drew two of seat 0's five: cards 0 and 4 are alike to everybody.
  expect(Math.abs(chanceOf(mind.all, 0, 0) - chanceOf(mind.all, 4, 0))).toBeLessThan(0.02);
  for (const one of [3, 7, 11, 15]) expect(chanceOf(mind.all, one, 3)).toBeCloseTo(1);
});
