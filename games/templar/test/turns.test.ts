import { Match, stretchSeed } from '@conclave/engine';
import { describe, expect, test } from 'vitest';
import { BELLS, CARDS, HARBOUR, SIDE_PORTAL } from '../rules/box.ts';
import { templar } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import {
  ANNOUNCE,
  act,
  bells,
  card,
  cardsOf,
  END,
  go,
  hide,
  kinds,
  ofType,
  position,
  put,
  randomGame,
  reason,
  steps,
} from './position.ts';

const door = (passage: number): Move => ({ kind: 'door', passage });
const portal = (which: 'main' | 'side'): Move => ({ kind: 'portal', portal: which });

describe('cards', () => {
  test('TP-13 clockwise from the start player, one card each, on top of the own pile', () => {
    const state = position({ start: 1, active: 1 });
    expect(reason(state, 0, card('porticus'))).toBe('notYourTurn');
    act(state, 1, [card('porticus'), door(0), END]);
    expect(state.tops[1]).toBe(CARDS.indexOf('porticus'));
    expect(templar.toAct(state)).toEqual([2]);
    act(state, 2, [card('severus'), ...go(6), END]);
    act(state, 0, [card('remigius'), ...go(5), END]);
    expect(templar.toAct(state)).toEqual([1]);
    expect(reason(state, 1, card('porticus'))).toBe('notInHand');
    act(state, 1, [card('lucas'), ...go(1), END]);
    const seen = templar.view(state, 0, false).players[1];
    expect(seen).toMatchObject({ top: 'lucas', hand: 8, cards: null });
  });

  test('TP-14 a card visible on an opponent’s pile may not be played; the refusal names whose; nothing changes', () => {
    const state = position({ tops: [null, 'maria', 'lucas'] });
    const before = JSON.stringify(state);
    expect(templar.refusal(state, 0, card('maria'))).toEqual({
      rule: 'TP-14',
      reason: 'cardBlocked',
      params: { card: 'maria', seat: 1 },
    });
    expect(cardsOf(state, 0)).toEqual(CARDS.filter((name) => name !== 'maria' && name !== 'lucas'));
    const match = Match.open(templar, 3, {}, stretchSeed(1));
    expect(match.outcome).toBeNull();
    expect(JSON.stringify(state)).toBe(before);
    expect(state.scores).toEqual([0, 0, 0]);
  });

  test('TP-49 judged when played: a top of the round before counts, an empty pile bans nothing, the own top neither', () => {
    const state = position({ tops: ['porticus', 'porticus', null] });
    state.hands[0] |= 1 << CARDS.indexOf('porticus');
    expect(cardsOf(state, 0)).not.toContain('porticus');
    act(state, 0, [card('lucas'), ...go(1), END]);
    act(state, 1, [bells]);
    expect(state.tops[1]).toBe(-1);
    expect(cardsOf(state, 2)).toContain('porticus');
    expect(cardsOf(state, 2)).not.toContain('lucas');
  });

  test('TP-R1 the start player never changes', () => {
    for (let seed = 1; seed < 4; seed++) {
      let start = -1;
      let round = 0;
      randomGame(4, `start ${seed}`, (state) => {
        if (start < 0) start = state.start;
        expect(state.start).toBe(start);
        if (state.round > round && state.round > 1) expect(state.active).toBe(start);
        round = state.round;
      });
    }
  });
});

