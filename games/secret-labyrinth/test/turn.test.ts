import { Match, stretchSeed } from '@conclave/engine';
import { expect, test } from 'vitest';
import { HOME, squareOf } from '../rules/board.ts';
import { secretLabyrinth } from '../rules/game.ts';
import type { Move } from '../rules/moves.ts';
import { joinedTo } from '../rules/paths.ts';
import { clone, NONE, type State } from '../rules/state.ts';
import { act, at, card, named, only, position, reasonOf, run, SHIFT_IN, SHIFT_OUT } from './position.ts';

const DONE: Move = { kind: 'done' };
const CLAIM: Move = { kind: 'claim' };
const turn = (notches: number): Move => ({ kind: 'turn', notches });

test('SL-4 exactly two changes before the pawn moves; no passing', () => {
  const state = position();
  expect(reasonOf(state, 0, DONE)).toBe('SL-4 changesFirst');
  expect(reasonOf(state, 0, run('frame-1'))).toBe('SL-4 changesFirst');
  act(state, 0, turn(11));
  expect(reasonOf(state, 0, DONE)).toBe('SL-4 changesFirst');
  act(state, 0, SHIFT_OUT);
  expect(state.turned).toEqual([11, 0, 1]);
  expect(reasonOf(state, 0, SHIFT_IN)).toBe('SL-4 twoChanges');
  expect(secretLabyrinth.parse(turn(0))).toBeNull();
  expect(secretLabyrinth.parse(turn(12))).toBeNull();
});

test('SL-5 the centre once, a corridor twice or each once: 25 results', () => {
  const results = new Set<string>();
  const start = position();
  for (const first of secretLabyrinth.moves(start, 0)) {
    const once = clone(start);
    act(once, 0, first);
    if (first.kind === 'turn') expect(reasonOf(once, 0, turn(3))).toBe('SL-5 centreTwice');
    for (const second of secretLabyrinth.moves(once, 0)) {
      const twice = clone(once);
      act(twice, 0, second);
      results.add(twice.turned.join());
    }
  }
  expect(results.size).toBe(25);
});

test.each([false, true])('SL-6 a change seals, unless trying out is agreed (%s)', (tryOut) => {
  const match = Match.open(secretLabyrinth, 2, { tryOut }, stretchSeed(1));
  const step = (move: Move) => {
    const seat = match.toAct()[0];
    match.submit({ type: 'move', seat, move, decision: match.decision(seat) });
    return match.perspective(seat).mayUndo;
  };
  step({ kind: 'colour', colour: 'red' });
  step({ kind: 'colour', colour: 'blue' });
  expect(step(SHIFT_IN)).toBe(tryOut);
  expect(step(turn(4))).toBe(tryOut);
  const state = position({ options: { tryOut } });
  expect(act(state, 0, SHIFT_OUT).sealed).toBe(!tryOut);
});

test('SL-8 any joined square, over pawns and secrets, or none at all', () => {
  const state = position({ changed: true, pawns: ['frame-0', 'outerCorridor-0'], wanted: card('ring') });
  const listed = secretLabyrinth.moves(state, 0).flatMap((move) => (move.kind === 'run' ? [move.to] : []));
  expect(listed).toEqual(joinedTo([0, 0, 0], at('frame-0')).filter((square) => square !== at('frame-0')));
  expect(listed).toEqual(
    expect.arrayContaining([
      at('middleRing-1'),
      at('outerCorridor-0'),
      at('outerCorridor-11'),
      at('middleRing-8'),
    ]),
  );
  expect(reasonOf(state, 0, run('frame-0'))).toBe('SL-8 noMove');
  expect(reasonOf(state, 0, run('frame-3'))).toBe('SL-8 notJoined');
  act(state, 0, run('middleRing-1'));
  expect(state.pawns[0]).toBe(at('middleRing-1'));
  expect(reasonOf(state, 0, run('frame-0'))).toBe('SL-28 turnSpent');
  const stays = position({ changed: true });
  act(stays, 0, DONE);
  expect(stays.active).toBe(1);
});

test('SL-9 ending on the wanted square takes the card, crossing it takes nothing', () => {
  const crossing = position({ changed: true, wanted: card('crown') });
  act(crossing, 0, run('outerCorridor-1'));
  expect(crossing.wanted).toBe(card('crown'));
  const ending = position({ changed: true, wanted: card('crown') });
  const { heard } = act(ending, 0, run('outerCorridor-0'));
  expect(only(heard('gallery'), 'taken')).toEqual([{ type: 'taken', seat: 0, card: card('crown') }]);
  expect(ending.owner[card('crown')]).toBe(0);
  expect(secretLabyrinth.view(ending, 1, false).players[0]).toMatchObject({ count: 1, cards: null });
});

test.each([0, 1, 2])(
  'SL-10 a card is claimed after %i changes, the others are still owed, no move is left',
  (after) => {
    const state = position({ pawns: ['outerCorridor-0', 'frame-3'], wanted: card('crown') });
    const changes = [SHIFT_IN, turn(5)];
    for (const change of changes.slice(0, after)) act(state, 0, change);
    act(state, 0, CLAIM);
    expect(state.owner[card('crown')]).toBe(0);
    if (after < 2) expect(reasonOf(state, 0, DONE)).toBe('SL-4 changesFirst');
    for (const change of changes.slice(after)) act(state, 0, change);
    expect(reasonOf(state, 0, run('outerCorridor-1'))).toBe('SL-28 turnSpent');
    expect(reasonOf(state, 0, CLAIM)).toBe('SL-28 turnSpent');
    act(state, 0, DONE);
    expect(state.active).toBe(1);
  },
);

