import { Match, stretchSeed } from '@conclave/engine';
import { describe, expect, test } from 'vitest';
import { MASSES, passesAt } from '../rules/cards.ts';
import { abbey } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import { CHURCH } from '../rules/rooms.ts';
import { count, has, listed } from '../rules/suspects.ts';
import {
  abbeyOf,
  act,
  closeWindow,
  dice,
  kindsOf,
  monk,
  monks,
  only,
  refusalOf,
  ringWith,
  room,
  walk,
} from './position.ts';

const HANDS = [['whillem', 'galbraith', 'jacques'], ['sergio'], []] as const;

const giving = (...ids: string[]): Move => ({ kind: 'give', cards: ids.map(monk).sort((a, b) => a - b) });

describe('mass', () => {
  test('AB-21 AB-R3 all pawns to the church; everyone at once passes to the left what they chose before receiving', () => {
    const state = abbeyOf(3, { hands: HANDS, rooms: ['aula', 'porta', 'hortus'] });
    state.mass = 1;
    ringWith(state, 'round');
    expect(state.pawn).toEqual([CHURCH, CHURCH, CHURCH]);
    expect(abbey.toAct(state)).toEqual([0, 1, 2]);
    expect(abbey.view(state, 'gallery', false).asked).toMatchObject({
      kind: 'window',
      window: 'pass',
      asked: [0, 1, 2],
    });
    const against = (...ids: string[]) => refusalOf(state, 0, giving(...ids))?.reason;
    expect(against()).toBe('notEnoughPicked');
    expect(against('whillem')).toBe('notEnoughPicked');
    expect(against('sergio')).toBe('noSuchCard');
    expect(against('whillem', 'sergio')).toBe('noSuchCard');
    expect(against('whillem', 'jacques', 'galbraith')).toBe('enoughPicked');
    act(state, 0, giving('whillem', 'jacques'));
    // Seat 1 has one card only: all of it goes, and what it receives stays.
    expect(abbey.moves(state, 1)).toEqual([giving('sergio')]);
    act(state, 1, giving('sergio'));
    expect(state.hand[1]).toBe(monks('sergio'));
    closeWindow(state);
    expect(state.hand[1]).toBe(monks('whillem', 'jacques'));
    expect(has(state.hand[2], monk('sergio'))).toBe(true);
    expect(has(state.hand[0], monk('galbraith'))).toBe(true);
    expect(count(state.hand[0])).toBe(3);
    expect(state.gift[0]).toBe(monks('whillem', 'jacques'));
  });

  test('AB-21 what was picked is seen by giver and receiver alone', () => {
    const state = abbeyOf(4, { hands: [['whillem'], ['sergio'], ['guy'], []] });
    ringWith(state, 'round');
    expect(act(state, 0, giving('whillem')).heard('gallery')).toEqual([]);
    act(state, 1, giving('sergio'));
    act(state, 2, giving('guy'));
    const recorded = act(state, 3, abbey.moves(state, 3)[0]);
    const passedTo = (watcher: number | 'gallery') =>
      only(recorded.heard(watcher), 'passed').map(({ by, cards }) => [by, cards !== null]);
    expect(passedTo(1)).toEqual([
      [0, true],
      [1, true],
      [2, false],
      [3, false],
    ]);
    expect(passedTo('gallery')).toEqual([
      [0, false],
      [1, false],
      [2, false],
      [3, false],
    ]);
  });

  test('AB-22 an event is drawn and takes effect, and goes under its pile', () => {
    const state = abbeyOf(3, { hands: HANDS });
    ringWith(state, 'round');
    const heard = closeWindow(state);
    expect(only(heard, 'event')).toEqual([{ type: 'event', event: 'round' }]);
    expect(state.events.at(-1)).toBe('round');
    const die = abbeyOf(3, { hands: HANDS });
    ringWith(die, 'search');
    expect(only(closeWindow(die), 'die')).toHaveLength(1);
  });

  test('AB-23 the right neighbour becomes first, the next mass is current', () => {
    const state = abbeyOf(3, { hands: HANDS, first: 0 });
    ringWith(state, 'round');
    const heard = closeWindow(state);
    expect(only(heard, 'firstPlayer')).toEqual([{ type: 'firstPlayer', seat: 2, mass: 1 }]);
    expect([state.first, state.active, state.bell, state.mass]).toEqual([2, 2, 1, 1]);
  });

  test('AB-R1 masses pass 1, 2, 3, 4, 5, 6, 6, 6; gently 1, 2, 2, 3, 3, 4, 5, 6', () => {
    const state = abbeyOf(3);
    const gentle = abbeyOf(3, { options: { gentleMasses: true } });
    const rows = [state, gentle].map((abbeyState) =>
      MASSES.map((_mass, number) => {
        abbeyState.mass = number;
        return passesAt(abbeyState);
      }),
    );
    expect(rows).toEqual([
      [1, 2, 3, 4, 5, 6, 6, 6],
      [1, 2, 2, 3, 3, 4, 5, 6],
    ]);
  });
});

