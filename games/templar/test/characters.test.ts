/** The characters one by one, with the rulebook's worked examples. */

import { describe, expect, test } from 'vitest';
import { HARBOUR, OBJECTS, passageBetween, SIDE_PORTAL } from '../rules/box.ts';
import { templar } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import {
  act,
  bagOf,
  bells,
  card,
  END,
  fillWarehouse,
  go,
  hide,
  kinds,
  lying,
  ofType,
  place,
  position,
  put,
  reason,
  steps,
  stockOf,
  warehouse,
} from './position.ts';

const pickUp = (zone: number, owner: number): Move => ({ kind: 'pickUp', zone, owner });
const putDown = (zone: number): Move => ({ kind: 'putDown', zone });
const toWarehouse = (number: number): Move => ({ kind: 'warehouse', warehouse: number });
const toPassage = (a: number, b: number): Move => ({ kind: 'door', passage: passageBetween(a, b) });
const FRANK = 0;
const ANI = 1;
const ALEX = 2;

describe('hiding', () => {
  test('TP-20 on an empty place of its kind; all rings of a zone are of one type, of whatever owners', () => {
    const state = position({ pawns: [1], stock: [['ringA', 'ringB', 'book', 'book', 'chalice']] });
    put(state, 2, 'ringB', 1, { zone: 1 });
    act(state, 0, [card('anselmus'), ...go(2)]);
    // Zone 2.0 holds one ring, zone 2.1 another of type B, zone 2.2 is free.
    expect(reason(state, 0, hide('ringA', 1))).toBe('otherRings');
    act(state, 0, [hide('ringB', 1)]);
    expect(lying(state, 2, 'ringB', 0, 1)).toEqual([1, 0]);
    act(state, 0, [hide('book')]);
    expect(reason(state, 0, hide('book'))).toBe('placesTaken');
    expect(reason(state, 0, hide('chalice', 1))).toBe('noSuchPlace');
    act(state, 0, [hide('ringA', 2)]);
    expect(lying(state, 2, 'ringA', 0, 2)).toEqual([1, 0]);
  });

  test('TP-20 a zone of one place takes one ring; two zones of a room may have the same type', () => {
    const state = position({ pawns: [1], stock: [['ringA', 'ringA']] });
    act(state, 0, [card('josua'), ...go(2), hide('ringA', 0)]);
    expect(reason(state, 0, hide('ringA', 0))).toBe('placesTaken');
    act(state, 0, [hide('ringA', 1)]);
    expect(lying(state, 2, 'ringA', 0, 0)).toEqual([1, 0]);
    expect(lying(state, 2, 'ringA', 0, 1)).toEqual([1, 0]);
  });

  test('TP-R10 a zone’s type is that of its rings, turned ones too, and free again when it is empty', () => {
    const state = position({ pawns: [1, 2, 0], stock: [['ringA'], [], ['ringB']] });
    put(state, 2, 'ringC', 1, { zone: 1, counted: 1 });
    act(state, 0, [card('josua'), ...go(2)]);
    expect(reason(state, 0, hide('ringA', 1))).toBe('otherRings');
    act(state, 0, [hide('ringA', 0), END]);
    act(state, 1, [card('benjamin'), pickUp(0, 0), ...go(13), putDown(0), END]);
    act(state, 2, [card('lucas'), ...go(1, 2)]);
    expect(reason(state, 2, hide('ringB', 0))).toBeNull();
  });

  test('TP-21 nothing is hidden, brought, taken or counted where Severus is; anyone may enter or cross', () => {
    const state = position({ pawns: [1, 2, 0], severus: 2, remigius: 13, vitus: 5, stock: [['ringA']] });
    put(state, 2, 'ringB', 1, { zone: 1 });
    const monk = templar.clone(state);
    act(monk, 0, [card('josua'), ...go(2)]);
    expect(reason(monk, 0, hide('ringA'))).toBe('severusHere');
    expect(kinds(monk, 0)).toEqual(['step', 'end']);
    const novice = templar.clone(state);
    novice.active = 1;
    act(novice, 1, [card('benjamin')]);
    expect(reason(novice, 1, pickUp(1, 1))).toBe('severusHere');
    put(novice, 13, 'ringC', 0);
    act(novice, 1, [...go(13), pickUp(0, 0), ...go(2)]);
    expect(reason(novice, 1, putDown(2))).toBe('severusHere');
    act(novice, 1, go(3));
    act(novice, 1, [putDown(0), END]);
    const abbot = templar.clone(state);
    act(abbot, 0, [card('remigius'), ...go(2), END]);
    expect(abbot.scores).toEqual([0, 0, 0]);
    expect(lying(abbot, 2, 'ringB', 1, 1)).toEqual([1, 0]);
  });

  test('TP-51 a monk hides only from the own stock, where the pawn ended; up to includes none', () => {
    const state = position({ pawns: [1], stock: [['ringA', 'ringA', 'book', 'chalice'], ['ringB']] });
    act(state, 0, [card('lucas'), ...go(2)]);
    expect(reason(state, 0, hide('ringB'))).toBe('notInStock');
    const none = templar.clone(state);
    act(none, 0, [END]);
    expect(stockOf(none, 0)).toHaveLength(4);
    act(state, 0, [hide('ringA')]);
    expect(reason(state, 0, hide('book'))).toBe('enoughHidden');
    expect(reason(state, 0, { kind: 'step', room: 3 })).toBe('alreadyHiding');
    const early = position({ pawns: [1], stock: [['ringA']] });
    act(early, 0, [card('lucas')]);
    expect(reason(early, 0, hide('ringA'))).toBe('stepFirst');
    const other = position({ pawns: [1], stock: [['ringA']] });
    act(other, 0, [card('stephanus'), ...go(2)]);
    expect(reason(other, 0, hide('ringA'))).toBe('monksOnly');
  });

  test('TP-52 a hidden object stays and keeps its place occupied; only an uncounted ring moves, by Benjamin', () => {
    const state = position({ pawns: [1, 2, 0], remigius: 13, vitus: 5, stock: [['book', 'book']] });
    act(state, 0, [card('josua'), ...go(2), hide('book'), END]);
    act(state, 1, [card('remigius'), ...go(2), END]);
    expect(lying(state, 2, 'book', 0)).toEqual([0, 1]);
    act(state, 2, [card('lucas'), ...go(1), END]);
    state.pawns[0] = 3;
    act(state, 0, [card('anselmus'), ...go(2)]);
    expect(reason(state, 0, hide('book'))).toBe('placesTaken');
    const ring = position({ pawns: [2] });
    put(ring, 2, 'ringA', 1, { counted: 1 });
    act(ring, 0, [card('benjamin')]);
    expect(kinds(ring, 0)).toEqual(['step']);
    expect(reason(ring, 0, pickUp(0, 1))).toBe('noSuchRing');
  });
});

