/** AB-33: what the sheet may ask the mind, held to matches of random play in which the truth is known. */

import { ChaCha8, type Json, Match, type Seat, stretchSeed } from '@conclave/engine';
import { stateOf } from '@conclave/engine/testing';
import { expect, test } from 'vitest';
import { type Chances, FINE, type Logic, ponder, type Whereabouts } from '../mind/ponder.ts';
import { abbey } from '../rules/game.ts';
import { count, listed } from '../rules/suspects.ts';

type AbbeyMatch = ReturnType<typeof open>;

const open = (seats: number, seed: string) => Match.open(abbey, seats, {}, stretchSeed(seed));

function asked(match: AbbeyMatch, seat: Seat, question: Json): Json {
  return ponder(match.perspective(seat), seat, match.seats, match.options, question);
}

const logicOf = (match: AbbeyMatch, seat: Seat) => asked(match, seat, { about: 'logic' }) as Logic;
const chancesOf = (match: AbbeyMatch, seat: Seat, walks: number) =>
  asked(match, seat, { about: 'chances', walks }) as Chances;

function truth(match: AbbeyMatch): Map<number, Whereabouts> {
  const { hand, pile, culprit } = stateOf(match);
  return new Map<number, Whereabouts>([
    ...hand.flatMap((cards, seat) => listed(cards).map((card): [number, Whereabouts] => [card, seat])),
    ...pile.map((card): [number, Whereabouts] => [card, 'pile']),
    [culprit, 'culprit'],
  ]);
}

/** Random play, forth and never back; `until` is asked after every step. */
function play(match: AbbeyMatch, seed: string, until: (step: number) => boolean): void {
  const rng = new ChaCha8(stretchSeed(seed));
  for (let step = 0; !match.outcome; step++) {
    const [seat] = match.toAct();
    const { moves, decision } = match.perspective(seat);
    const forth = moves.filter(({ kind }) => kind !== 'withdraw');
    const kind = rng.pick([...new Set(forth.map((move) => move.kind))]);
    const move = rng.pick(forth.filter((candidate) => candidate.kind === kind));
    const made = match.submit({ type: 'move', seat, move, decision, by: 'player' });
    if (!made.ok) throw new Error(made.refusal.reason);
    if (until(step)) return;
  }
}

test('AB-33 logic never rules out the truth, and is certain of nothing else', () => {
  let certain = 0;
  let cleared = 0;
  for (const seats of [3, 5]) {
    const match = open(seats, `logic ${seats}`);
    play(match, `logic ${seats}`, (step) => {
      if (step % 100 > 0) return false;
      const lies = truth(match);
      for (let seat = 0; seat < seats; seat++) {
        const { places } = logicOf(match, seat);
        for (const [suspect, left] of places.entries()) {
          expect(left).toContain(lies.get(suspect));
          if (lies.get(suspect) === seat) expect(left).toEqual([seat]);
          else if (left.length === 1) certain++;
          if (!left.includes('culprit')) cleared++;
        }
      }
      return step === 700;
    });
  }
  expect(certain).toBeGreaterThan(20);
  expect(cleared).toBeGreaterThan(200);
});

test('AB-33 as long as no card has moved, deals are counted: all unseen are equally likely', () => {
  const match = open(4, 'counted');
  const { culprit, walks, within } = chancesOf(match, 1, 1);
  const own = listed(stateOf(match).hand[1]);
  expect(culprit.filter((chance) => chance > 0)).toHaveLength(24 - own.length);
  for (const [suspect, chance] of culprit.entries()) {
    expect(chance).toBeCloseTo(own.includes(suspect) ? 0 : 1 / (24 - own.length), 9);
  }
  expect({ walks, within }).toEqual({ walks: 0, within: 0 });
});

test('AB-33 chances are the mean of walks, say how sure they are, and are nothing where logic clears', () => {
  const match = open(4, 'walks');
  play(match, 'walks', () => stateOf(match).mass > 1 && stateOf(match).window === null);
  const first = chancesOf(match, 2, 1);
  expect(first.walks).toBe(1);
  expect(first.within).toBeNull();
  const third = chancesOf(match, 2, 3);
  expect(third.walks).toBe(3);
  expect(third.within).toBeGreaterThan(0);
  expect(third.within).toBeLessThan(4 * FINE);
  expect(chancesOf(match, 2, 2)).toEqual(third);
  const { places } = logicOf(match, 2);
  expect(third.culprit.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 6);
  expect(
    third.culprit.filter((chance, suspect) => chance > 0 && !places[suspect].includes('culprit')),
  ).toEqual([]);
});

test('AB-33 whoever has seen all others knows the culprit for certain', () => {
  const match = open(3, 'all seen');
  play(match, 'all seen', () => count(stateOf(match).seen[0]) === 23);
  const { culprit } = stateOf(match);
  expect(match.outcome).toBeNull();
  expect(logicOf(match, 0).places.filter((left) => left.includes('culprit'))).toEqual([['culprit']]);
  const chances = chancesOf(match, 0, 2);
  expect(chances.culprit[culprit]).toBe(1);
  expect(chances.within).toBe(0);
});

test('AB-33 nothing else is answered', () => {
  const match = open(3, 'nothing else');
  const others: readonly Json[] = [
    null,
    'logic',
    { about: 'hands' },
    { about: 'logic', walks: 1 },
    { about: 'chances' },
    { about: 'chances', walks: 0 },
    { about: 'chances', walks: 1.5 },
    { about: 'chances', walks: 1000 },
  ];
  for (const question of others) expect(asked(match, 0, question)).toBeNull();
});
