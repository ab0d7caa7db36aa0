import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  answerOf,
  answersInOrder,
  cloneWindow,
  isAsked,
  isComplete,
  openWindow,
  PASS,
  setAnswer,
  unanswered,
  withdrawAnswer,
} from '../windows.ts';

const open = () => openWindow<string>(7, 'die', [3, 0, 2]);

describe('a window', () => {
  test('opens with nobody’s answer, asked in seat order', () => {
    const window = open();
    expect(window).toEqual({ id: 7, kind: 'die', asked: [0, 2, 3], answers: [null, null, null] });
    expect(unanswered(window)).toEqual([0, 2, 3]);
    expect(isComplete(window)).toBe(false);
  });

  test('does not touch the list it was opened with', () => {
    const asked = [3, 0, 2];
    openWindow(1, 'die', asked);
    expect(asked).toEqual([3, 0, 2]);
  });

  test('is plain JSON', () => {
    const window = open();
    setAnswer(window, 2, 'reroll');
    expect(JSON.parse(JSON.stringify(window))).toEqual(window);
  });

  test('knows who was asked', () => {
    const window = open();
    expect([0, 1, 2, 3, 4].map((seat) => isAsked(window, seat))).toEqual([true, false, true, true, false]);
  });

  test('keeps an answer, a pass too, until it is replaced or withdrawn', () => {
    const window = open();
    setAnswer(window, 2, 'reroll');
    setAnswer(window, 0, PASS);
    expect([0, 1, 2, 3].map((seat) => answerOf(window, seat))).toEqual([PASS, null, 'reroll', null]);
    expect(unanswered(window)).toEqual([3]);
    setAnswer(window, 2, 'plus');
    expect(answerOf(window, 2)).toBe('plus');
    withdrawAnswer(window, 2);
    expect(answerOf(window, 2)).toBeNull();
    expect(unanswered(window)).toEqual([2, 3]);
  });

  test('takes no answer from a seat that was not asked', () => {
    const window = open();
    expect(() => setAnswer(window, 1, 'reroll')).toThrow('seat 1 was not asked');
    withdrawAnswer(window, 1);
    expect(window).toEqual(open());
  });

  test('is complete when the last one has answered', () => {
    const window = open();
    for (const seat of [3, 0]) setAnswer(window, seat, PASS);
    expect(isComplete(window)).toBe(false);
    setAnswer(window, 2, 'plus');
    expect(isComplete(window)).toBe(true);
    withdrawAnswer(window, 3);
    expect(isComplete(window)).toBe(false);
  });

  test('with nobody asked is complete at once', () => {
    expect(isComplete(openWindow(0, 'die', []))).toBe(true);
  });

  test('is cloned without sharing its answers', () => {
    const window = open();
    const clone = cloneWindow(window);
    expect(clone).toEqual(window);
    setAnswer(clone, 0, 'plus');
    expect(answerOf(window, 0)).toBeNull();
  });
});

describe('answers take effect', () => {
  test('in seat order, passes and missing ones left out', () => {
    const window = openWindow<string>(0, 'die', [0, 1, 2, 3]);
    setAnswer(window, 3, 'c');
    setAnswer(window, 1, 'b');
    setAnswer(window, 2, PASS);
    expect(answersInOrder(window)).toEqual([
      { seat: 1, answer: 'b' },
      { seat: 3, answer: 'c' },
    ]);
  });

  test('clockwise from a given seat on', () => {
    const window = openWindow<number>(0, 'die', [0, 1, 2, 3]);
    for (const seat of [0, 1, 3]) setAnswer(window, seat, seat * 10);
    const seatsFrom = (first: number) => answersInOrder(window, first).map(({ seat }) => seat);
    expect(seatsFrom(0)).toEqual([0, 1, 3]);
    expect(seatsFrom(1)).toEqual([1, 3, 0]);
    expect(seatsFrom(2)).toEqual([3, 0, 1]);
    expect(seatsFrom(3)).toEqual([3, 0, 1]);
    expect(seatsFrom(4)).toEqual([0, 1, 3]);
  });

  test('the same whatever the order of arrival', () => {
    const arrivals = fc.shuffledSubarray([0, 1, 2, 3, 4]);
    fc.assert(
      fc.property(arrivals, fc.nat(5), (order, first) => {
        const inOrder = openWindow<number>(0, 'die', [0, 1, 2, 3, 4]);
        const asArrived = openWindow<number>(0, 'die', [0, 1, 2, 3, 4]);
        for (const seat of [...order].sort()) setAnswer(inOrder, seat, seat);
        for (const seat of order) setAnswer(asArrived, seat, seat);
        expect(asArrived).toEqual(inOrder);
        expect(answersInOrder(asArrived, first)).toEqual(answersInOrder(inOrder, first));
      }),
    );
  });

  test('an answer that is 0 or empty is an answer', () => {
    const window = openWindow<number | string>(0, 'die', [0, 1]);
    setAnswer(window, 0, 0);
    setAnswer(window, 1, '');
    expect(isComplete(window)).toBe(true);
    expect(answersInOrder(window)).toHaveLength(2);
  });
});
