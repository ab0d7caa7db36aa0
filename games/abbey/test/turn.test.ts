import { describe, expect, test } from 'vitest';
import { abbey } from '../rules/game.ts';
import { CHURCH, ROOM_IDS } from '../rules/rooms.ts';
import { clone, type State } from '../rules/state.ts';
import { abbeyOf, act, closeWindow, kindsOf, only, refusalOf, ringWith, room, walk } from './position.ts';

const ends = (state: State) => ROOM_IDS.filter((_id, number) => (state.ends & (1 << number)) !== 0).sort();

/** Ends the turn of whoever is active, after a step to a lonely place if they have not moved. */
function passTurn(state: State): void {
  const seat = state.active;
  while (state.active === seat && state.window === null && state.ended === null) {
    const [actor] = abbey.toAct(state);
    act(state, actor, abbey.lapse(state, actor));
    if (state.active !== seat) return;
  }
}

describe('the bell', () => {
  test("AB-7 AB-36 it moves in the first player's turn alone: 1, 2, 3, 4, then it rings", () => {
    const state = abbeyOf(3, { first: 0, active: 2 });
    state.bell = 0;
    const seen: number[] = [];
    for (let turn = 0; turn < 12; turn++) {
      passTurn(state);
      seen.push(state.bell);
      if (state.window) break;
    }
    expect(seen).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]);
    expect(state.active).toBe(2);
    passTurn(state);
    expect(state.window?.kind).toBe('pass');
  });

  test('AB-R2 AB-23 after four turns each, the right neighbour of the ringer is first and plays twice running', () => {
    const state = abbeyOf(4, { first: 1, active: 0 });
    state.bell = 0;
    const turns = [0, 0, 0, 0];
    for (let i = 0; i < 17 && !state.window; i++) {
      if (i > 0) turns[state.active]++;
      passTurn(state);
    }
    expect(turns).toEqual([4, 4, 4, 4]);
    state.options.noEvents satisfies boolean;
    closeWindow(state);
    while (state.window) closeWindow(state);
    expect(state.first).toBe(0);
    expect(state.active).toBe(0);
    expect(state.bell).toBe(1);
    expect(state.mass).toBe(1);
  });

  test('AB-30 with six the bell starts on 2 and a move is one to three squares', () => {
    const state = abbeyOf(6, { first: 0, active: 5, options: { sixRules: false } });
    state.bell = 0;
    passTurn(state);
    expect(state.bell).toBe(2);
    expect(state.steps).toBe(3);
    expect(ends(state)).toContain('parlatorium');
  });

  test('AB-R12 extra turns have no bell step', () => {
    const state = abbeyOf(3, { rooms: ['ecclesia', 'crypta', 'crypta'] });
    state.relic[0] = 'held';
    state.relics = 5;
    walk(state, 0, 'aula');
    const told = act(state, 0, { kind: 'relic' }).heard('gallery');
    expect(state.bell).toBe(1);
    expect(only(told, 'bell')).toEqual([]);
    expect(state.turn).toBe('relic');
  });
});

