import { describe, expect, test } from 'vitest';
import { abbey } from '../rules/game.ts';
import { scoreOf, totalOf } from '../rules/outcome.ts';
import { parse } from '../rules/parse.ts';
import { CHURCH } from '../rules/rooms.ts';
import type { State } from '../rules/state.ts';
import { has } from '../rules/suspects.ts';
import {
  abbeyOf,
  act,
  closeWindow,
  kindsOf,
  monk,
  only,
  refusalOf,
  ringWith,
  room,
  walk,
} from './position.ts';

/** Seat 0 has come to the chapter house. The culprit is Leger: hospitaller, novice, bareheaded, shaven, thin. */
function inChapter(setting: Parameters<typeof abbeyOf>[1] = {}): State {
  const state = abbeyOf(3, {
    hands: [['whillem'], ['sergio'], []],
    rooms: ['claustrum_e', 'porta', 'hortus'],
    ...setting,
  });
  walk(state, 0, 'capitulum');
  return state;
}

describe('revelations', () => {
  test('AB-19 one accusation or one revelation per visit, or neither', () => {
    const state = inChapter();
    expect(kindsOf(state, 0)).toEqual(['accuse', 'done', 'reveal']);
    act(state, 0, { kind: 'reveal', value: 'thin' });
    expect(kindsOf(state, 0)).toEqual(['done']);
    expect(refusalOf(state, 0, { kind: 'accuse', suspect: monk('leger') })?.rule).toBe('AB-10');
    const elsewhere = abbeyOf(3);
    walk(elsewhere, 0, 'aula');
    expect(refusalOf(elsewhere, 0, { kind: 'reveal', value: 'thin' })?.reason).toBe('notHere');
  });

  test("AB-24 the rulebook's examples: one of twelve values, never twice, a contradiction is allowed", () => {
    for (const value of ['franciscan', 'bareheaded', 'father'])
      expect(parse({ kind: 'reveal', value })).not.toBeNull();
    expect(parse({ kind: 'reveal', value: 'not novice' })).toBeNull();
    expect(parse({ kind: 'reveal', value: ['franciscan', 'bearded'] })).toBeNull();
    const state = inChapter();
    state.revelations.push({ seat: 1, value: 'benedictine' });
    expect(refusalOf(state, 0, { kind: 'reveal', value: 'benedictine' })?.rule).toBe('AB-24');
    act(state, 0, { kind: 'reveal', value: 'franciscan' });
    expect(state.revelations).toHaveLength(2);
  });

  test('AB-25 revelations stand on public record: +2 right, -1 wrong', () => {
    const state = inChapter();
    expect(act(state, 0, { kind: 'reveal', value: 'novice' }).heard('gallery')).toEqual([
      { type: 'revealed', seat: 0, value: 'novice' },
    ]);
    expect(abbey.view(state, 'gallery', false).revelations).toEqual([{ seat: 0, value: 'novice' }]);
    state.revelations.push({ seat: 0, value: 'fat' }, { seat: 1, value: 'shaven' });
    expect(scoreOf(state, 0)).toEqual({
      rightRevelations: 2,
      wrongRevelations: -1,
      culprit: 0,
      falseAccusations: 0,
    });
    expect(totalOf(scoreOf(state, 1))).toBe(2);
  });
});

describe('accusations', () => {
  test('AB-26 none while the parlour pile has cards; revelations are free', () => {
    const state = inChapter({ pile: ['guy'] });
    expect(refusalOf(state, 0, { kind: 'accuse', suspect: monk('leger') })?.rule).toBe('AB-26');
    expect(kindsOf(state, 0)).toEqual(['done', 'reveal']);
  });

  test('AB-27 wrong: the holder shows the card to all and keeps it, penance, -2', () => {
    const state = inChapter();
    const heard = act(state, 0, { kind: 'accuse', suspect: monk('sergio') }).heard('gallery');
    expect(only(heard, 'accused')).toEqual([
      { type: 'accused', seat: 0, suspect: monk('sergio'), holder: 1 },
    ]);
    expect(only(heard, 'exposed')).toEqual([{ type: 'exposed', seat: 1, card: monk('sergio') }]);
    expect(has(state.hand[1], monk('sergio'))).toBe(true);
    expect(state.seen.every((mask) => has(mask, monk('sergio')))).toBe(true);
    expect(state.pawn[0]).toBe(CHURCH);
    expect([state.penitent[0], state.active]).toEqual([true, 1]);
    expect(scoreOf(state, 0).falseAccusations).toBe(-2);
  });

  test('AB-27 AB-28 right: the game ends, +4, the highest score wins and the finder a tie', () => {
    const state = inChapter();
    state.revelations.push({ seat: 1, value: 'thin' }, { seat: 1, value: 'shaven' });
    const heard = act(state, 0, { kind: 'accuse', suspect: monk('leger') }).heard('gallery');
    expect(heard.map(({ type }) => type)).toEqual(['found', 'ended']);
    const outcome = abbey.outcome(state);
    expect(outcome?.places).toEqual([[0], [1], [2]]);
    expect(outcome?.scores?.map(({ parts }) => Object.values(parts).reduce((a, b) => a + b))).toEqual([
      4, 4, 0,
    ]);
    state.revelations.push({ seat: 1, value: 'novice' });
    expect(abbey.outcome(state)?.places[0]).toEqual([1]);
    expect(abbey.toAct(state)).toEqual([]);
    expect(refusalOf(state, 1, { kind: 'done' })?.reason).toBe('over');
  });

  test('AB-R8 accusing a card one holds is refused', () => {
    expect(refusalOf(inChapter(), 0, { kind: 'accuse', suspect: monk('whillem') })?.rule).toBe('AB-R8');
  });

  test('AB-R9 AB-28 a tie without the finder is shared; scores may be negative', () => {
    const state = inChapter();
    state.revelations.push(
      { seat: 1, value: 'thin' },
      { seat: 1, value: 'shaven' },
      { seat: 1, value: 'novice' },
      { seat: 2, value: 'hospitaller' },
      { seat: 2, value: 'bareheaded' },
    );
    state.falseAccusations[0] = 3;
    act(state, 0, { kind: 'accuse', suspect: monk('leger') });
    state.revelations.push({ seat: 2, value: 'thin' });
    const outcome = abbey.outcome(state);
    expect(outcome?.places).toEqual([[1, 2], [0]]);
    expect(totalOf(scoreOf(state, 0))).toBe(-2);
  });

  test("AB-R1 the option ends the game after Compline's event: culprit shown, nobody +4, ties shared", () => {
    const state = abbeyOf(3, { hands: [['whillem'], ['sergio'], []], options: { endAfterCompline: true } });
    state.mass = 7;
    ringWith(state, 'round');
    const heard = closeWindow(state);
    expect(only(heard, 'event')).toHaveLength(1);
    expect(heard.at(-1)).toEqual({ type: 'ended', culprit: monk('leger') });
    expect(abbey.outcome(state)).toMatchObject({ how: 'compline', places: [[0, 1, 2]] });
    const on = abbeyOf(3, { hands: [['whillem'], ['sergio'], []] });
    on.mass = 7;
    ringWith(on, 'round');
    closeWindow(on);
    expect([on.mass, on.ended]).toEqual([0, null]);
    expect(room('ecclesia')).toBe(CHURCH);
  });
});
