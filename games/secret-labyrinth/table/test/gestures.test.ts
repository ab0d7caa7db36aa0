import { describe, expect, test } from 'vitest';
import type { Holders } from '../../mind/ponder.ts';
import { CENTRE, HOME, INNER, OUTER, SECTORS, START } from '../../rules/board.ts';
import { ALL_CARDS, type Card } from '../../rules/cards.ts';
import { secretLabyrinth } from '../../rules/game.ts';
import { CHALLENGE, CLAIM, FROM, JUMP, RIVAL } from '../../rules/moves.ts';
import type { View } from '../../rules/view.ts';
import { card, named, position } from '../../test/position.ts';
import { conclusions } from '../conclusions.ts';
import { sceneOf } from '../duel/scene.ts';
import { shorter } from '../grip.ts';
import { nudged } from '../keys.ts';
import { placeOf } from '../places.ts';
import { stage } from '../stage.ts';
import { tableWords } from '../words.ts';

const viewOf = (state: ReturnType<typeof position>) => secretLabyrinth.view(state, 0, false);

describe('where a move is made', () => {
  const view = viewOf(position({ wanted: card('griffin') }));

  test('SL-10 the wanted card is taken at the card and at one’s own square', () => {
    expect(placeOf(CLAIM, view)).toEqual(['wanted', `square-${START[0]}`]);
  });

  test('SL-13 to an animal one goes by its card, its square, or a button', () => {
    expect(placeOf(JUMP, view)).toEqual(['wanted', 'jump', `square-${HOME[card('griffin')]}`]);
  });

  test('SL-15 SL-20 a rival is challenged at their plate and at their pawn; cards are drawn at the plate', () => {
    expect(placeOf(CHALLENGE[1], view)).toEqual(['rival-1', 'pawn-1']);
    expect(placeOf(RIVAL[1], view)).toEqual(['rival-1', 'pawn-1']);
    expect(placeOf(FROM[1], view)).toBe('rival-1');
  });
});

describe('a part in the hand, by keys', () => {
  test('SL-4 SL-R9 a corridor goes one notch, clockwise only', () => {
    for (const part of [INNER, OUTER]) {
      expect(nudged({ part, notches: 0 }, -1).notches).toBe(0);
      expect(nudged({ part, notches: 0 }, 1).notches).toBe(1);
      expect(nudged({ part, notches: 1 }, 1).notches).toBe(1);
    }
  });

  test('SL-4 the centre goes either way, and a whole turn is none', () => {
    expect(nudged({ part: CENTRE, notches: 0 }, -1).notches).toBe(-1);
    expect(nudged({ part: CENTRE, notches: SECTORS - 1 }, 1).notches).toBe(0);
    expect(nudged({ part: CENTRE, notches: 1 - SECTORS }, -1).notches).toBe(0);
  });

  test('SL-R9 the centre falls by the shorter way round, however often it was turned', () => {
    expect([1, 6, 7, 11].map(shorter)).toEqual([1, 6, -5, -1]);
    expect([14, -2, -8, -14, -25].map(shorter)).toEqual([2, -2, 4, -2, -1]);
    expect([0, 12, -12, 24].map(shorter)).toEqual([0, 0, 0, 0]);
  });
});

describe('a duel as it is played back', () => {
  const between = (challenger: number, rival: number): View => ({
    ...viewOf(position()),
    stage: 'weapons',
    duel: {
      challenger,
      rival,
      prize: 'treasure',
      stake: 1,
      forWanted: false,
      answered: [],
      draws: 0,
      shown: null,
      victor: null,
      isOver: false,
    },
  });
  const begun = between(0, 1);
  const shown = (winner: number | null) =>
    stage(begun, { type: 'weaponsShown', seats: [0, 1], weapons: ['stone', 'scissors'], winner });

  test('a draw is counted, and the hands close again', () => {
    expect(shown(null)).toMatchObject({ stage: 'weapons', duel: { draws: 1, victor: null } });
  });

  test('weapons are kept as challenger and rival showed them, whoever sits first', () => {
    const after = stage(between(1, 0), {
      type: 'weaponsShown',
      seats: [0, 1],
      weapons: ['stone', 'paper'],
      winner: 1,
    });
    expect(after.duel?.shown).toEqual(['paper', 'stone']);
  });

  test('when it is won the loser is to be placed', () => {
    expect(shown(0)).toMatchObject({ stage: 'place', duel: { draws: 0, victor: 0, isOver: false } });
  });

  test('SL-29 the payment is seen on the stage, its faces by the two alone', () => {
    const paying = (own: number | null, cards: readonly Card[] | null) => {
      const event = { type: 'paid', seat: 1, to: 0, prize: 'treasure', count: 2, cards } as const;
      const view = stage(shown(0), event);
      const nameOf = (seat: number) => `seat ${seat}`;
      return sceneOf({ props: { view, event, cue: null }, say: tableWords.en, own, nameOf });
    };
    expect(paying(0, [2, 3])?.payment).toEqual({ prize: 'treasure', cards: [2, 3] });
    expect(paying(null, null)?.payment).toEqual({ prize: 'treasure', cards: [null, null] });
    expect(paying(0, [2, 3])?.fighters).toMatchObject([
      { seat: 0, pose: 'shows', weapon: 'stone', wins: true },
      { seat: 1, pose: 'shows', weapon: 'scissors', wins: false },
    ]);
    const placed = { props: { view: shown(0), event: null, cue: null }, own: 0 };
    expect(sceneOf({ ...placed, say: tableWords.en, nameOf: String })).toBeNull();
  });
});

describe('what follows, in words', () => {
  const nobody = ALL_CARDS.map(() => [0, 0, 1, 0]);
  const holders = (held: readonly number[], most = 1): Holders => ({
    chances: nobody.map((chances, one) => (held.includes(one) ? [0, 1, 0, 0] : chances)),
    ranges: [
      { treasure: [5, 5], gnome: [0, 0] },
      { treasure: [0, most], gnome: [0, 0] },
    ],
    approximate: false,
  });
  const treasures = named('crown', 'sceptre', 'sword', 'goblet', 'jewel-casket');

  test('who holds what is missing is said when few cards are missing', () => {
    const near = viewOf(position({ hands: [treasures], wanted: card('dragon') }));
    const said = conclusions(holders(named('ring', 'golden-key'), 2), near, 0, 'en', () => 'Maria');
    expect(said).toEqual(['2 more treasures win you the game.', 'Maria holds the ring and the golden key.']);
    const far = viewOf(position({ hands: [named('crown')] }));
    expect(conclusions(holders(named('ring')), far, 0, 'en', () => 'Maria')).toEqual([]);
  });

  test('a rival who may be one card from winning is named', () => {
    const view = viewOf(position({ hands: [[], treasures] }));
    expect(conclusions(holders([], 6), view, 0, 'fr', () => 'Maria')).toEqual([
      'Maria tient de 0 à 6 trésors.',
    ]);
  });
});