describe('movement', () => {
  test('TP-16 through open passages to neighbouring rooms, at least one room, the number is the most', () => {
    const state = position({ pawns: [2] });
    act(state, 0, [card('josua')]);
    expect(steps(state, 0)).toEqual([1, 3, 12, 13]);
    expect(reason(state, 0, END)).toBe('stepFirst');
    expect(reason(state, 0, { kind: 'step', room: 9 })).toBe('notAdjacent');
    act(state, 0, go(13, 5));
    expect(steps(state, 0)).toEqual([]);
    expect(reason(state, 0, { kind: 'step', room: 4 })).toBe('tooFar');
    expect(reason(position({}), 0, { kind: 'step', room: 1 })).toBe('cardFirst');
  });

  test('TP-16 Porticus, Maria and Bells move nobody through rooms', () => {
    const state = position({ pawns: [2] });
    act(state, 0, [card('porticus')]);
    expect(reason(state, 0, { kind: 'step', room: 1 })).toBe('movesNobody');
  });

  test('TP-17 TP-R6 no room is entered twice, and the room one starts from counts: no A-B-A', () => {
    const state = position({ pawns: [12] });
    act(state, 0, [card('lucas'), ...go(1, 2)]);
    expect(reason(state, 0, { kind: 'step', room: 12 })).toBe('enteredAlready');
    expect(reason(state, 0, { kind: 'step', room: 1 })).toBe('enteredAlready');
    expect(steps(state, 0)).toEqual([3, 13]);
    const severus = position({ severus: 1 });
    act(severus, 0, [card('severus'), ...go(2)]);
    expect(reason(severus, 0, { kind: 'step', room: 1 })).toBe('enteredAlready');
  });

  test('TP-17 TP-R6 Benjamin’s pawn may enter a room twice, at most', () => {
    const state = position({ pawns: [1] });
    act(state, 0, [card('benjamin'), ...go(2, 1, 2)]);
    expect(state.pawns[0]).toBe(2);
    expect(steps(state, 0)).toEqual([]);
  });

  test('TP-18 the locked door stops pawns, Remigius and Severus from both sides; Vitus has his keys', () => {
    for (const [from, to] of [
      [9, 13],
      [13, 9],
    ]) {
      const state = position({ pawns: [from], remigius: from, severus: from, vitus: 4 });
      for (const name of ['lucas', 'remigius', 'severus', 'benjamin'] as const) {
        const trial = templar.clone(state);
        act(trial, 0, [card(name)]);
        expect(reason(trial, 0, { kind: 'step', room: to })).toBe('doorLocked');
        expect(steps(trial, 0)).not.toContain(to);
      }
    }
    // Vitus in 13, Remigius in 9: he follows through the locked door.
    const state = position({ remigius: 9, vitus: 13 });
    act(state, 0, [card('remigius'), ...go(8)]);
    expect(state.vitus).toBe(9);
  });

  test('TP-19 a step leads from a portal into the room behind it', () => {
    const main = position({ pawns: [0] });
    act(main, 0, [card('josua')]);
    expect(steps(main, 0)).toEqual([1]);
    act(main, 0, go(1, 2));
    expect(steps(main, 0)).toEqual([]);
    const side = position({ pawns: [SIDE_PORTAL] });
    act(side, 0, [card('anselmus'), ...go(10), END]);
    expect(side.pawns[0]).toBe(10);
  });

  test('TP-50 any number of figures share a room; only Vitus bars one, and only to Remigius', () => {
    const state = position({ pawns: [2, 13, 13], severus: 13, remigius: 13, vitus: 5 });
    act(state, 0, [card('josua'), ...go(13), END]);
    expect(state.pawns).toEqual([13, 13, 13]);
    act(state, 1, [card('severus'), ...go(5), END]);
    act(state, 2, [card('remigius')]);
    expect(steps(state, 2)).toEqual([2, 8]);
    expect(reason(state, 2, { kind: 'step', room: 5 })).toBe('vitusBars');
    const pawn = position({ pawns: [4], vitus: 5 });
    act(pawn, 0, [card('anselmus'), ...go(5), END]);
    expect(pawn.pawns[0]).toBe(5);
  });
});