describe('moving', () => {
  test('AB-8 one or two squares, compulsory, never back to the start', () => {
    const state = abbeyOf(3);
    expect(ends(state)).toEqual(
      [
        'aula',
        'claustrum_e',
        'claustrum_s',
        'claustrum_w',
        'confessorium1',
        'confessorium2',
        'crypta',
        'hortus',
        'porta',
        'sacristia',
      ].sort(),
    );
    expect(refusalOf(state, 0, { kind: 'halt' })?.rule).toBe('AB-8');
    expect(refusalOf(state, 0, { kind: 'done' })?.reason).toBe('outOfOrder');
    act(state, 0, { kind: 'step', room: room('aula') });
    expect(refusalOf(state, 0, { kind: 'step', room: CHURCH })).toEqual({
      rule: 'AB-8',
      reason: 'startRoom',
    });
  });

  test('AB-37 each step goes to a joined room one may enter; only the end decides about meeting and action', () => {
    const state = abbeyOf(3, { rooms: ['ecclesia', 'aula', 'claustrum_w'] });
    expect(refusalOf(state, 0, { kind: 'step', room: room('capitulum') })?.reason).toBe('tooFar');
    expect(refusalOf(state, 0, { kind: 'step', room: room('porta') })?.reason).toBe('notJoined');
    act(state, 0, { kind: 'step', room: room('aula') });
    expect(state.phase).toBe('move');
    act(state, 0, { kind: 'step', room: room('porta') });
    expect(state.phase).toBe('act');
    expect(abbey.moves(state, 0)).toEqual([{ kind: 'done' }]);
  });

  test('AB-13 AB-14 a confessional or cell in use cannot be entered', () => {
    const state = abbeyOf(3, { rooms: ['ecclesia', 'confessorium1', 'claustrum_w'] });
    expect(refusalOf(state, 0, { kind: 'step', room: room('confessorium1') })).toEqual({
      rule: 'AB-13',
      reason: 'confessionalTaken',
      params: { seat: 1 },
    });
  });

  test('AB-R17 with three squares a move may cross its start but not end there; without a way one stays', () => {
    const six = abbeyOf(6, { rooms: ['crypta', 'aula', 'aula', 'aula', 'aula', 'aula'] });
    act(six, 0, { kind: 'step', room: CHURCH });
    act(six, 0, { kind: 'step', room: room('crypta') });
    expect(refusalOf(six, 0, { kind: 'halt' })?.rule).toBe('AB-8');
    act(six, 0, { kind: 'step', room: CHURCH });
    expect(six.pawn[0]).toBe(CHURCH);
    const stuck = abbeyOf(3, { rooms: ['bibliotheca'], lasting: 'copyistsAtWork' });
    expect(refusalOf(abbeyOf(3), 0, { kind: 'stay' })?.rule).toBe('AB-R17');
    act(stuck, 0, { kind: 'stay' });
    expect(stuck.phase).toBe('act');
    expect(kindsOf(stuck, 0)).toEqual(['done']);
  });

  test('AB-10 the action of the square may be carried out or not, once', () => {
    const state = abbeyOf(3, { rooms: ['ecclesia', 'aula', 'aula'] });
    walk(state, 0, 'crypta');
    expect(kindsOf(state, 0)).toEqual(['done', 'venerate']);
    const declined = clone(state);
    act(declined, 0, { kind: 'done' });
    expect(declined.active).toBe(1);
    act(state, 0, { kind: 'venerate' });
    expect(refusalOf(state, 0, { kind: 'venerate' })?.rule).toBe('AB-10');
  });
});

describe('meetings', () => {
  test('AB-9 whoever ends where others stand must ask exactly one of them one question', () => {
    const state = abbeyOf(4, { rooms: ['ecclesia', 'aula', 'aula', 'crypta'] });
    walk(state, 0, 'aula');
    expect(kindsOf(state, 0)).toEqual(['ask']);
    const asked = new Set(abbey.moves(state, 0).map((move) => (move.kind === 'ask' ? move.of : -1)));
    expect([...asked]).toEqual([1, 2]);
    const question = { kind: 'count', filter: [[{ kind: 'is', value: 'bearded' }]] } as const;
    expect(refusalOf(state, 0, { kind: 'ask', of: 3, question })?.reason).toBe('notMet');
    act(state, 0, { kind: 'ask', of: 2, question });
    expect(abbey.toAct(state)).toEqual([2]);
    act(state, 2, { kind: 'silence' });
    expect(refusalOf(state, 0, { kind: 'ask', of: 1, question })?.reason).toBe('outOfOrder');
  });

  test('AB-46 a mass is no move: no question, no action', () => {
    const state = abbeyOf(3, { rooms: ['aula', 'porta', 'hortus'] });
    ringWith(state, 'round');
    closeWindow(state);
    expect(state.pawn.every((pawn) => pawn === CHURCH)).toBe(true);
    expect(state.phase).toBe('move');
    expect(state.stack).toEqual([]);
  });
});
