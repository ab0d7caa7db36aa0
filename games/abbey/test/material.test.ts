import { describe, expect, test } from 'vitest';
import board from '../data/board.json' with { type: 'json' };
import cards from '../data/cards.json' with { type: 'json' };
import { BOOK_IDS, EVENT_IDS, LIBRARY_IDS, MASSES, RELICS, STARS } from '../rules/cards.ts';
import { abbey } from '../rules/game.ts';
import { CELLS, CHURCH, JOINED, ROOMS, roomNamed } from '../rules/rooms.ts';
import { DEALT } from '../rules/setup.ts';
import { count, FEATURES, MASK_OF, MONKS, VALUES, VALUES_OF } from '../rules/suspects.ts';
import { abbeyOf, dice, only, onTop, optionsOf, recordingEffects } from './position.ts';

const counted = (value: (typeof VALUES)[number]) => count(MASK_OF[value]);

describe('material', () => {
  test('AB-1 24 suspects, all different, five features with twelve values', () => {
    expect(MONKS).toHaveLength(24);
    expect(new Set(MONKS.map((monk) => FEATURES.map((feature) => monk[feature]).join())).size).toBe(24);
    expect(['hospitaller', 'franciscan', 'benedictine'].map((v) => counted(v as never))).toEqual([8, 8, 8]);
    expect(['father', 'brother', 'novice'].map((v) => counted(v as never))).toEqual([6, 9, 9]);
    expect(VALUES.slice(6).map(counted)).toEqual([12, 12, 12, 12, 12, 12]);
    expect(FEATURES.flatMap((feature) => VALUES_OF[feature])).toHaveLength(12);
  });

  test('AB-2 the decks: 18 events, 24 scriptorium, 8 library, 6 crypt, 8 masses in order', () => {
    expect(EVENT_IDS).toEqual(cards.events.map(({ id }) => id));
    expect(BOOK_IDS).toEqual(cards.scriptorium.map(({ id }) => id));
    expect(LIBRARY_IDS).toEqual(cards.library.map(({ id }) => id));
    expect([EVENT_IDS, BOOK_IDS, LIBRARY_IDS, MASSES].map(({ length }) => length)).toEqual([18, 24, 8, 8]);
    expect(RELICS).toBe(6);
    expect(STARS).toBe(11);
    expect(cards.scriptorium.slice(0, STARS).every(({ star }) => star)).toBe(true);
    expect(cards.masses.map(({ nameEn }) => nameEn)).toEqual([
      'Matins',
      'Lauds',
      'Prime',
      'Terce',
      'Sext',
      'None',
      'Vespers',
      'Compline',
    ]);
  });

  test('AB-3 a book read is drawn from the top and goes under its pile', () => {
    const state = abbeyOf(3, { rooms: ['claustrum_n'] });
    onTop(state, 'gospelOfJudas');
    const below = state.scriptorium.slice(1);
    abbey.play(state, 0, { kind: 'step', room: roomNamed('scriptorium') }, recordingEffects(dice()).effects);
    abbey.play(state, 0, { kind: 'halt' }, recordingEffects(dice()).effects);
    abbey.play(state, 0, { kind: 'read' }, recordingEffects(dice()).effects);
    expect(state.scriptorium).toEqual([...below, 'gospelOfJudas']);
  });

  test('AB-34 a die never names a colour that is not in play', () => {
    for (let seed = 0; seed < 60; seed++) {
      const recorded = recordingEffects(dice(seed));
      const state = abbey.setup(3, optionsOf(3), recorded.effects);
      for (const { seat } of only(recorded.heard('gallery'), 'die')) expect(seat).toBeLessThan(3);
      expect(state.confessors.every((seat) => seat >= 0 && seat < 3)).toBe(true);
    }
  });

  test('AB-20 the abbey has 27 squares, four of the cloister, and squares without an action', () => {
    expect(ROOMS).toBe(27);
    expect(board.rooms.filter(({ kind }) => kind === 'cloister')).toHaveLength(4);
    const state = abbeyOf(3, { rooms: ['ecclesia', 'crypta', 'crypta'] });
    abbey.play(state, 0, { kind: 'step', room: roomNamed('aula') }, recordingEffects(dice()).effects);
    abbey.play(state, 0, { kind: 'halt' }, recordingEffects(dice()).effects);
    expect(abbey.moves(state, 0)).toEqual([{ kind: 'done' }]);
  });

  test('the plan joins rooms both ways, and all can be reached', () => {
    for (let a = 0; a < ROOMS; a++) {
      for (let b = 0; b < ROOMS; b++) {
        expect((JOINED[a] >> b) & 1).toBe((JOINED[b] >> a) & 1);
      }
    }
    expect(board.edges).toHaveLength(36);
  });
});

describe('set-up', () => {
  test.each([3, 4, 5, 6])('AB-4 AB-5 AB-35 with %i players', (seats) => {
    const recorded = recordingEffects(dice(seats));
    const state = abbey.setup(seats, optionsOf(seats), recorded.effects);
    expect(state.pawn.every((pawn) => pawn === CHURCH)).toBe(true);
    const each = { 3: 6, 4: 5, 5: 4, 6: 3 }[seats];
    expect(state.hand.map(count)).toEqual(Array.from({ length: seats }, () => each));
    expect(state.pile).toHaveLength(seats === 3 || seats === 6 ? 5 : 3);
    expect(DEALT[seats].pile).toBe(state.pile.length);
    expect(new Set(state.colours).size).toBe(seats);
    expect(state.colours.every((colour) => colour >= 0 && colour < CELLS.length)).toBe(true);
    expect(recorded.heard('gallery').some((event) => 'card' in event && event.card === state.culprit)).toBe(
      false,
    );
    const others = [0, 1, 2].map((seed) =>
      abbey.setup(seats, optionsOf(seats), recordingEffects(dice(seed)).effects),
    );
    expect(new Set(others.map(({ scriptorium }) => scriptorium.join())).size).toBe(3);
    expect(new Set(others.map(({ events }) => events.join())).size).toBe(3);
    expect(new Set(others.map(({ library }) => library.join())).size).toBe(3);
  });

  test('AB-6 the first player is thrown, gets bell and masses, and two dice name the confessors', () => {
    const firsts = new Set<number>();
    const pairs = new Set<string>();
    for (let seed = 0; seed < 80; seed++) {
      const state = abbey.setup(3, optionsOf(3), recordingEffects(dice(seed)).effects);
      firsts.add(state.first);
      pairs.add(state.confessors.join());
      expect(state.active).toBe(state.first);
      expect(state.mass).toBe(0);
    }
    expect(firsts.size).toBe(3);
    expect(pairs.has('1,1')).toBe(true);
    expect(pairs.size).toBe(9);
  });
});