describe('the order of a turn', () => {
  const inHarbour = () => position({ pawns: [HARBOUR + 2, 0, 0], tops: ['maria', null, null] });

  test('TP-R18 leave the harbour, choose a card, move, act, announce or not', () => {
    const state = inHarbour();
    state.phase = 'portal';
    expect(kinds(state, 0)).toEqual(['portal']);
    expect(reason(state, 0, card('lucas'))).toBe('leaveHarbourFirst');
    expect(reason(state, 0, END)).toBe('leaveHarbourFirst');
    act(state, 0, [portal('side')]);
    expect(kinds(state, 0)).toEqual(['card']);
    expect(reason(state, 0, portal('main'))).toBe('notInHarbour');
    act(state, 0, [card('lucas')]);
    expect(reason(state, 0, card('josua'))).toBe('oneCardOnly');
    act(state, 0, [...go(10), END]);
  });

  test('TP-R5 a pawn in the harbour goes before a portal at the start of the next turn, whatever is then played', () => {
    for (const which of ['main', 'side'] as const) {
      const state = position({ pawns: [HARBOUR, 0, 0], active: 2, tops: ['maria', null, null] });
      act(state, 2, [card('porticus'), door(0), END]);
      expect(kinds(state, 0)).toEqual(['portal']);
      act(state, 0, [portal(which), bells]);
      expect(state.pawns[0]).toBe(which === 'main' ? 0 : SIDE_PORTAL);
    }
    // Nobody walks out of a portal: from the rooms behind them only rooms can be reached.
    const state = position({ pawns: [1], severus: 10, remigius: 10 });
    act(state, 0, [card('lucas')]);
    expect(steps(state, 0)).toEqual([2, 12]);
    const prior = position({ severus: 10 });
    act(prior, 0, [card('severus')]);
    expect(steps(prior, 0)).toEqual([9, 11]);
  });

  test.each(['porticus', 'remigius', 'severus', 'bells'] as const)(
    'TP-35 a pawn in a warehouse moves to a portal even when %s is played, which moves no pawn',
    (name) => {
      const state = inHarbour();
      state.phase = 'portal';
      expect(reason(state, 0, card(name))).toBe('leaveHarbourFirst');
      act(state, 0, [portal('main'), card(name)]);
      expect(state.pawns[0]).toBe(0);
    },
  );

  test('TP-R18 a player’s own Bells never feeds their own pawn', () => {
    const state = inHarbour();
    state.phase = 'portal';
    state.harbour.fill(0);
    const told = act(state, 0, [portal('main'), bells]);
    expect(ofType(told, 'tileArrived').length).toBeGreaterThan(0);
    expect(ofType(told, 'supplied')).toEqual([]);
    // A pawn in the harbour is in no room: Stephanus does not count it.
    const other = position({ pawns: [1, HARBOUR, 0], remigius: 5 });
    act(other, 0, [card('stephanus'), ...go(2), END]);
    expect(other.scores[0]).toBe(0);
  });

  test('small steps can be taken back up to the first tile drawn', () => {
    const match = Match.open(templar, 3, { firstGame: true }, stretchSeed('undo'));
    const submit = (seat: number, move: Move) =>
      match.submit({ type: 'move', seat, move, decision: match.decision(seat) });
    const undo = (seat: number) => match.submit({ type: 'undo', seat, decision: match.decision(seat) });
    for (let seat = 0; seat < 3; seat++) submit(seat, { kind: 'rings', single: 'ringC' });
    for (let seat = 0; seat < 3; seat++) submit(seat, { kind: 'first', card: 'anselmus' });
    const [seat] = match.toAct();
    expect(match.perspective(seat).mayUndo).toBe(false);
    const before = JSON.stringify(match.perspective(seat).view);
    for (const move of [...go(1), hide('ringA'), hide('ringB', 1)]) expect(submit(seat, move).ok).toBe(true);
    for (let i = 0; i < 3; i++) expect(undo(seat).ok).toBe(true);
    expect(JSON.stringify(match.perspective(seat).view)).toBe(before);
    expect(match.perspective(seat).mayUndo).toBe(false);
    for (const move of [...go(1), END]) submit(seat, move);
    expect(match.perspective(seat).mayUndo).toBe(false);
  });
});