test('AB-21 AB-R3 another answer may be given until all have, and withdrawn, and nobody learns of it', () => {
  const state = abbeyOf(3, { hands: HANDS, books: [['alchemy']] });
  state.mass = 1;
  ringWith(state, 'round');
  const first = act(state, 0, giving('whillem', 'jacques'));
  expect([first.heard(0), first.heard(1), first.heard('gallery')]).toEqual([[{ type: 'handedIn' }], [], []]);
  expect(refusalOf(state, 0, giving('whillem', 'jacques'))).toEqual({ rule: 'AB-R3', reason: 'handedIn' });
  expect(kindsOf(state, 0)).toEqual(['give', 'keep', 'withdraw']);
  expect(abbey.moves(state, 0)).not.toContainEqual(giving('whillem', 'jacques'));
  expect(act(state, 0, { kind: 'keep' }).heard(1)).toEqual([]);
  expect(refusalOf(state, 0, { kind: 'keep' })?.reason).toBe('handedIn');
  expect(act(state, 0, { kind: 'withdraw' }).heard(1)).toEqual([]);
  expect(refusalOf(state, 0, { kind: 'withdraw' })?.reason).toBe('nothingHandedIn');
  act(state, 0, giving('whillem', 'jacques'));
  act(state, 0, giving('whillem', 'galbraith'));
  expect(abbey.view(state, 0, false).players[0].own?.answer).toEqual(giving('whillem', 'galbraith'));
  expect(abbey.view(state, 1, false).players[0]).toMatchObject({ own: null, handedIn: true });
  closeWindow(state);
  expect(state.gift[0]).toBe(monks('whillem', 'galbraith'));
});

test('AB-21 every card is as often among what is listed as any other, and anything may be drawn', () => {
  const state = abbeyOf(3, { hands: [['whillem', 'galbraith', 'jacques', 'guy', 'odon'], [], []] });
  state.mass = 2;
  ringWith(state, 'round');
  const gifts = abbey.moves(state, 0).flatMap((move) => (move.kind === 'give' ? [move.cards] : []));
  expect(gifts).toHaveLength(5);
  for (const card of listed(state.hand[0]))
    expect(gifts.filter((cards) => cards.includes(card))).toHaveLength(3);
  const rng = dice('any gift');
  const drawn = new Set(Array.from({ length: 300 }, () => JSON.stringify(abbey.pick?.(state, 0, rng))));
  expect(drawn.size).toBe(10);
});

test('AB-21 when time is up a finished draft is handed in, an unfinished or foreign one is not', () => {
  const lapsed = (draft: unknown) => {
    const match = Match.open(abbey, 3, { startAtLauds: true }, stretchSeed('late at mass'));
    const rng = dice('late at mass');
    while (match.window() === null) {
      const [seat] = match.toAct();
      const move = rng.pick(match.perspective(seat).moves.filter(({ kind }) => kind !== 'accuse'));
      match.submit({ type: 'move', seat, move, decision: match.decision(seat) });
    }
    const [seat] = match.toAct();
    const { hand } = match.perspective(seat).view.players[seat].own!;
    const drafts = [typeof draft === 'function' ? draft(hand) : draft];
    match.submit({ type: 'lapse', seat, late: true, drafts });
    const { answer } = match.perspective(seat).view.players[seat].own!;
    return { hand, cards: answer?.kind === 'give' ? answer.cards : null };
  };
  const whole = lapsed((hand: number[]) => ({ kind: 'give', cards: hand.slice(-2) }));
  expect(whole.cards).toEqual(whole.hand.slice(-2));
  for (const draft of [
    (hand: number[]) => ({ kind: 'give', cards: hand.slice(-1) }),
    (hand: number[]) => ({ kind: 'give', cards: [0, 1, 2, 3].filter((card) => !hand.includes(card)) }),
    { kind: 'withdraw' },
    'nonsense',
  ]) {
    const { hand, cards } = lapsed(draft);
    expect(cards).toEqual(hand.slice(0, 2));
  }
});