describe('monks', () => {
  test('TP-22 Anselmus moves exactly 1 and hides up to 3', () => {
    const state = position({ pawns: [1], stock: [['ringA', 'book', 'chalice', 'ringA']] });
    act(state, 0, [card('anselmus'), ...go(2)]);
    expect(steps(state, 0)).toEqual([]);
    act(state, 0, [hide('ringA', 2), hide('book'), hide('chalice')]);
    expect(kinds(state, 0)).toEqual(['end']);
  });

  test('TP-23 Josua moves 1 or 2 and hides up to 2', () => {
    const state = position({ pawns: [1], stock: [['ringA', 'ringA', 'ringA']] });
    act(state, 0, [card('josua'), ...go(2)]);
    expect(kinds(state, 0)).toEqual(['step', 'hide', 'end']);
    act(state, 0, go(13));
    expect(steps(state, 0)).toEqual([]);
    act(state, 0, [hide('ringA'), hide('ringA')]);
    expect(reason(state, 0, hide('ringA'))).toBe('enoughHidden');
  });

  test('TP-23 the rulebook’s Josua: next door, two rings in a zone with one already, of the same type', () => {
    const state = position({ pawns: [1], stock: [['ringA', 'ringA', 'ringB']] });
    put(state, 12, 'ringA', ALEX, { zone: 1 });
    put(state, 2, 'ringA', ALEX, { zone: 0 });
    act(state, FRANK, [card('josua'), ...go(2)]);
    put(state, 2, 'ringB', ANI, { zone: 1 });
    expect(reason(state, FRANK, hide('ringA', 1))).toBe('otherRings');
    const room = position({ pawns: [2], stock: [['ringA', 'ringA', 'ringB']] });
    put(room, 3, 'ringA', ALEX);
    act(room, FRANK, [card('josua'), ...go(3)]);
    expect(reason(room, FRANK, hide('ringB'))).toBe('otherRings');
    act(room, FRANK, [hide('ringA'), hide('ringA'), END]);
    expect(lying(room, 3, 'ringA', FRANK)).toEqual([2, 0]);
    expect(lying(room, 3, 'ringA', ALEX)).toEqual([1, 0]);
    expect(stockOf(room, FRANK)).toEqual(['ringB']);
  });

  test('TP-24 Lucas moves 1 to 3 and hides up to 1', () => {
    const state = position({ pawns: [1], stock: [['ringA', 'ringB']] });
    act(state, 0, [card('lucas'), ...go(2, 13, 5)]);
    expect(steps(state, 0)).toEqual([]);
    act(state, 0, [hide('ringA')]);
    expect(kinds(state, 0)).toEqual(['end']);
  });
});

