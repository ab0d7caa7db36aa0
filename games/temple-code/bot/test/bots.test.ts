import { ChaCha8, stretchSeed } from '@conclave/engine';
import { describe, expect, test } from 'vitest';
import { templeCodeMind } from '../../mind/mind.ts';
import { ALL_CARDS, type Card, DECK } from '../../rules/deck.ts';
import { decode } from '../../rules/decode.ts';
import { templeCode } from '../../rules/game.ts';
import { veil } from '../../test/disguise.ts';
import { easy } from '../easy.ts';
import { fair } from '../fair.ts';
import { MoveWorth } from '../move-worth.ts';
import { strong } from '../strong.ts';
import { stateOf } from './cheat.ts';
import { openMatch, playBots, question, questionsOf } from './play.ts';

const BOTS = { easy, fair, strong };
const SEATS = [1, 2, 3, 4];

describe.each(Object.entries(BOTS))('%s', (_name, make) => {
  test.each(SEATS)('plays whole games for %i by the rules', (seats) => {
    for (let seed = 0; seed < 10; seed++) {
      const match = openMatch(seats, seed);
      expect(playBots(match, Array.from({ length: seats }, make), seed).outcome).not.toBeNull();
    }
  });

  test('the same seed gives the same game', () => {
    const [one, two] = ['once', 'once'].map((seed) => {
      const match = openMatch(3, seed);
      playBots(match, [make(), make(), make()], seed);
      return match.record();
    });
    expect(one).toEqual(two);
  });

  test.each(SEATS)('of %i seats: states that look the same to a seat get the same answer', (seats) => {
    const rng = new ChaCha8(stretchSeed('disguise'));
    let differed = 0;
    for (let seed = 0; seed < 6; seed++) {
      const match = openMatch(seats, `disguise ${seed}`);
      questionsOf(match, make, ({ perspective, seat }) => {
        const state = stateOf(match);
        const disguised = veil.disguise(state, seat, rng).state;
        if (disguised.combination[seat] !== state.combination[seat]) differed++;
        const other = {
          ...perspective,
          view: templeCode.view(disguised, seat, false),
          moves: templeCode.moves(disguised, seat),
        };
        const here = make().think(question(match, seat, { perspective }));
        const there = make().think(question(match, seat, { perspective: other }));
        expect(there).toEqual(here);
      });
    }
    expect(differed).toBeGreaterThan(0);
  });

  test('what it remembers follows from its perspective: a new one in its chair says the same', () => {
    const match = openMatch(2, 'memory');
    const bot = make();
    questionsOf(match, make, ({ seat }) => {
      if (seat !== 0) return;
      expect(bot.think(question(match, 0))).toEqual(make().think(question(match, 0)));
    });
  });
});

test('easy and fair declare only what fits all their decodings, fair only the last order or one of two', () => {
  for (const make of [easy, fair]) {
    questionsOf(openMatch(2, 'fits'), make, ({ perspective }, { move, why }) => {
      if (move?.kind !== 'declare') return;
      const own = perspective.view.aside.filter(({ seat }) => seat === perspective.watcher);
      const card = DECK.findIndex((shown) => shown.join() === move.combination.join());
      if (card >= 0) {
        for (const aside of own) {
          expect(decode(card, aside.card)).toEqual({ circles: aside.circles, triangles: aside.triangles });
        }
      }
      if (make === fair && why.key !== 'certain')
        expect(why).toEqual({ key: 'likely', params: { orders: 2 } });
    });
  }
});

/** The cards a seat's combination may be, found by the mind from its own perspective. */
function suspectsOf(match: ReturnType<typeof openMatch>, seat: number): Card[] {
  const perspective = match.perspective(seat);
  const mind = templeCodeMind(seat, match.seats, match.options, perspective.view);
  for (const event of perspective.told) mind.told(event, perspective.view);
  const state = stateOf(match);
  return ALL_CARDS.filter((card) => {
    const at = state.pile.indexOf(card);
    if (at < 0 && card !== state.combination[seat]) return false;
    const other = templeCode.clone(state);
    if (at >= 0) other.pile[at] = state.combination[seat];
    other.combination[seat] = card;
    return !mind.excludes(other);
  });
}

