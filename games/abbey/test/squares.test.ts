import { describe, expect, test } from 'vitest';
import { abbey } from '../rules/game.ts';
import { CHURCH } from '../rules/rooms.ts';
import type { State } from '../rules/state.ts';
import { count, has } from '../rules/suspects.ts';
import { abbeyOf, act, kindsOf, monk, monks, only, onTop, refusalOf, room, walk } from './position.ts';

const HANDS = [['whillem', 'galbraith'], ['sergio', 'ambroise', 'charles'], []] as const;
const AWAY = ['porta', 'hortus'] as const;
const at = (from: string, more: Parameters<typeof abbeyOf>[1] = {}): State =>
  abbeyOf(3, { hands: HANDS, rooms: [from, ...AWAY], ...more });

describe('confessionals', () => {
  test('AB-13 a random card of the last visitor; then the die shows oneself', () => {
    const state = at('ecclesia');
    state.confessors[0] = 1;
    walk(state, 0, 'confessorium1');
    const recorded = act(state, 0, { kind: 'confess' });
    const [took] = only(recorded.heard(0), 'took');
    expect([monk('sergio'), monk('ambroise'), monk('charles')]).toContain(took.card);
    expect(only(recorded.heard(1), 'took')[0].card).toBe(took.card);
    expect(only(recorded.heard(2), 'took')[0].card).toBeNull();
    expect(count(state.hand[0])).toBe(3);
    expect(state.confessors[0]).toBe(0);
    const taken = new Set(
      [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
        const again = at('ecclesia');
        again.confessors[0] = 1;
        walk(again, 0, 'confessorium1');
        return only(act(again, 0, { kind: 'confess' }, seed).heard(0), 'took')[0].card;
      }),
    );
    expect(taken.size).toBe(3);
  });

  test('AB-R6 nothing from oneself or an empty hand; the die is set to the visitor who declines too', () => {
    const own = at('ecclesia');
    own.confessors[0] = 0;
    walk(own, 0, 'confessorium1');
    expect(refusalOf(own, 0, { kind: 'confess' })?.rule).toBe('AB-R6');
    const empty = at('ecclesia', { hands: [['whillem'], [], []] });
    empty.confessors[0] = 1;
    walk(empty, 0, 'confessorium1');
    expect(refusalOf(empty, 0, { kind: 'confess' })?.rule).toBe('AB-R11');
    expect(kindsOf(empty, 0)).toEqual(['done']);
    act(empty, 0, { kind: 'done' });
    expect(empty.confessors[0]).toBe(0);
  });
});

describe('cells', () => {
  /** Seat 0 has been spying in the cell of seat 1; it is the turn of seat 1, in the corridor. */
  function intrusion(hands: readonly (readonly string[])[] = HANDS): State {
    const state = abbeyOf(3, { hands, rooms: ['ambulacrum_w', 'culina', 'hortus'] });
    walk(state, 0, 'cellula2');
    act(state, 0, { kind: 'spy' });
    act(state, 0, { kind: 'done' });
    return state;
  }

  test('AB-14 a random card of the owner; an intruder walked in on gives it back and goes to penance', () => {
    const state = intrusion();
    const card = state.stolen[0];
    expect(has(state.hand[0], card)).toBe(true);
    expect(count(state.hand[1])).toBe(2);
    act(state, 1, { kind: 'step', room: room('ambulacrum_w') });
    const recorded = act(state, 1, { kind: 'step', room: room('cellula2') });
    expect(recorded.sealed).toBe(true);
    expect(only(recorded.heard(1), 'took')).toEqual([{ type: 'took', by: 1, from: 0, card, how: 'caught' }]);
    expect(has(state.hand[1], card)).toBe(true);
    expect(state.pawn[0]).toBe(CHURCH);
    expect([state.penitent[0], state.skip[0]]).toEqual([true, 1]);
  });

  test("AB-R14 the owner catches before the meeting: no question, and no action in one's own cell", () => {
    const state = intrusion();
    walk(state, 1, 'ambulacrum_w', 'cellula2');
    expect(kindsOf(state, 1)).toEqual(['done']);
    expect(refusalOf(state, 1, { kind: 'spy' })?.rule).toBe('AB-R5');
  });

  test('AB-R5 the card gone: a random one; none taken: none given; penance in every case', () => {
    const gone = intrusion();
    const card = gone.stolen[0];
    gone.hand[0] &= ~(1 << card);
    gone.hand[2] |= 1 << card;
    const before = count(gone.hand[0]);
    walk(gone, 1, 'ambulacrum_w', 'cellula2');
    expect(count(gone.hand[0])).toBe(before - 1);
    expect(gone.penitent[0]).toBe(true);
    const none = abbeyOf(3, { hands: HANDS, rooms: ['ambulacrum_w', 'culina', 'hortus'] });
    walk(none, 0, 'cellula2');
    act(none, 0, { kind: 'done' });
    const hand = none.hand[0];
    walk(none, 1, 'ambulacrum_w', 'cellula2');
    expect(none.hand[0]).toBe(hand);
    expect(none.penitent[0]).toBe(true);
  });

  test('AB-R5 a card taken belongs to that stay: once the pawn has left the cell nothing is owed', () => {
    const state = intrusion();
    walk(state, 1, 'refectorium');
    act(state, 1, { kind: 'done' });
    walk(state, 2, 'sacristia');
    act(state, 2, { kind: 'done' });
    expect(state.stolen[0]).not.toBe(-1);
    walk(state, 0, 'ambulacrum_w');
    expect(state.stolen[0]).toBe(-1);
  });

  test('AB-44 a cell without an owner does nothing, and still holds one pawn', () => {
    const state = abbeyOf(3, { hands: HANDS, rooms: ['ambulacrum_e', 'ambulacrum_e', 'hortus'] });
    walk(state, 0, 'cellula5');
    expect(kindsOf(state, 0)).toEqual(['done']);
    expect(refusalOf(state, 0, { kind: 'spy' })?.rule).toBe('AB-44');
    act(state, 0, { kind: 'done' });
    expect(refusalOf(state, 1, { kind: 'step', room: room('cellula5') })?.reason).toBe('cellTaken');
  });
});