describe('Benjamin', () => {
  test('TP-25 TP-53 the rulebook’s Benjamin: in, picks up another’s ring, hides it next door, walks on', () => {
    const state = position({ active: ANI, pawns: [0, 1, 0] });
    put(state, 2, 'ringB', FRANK, { zone: 1 });
    act(state, ANI, [card('benjamin'), ...go(2), pickUp(1, FRANK), ...go(13)]);
    expect(reason(state, ANI, END)).toBe('mustHideRing');
    act(state, ANI, [putDown(0), ...go(8), END]);
    expect(lying(state, 13, 'ringB', FRANK, 0)).toEqual([1, 0]);
    expect(lying(state, 2, 'ringB', FRANK, 1)).toEqual([0, 0]);
    expect(state.pawns[ANI]).toBe(8);
  });

  test('TP-25 also from the room it starts in; not the same room again; without any ring it just walks', () => {
    const state = position({ pawns: [2] });
    put(state, 2, 'ringA', 0);
    act(state, 0, [card('benjamin'), pickUp(0, 0)]);
    expect(reason(state, 0, putDown(0))).toBe('sameRoom');
    act(state, 0, go(1, 2));
    expect(reason(state, 0, putDown(0))).toBe('sameRoom');
    act(state, 0, [...go(1), putDown(0), END]);
    expect(lying(state, 1, 'ringA', 0)).toEqual([1, 0]);
    const walk = position({ pawns: [2] });
    act(walk, 0, [card('benjamin'), ...go(1), END]);
    expect(walk.pawns[0]).toBe(1);
  });

  test('TP-25 TP-R21 a ring may be picked up only if it can still be hidden in another room', () => {
    const state = position({ pawns: [2], severus: 13 });
    put(state, 2, 'ringA', 0);
    // Every zone within three steps is taken by other types, but Severus’s room.
    for (const room of [1, 3, 4, 5, 8, 9, 11, 12]) {
      const zones = { 3: 1, 5: 1 }[room] ?? 2;
      for (let zone = 0; zone < zones; zone++)
        put(state, room, room % 2 ? 'ringB' : 'ringC', 1 + (zone % 2), { zone });
    }
    const trial = templar.clone(state);
    trial.reserve[place(1, 'ringB')] = 7;
    act(trial, 0, [card('benjamin')]);
    // Room 10 and room 6 lie within three steps? Room 6 does, by 13 and 5, and room 10 by 12 and 11.
    expect(kinds(trial, 0)).toContain('pickUp');
    put(trial, 6, 'ringB', 2, { zone: 0 });
    put(trial, 6, 'ringB', 2, { zone: 1 });
    put(trial, 7, 'ringB', 2, { zone: 0 });
    put(trial, 7, 'ringB', 2, { zone: 1 });
    for (let zone = 0; zone < 3; zone++) put(trial, 10, 'ringC', 2, { zone });
    expect(reason(trial, 0, pickUp(0, 0))).toBe('cannotHideAnywhere');
    expect(kinds(trial, 0)).not.toContain('pickUp');
  });

  test('TP-R21 while carrying only steps that keep a way open are legal', () => {
    const state = position({ pawns: [2], severus: 13 });
    put(state, 2, 'ringA', 0);
    for (const [room, zones] of [
      [1, 2],
      [12, 2],
      [3, 1],
      [4, 2],
      [11, 2],
    ]) {
      for (let zone = 0; zone < zones; zone++) put(state, room, 'ringB', 1 + (zone % 2), { zone });
    }
    state.severus = 7;
    act(state, 0, [card('benjamin'), pickUp(0, 0)]);
    // Free are 13, 5, 8 (through 13) and 10 (through 12 and 11): 3 leads to 4 and 5, too; 1 to 12 and 11 only.
    expect(steps(state, 0)).toEqual([1, 3, 12, 13]);
    act(state, 0, go(1));
    expect(steps(state, 0)).toEqual([2]);
    expect(reason(state, 0, { kind: 'step', room: 12 })).toBe('mustHideRing');
    act(state, 0, [...go(2, 13), putDown(0), END]);
  });

  test('TP-R21 a room left earlier may be re-entered to hide there', () => {
    const state = position({ pawns: [1] });
    put(state, 2, 'ringA', 0);
    act(state, 0, [card('benjamin'), ...go(2), pickUp(0, 0), ...go(1), putDown(0), ...go(2), END]);
    expect(lying(state, 1, 'ringA', 0)).toEqual([1, 0]);
  });

  test('TP-26 in the last round only one’s own rings are picked up', () => {
    const state = position({ pawns: [2] });
    put(state, 2, 'ringA', 1);
    put(state, 2, 'ringB', 0, { zone: 1 });
    Object.assign(state, { trigger: 'bag', by: 2, turnsLeft: 3 });
    act(state, 0, [card('benjamin')]);
    expect(reason(state, 0, pickUp(0, 1))).toBe('ownRingsOnly');
    expect(templar.moves(state, 0)).toContainEqual(pickUp(1, 0));
    expect(templar.moves(state, 0)).not.toContainEqual(pickUp(0, 1));
  });

  test('TP-53 one ring a turn; the ring keeps its owner and lies uncounted; books and chalices are never picked up', () => {
    const state = position({ pawns: [2] });
    put(state, 2, 'ringA', 1, { zone: 2, count: 2 });
    put(state, 2, 'book', 0);
    act(state, 0, [card('benjamin')]);
    expect(templar.moves(state, 0).filter(({ kind }) => kind === 'pickUp')).toEqual([pickUp(2, 1)]);
    act(state, 0, [pickUp(2, 1), ...go(1), putDown(1), ...go(2)]);
    expect(reason(state, 0, pickUp(2, 1))).toBe('oneRingOnly');
    expect(lying(state, 1, 'ringA', 1, 1)).toEqual([1, 0]);
    expect(reason(state, 0, putDown(0))).toBe('notCarrying');
  });
});