test.each(SEATS)('of %i seats: strong declares as soon as one card is left, and that is right', (seats) => {
  let declared = 0;
  for (let seed = 0; seed < 5; seed++) {
    const match = openMatch(seats, `certain ${seed}`);
    questionsOf(match, strong, ({ seat, perspective }, { move, why }) => {
      const suspects = suspectsOf(match, seat);
      const certain = suspects.length === 1 && perspective.view.players[seat].decoded;
      expect(why.key === 'certain').toBe(certain);
      if (certain) {
        declared++;
        expect(move).toEqual({ kind: 'declare', combination: DECK[stateOf(match).combination[seat]] });
      }
      if (why.key === 'likely') {
        expect(why.params).toEqual({ candidates: suspects.length });
        expect(suspects.map((card) => DECK[card])).toContainEqual(
          move?.kind === 'declare' ? move.combination : null,
        );
      }
    });
  }
  expect(declared).toBeGreaterThan(0);
});

test('every reason comes up in games of strong players', () => {
  const reasons = new Set<string>();
  for (let seed = 0; seed < 20; seed++) {
    for (const seats of SEATS) {
      questionsOf(openMatch(seats, `why ${seed}`), strong, (_question, { move, why }) => {
        if (move !== null) reasons.add(why.key);
      });
    }
  }
  expect([...reasons].sort()).toEqual([
    'bestSplit',
    'certain',
    'forced',
    'goOn',
    'leavesLittle',
    'likely',
    'race',
  ]);
});

describe('what a card is worth', () => {
  /** Two suspects, a card that tells them apart, and one that does not. */
  const own = ALL_CARDS.filter((card) => card > 3).slice(0, 2);
  const telling = ALL_CARDS.find((card) => !own.includes(card) && answersTo(card, own).size === 2) as Card;
  const dull = ALL_CARDS.find((card) => !own.includes(card) && answersTo(card, own).size === 1) as Card;

  function answersTo(card: Card, suspects: readonly Card[]): Set<string> {
    return new Set(suspects.map((suspect) => JSON.stringify(decode(suspect, card))));
  }

  const { view } = openMatch(2, 'worth').perspective(0);
  const take = (card: Card, other: Card) => ({
    move: { kind: 'take', from: 1, card: 0 } as const,
    card,
    other,
    to: 1,
  });

  test('a card that tells two suspects apart is worth more than one that does not', () => {
    const worth = new MoveWorth(0, view, [own, ALL_CARDS]);
    expect(worth.taking(take(telling, 30))).toBeGreaterThan(worth.taking(take(dull, 30)));
  });

  test('a card that tells the other player little is better left to them', () => {
    const combination = view.players[1].combination as Card;
    const theirs = [combination, ALL_CARDS.find((card) => card !== combination && card > 20) as Card];
    const clear = ALL_CARDS.find((card) => answersTo(card, theirs).size === 2) as Card;
    const unclear = ALL_CARDS.find((card) => answersTo(card, theirs).size === 1) as Card;
    const worth = new MoveWorth(0, view, [ALL_CARDS.filter((card) => !theirs.includes(card)), theirs]);
    expect(worth.taking(take(dull, unclear))).toBeGreaterThan(worth.taking(take(dull, clear)));
  });

  test('declaring is worth more the fewer suspects there are, and most with a half-medallion already', () => {
    const worth = (count: number, found: number) => {
      const players = view.players.map((player) => ({ ...player, found }));
      return new MoveWorth(0, { ...view, players }, [ALL_CARDS.slice(0, count), ALL_CARDS]).declaring();
    };
    expect(worth(2, 1)).toBeGreaterThan(worth(3, 1));
    expect(worth(2, 0)).toBeGreaterThan(worth(3, 0));
    expect(worth(1, 1)).toBe(1);
  });
});