describe('the end', () => {
  const everywhere = (state: ReturnType<typeof position>, seat = 0, but = 0) => {
    for (let room = 1; room <= 13; room++) {
      if (room !== but)
        put(state, room, room % 2 ? 'ringA' : 'ringB', seat, { counted: room % 3 === 0 ? 1 : 0 });
    }
  };

  test('TP-40 TP-R23 objects in all 13 rooms, counted or not: announcing is offered at the end of the own turn', () => {
    const state = position({ pawns: [2], stock: [['ringC']] });
    everywhere(state, 0, 1);
    act(state, 0, [card('lucas'), ...go(1)]);
    expect(reason(state, 0, ANNOUNCE)).toBe('notThirteen');
    expect(kinds(state, 0)).not.toContain('announce');
    act(state, 0, [hide('ringC', 0)]);
    expect(kinds(state, 0)).toEqual(['end', 'announce']);
    const declined = templar.clone(state);
    const told = act(state, 0, [ANNOUNCE]);
    expect(ofType(told, 'lastRound')).toEqual([{ type: 'lastRound', by: 0, trigger: 'rooms' }]);
    // Declined, it is offered again at the end of the next own turn, Bells too.
    act(declined, 0, [END]);
    expect(declined.trigger).toBeNull();
    act(declined, 1, [bells]);
    act(declined, 2, [card('porticus'), door(0), END]);
    act(declined, 0, [bells]);
    expect(kinds(declined, 0)).toEqual(['end', 'announce']);
    act(declined, 0, [ANNOUNCE]);
    expect(declined.trigger).toBe('rooms');
  });

  test('TP-41 TP-56 everyone plays one last turn, from the left of the one who triggered, who is last', () => {
    const state = position({ pawns: [2, 0, 0], start: 0, active: 1, stock: [[], ['ringC']] });
    state.pawns[1] = 2;
    everywhere(state, 1, 1);
    act(state, 1, [card('lucas'), ...go(1), hide('ringC'), ANNOUNCE]);
    const order: number[] = [];
    while (state.phase !== 'over') {
      const [seat] = templar.toAct(state);
      order.push(seat);
      act(state, seat, [bells]);
      if (state.phase === 'close') throw new Error('announcing is not offered in the last round');
    }
    expect(order).toEqual([2, 0, 1]);
    expect(templar.outcome(state)?.how).toBe('thirteenRooms');
    expect(reason(state, 0, bells)).toBe('over');
    expect(templar.toAct(state)).toEqual([]);
  });

  test('TP-57 in the last round all rules hold; nothing more is triggered, nothing announced', () => {
    const state = position({ pawns: [2], tops: ['anselmus', 'maria', null] });
    everywhere(state, 0);
    Object.assign(state, { trigger: 'bag', by: 2, turnsLeft: 3 });
    state.bag.fill(0);
    state.harbour.fill(0);
    expect(cardsOf(state, 0)).not.toContain('maria');
    const trial = templar.clone(state);
    act(trial, 0, [card('porticus'), door(0)]);
    expect(reason(trial, 0, ANNOUNCE)).toBe('lastRoundRuns');
    const told = act(state, 0, [bells]);
    expect(ofType(told, 'lastRound')).toEqual([]);
    expect([state.trigger, state.by, state.turnsLeft]).toEqual(['bag', 2, 2]);
    expect(state.hands[0] >> BELLS).toBe(1);
  });

  test('TP-42 TP-R12 uncounted rings in the church give 2 each, even beside Severus; rooms by the table; ties shared', () => {
    const state = position({ severus: 13, active: 2, tops: ['lucas', 'josua', null] });
    put(state, 13, 'ringA', 0, { count: 3, counted: 1 });
    put(state, 13, 'book', 0);
    for (const room of [1, 2, 4]) put(state, room, 'ringA', 0);
    for (const room of [5, 6, 7]) put(state, room, 'book', 1, { counted: 1 });
    state.scores.splice(0, 3, 10, 15, 2);
    Object.assign(state, { trigger: 'bag', by: 2, turnsLeft: 1 });
    const told = act(state, 2, [bells]);
    expect(ofType(told, 'finalCount')).toEqual([{ type: 'finalCount', church: [4, 0, 0], rooms: [2, 1, 0] }]);
    const outcome = templar.outcome(state);
    expect(outcome?.scores).toEqual([
      { seat: 0, parts: { inPlay: 10, church: 4, rooms: 2 } },
      { seat: 1, parts: { inPlay: 15, church: 0, rooms: 1 } },
      { seat: 2, parts: { inPlay: 2, church: 0, rooms: 0 } },
    ]);
    expect(outcome?.places).toEqual([[0, 1], [2]]);
  });

  test('TP-R24 after 40 rounds in which no tile left the bag, the last round starts by itself', () => {
    const state = position({});
    for (let round = 0; round < 40; round++) {
      for (const seat of [0, 1, 2]) {
        expect(state.trigger).toBeNull();
        act(state, seat, [bells]);
      }
    }
    expect([state.trigger, state.by]).toEqual(['quiet', 2]);
    for (const seat of [0, 1, 2]) act(state, seat, [bells]);
    expect(templar.outcome(state)?.how).toBe('standstill');
  });

  test('TP-R24 a tile that leaves the bag starts the counting anew', () => {
    const state = position({});
    state.quiet = 39;
    state.harbour.fill(0);
    act(state, 0, [card('porticus'), door(0), END]);
    act(state, 1, [bells]);
    act(state, 2, [bells]);
    expect(state.quiet).toBe(40);
    const other = position({ tops: ['porticus', null, null] });
    other.quiet = 39;
    other.harbour.fill(0);
    for (const seat of [0, 1, 2]) act(other, seat, [bells]);
    expect([other.quiet, other.trigger]).toEqual([0, null]);
  });

  test('TP-R25 a score has no upper limit', () => {
    const state = position({});
    state.scores[0] = 179;
    act(state, 0, [card('porticus'), door(0), END]);
    expect(state.scores[0]).toBe(180);
    expect(templar.view(state, 1, false).players[0].score).toBe(180);
  });
});
