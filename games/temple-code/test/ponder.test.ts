/** What the table may ask the mind, held to matches of random play in which the truth is known. */

import { ChaCha8, type Json, Match, type Seat, stretchSeed } from '@conclave/engine';
import { expect, test } from 'vitest';
import { type Answer, ponder, type Suspected } from '../mind/ponder.ts';
import { type Card, DECK, STATUETTES } from '../rules/deck.ts';
import { templeCode } from '../rules/game.ts';

type TempleMatch = ReturnType<typeof open>;

function open(seats: number, seed: string) {
  return Match.open(templeCode, seats, {}, stretchSeed(seed));
}

function asked(match: TempleMatch, seat: Seat, question: Json): Json {
  return ponder(match.perspective(seat), seat, match.seats, match.options, question);
}

function suspected(match: TempleMatch, seat: Seat): Suspected {
  return asked(match, seat, { about: 'combination' }) as Suspected;
}

function answers(match: TempleMatch, seat: Seat, card: Card): Answer[] {
  return asked(match, seat, { about: 'answers', card }) as Answer[];
}

/** Everybody else sees it. */
function combinationOf(match: TempleMatch, seat: Seat): Card | null {
  return match.perspective((seat + 1) % match.seats).view.players[seat].combination;
}

test('the true combination always fits; the positions count the cards that fit', () => {
  let narrowest = DECK.length;
  for (const seats of [2, 3, 4]) {
    const match = open(seats, `fits ${seats}`);
    const rng = new ChaCha8(stretchSeed(`fits ${seats}`));
    for (let step = 0; step < 40 && !match.outcome; step++) {
      for (let seat = 0; seat < seats; seat++) {
        const { cards, positions } = suspected(match, seat);
        expect(cards).toContain(combinationOf(match, seat));
        for (const [position, counts] of positions.entries()) {
          for (const statuette of STATUETTES) {
            const standing = cards.filter((card) => DECK[card][position] === statuette);
            expect(counts[statuette]).toBe(standing.length);
          }
        }
        narrowest = Math.min(narrowest, cards.length);
      }
      const [seat] = match.toAct();
      const { moves, decision } = match.perspective(seat);
      match.submit({ type: 'move', seat, move: rng.pick(moves), decision });
    }
  }
  expect(narrowest).toBeLessThan(DECK.length / 4);
});

test('after a decoding as many combinations fit as were foretold for its answer', () => {
  let foretold = 0;
  for (let game = 0; game < 12; game++) {
    const match = open(2, `answers ${game}`);
    for (let step = 0; step < 30 && !match.outcome; step++) {
      const [seat] = match.toAct();
      const { view, moves, decision, told } = match.perspective(seat);
      const move = moves.find(({ kind }) => kind === 'take' || kind === 'decodeBoth');
      if (!move) break;
      const before = suspected(match, seat).cards;
      const shown = move.kind === 'take' ? view.players[move.from].front[move.card] : null;
      const possible = shown === null ? [] : answers(match, seat, shown);
      expect(match.submit({ type: 'move', seat, move, decision }).ok).toBe(true);
      if (shown === null) continue;
      expect(possible.reduce((sum, { left }) => sum + left, 0)).toBe(before.length);
      const news = match.perspective(seat).told.slice(told.length);
      const answer = news.find((event) => event.type === 'decoded' && event.seat === seat);
      // A new deal shows more cards.
      if (answer?.type !== 'decoded' || news.some(({ type }) => type === 'dealt')) continue;
      const { circles, triangles } = answer;
      const { left } = possible.find((one) => one.circles === circles && one.triangles === triangles)!;
      expect(suspected(match, seat).cards).toHaveLength(left);
      foretold++;
    }
  }
  expect(foretold).toBeGreaterThan(20);
});

test('what is no question has no answer', () => {
  const match = open(2, 'nonsense');
  const nonsense: Json[] = [null, 'combination', {}, { about: 'weather' }, { about: 'answers', card: 35 }];
  for (const question of nonsense) expect(asked(match, 0, question)).toBeNull();
});