describe('Maria', () => {
  test('TP-27 the rulebook’s Maria: all tiles of the second warehouse leave, their objects come from the reserve', () => {
    const state = position({ active: ALEX, pawns: [0, 0, 9] });
    fillWarehouse(state, 2, ['ringA', 'book', 'chalice']);
    const told = act(state, ALEX, [card('maria'), toWarehouse(2), END]);
    expect(stockOf(state, ALEX)).toEqual(['ringA', 'book', 'chalice']);
    expect(warehouse(state, 2)).toEqual([]);
    expect(state.pawns[ALEX]).toBe(HARBOUR + 1);
    expect(ofType(told, 'wentToHarbour')[0]).toMatchObject({
      gained: ['ringA', 'book', 'chalice'],
      lost: [],
    });
    act(state, FRANK, [card('porticus'), toPassage(1, 2), END]);
    act(state, ANI, [card('severus'), ...go(6), END]);
    expect(templar.moves(state, ALEX)).toEqual([
      { kind: 'portal', portal: 'main' },
      { kind: 'portal', portal: 'side' },
    ]);
    act(state, ALEX, [{ kind: 'portal', portal: 'side' }]);
    expect(state.pawns[ALEX]).toBe(SIDE_PORTAL);
  });

  test('TP-27 nothing for a tile of which the reserve has none, and the tile leaves all the same', () => {
    const state = position({});
    fillWarehouse(state, 1, ['chalice', 'ringA']);
    state.reserve[place(0, 'chalice')] = 0;
    const told = act(state, 0, [card('maria'), toWarehouse(1)]);
    expect(stockOf(state, 0)).toEqual(['ringA']);
    expect(ofType(told, 'wentToHarbour')[0]).toMatchObject({ lost: ['chalice'] });
    expect(warehouse(state, 1)).toEqual([]);
    expect(reason(state, 0, toWarehouse(2))).toBe('oneCardOnly');
    expect(reason(position({}), 0, toWarehouse(2))).toBe('cardFirst');
  });

  test('TP-R19 also to an empty warehouse, and to one where another pawn stands', () => {
    const state = position({ pawns: [3, HARBOUR + 4, 0] });
    fillWarehouse(state, 1, []);
    act(state, 0, [card('maria')]);
    expect(templar.moves(state, 0)).toHaveLength(6);
    expect(reason(state, 0, END)).toBe('warehouseFirst');
    const empty = templar.clone(state);
    act(empty, 0, [toWarehouse(1), END]);
    expect(stockOf(empty, 0)).toEqual([]);
    act(state, 0, [toWarehouse(5), END]);
    expect(state.pawns[0]).toBe(HARBOUR + 4);
  });
});