describe('options', () => {
  test('AB-31 AB-49 closed library, two books bar the scriptorium, no events', () => {
    const closed = abbeyOf(3, {
      hands: [['whillem'], ['sergio', 'guy'], []],
      rooms: ['scriptorium'],
      options: { libraryClosed: true },
    });
    expect(refusalOf(closed, 0, { kind: 'step', room: room('bibliotheca') })?.reason).toBe('libraryBurnt');
    const limited = (books: readonly ('alchemy' | 'itinerary')[]) => {
      const state = abbeyOf(3, { rooms: ['claustrum_n'], options: { bookLimit: true }, books: [books] });
      act(state, 0, { kind: 'step', room: room('scriptorium') });
      return refusalOf(state, 0, { kind: 'halt' });
    };
    expect(limited(['alchemy'])).toBeNull();
    expect(limited(['alchemy', 'itinerary'])).toEqual({ rule: 'AB-49', reason: 'twoBooks' });
    const quiet = abbeyOf(3, { hands: HANDS, options: { noEvents: true } });
    ringWith(quiet, 'search');
    expect(only(closeWindow(quiet), 'event')).toEqual([]);
  });

  test('AB-31 AB-49 AB-30 six-player rules with fewer; Lauds: Matins leaves the game', () => {
    const brisk = abbeyOf(3, { options: { sixRules: true } });
    expect(brisk.steps).toBe(3);
    brisk.bell = 0;
    brisk.active = 2;
    brisk.phase = 'act';
    act(brisk, 2, { kind: 'done' });
    expect(brisk.bell).toBe(2);
    const lauds = abbeyOf(3, { hands: HANDS, options: { startAtLauds: true } });
    expect(lauds.mass).toBe(1);
    lauds.mass = 7;
    ringWith(lauds, 'round');
    closeWindow(lauds);
    expect(lauds.mass).toBe(1);
  });
});

describe('penance', () => {
  test('AB-29 AB-47 pawn to the church, next turn skipped, neither asked nor asking until the next move', () => {
    const state = abbeyOf(3, { hands: HANDS, rooms: ['claustrum_e', 'aula', 'hortus'] });
    walk(state, 0, 'capitulum');
    act(state, 0, { kind: 'accuse', suspect: monk('sergio') });
    expect(state.active).toBe(1);
    act(state, 1, { kind: 'step', room: CHURCH });
    act(state, 1, { kind: 'halt' });
    expect(kindsOf(state, 1)).toEqual(['done']);
    act(state, 1, { kind: 'done' });
    walk(state, 2, 'sacristia');
    act(state, 2, { kind: 'done' });
    expect(kindsOf(state, 0)).toEqual(['pray']);
    act(state, 0, { kind: 'pray' });
    expect([state.skip[0], state.penitent[0], state.active]).toEqual([0, true, 1]);
    walk(state, 1, 'aula');
    act(state, 1, { kind: 'done' });
    walk(state, 2, 'hortus');
    act(state, 2, { kind: 'done' });
    walk(state, 0, 'aula');
    expect(state.penitent[0]).toBe(false);
    expect(kindsOf(state, 0)).toEqual(['ask']);
  });

  test('AB-29 sent right before a mass, the first turn after it is skipped', () => {
    const state = abbeyOf(3, { hands: HANDS });
    state.skip[2] = 1;
    state.penitent[2] = true;
    ringWith(state, 'round');
    closeWindow(state);
    expect([state.active, state.phase]).toEqual([2, 'prayer']);
  });

  test('AB-R4 a penitent first player still moves the bell, can be robbed and must show; no crypt card on a skipped turn', () => {
    const state = abbeyOf(3, { hands: HANDS, rooms: ['porta', 'hortus', 'ecclesia'], first: 2, active: 1 });
    state.skip[2] = 1;
    state.penitent[2] = true;
    state.relic[2] = 'held';
    walk(state, 1, 'sacristia');
    act(state, 1, { kind: 'done' });
    expect([state.bell, state.phase]).toEqual([2, 'prayer']);
    expect(refusalOf(state, 2, { kind: 'relic' })?.reason).toBe('outOfOrder');
    act(state, 2, { kind: 'pray' });
    walk(state, 0, 'parlatorium');
    act(state, 0, { kind: 'request', of: 2, values: ['fat'] });
    expect(abbey.toAct(state)).toEqual([2]);
    const robbed = abbeyOf(3, { hands: HANDS, rooms: ['ecclesia', 'hortus', 'ecclesia'] });
    robbed.penitent[2] = true;
    robbed.confessors[0] = 2;
    walk(robbed, 0, 'confessorium1');
    expect(kindsOf(robbed, 0)).toContain('confess');
  });

  test('AB-R15 skipped turns do not add up', () => {
    const state = abbeyOf(3, { hands: HANDS, rooms: ['claustrum_e', 'porta', 'hortus'] });
    state.skip[0] = 1;
    walk(state, 0, 'capitulum');
    act(state, 0, { kind: 'accuse', suspect: monk('sergio') });
    expect(state.skip[0]).toBe(1);
  });

  test('AB-48 nothing can be done out of turn or out of order, and nothing changes', () => {
    const state = abbeyOf(3, { hands: HANDS });
    const before = JSON.stringify(state);
    expect(refusalOf(state, 1, { kind: 'step', room: room('aula') })).toEqual({
      rule: 'AB-36',
      reason: 'notYourTurn',
    });
    expect(refusalOf(state, 0, { kind: 'done' })).toEqual({ rule: 'AB-48', reason: 'outOfOrder' });
    expect(refusalOf(state, 0, { kind: 'withdraw' })?.rule).toBe('AB-R3');
    expect(JSON.stringify(state)).toBe(before);
  });
});

