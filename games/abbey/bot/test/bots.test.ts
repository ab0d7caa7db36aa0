import { type Budget, ChaCha8, LEVELS, Match, stretchSeed } from '@conclave/engine';
import { describe, expect, test } from 'vitest';
import { abbey } from '../../rules/game.ts';
import { LIBRARY, PARLOR, type Room, roomNamed } from '../../rules/rooms.ts';
import { abbeyText } from '../../text/index.ts';
import { dealt } from '../belief.ts';
import { abbeyBots } from '../bots.ts';
import { USUAL } from '../manners.ts';
import { bestEnd, worths } from '../room-values.ts';
import { SeenCards } from '../seen-cards.ts';
import { TurnTime } from '../turn-time.ts';

/** Of 64 matches, 16 at a time, 10 to 13 open unlike each other; 4 to 6 where fair is as sure of rooms as later. */
const OPENINGS = 16;
const MANY_OPENINGS = 8;

/** Where the first turns of six fair players lead, one after the other. */
function opening(seed: string): string {
  const match = Match.open(abbey, 6, {}, stretchSeed(seed));
  const bots = Array.from({ length: 6 }, () => abbeyBots.players.fair());
  const rng = new ChaCha8(stretchSeed(`${seed} bots`));
  const budget = { iterations: abbeyBots.iterations };
  const ends: Room[] = [];
  for (;;) {
    const [seat] = match.toAct();
    const perspective = match.perspective(seat);
    const { turnNumber, active, players } = perspective.view;
    if (turnNumber > 6) return ends.join();
    ends[turnNumber - 1] = players[active].room;
    const { move } = bots[seat].think({ perspective, seat, seats: 6, options: match.options, budget, rng });
    const made = match.submit({ type: 'move', seat, move, decision: perspective.decision, by: 'bot' });
    if (!made.ok) throw new Error(made.refusal.reason);
  }
}

describe.each(LEVELS)('%s', (level) => {
  test.each([3, 6])('plays whole games of %i by lawful moves, each with its reason', (seats) => {
    const match = Match.open(
      abbey,
      seats,
      { endAfterCompline: true, sixRules: true, startAtLauds: true },
      stretchSeed(`${level} ${seats}`),
    );
    const bots = Array.from({ length: seats }, () => abbeyBots.players[level]());
    const rng = new ChaCha8(stretchSeed('bots'));
    for (let i = 0; match.outcome === null && i < 4000; i++) {
      const [seat] = match.toAct();
      const perspective = match.perspective(seat);
      const { move, why } = bots[seat].think({
        perspective,
        seat,
        seats,
        options: match.options,
        budget: { iterations: 150 },
        rng,
      });
      const made = match.submit({ type: 'move', seat, move, decision: perspective.decision, by: 'bot' });
      if (!made.ok) throw new Error(`${JSON.stringify(move)}: ${made.refusal.reason}`);
      expect(abbeyText.en.why(why.key, why.params, { reader: seat, name: String })).not.toBe('');
    }
    expect(match.outcome).not.toBeNull();
  });

  test('does nothing when it is not asked', () => {
    const match = Match.open(abbey, 3, {}, stretchSeed('idle'));
    const idle = [0, 1, 2].find((seat) => !match.toAct().includes(seat)) ?? 0;
    const thought = abbeyBots.players[level]().think({
      perspective: match.perspective(idle),
      seat: idle,
      seats: 3,
      options: match.options,
      budget: { iterations: 10 },
      rng: new ChaCha8(stretchSeed('idle')),
    });
    expect(thought.move).toBeNull();
  });
});

test('matches of six fair players open in many ways', () => {
  const openings = Array.from({ length: OPENINGS }, (_none, game) => opening(`opening ${game}`));
  expect(new Set(openings).size).toBeGreaterThanOrEqual(MANY_OPENINGS);
});

test('the parlour draws while suspects are left there, and a shut library does not', () => {
  const match = Match.open(abbey, 3, {}, stretchSeed('rooms'));
  const { view, moves } = match.perspective(0);
  const [seen, rng] = [new SeenCards(3), new ChaCha8(stretchSeed('rooms'))];
  const belief = dealt(view, 0, 0, seen, 8, rng);
  const policy = { ...USUAL, eager: 1, weighs: false, blur: 0, firstBlur: 0, overlooks: 0 };
  const decision = { view, seat: 0, moves, belief, seen, crossed: 0, recent: [], policy, rng };
  const worth = worths(decision, 0);
  expect(worth[PARLOR]).toBe(Math.max(...worth));
  // AB-16: all hold equally many cards.
  expect(worth[LIBRARY]).toBe(0);
  const nobody = worth.map(() => 0);
  expect(bestEnd([roomNamed('porta'), roomNamed('crypta')], worth, nobody, 2).room).toBe(roomNamed('porta'));
});

test("a judgement gets a part of what is left of the turn's time, and all iterations", () => {
  const time = new TurnTime();
  time.enter(1);
  expect(time.share({ iterations: 50 })).toEqual({ iterations: 50 });
  const first = time.share({ milliseconds: 200 });
  time.leave();
  time.enter(1);
  const second = time.share({ milliseconds: 200 });
  const left = (budget: Budget) => ('milliseconds' in budget ? budget.milliseconds : Number.NaN);
  expect(left(first)).toBeLessThan(200);
  expect(left(second)).toBeLessThan(left(first));
});