describe('books', () => {
  test('AB-15 a starred book is kept in secret, another is read aloud and works at once', () => {
    const kept = at('claustrum_n');
    onTop(kept, 'artOfMemory');
    walk(kept, 0, 'scriptorium');
    const told = act(kept, 0, { kind: 'read' });
    expect(told.heard(0)).toEqual([{ type: 'bookKept', seat: 0, book: 'artOfMemory' }]);
    expect(told.heard(1)).toEqual([{ type: 'bookKept', seat: 0, book: null }]);
    expect(kept.books[0]).toEqual(['artOfMemory']);
    const read = at('claustrum_n');
    onTop(read, 'onTheft');
    walk(read, 0, 'scriptorium');
    const heard = act(read, 0, { kind: 'read' }).heard('gallery');
    expect(heard[0]).toEqual({ type: 'bookRead', seat: 0, book: 'onTheft' });
    expect(only(heard, 'die')[0].seat).not.toBe(0);
  });

  test('AB-16 AB-R7 the library: fewest cards, once a game, entering is the visit', () => {
    const few = at('scriptorium');
    expect(count(few.hand[0])).toBe(2);
    onTop(few, 'labyrinth');
    walk(few, 0, 'bibliotheca');
    expect(few.libraryVisited[0]).toBe(true);
    expect(kindsOf(few, 0)).toEqual(['done', 'read']);
    const heard = act(few, 0, { kind: 'read' }).heard('gallery');
    expect(heard).toEqual([{ type: 'libraryRead', seat: 0, book: 'labyrinth' }]);
    const many = at('scriptorium', { hands: [['whillem', 'thomas', 'andre'], ['sergio'], []] });
    expect(refusalOf(many, 0, { kind: 'step', room: room('bibliotheca') })?.reason).toBe('notFewest');
    const equal = at('scriptorium');
    equal.hand[1] = monks('sergio', 'ambroise');
    equal.hand[2] = monks('guy', 'felix');
    expect(refusalOf(equal, 0, { kind: 'step', room: room('bibliotheca') })?.reason).toBe('allAlike');
    const again = at('scriptorium');
    again.libraryVisited[0] = true;
    expect(refusalOf(again, 0, { kind: 'step', room: room('bibliotheca') })?.reason).toBe('libraryBeen');
  });
});