describe('who knows what', () => {
  test('AB-32 own cards and books alone; AB-50 the public rest', () => {
    const state = abbeyOf(3, {
      hands: HANDS,
      pile: ['guy', 'felix'],
      books: [['alchemy'], ['itinerary', 'secretKey'], []],
    });
    const view = abbey.view(state, 0, false);
    expect(view.culprit).toBeNull();
    expect(view.pile).toEqual([null, null]);
    expect(view.players[0].own?.hand).toEqual([monk('whillem'), monk('galbraith'), monk('jacques')]);
    expect(view.players.slice(1).map(({ own }) => own)).toEqual([null, null]);
    expect(view.players.map(({ cards }) => cards)).toEqual(state.hand.map(count));
    expect(view.players.map(({ books }) => books)).toEqual([1, 2, 0]);
    expect(view).toMatchObject({ confessors: state.confessors, bell: 1, mass: 0 });
    const all = abbey.view(state, 0, true);
    expect(all.culprit).toBe(monk('leger'));
    expect(all.players.every(({ own }) => own !== null)).toBe(true);
    const gallery = abbey.view(state, 'gallery', false);
    expect(gallery.players.every(({ own }) => own === null)).toBe(true);
  });

  test("AB-33 the sheet of crossed-off suspects is in its owner's view alone", () => {
    const state = abbeyOf(3, { hands: HANDS });
    state.seen[0] |= monks('thomas');
    expect(abbey.view(state, 0, false).players[0].own?.crossed).toContain(monk('thomas'));
    expect(JSON.stringify(abbey.view(state, 1, false).players[0])).not.toContain('crossed');
  });

  test('AB-50 the one robbed knows which card went, all know that one did', () => {
    const state = abbeyOf(4, {
      hands: [['whillem'], ['sergio'], ['guy'], []],
      rooms: ['ecclesia', 'porta', 'hortus', 'culina'],
    });
    state.confessors[0] = 1;
    walk(state, 0, 'confessorium1');
    const recorded = act(state, 0, { kind: 'confess' });
    expect(only(recorded.heard(1), 'took')[0].card).toBe(monk('sergio'));
    expect(only(recorded.heard('gallery'), 'took')[0]).toEqual({
      type: 'took',
      by: 0,
      from: 1,
      card: null,
      how: 'confessional',
    });
  });

  test('AB-R10 on a time-out: silence, a compulsory answer by the software, no vow, the first question listed', () => {
    const state = abbeyOf(3, { hands: HANDS, rooms: ['ecclesia', 'aula', 'hortus'] });
    walk(state, 0, 'aula');
    expect(abbey.lapse(state, 0)).toEqual(abbey.moves(state, 0)[0]);
    act(state, 0, abbey.lapse(state, 0));
    expect(abbey.lapse(state, 1)).toEqual({ kind: 'silence' });
    act(state, 1, { kind: 'answer' });
    act(state, 1, { kind: 'ask', of: 0, question: { kind: 'willGo', room: room('capitulum') } });
    expect(abbey.lapse(state, 0)).toEqual({ kind: 'pledge', yes: false });
  });

  test('AB-R18 no card makes the table wait: whom the game waits for does not depend on secret books', () => {
    const state = abbeyOf(3, { hands: HANDS });
    const armed = abbey.clone(state);
    armed.books[1] = ['artOfQuestioning', 'ruleOfSilence', 'onHearing', 'indulgence', 'letter'];
    for (const abbeyState of [state, armed]) walk(abbeyState, 0, 'aula');
    expect(abbey.toAct(armed)).toEqual(abbey.toAct(state));
    act(state, 0, { kind: 'done' });
    act(armed, 0, { kind: 'done' });
    expect(abbey.toAct(armed)).toEqual(abbey.toAct(state));
  });
});