describe('Stephanus, Porticus, Severus', () => {
  test('TP-28 the rulebook’s Stephanus: 3 points for another pawn, Severus and Remigius in the room reached', () => {
    const state = position({ active: ANI, pawns: [13, 2, 5], severus: 13, remigius: 13, vitus: 2 });
    const told = act(state, ANI, [card('stephanus'), ...go(13), END]);
    expect(state.scores).toEqual([0, 3, 0]);
    expect(ofType(told, 'pointsGained')).toEqual([
      { type: 'pointsGained', seat: ANI, points: 3, card: 'stephanus' },
    ]);
  });

  test('TP-28 one or two steps; Vitus counts; rooms crossed do not', () => {
    const state = position({ pawns: [1, 2, 0], vitus: 3, remigius: 4 });
    act(state, 0, [card('stephanus'), ...go(2, 3)]);
    expect(steps(state, 0)).toEqual([]);
    act(state, 0, [END]);
    expect(state.scores[0]).toBe(1);
  });

  test('TP-29 the rulebook’s Porticus: the door moves, the old passage opens, a point, and the way is barred', () => {
    const state = position({ active: FRANK, pawns: [0, 5, 0] });
    act(state, FRANK, [card('porticus'), toPassage(5, 6)]);
    expect(state.scores[FRANK]).toBe(1);
    act(state, FRANK, [END]);
    act(state, ANI, [card('lucas')]);
    expect(steps(state, ANI)).toEqual([4, 13]);
    expect(reason(state, ANI, { kind: 'step', room: 6 })).toBe('doorLocked');
    act(state, ANI, go(13, 9));
  });

  test('TP-R22 Porticus must change the passage: any of the other 16, never a portal', () => {
    const state = position({ pawns: [9] });
    act(state, 0, [card('porticus')]);
    expect(templar.moves(state, 0)).toHaveLength(16);
    expect(reason(state, 0, toPassage(9, 13))).toBe('samePassage');
    expect(reason(state, 0, END)).toBe('doorFirst');
    act(state, 0, [toPassage(8, 9)]);
    expect(reason(state, 0, toPassage(1, 2))).toBe('oneCardOnly');
  });

  test('TP-34 Severus moves 1 to 3 and gives a point', () => {
    const state = position({ severus: 13 });
    act(state, 0, [card('severus'), ...go(5)]);
    expect(kinds(state, 0)).toEqual(['step', 'end']);
    act(state, 0, go(6, 7));
    expect(steps(state, 0)).toEqual([]);
    act(state, 0, [END]);
    expect(state.severus).toBe(7);
    expect(state.scores).toEqual([1, 0, 0]);
  });

  test('TP-34 TP-32 the rulebook’s Severus: next door, a point, and no count there after it', () => {
    const state = position({ active: ANI, severus: 8, remigius: 5, vitus: 6, tops: [null, null, null] });
    put(state, 13, 'ringA', FRANK, { count: 2 });
    put(state, 13, 'chalice', FRANK);
    act(state, ANI, [card('severus'), ...go(13), END]);
    expect(state.scores[ANI]).toBe(1);
    act(state, ALEX, [card('porticus'), toPassage(1, 2), END]);
    const told = act(state, FRANK, [card('remigius'), ...go(13), END]);
    expect(ofType(told, 'roomCounted')).toEqual([
      { type: 'roomCounted', room: 13, points: null, turned: [] },
    ]);
    expect(state.scores).toEqual([0, 1, 1]);
    expect(lying(state, 13, 'ringA', FRANK)).toEqual([2, 0]);
    expect(lying(state, 13, 'chalice', FRANK)).toEqual([1, 0]);
  });
});

