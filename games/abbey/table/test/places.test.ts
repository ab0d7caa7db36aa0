/** Every move has one place at the table, and one's own marks are kept as they were made. */

import { ChaCha8, Match, stretchSeed } from '@conclave/engine';
import { describe, expect, test } from 'vitest';
import { abbey } from '../../rules/game.ts';
import { PLAIN } from '../../rules/moves.ts';
import { readMarks, withMark, withNextMark, withNote } from '../notebook/sheet-marks.ts';
import { isButton, isPictured, placeOf, probe, sourceOf } from '../places.ts';

test('a move is a button, a picture, a scroll, a question or a gift, or has a place', () => {
  const rng = new ChaCha8(stretchSeed('places'));
  const match = Match.open(abbey, 4, {}, stretchSeed('placed'));
  const elsewhere = ['ask', 'askAll', 'answer', 'silence', 'pledge', 'give', 'discard'];
  let looked = 0;
  for (let i = 0; i < 500 && !match.outcome; i++) {
    const seat = rng.pick(match.toAct());
    const { moves, view } = match.perspective(seat);
    for (const move of moves) {
      looked++;
      const reachable =
        isButton(move) || isPictured(move) || placeOf(move, view) !== null || elsewhere.includes(move.kind);
      expect([move.kind, reachable]).toEqual([move.kind, true]);
      const place = placeOf(move, view);
      if (place?.startsWith('die')) expect(['die-0', 'die-1']).toContain(place);
      if (place !== null && sourceOf(move) === null && /^(pile|books|library|relics|die)/.test(place))
        expect(probe(place)?.kind).toBe(move.kind);
    }
    const going = moves.filter(({ kind }) => kind !== 'withdraw');
    const kind = rng.pick([...new Set(going.map((move) => move.kind))]);
    match.submit({
      type: 'move',
      seat,
      move: rng.pick(going.filter((one) => one.kind === kind)),
      decision: match.decision(seat),
    });
  }
  expect(looked).toBeGreaterThan(1000);
});

test('what is plain has a button or a scroll', () => {
  for (const kind of PLAIN) {
    const move = { kind };
    expect(isButton(move)).toBe(kind !== 'answer' && kind !== 'silence');
  }
});

describe('the pen', () => {
  const blank = readMarks('');

  test('a mark again takes it off; others stay', () => {
    const two = withMark(withMark(blank, 3, 'cross'), 5, 'star');
    expect(two.marks).toEqual({ 3: 'cross', 5: 'star' });
    expect(withMark(two, 3, 'cross').marks).toEqual({ 5: 'star' });
    expect(withMark(two, 3, 'doubt').marks).toEqual({ 3: 'doubt', 5: 'star' });
  });

  test('cross, doubt, star, nothing', () => {
    const rounds = [1, 2, 3, 4].reduce<(typeof blank)[]>(
      (all) => [...all, withNextMark(all[all.length - 1], 0)],
      [blank],
    );
    expect(rounds.map(({ marks }) => marks[0])).toEqual([undefined, 'cross', 'doubt', 'star', undefined]);
  });

  test('what was written is read again; anything else is a blank sheet', () => {
    const sheet = withNote(withMark(blank, 7, 'doubt'), 7, 'asks for fat ones');
    expect(readMarks(JSON.stringify(sheet))).toEqual(sheet);
    expect(withNote(sheet, 7, '').notes).toEqual({});
    for (const text of ['', 'x', '[]', '{"marks":1}', 'null']) expect(readMarks(text)).toEqual(blank);
    expect(readMarks('{"marks":{"1":"crown","2":"star"},"notes":{"1":4}}')).toEqual({
      marks: { 2: 'star' },
      notes: {},
    });
  });
});
