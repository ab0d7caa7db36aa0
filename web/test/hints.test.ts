/** The page's hints: the same when asked twice, gone when something is decided, and never about nothing. */

import type { AnyMove, AnyPerspective, Thought } from '@conclave/engine';
import { signal } from '@preact/signals';
import { beforeEach, expect, test, vi } from 'vitest';

const said = vi.hoisted(() => [] as string[]);
vi.mock('@conclave/kit', () => ({
  toast: (text: string) => {
    said.push(text);
    return () => said.push('away');
  },
}));
vi.mock('../say.ts', () => ({
  say: { value: { table: { noHint: 'No hint', hintNothing: 'Better wait' }, words: { nothing: 'Nothing' } } },
}));

import type { TableSource } from '../sources/source.ts';
import { Hints } from '../table/control/hints.ts';
import type { Wording } from '../table/control/wording.ts';

const STEP: AnyMove = { kind: 'step' };
const ON: AnyMove = { kind: 'on' };

function perspective(decision: number, asked = true): AnyPerspective {
  const moves = asked ? [STEP] : [];
  return {
    watcher: 0,
    question: null,
    view: {},
    told: [],
    moves,
    waiting: [],
    asked,
    decision,
    mayUndo: false,
    outcome: null,
  };
}

function page(thoughts: Thought<AnyMove>[]) {
  const now = signal<AnyPerspective | null>(perspective(1));
  const hint = vi.fn(async () => thoughts.shift() ?? null);
  const wording = {
    words: signal({
      why: (key: string) => key,
      advice: (moves: readonly AnyMove[]) => moves.map(({ kind }) => kind).join(' '),
    }),
    voice: signal({}),
  };
  const hints = new Hints(
    { perspective: now, hint } as unknown as TableSource,
    wording as unknown as Wording,
  );
  return { hints, now, hint };
}

const thought = (key: string): Thought<AnyMove> => ({ move: STEP, further: [ON], why: { key, params: {} } });

beforeEach(() => {
  said.length = 0;
});

test('a hint means the whole move, and says why', async () => {
  const { hints } = page([thought('first')]);
  await hints.give();
  expect(said).toEqual(['step on. first']);
  expect(hints.advice.value).toEqual([STEP, ON]);
});

test('whoever asks twice is told the same, also when others have done something in between', async () => {
  const { hints, now, hint } = page([thought('first'), thought('second')]);
  await hints.give();
  now.value = perspective(1);
  expect(hints.advice.value).toEqual([STEP, ON]);
  await hints.give();
  expect(said).toEqual(['step on. first', 'step on. first']);
  expect(hint).toHaveBeenCalledTimes(1);
});

test('another decision is thought about anew', async () => {
  const { hints, now } = page([thought('first'), thought('second')]);
  await hints.give();
  now.value = perspective(2);
  expect(hints.advice.value).toEqual([]);
  await hints.give();
  expect(said.at(-1)).toBe('step on. second');
});

test('where nothing is to be decided nobody is asked', async () => {
  const { hints, now, hint } = page([thought('first')]);
  now.value = perspective(1, false);
  await hints.give();
  expect(said).toEqual(['Nothing']);
  expect(hint).not.toHaveBeenCalled();
});

test('a hint that comes too late is not given, and none stays for another watcher', async () => {
  const { hints, now } = page([thought('first'), thought('second')]);
  const asked = hints.give();
  now.value = perspective(2);
  await asked;
  expect(said).toEqual([]);
  await hints.give();
  hints.forget();
  expect(said.at(-1)).toBe('away');
  expect(hints.advice.value).toEqual([]);
});