describe('Remigius and Vitus', () => {
  test('TP-30 TP-31 the rulebook’s Remigius: 7 for a book and two rings, 2 for a ring, none for a counted chalice', () => {
    const state = position({ active: ANI, remigius: 4, vitus: 3, severus: 7 });
    put(state, 13, 'book', ANI);
    put(state, 13, 'ringA', ANI, { count: 2 });
    put(state, 13, 'ringA', FRANK);
    put(state, 13, 'chalice', ALEX, { counted: 1 });
    const told = act(state, ANI, [card('remigius'), ...go(5, 13), END]);
    expect(ofType(told, 'roomCounted')).toMatchObject([
      { room: 13, points: [2, 7, 0], turned: [{ object: 'book', count: 1 }] },
    ]);
    expect(state.scores).toEqual([2, 7, 0]);
    expect(lying(state, 13, 'book', ANI)).toEqual([0, 1]);
    expect(lying(state, 13, 'ringA', ANI)).toEqual([1, 1]);
    expect(lying(state, 13, 'ringA', FRANK)).toEqual([0, 1]);
    expect(lying(state, 13, 'chalice', ALEX)).toEqual([0, 1]);
    expect(state.vitus).toBe(5);
  });

  test('TP-30 rings 2, books 3, chalices 5, to their owners, whoever played the card; only the last room counts', () => {
    const state = position({ remigius: 4, vitus: 3 });
    put(state, 5, 'book', 0);
    put(state, 13, 'chalice', 1);
    put(state, 13, 'chalice', 2);
    put(state, 13, 'book', 2);
    act(state, 0, [card('remigius'), ...go(5, 13), END]);
    expect(state.scores).toEqual([0, 5, 8]);
  });

  test('TP-31 rings not turned score again at the next count', () => {
    const state = position({ remigius: 5, vitus: 6 });
    put(state, 13, 'ringA', 1, { count: 3 });
    act(state, 0, [card('remigius'), ...go(13), END]);
    expect(state.scores[1]).toBe(6);
    Object.assign(state, { remigius: 5, vitus: 6 });
    act(state, 1, [card('porticus'), toPassage(1, 2), END]);
    act(state, 2, [card('severus'), ...go(6), END]);
    state.hands[0] |= 1 << 7;
    act(state, 0, [card('remigius'), ...go(13), END]);
    expect(state.scores[1]).toBe(1 + 6 + 4);
    expect(lying(state, 13, 'ringA', 1)).toEqual([1, 2]);
  });

  test('TP-32 where Severus is nothing is counted and nothing turned', () => {
    const state = position({ remigius: 5, vitus: 6, severus: 13 });
    put(state, 13, 'ringA', 0);
    put(state, 13, 'book', 1);
    act(state, 0, [card('remigius'), ...go(13), END]);
    expect(state.scores).toEqual([0, 0, 0]);
    expect(lying(state, 13, 'book', 1)).toEqual([1, 0]);
  });

  test('TP-33 TP-R7 Vitus follows at each step, so after two steps he is in the room between', () => {
    const state = position({ remigius: 4, vitus: 3 });
    act(state, 0, [card('remigius'), ...go(5)]);
    expect(state.vitus).toBe(4);
    act(state, 0, go(6));
    expect(state.vitus).toBe(5);
  });

  test('TP-33 he follows through a locked door', () => {
    const state = position({ remigius: 8, vitus: 13, door: [8, 13] });
    act(state, 0, [card('remigius'), ...go(9), END]);
    expect(state.vitus).toBe(8);
  });

  test('TP-R8 after the first step Vitus’s room is the one just left, and his old room is free', () => {
    const state = position({ remigius: 1, vitus: 12 });
    act(state, 0, [card('remigius'), ...go(2)]);
    expect(steps(state, 0)).toEqual([3, 12, 13]);
    expect(reason(state, 0, { kind: 'step', room: 1 })).toBe('enteredAlready');
    act(state, 0, [...go(12), END]);
    expect([state.remigius, state.vitus]).toEqual([12, 2]);
  });

  test('TP-30 TP-R8 into Vitus’s room only if no other open passage leads out; then on, not back, never ending there', () => {
    // From 6 lead 5 and 7; with the door at 6-7 and Vitus in 5 there is no other way.
    const state = position({ remigius: 6, vitus: 5, door: [6, 7] });
    act(state, 0, [card('remigius')]);
    expect(steps(state, 0)).toEqual([5]);
    act(state, 0, go(5));
    expect(reason(state, 0, END)).toBe('mayNotStay');
    expect(steps(state, 0)).toEqual([4, 13]);
    act(state, 0, [...go(4), END]);
    expect([state.remigius, state.vitus]).toEqual([4, 5]);
    const other = position({ remigius: 6, vitus: 5 });
    act(other, 0, [card('remigius')]);
    expect(steps(other, 0)).toEqual([7]);
  });

  test('TP-R16 Vitus before the portal bars nothing, is counted by nobody, and enters room 1 at the first step', () => {
    const state = position({ remigius: 1, vitus: 0, pawns: [0, 0, 0] });
    const stephanus = position({ remigius: 5, vitus: 0, pawns: [12, 0, 0] });
    act(stephanus, 0, [card('stephanus'), ...go(1), END]);
    expect(stephanus.scores[0]).toBe(0);
    act(state, 0, [card('remigius')]);
    expect(steps(state, 0)).toEqual([2, 12]);
    act(state, 0, go(2));
    expect(state.vitus).toBe(1);
  });

  test('TP-R9 owners with uncounted rings in two or more zones choose which is turned, all at once', () => {
    const state = position({ remigius: 5, vitus: 6 });
    put(state, 13, 'ringA', 0, { zone: 0 });
    put(state, 13, 'ringB', 0, { zone: 1, count: 2 });
    put(state, 13, 'ringA', 1, { zone: 0 });
    put(state, 13, 'ringB', 2, { zone: 1 });
    put(state, 13, 'ringC', 2, { zone: 2 });
    act(state, 0, [card('remigius'), ...go(13), END]);
    expect(state.scores).toEqual([6, 2, 4]);
    expect(templar.toAct(state)).toEqual([0, 2]);
    expect(lying(state, 13, 'ringA', 1)).toEqual([0, 1]);
    expect(reason(state, 1, { kind: 'turn', zone: 0 })).toBe('notAskedToTurn');
    expect(reason(state, 1, bells)).toBe('notYourTurn');
    expect(reason(state, 0, { kind: 'turn', zone: 2 })).toBe('noRingToTurn');
    act(state, 2, [{ kind: 'turn', zone: 2 }]);
    expect(lying(state, 13, 'ringC', 2, 2)).toEqual([1, 0]);
    act(state, 0, [{ kind: 'turn', zone: 1 }]);
    expect(lying(state, 13, 'ringB', 0, 1)).toEqual([1, 1]);
    expect(lying(state, 13, 'ringA', 0, 0)).toEqual([1, 0]);
    expect(lying(state, 13, 'ringC', 2, 2)).toEqual([0, 1]);
    expect(templar.toAct(state)).toEqual([1]);
  });
});