test('SL-10 only on the wanted square, and nothing forces it', () => {
  const state = position({ pawns: ['outerCorridor-0', 'frame-3'], wanted: card('sword') });
  expect(reasonOf(state, 0, CLAIM)).toBe('SL-10 notOnWanted');
  const there = position({ pawns: ['outerCorridor-0', 'frame-3'], wanted: card('crown'), changed: true });
  act(there, 0, DONE);
  expect(there.wanted).toBe(card('crown'));
});

test('SL-11 the next card is turned up as the last thing of the turn', () => {
  const state = position({ changed: true, wanted: card('crown'), pile: named('ring', 'sword') });
  act(state, 0, run('outerCorridor-0'));
  expect(state.wanted).toBe(NONE);
  const done = act(state, 0, DONE);
  expect(done.sealed).toBe(true);
  expect(done.heard(1).map(({ type }) => type)).toEqual(['turnedUp', 'turnBegun']);
  expect(state.wanted).toBe(card('ring'));
  expect(state.pile).toEqual([card('sword')]);
});

test('SL-12 without cards left turns go on', () => {
  const state = position({ changed: true, wanted: card('crown'), pile: [] });
  act(state, 0, run('outerCorridor-0'));
  act(state, 0, DONE);
  expect(state.wanted).toBe(NONE);
  expect(secretLabyrinth.toAct(state)).toEqual([1]);
  expect(reasonOf(state, 1, CLAIM)).toBe('SL-12 nothingWanted');
  act(state, 1, SHIFT_IN);
  act(state, 1, SHIFT_IN);
  act(state, 1, DONE);
  expect(secretLabyrinth.outcome(state)).toBeNull();
});

test('SL-23 a pawn that finds itself on the wanted square has nothing yet', () => {
  const state = position({
    changed: true,
    pawns: ['frame-0', 'innerCorridor-6'],
    wanted: card('crown'),
    pile: named('ring'),
  });
  act(state, 0, run('outerCorridor-0'));
  act(state, 0, DONE);
  expect(state.pawns[1]).toBe(HOME[state.wanted]);
  expect(state.owner[card('ring')]).not.toBe(1);
  expect(reasonOf(state, 0, CLAIM)).toBe('SL-3 notYourTurn');
  act(state, 1, CLAIM);
  expect(state.owner[card('ring')]).toBe(1);
});

test('SL-24 one wanted card a turn: after taking it nothing is wanted until the turn is over', () => {
  const state = position({ changed: true, wanted: card('crown'), pile: named('goblet') });
  act(state, 0, run('outerCorridor-0'));
  expect(secretLabyrinth.moves(state, 0)).toEqual([DONE]);
  expect(reasonOf(state, 0, CLAIM)).toBe('SL-28 turnSpent');
});

test('a wrong move of each kind is refused with its rule, and malformed ones are no moves', () => {
  const state: State = position();
  const expected: [Move, string][] = [
    [{ kind: 'colour', colour: 'red' }, 'SL-2 coloursChosen'],
    [CLAIM, 'SL-10 notOnWanted'],
    [run('frame-1'), 'SL-4 changesFirst'],
    [DONE, 'SL-4 changesFirst'],
    [{ kind: 'animal', card: 3 }, 'SL-14 notAnAnimal'],
    [{ kind: 'animal', card: 15 }, 'SL-14 notYours'],
    [{ kind: 'give', card: 3 }, 'SL-14 noExchange'],
    [{ kind: 'from', seat: 1 }, 'SL-14 noExchange'],
    [{ kind: 'challenge', seat: 1 }, 'SL-4 changesFirst'],
    [{ kind: 'rival', seat: 1 }, 'SL-15 noDuel'],
    [{ kind: 'stake', prize: 'gnome', die: true }, 'SL-15 noDuel'],
    [{ kind: 'weapon', weapon: 'stone' }, 'SL-15 noDuel'],
    [{ kind: 'anyWeapon' }, 'SL-15 noDuel'],
    [{ kind: 'place', to: 3 }, 'SL-15 noDuel'],
    [{ kind: 'jump' }, 'SL-13 nothingTurnedUp'],
    [{ kind: 'decline' }, 'SL-13 nothingTurnedUp'],
  ];
  for (const [move, reason] of expected) expect(reasonOf(state, 0, move)).toBe(reason);
  for (const [move] of expected) expect(reasonOf(state, 1, move)).toBe('SL-3 notYourTurn');
  for (const wrong of [
    { kind: 'run', to: 66 },
    { kind: 'run' },
    { kind: 'stake', prize: 'animal', die: true },
  ]) {
    expect(secretLabyrinth.parse(wrong)).toBeNull();
  }
  expect(squareOf('frame-0')).toBe(state.pawns[0]);
});

test('when time is up: the least binding move', () => {
  const state = position();
  expect(secretLabyrinth.lapse(state, 0)).toEqual(SHIFT_IN);
  expect(secretLabyrinth.lapse(position({ changed: true }), 0)).toEqual(DONE);
});
