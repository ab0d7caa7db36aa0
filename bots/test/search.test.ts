import {
  ChaCha8,
  type GameTypes,
  Match,
  type Perspective,
  type Question,
  stretchSeed,
} from '@conclave/engine';
import { describe, expect, test } from 'vitest';
import { randomBot } from '../random.ts';
import { Search } from '../search.ts';
import { SearchBot } from '../search-bot.ts';
import { playMatch } from '../table.ts';
import { cups, cupsMind, nim, nimMind, shout } from './toys.ts';

function rngOf(text: string | number) {
  return new ChaCha8(stretchSeed(text));
}

function searchNim(stones: number, seats: number, seed: string, iterations: number) {
  const game = nim(stones);
  const view = { stones, turn: 0, seats };
  const moves = game.moves(view, 0);
  return new Search(
    game,
    nimMind(0, seats, {}, view),
    { seat: 0, seats, asked: true, moves },
    {},
    rngOf(seed),
  ).run({ iterations });
}

/** Leave a multiple of four and the other cannot win. */
test.each([5, 6, 7, 9, 10, 11])('finds the only winning move of %i stones', (stones) => {
  for (const seed of ['one', 'two']) {
    const finding = searchNim(stones, 2, seed, 2000);
    expect(finding?.move).toEqual({ kind: 'take', stones: stones % 4 });
    expect(finding?.worth).toBeGreaterThan(0.7);
  }
});

test('sees that a position is lost', () => {
  expect(searchNim(4, 2, 'lost', 2000)?.worth).toBeLessThan(0.1);
});

test('every seat plays for itself: of two stones among three the first takes both', () => {
  expect(searchNim(2, 3, 'three', 500)?.move).toEqual({ kind: 'take', stones: 2 });
});

test('the same seed finds the same, counted in iterations', () => {
  const findings = ['a', 'a', 'b'].map((seed) => searchNim(13, 2, seed, 300)?.worth);
  expect(findings[0]).toBe(findings[1]);
  expect(findings[0]).not.toBe(findings[2]);
});

test('stops when its time is up', () => {
  const game = nim(30);
  const view = { stones: 30, turn: 0, seats: 2 };
  const decision = { seat: 0, seats: 2, asked: true, moves: game.moves(view, 0) };
  const finding = new Search(game, nimMind(0, 2, {}, view), decision, {}, rngOf('time')).run({
    milliseconds: 5,
  });
  expect(finding?.iterations).toBeGreaterThan(0);
});

test('a mind that can imagine nothing gives no finding', () => {
  const mind = { told() {}, look() {}, imagine: () => null, excludes: () => false };
  const decision = {
    seat: 0,
    seats: 2,
    asked: true,
    moves: nim(9).moves({ stones: 9, turn: 0, seats: 2 }, 0),
  };
  expect(new Search(nim(9), mind, decision, {}, rngOf('none')).run({ iterations: 10 })).toBeNull();
});

describe('not asked', () => {
  const unasked = { seat: 1, seats: 2, asked: false };
  const said = { said: 0, shouted: null, seats: 2 };
  const mind = { told() {}, look() {}, imagine: () => ({ ...said }), excludes: () => false };

  test('it interjects where that wins', () => {
    const decision = { ...unasked, moves: shout.moves(said, 1) };
    const finding = new Search(shout, mind, decision, {}, rngOf('shout')).run({ iterations: 300 });
    expect(finding?.move).toEqual({ kind: 'shout' });
  });

  test('it does nothing where that is as good', () => {
    const decision = { ...unasked, moves: shout.moves(said, 1) };
    const settings = { rewards: () => [0.5, 0.5] };
    const finding = new Search(shout, mind, decision, settings, rngOf('quiet')).run({ iterations: 300 });
    expect(finding).toMatchObject({ move: null, worth: 0.5 });
  });
});

test('beats random play at nim from the winning side, always', () => {
  for (let round = 0; round < 6; round++) {
    const match = Match.open(nim(10), 2, {}, stretchSeed(round));
    const seated = [new SearchBot(nim(10), nimMind), randomBot()].map((bot, seat) => ({
      bot,
      rng: rngOf(`nim ${round} ${seat}`),
      budget: { iterations: 1000 },
    }));
    expect(playMatch(match, seated).outcome?.places[0]).toEqual([0]);
  }
});

describe('cups: looking first is the only way to be sure', () => {
  function ask<G extends GameTypes>(perspective: Perspective<G>, iterations: number): Question<G> {
    const budget = { iterations };
    return { perspective, seat: 0, seats: 2, options: {}, budget, rng: rngOf('cups') };
  }

  function playCups(seed: number) {
    const match = Match.open(cups, 2, {}, stretchSeed(seed));
    const bot = new SearchBot(cups, cupsMind);
    const thoughts = [];
    while (!match.outcome) {
      // All the thinking is done at the first question; later ones get no time for it.
      const thought = bot.think(ask(match.perspective(0), thoughts.length === 0 ? 3000 : 1));
      thoughts.push(thought);
      match.submit({ type: 'move', seat: 0, move: thought.move, decision: match.decision(0) });
    }
    return { thoughts, winner: match.outcome.places[0][0] };
  }

  test('it looks, opens the right cup, and plays its plan out without thinking again', () => {
    const winners = new Set<number>();
    const opened = new Set<string>();
    for (let seed = 0; seed < 6; seed++) {
      const { thoughts, winner } = playCups(seed);
      winners.add(winner);
      expect(thoughts.map(({ move }) => move?.kind)).toEqual(['step', 'step', 'look', 'open']);
      expect(thoughts.map(({ why }) => why.key)).toEqual(['searched', 'planned', 'planned', 'planned']);
      opened.add(JSON.stringify(thoughts.at(-1)?.move));
    }
    expect([...winners]).toEqual([0]);
    expect(opened.size).toBe(2);
  });

  test('an unforeseen event makes it think again', () => {
    const match = Match.open(cups, 2, {}, stretchSeed('sit'));
    const bot = new SearchBot(cups, cupsMind);
    const first = bot.think(ask(match.perspective(0), 3000));
    match.submit({ type: 'move', seat: 0, move: first.move, decision: match.decision(0) });
    match.submit({ type: 'sit', seat: 1, bot: 'easy' });
    expect(bot.think(ask(match.perspective(0), 3000)).why.key).toBe('searched');
  });
});