describe('Bells and new goods', () => {
  /** Warehouses full but for the places named; rings only. */
  const harbour = (
    state: ReturnType<typeof position>,
    free: Readonly<Record<number, number>>,
    chalices: number[],
  ) => {
    [3, 3, 3, 4, 4, 4].forEach((capacity, i) => {
      const count = capacity - (free[i + 1] ?? 0);
      const tiles = Array.from({ length: count }, () => 'ringA' as const);
      fillWarehouse(
        state,
        i + 1,
        chalices.includes(i + 1) && count > 0 ? ['chalice', ...tiles.slice(1)] : tiles,
      );
    });
  };

  test('TP-36 the rulebook’s Bells: 3 tiles after Anselmus; full ones skipped, a chalice goes on, a pawn is supplied', () => {
    // Anselmus restocks 3. Warehouses 1 and 2 are full, 4 has a chalice, Frank stands in the fifth.
    const state = position({ active: ANI, tops: ['maria', 'anselmus', null], pawns: [HARBOUR + 4, 2, 0] });
    harbour(state, { 3: 1, 4: 1, 5: 2, 6: 1 }, [4]);
    const rng = bagOf(state, ['book', 'chalice', 'ringC', 'ringB']);
    const told = act(state, ANI, [bells], rng);
    expect(ofType(told, 'bellsRung')).toEqual([{ type: 'bellsRung', seat: ANI, due: 3 }]);
    expect(ofType(told, 'tileArrived').map(({ object, warehouse: to }) => [object, to])).toEqual([
      ['book', 3],
      ['chalice', 5],
      ['ringC', 6],
    ]);
    expect(ofType(told, 'supplied')).toEqual([
      { type: 'supplied', seat: FRANK, warehouse: 5, gained: ['chalice'], lost: [] },
    ]);
    expect(stockOf(state, FRANK)).toEqual(['chalice']);
    expect(warehouse(state, 5)).toEqual(['ringA', 'ringA']);
    expect(state.tops[ANI]).toBe(-1);
    expect(templar.view(state, ANI, false).players[ANI].hand).toBe(10);
  });

  test('TP-36 Bells is never visible, so it can always be played', () => {
    const state = position({ tops: ['maria', null, null] });
    act(state, 0, [bells]);
    expect(templar.moves(state, 1)).toContainEqual(bells);
    expect(templar.view(state, 1, false).players[0].top).toBeNull();
  });

  test('TP-37 from the ship on, one tile each, skipping full ones, from the sixth back to the first', () => {
    const state = position({ tops: ['porticus', null, null] });
    harbour(state, { 2: 1, 4: 2, 6: 3 }, []);
    const told = act(
      state,
      0,
      [bells],
      bagOf(state, ['book', 'book', 'book', 'book', 'book', 'book', 'ringA']),
    );
    expect(ofType(told, 'tileArrived').map(({ warehouse: to }) => to)).toEqual([2, 4, 6, 4, 6, 6]);
  });

  test('TP-37 every Bells starts at the ship; it stops when all are full', () => {
    const state = position({ tops: ['porticus', 'severus', null] });
    harbour(state, { 1: 2, 5: 1 }, []);
    const told = act(state, 0, [bells], bagOf(state, ['book', 'book', 'book', 'ringA']));
    expect(ofType(told, 'tileArrived').map(({ warehouse: to }) => to)).toEqual([1, 5, 1]);
    expect(state.bag[0]).toBe(1);
  });

  test('TP-38 a second chalice goes on to the next without one and with room; the next tile to the one after that', () => {
    const state = position({ tops: ['anselmus', null, null] });
    harbour(state, { 1: 1, 2: 1, 3: 1, 4: 1, 6: 1 }, [1, 2]);
    const told = act(state, 0, [bells], bagOf(state, ['chalice', 'book', 'ringA', 'ringA']));
    expect(ofType(told, 'tileArrived').map(({ object, warehouse: to }) => [object, to])).toEqual([
      ['chalice', 3],
      ['book', 4],
      ['ringA', 6],
    ]);
  });

  test('TP-38 TP-54 no warehouse for it: it leaves the game, is not one of the number, another is drawn', () => {
    const state = position({ tops: ['anselmus', null, null] });
    harbour(state, { 1: 1, 2: 1, 6: 2 }, [1, 2, 6]);
    const told = act(
      state,
      0,
      [bells],
      bagOf(state, ['chalice', 'book', 'ringB', 'chalice', 'ringC', 'ringA']),
    );
    expect(ofType(told, 'chaliceLost')).toHaveLength(2);
    expect(ofType(told, 'tileArrived').map(({ object, warehouse: to }) => [object, to])).toEqual([
      ['book', 1],
      ['ringB', 2],
      ['ringC', 6],
    ]);
  });

  test('TP-39 a pawn in a warehouse gets the new objects at every Bells while it is there', () => {
    const state = position({ tops: ['anselmus', 'anselmus', 'maria'], pawns: [1, 1, HARBOUR] });
    for (let number = 1; number <= 6; number++) fillWarehouse(state, number, []);
    fillWarehouse(state, 1, ['ringA']);
    act(state, 0, [bells], bagOf(state, ['book', 'ringA', 'ringA', 'ringB']));
    act(state, 1, [bells], bagOf(state, ['chalice', 'ringA', 'ringA', 'ringB']));
    expect(stockOf(state, 2)).toEqual(['book', 'chalice']);
    // What lay there before the pawn’s tiles came stays.
    expect(warehouse(state, 1)).toEqual(['ringA']);
  });

  test('TP-55 until the filling is over new tiles count for capacity and for the one chalice, also beside a pawn', () => {
    const state = position({ tops: ['porticus', null, 'maria'], pawns: [1, 1, HARBOUR] });
    harbour(state, { 1: 2, 2: 1 }, []);
    const told = act(state, 0, [bells], bagOf(state, ['chalice', 'ringB', 'ringB', 'ringB', 'ringB']));
    expect(ofType(told, 'tileArrived').map(({ warehouse: to }) => to)).toEqual([1, 2, 1]);
    expect(stockOf(state, 2)).toEqual(['ringB', 'chalice']);
    const chalices = position({ tops: ['anselmus', null, 'maria'], pawns: [1, 1, HARBOUR] });
    harbour(chalices, { 1: 3 }, [2, 3, 4, 5, 6]);
    const lost = act(
      chalices,
      0,
      [bells],
      bagOf(chalices, ['chalice', 'chalice', 'ringB', 'ringB', 'ringB']),
    );
    expect(ofType(lost, 'chaliceLost')).toHaveLength(1);
  });

  test('TP-R11 two pawns in one warehouse: each gets the new objects, from their own reserve', () => {
    const state = position({ tops: ['anselmus', 'maria', 'maria'], pawns: [1, HARBOUR, HARBOUR] });
    for (let number = 1; number <= 6; number++) fillWarehouse(state, number, []);
    state.reserve[place(2, 'book')] = 0;
    const told = act(state, 0, [bells], bagOf(state, ['book', 'ringA', 'ringB', 'ringC']));
    expect(stockOf(state, 1)).toEqual(['book']);
    expect(stockOf(state, 2)).toEqual([]);
    expect(ofType(told, 'supplied').map(({ seat, lost }) => [seat, lost])).toEqual([
      [1, []],
      [2, ['book']],
    ]);
    expect(warehouse(state, 1)).toEqual([]);
  });

  test('TP-R2 Bells with no card before it brings no tiles and triggers nothing', () => {
    const state = position({});
    state.bag.fill(0);
    state.harbour.fill(0);
    const told = act(state, 0, [bells]);
    expect(ofType(told, 'bellsRung')[0].due).toBe(0);
    expect(state.trigger).toBeNull();
  });

  test('TP-40 TP-R3 TP-56 the bag cannot supply the number: what can be is placed, and the last round starts', () => {
    const state = position({ tops: ['anselmus', null, 'maria'], pawns: [1, 1, HARBOUR + 1] });
    for (let number = 1; number <= 6; number++) fillWarehouse(state, number, []);
    const told = act(state, 0, [bells], bagOf(state, ['book', 'ringA']));
    expect(ofType(told, 'tileArrived')).toHaveLength(2);
    expect(stockOf(state, 2)).toEqual(['ringA']);
    expect([state.trigger, state.by, state.turnsLeft]).toEqual(['bag', 0, 3]);
    for (const seat of [1]) act(state, seat, [bells]);
    act(state, 2, [{ kind: 'portal', portal: 'main' }, bells]);
    act(state, 0, [bells]);
    expect(templar.outcome(state)?.how).toBe('bagShort');
  });

  test('TP-R3 all warehouses full first, or the bag emptied exactly: no trigger', () => {
    const full = position({ tops: ['anselmus', null, null] });
    harbour(full, { 1: 1 }, []);
    act(full, 0, [bells], bagOf(full, ['book']));
    expect(full.trigger).toBeNull();
    const exact = position({ tops: ['anselmus', null, null] });
    for (let number = 1; number <= 6; number++) fillWarehouse(exact, number, []);
    act(exact, 0, [bells], bagOf(exact, ['book', 'ringA', 'ringB']));
    expect(exact.trigger).toBeNull();
    expect(OBJECTS.map((_object, i) => exact.bag[i])).toEqual([0, 0, 0, 0, 0]);
  });
});