describe('parlour, crypt', () => {
  test('AB-17 the top card of the pile, while there is one', () => {
    const state = at('porta', { pile: ['guy', 'felix'], culprit: 'leger' });
    walk(state, 0, 'parlatorium');
    expect(kindsOf(state, 0)).toEqual(['done', 'draw']);
    expect(refusalOf(state, 0, { kind: 'request', of: 1, values: ['fat'] })?.rule).toBe('AB-17');
    const recorded = act(state, 0, { kind: 'draw' });
    expect(recorded.heard(0)).toEqual([{ type: 'drew', seat: 0, card: monk('guy') }]);
    expect(recorded.heard(1)).toEqual([{ type: 'drew', seat: 0, card: null }]);
    expect(has(state.hand[0], monk('guy'))).toBe(true);
    expect(state.pile).toEqual([monk('felix')]);
  });

  test('AB-17 AB-45 once it is empty, one or two features of a player: they show one fitting card of their choice', () => {
    const state = at('porta');
    walk(state, 0, 'parlatorium');
    expect(refusalOf(state, 0, { kind: 'draw' })?.reason).toBe('pileEmpty');
    act(state, 0, { kind: 'request', of: 1, values: ['benedictine'] });
    expect(abbey.toAct(state)).toEqual([1]);
    expect(abbey.moves(state, 1)).toHaveLength(3);
    expect(refusalOf(state, 1, { kind: 'show', card: monk('guy') })?.reason).toBe('noSuchCard');
    const recorded = act(state, 1, { kind: 'show', card: monk('charles') });
    expect(only(recorded.heard(0), 'showed')[0].cards).toEqual([monk('charles')]);
    expect(only(recorded.heard(2), 'showed')[0].cards).toBeNull();
    expect(has(state.hand[1], monk('charles'))).toBe(true);
    expect(has(state.seen[0], monk('charles'))).toBe(true);
  });

  test('AB-45 the rulebook\'s examples; two values of one feature are no request; "none" is public', () => {
    expect(abbey.parse({ kind: 'request', of: 1, values: ['hospitaller'] })).not.toBeNull();
    expect(abbey.parse({ kind: 'request', of: 1, values: ['novice', 'bearded'] })).not.toBeNull();
    expect(abbey.parse({ kind: 'request', of: 1, values: ['novice', 'father'] })).toBeNull();
    expect(abbey.parse({ kind: 'request', of: 1, values: ['novice', 'bearded', 'fat'] })).toBeNull();
    const state = at('porta');
    walk(state, 0, 'parlatorium');
    const recorded = act(state, 0, { kind: 'request', of: 1, values: ['hospitaller'] });
    expect(recorded.sealed).toBe(true);
    expect(only(recorded.heard('gallery'), 'hasNone')).toHaveLength(1);
    expect(abbey.toAct(state)).toEqual([0]);
    expect(refusalOf(state, 0, { kind: 'request', of: 1, values: ['fat'] })?.rule).toBe('AB-10');
    const novice = at('porta');
    walk(novice, 0, 'parlatorium');
    act(novice, 0, { kind: 'request', of: 1, values: ['novice', 'bearded'] });
    expect(refusalOf(novice, 1, { kind: 'show', card: monk('sergio') })?.rule).toBe('AB-45');
    expect(abbey.moves(novice, 1)).toEqual([{ kind: 'show', card: monk('charles') }]);
  });

  test('AB-18 AB-R13 a crypt card, one at a time, gives a second turn at the end of a later turn, not twice running', () => {
    const state = at('ecclesia');
    walk(state, 0, 'crypta');
    act(state, 0, { kind: 'venerate' });
    expect(refusalOf(state, 0, { kind: 'relic' })?.rule).toBe('AB-R13');
    expect(kindsOf(state, 0)).not.toContain('relic');
    act(state, 0, { kind: 'done' });
    for (const seat of [1, 2]) {
      walk(state, seat, seat === 1 ? 'aula' : 'sacristia');
      act(state, seat, { kind: 'done' });
    }
    walk(state, 0, 'ecclesia');
    expect(kindsOf(state, 0)).toContain('relic');
    expect(kindsOf(state, 0)).not.toContain('reveal');
    const heard = act(state, 0, { kind: 'relic' }).heard('gallery');
    expect(only(heard, 'relicUsed')).toHaveLength(1);
    expect([state.active, state.turn]).toEqual([0, 'relic']);
    state.relic[0] = 'held';
    walk(state, 0, 'crypta');
    expect(refusalOf(state, 0, { kind: 'venerate' })?.rule).toBe('AB-18');
    expect(refusalOf(state, 0, { kind: 'relic' })?.rule).toBe('AB-R13');
  });

  test('AB-18 an empty crypt has nothing to take', () => {
    const state = at('ecclesia');
    state.relics = 0;
    walk(state, 0, 'crypta');
    expect(refusalOf(state, 0, { kind: 'venerate' })?.reason).toBe('noRelics');
  });
});
